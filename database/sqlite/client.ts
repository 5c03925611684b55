import { ConnectionPool, Sqlite3Client } from '@libsql/client/sqlite3'
import { PrismaLibSql } from '@prisma/adapter-libsql'
import { fileUrl } from '#prisma/local/file-url.ts'
import { PrismaClient } from '#prisma/local/generated/client.ts'

// FULL, because an answer that was acknowledged must survive a power cut (WAL alone syncs only at checkpoints).
const settings = `PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
PRAGMA foreign_keys = ON;`

type Driver = Awaited<ReturnType<PrismaLibSql['connect']>>

/** A connection of libsql's, whose calls all return at once. */
export type Connection = ReturnType<ConnectionPool['acquireSync']>

/** These settings belong to a connection, so every one the adapter opens gets them before its first query. */
class LocalAdapter extends PrismaLibSql {
  opened: { driver: Driver; connection: Connection } | null = null
  /** whoever still has the client finds no way to the file, which may be deleted by then: connecting would make it anew */
  isClosed = false
  readonly #newPool: () => ConnectionPool

  constructor(file: string, options: ConstructorParameters<typeof ConnectionPool>[1]) {
    super({ url: fileUrl(file) })
    this.#newPool = () => new ConnectionPool(file, options, 1)
  }

  override async connect() {
    if (this.isClosed) throw new Error('this file was closed')
    const pool = this.#newPool()
    this.createClient = () => new Sqlite3Client(pool, 'number')
    const driver = await super.connect()
    await driver.executeScript(settings)
    const connection = pool.acquireSync()
    pool.release(connection)
    const dispose = driver.dispose.bind(driver)
    driver.dispose = async () => {
      this.opened = null
      await dispose()
    }
    this.opened = { driver, connection }
    return driver
  }
}

const adapters = new WeakMap<PrismaClient, LocalAdapter>()

/**
 * A Prisma client on one SQLite file, encrypted where there's a key. One connection, which waits up to 10 s for
 * another process's write; that wait stops the whole thread, so a process opens a file once.
 */
export function openLocal(file: string, encryptionKey?: string): PrismaClient {
  const adapter = new LocalAdapter(file, { timeout: 10_000, ...(encryptionKey && { encryptionKey }) })
  const client = new PrismaClient({ adapter, errorFormat: 'minimal' })
  adapters.set(client, adapter)
  return client
}

/**
 * Does work on the connection beneath a client, for statements asked so often that Prisma's own part of each would be most of
 * it. It waits while Prisma has a transaction open; once it runs nothing comes between, since the work itself doesn't wait.
 */
export async function onConnection<T>(client: PrismaClient, work: (connection: Connection) => T): Promise<T> {
  const adapter = adapters.get(client)
  if (!adapter) throw new Error('the client was not opened here')
  if (adapter.opened && !adapter.opened.connection.open) await client.$disconnect()
  if (!adapter.opened) await client.$connect()
  if (!adapter.opened) throw new Error('a client that connected has a connection')
  const { driver, connection } = adapter.opened
  if (!connection.inTransaction) return work(connection)
  // An empty transaction has its turn after those that were asked for before.
  await (await driver.startTransaction()).rollback()
  return onConnection(client, work)
}

/**
 * Folds the write-ahead log into the file and closes it. libsql lets go of the file itself once its prepared statements are
 * collected, so on Windows a file can be moved or deleted for certain only after the process that had it open has ended.
 */
export async function closeLocal(client: PrismaClient): Promise<void> {
  // A log that cannot be folded in now (another process reads) loses nothing: the next open reads it.
  await onConnection(client, (connection) => connection.pragma('wal_checkpoint(TRUNCATE)')).catch(
    () => undefined,
  )
  const adapter = adapters.get(client)
  if (adapter) adapter.isClosed = true
  await client.$disconnect()
}

export type { PrismaClient }
