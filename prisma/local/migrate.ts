import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { type Client, createClient, type Transaction } from '@libsql/client'
import { applyMigrations, type MigrationTransaction } from '../migrations.ts'
import { fileUrl } from './file-url.ts'

const ledger = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" TEXT PRIMARY KEY NOT NULL,
  "checksum" TEXT NOT NULL,
  "finished_at" DATETIME,
  "migration_name" TEXT NOT NULL,
  "logs" TEXT,
  "rolled_back_at" DATETIME,
  "started_at" DATETIME NOT NULL DEFAULT current_timestamp,
  "applied_steps_count" INTEGER UNSIGNED NOT NULL DEFAULT 0
)`

/** Brings a SQLite file (made when absent) to this app's tables and returns the names applied. Throws MigrationError. */
export async function migrateLocal(
  file: string,
  folder = join(import.meta.dirname, 'migrations'),
  encryptionKey?: string,
): Promise<string[]> {
  const client = createClient({
    url: fileUrl(file),
    concurrency: 1,
    timeout: 10_000,
    ...(encryptionKey && { encryptionKey }),
  })
  try {
    // Rebuilding a table drops the old one, which with foreign keys on would delete the rows that point at it.
    await client.execute('PRAGMA foreign_keys = OFF')
    return await applyMigrations(folder, (work) => locked(client, work))
  } finally {
    client.close()
  }
}

async function locked<T>(client: Client, work: (database: MigrationTransaction) => Promise<T>): Promise<T> {
  // 'write' is BEGIN IMMEDIATE: one process holds the file's write lock, others wait for it.
  const transaction = await client.transaction('write')
  try {
    await transaction.execute(ledger)
    const result = await work(transactionOn(transaction))
    await transaction.commit()
    return result
  } finally {
    transaction.close()
  }
}

function transactionOn(transaction: Transaction): MigrationTransaction {
  return {
    async applied() {
      const { rows } = await transaction.execute(
        `SELECT migration_name, checksum, finished_at IS NOT NULL AS finished
         FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
      )
      return rows.map((row) => ({
        name: String(row.migration_name),
        checksum: String(row.checksum),
        finished: row.finished === 1,
      }))
    },
    async run(sql) {
      await transaction.executeMultiple(sql)
      const { rows } = await transaction.execute('PRAGMA foreign_key_check')
      if (rows.length > 0) throw new Error(`${rows.length} rows point at rows that are not there`)
    },
    async record({ name, checksum }, startedAt) {
      await transaction.execute({
        sql: `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, started_at, applied_steps_count)
              VALUES (?, ?, ?, ?, ?, 1)`,
        args: [randomUUID(), checksum, instant(new Date()), name, instant(startedAt)],
      })
    },
  }
}

/** Prisma's own text form of an instant in SQLite. */
const instant = (date: Date): string => date.toISOString().replace('Z', '+00:00')
