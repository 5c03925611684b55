import { PrismaLibSql } from '@prisma/adapter-libsql'
import { fileUrl } from './file-url.ts'
import { PrismaClient } from './generated/client.ts'

// FULL, because an answer that was acknowledged must survive a power cut (WAL alone syncs only at checkpoints).
const settings = `PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
PRAGMA foreign_keys = ON;`

/** What runs statements beneath a client. */
export type LocalDriver = Awaited<ReturnType<PrismaLibSql['connect']>>

/** These settings belong to a connection, so every one the adapter opens gets them before its first query. */
class LocalAdapter extends PrismaLibSql {
  driver: LocalDriver | null = null

  override async connect() {
    const driver = await super.connect()
    await driver.executeScript(settings)
    const dispose = driver.dispose.bind(driver)
    driver.dispose = async () => {
      this.driver = null
      await dispose()
    }
    this.driver = driver
    return driver
  }
}

const adapters = new WeakMap<PrismaClient, LocalAdapter>()

/**
 * A Prisma client on one SQLite file, encrypted where there's a key. One connection, which waits up to 10 s for another process's write; that wait
 * stops the whole thread, so a process opens a file once.
 */
export function openLocal(file: string, encryptionKey?: string): PrismaClient {
  const adapter = new LocalAdapter({
    url: fileUrl(file),
    concurrency: 1,
    timeout: 10_000,
    ...(encryptionKey && { encryptionKey }),
  })
  const client = new PrismaClient({ adapter, errorFormat: 'minimal' })
  adapters.set(client, adapter)
  return client
}

/**
 * The driver of an open client, for statements asked so often that Prisma's own part of each would be most of it. Same
 * connection, same queue: what either does, the other waits for.
 */
export async function driverOf(client: PrismaClient): Promise<LocalDriver> {
  const adapter = adapters.get(client)
  if (!adapter?.driver) await client.$connect()
  if (!adapter?.driver) throw new Error('the client was not opened here')
  return adapter.driver
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
