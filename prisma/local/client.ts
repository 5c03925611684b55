import { PrismaLibSql } from '@prisma/adapter-libsql'
import { fileUrl } from './file-url.ts'
import { PrismaClient } from './generated/client.ts'

// FULL, because an answer that was acknowledged must survive a power cut (WAL alone syncs only at checkpoints).
const settings = `PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
PRAGMA foreign_keys = ON;`

/** These settings belong to a connection, so every one the adapter opens gets them before its first query. */
class LocalAdapter extends PrismaLibSql {
  override async connect() {
    const adapter = await super.connect()
    await adapter.executeScript(settings)
    return adapter
  }
}

/**
 * A Prisma client on one SQLite file. One connection, which waits up to 10 s for another process's write; that wait
 * stops the whole thread, so a process opens a file once.
 */
export function openLocal(file: string): PrismaClient {
  const adapter = new LocalAdapter({ url: fileUrl(file), concurrency: 1, timeout: 10_000 })
  return new PrismaClient({ adapter })
}

/**
 * Folds the write-ahead log into the file and closes it. libsql lets go of the file itself at the next garbage
 * collection, so on Windows a file can be deleted for certain only after the process that had it open has ended.
 */
export async function closeLocal(client: PrismaClient): Promise<void> {
  // A log that cannot be folded in now (another process reads) loses nothing: the next open reads it.
  await client.$queryRawUnsafe('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined)
  await client.$disconnect()
}

export type { PrismaClient }
