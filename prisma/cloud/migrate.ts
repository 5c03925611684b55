import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { applyMigrations, type MigrationTransaction, migrationLockKey } from '../migrations.ts'
import { applyFunctions, readFunctions } from './functions.ts'

const ledger = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`

interface CloudFolders {
  migrations: string
  /** null: tables alone */
  functions: string | null
}

const ownFolders: CloudFolders = {
  migrations: join(import.meta.dirname, 'migrations'),
  functions: join(import.meta.dirname, 'functions'),
}

/**
 * Brings a PostgreSQL database to this app's tables and functions and returns the names of the migrations applied.
 * `complete` ends the last transaction. Throws MigrationError.
 */
export async function migrateCloud(
  databaseUrl: string,
  folders = ownFolders,
  complete?: (connection: Pick<pg.ClientBase, 'query'>) => Promise<void>,
): Promise<string[]> {
  const functions = folders.functions === null ? null : await readFunctions(folders.functions)
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  // A connection lost between queries also fails the next query; unheard, this event would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await applyMigrations(
      folders.migrations,
      (work) => locked(client, work),
      async (migrated) => {
        if (functions) await applyFunctions(client, functions, migrated)
        await complete?.(client)
      },
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function locked<T>(
  client: pg.Client,
  work: (database: MigrationTransaction) => Promise<T>,
): Promise<T> {
  await client.query('BEGIN')
  try {
    // Released by the end of the transaction, so a node that dies while migrating blocks nobody.
    await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLockKey])
    await client.query(ledger)
    const result = await work(transactionOn(client))
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}

function transactionOn(client: pg.Client): MigrationTransaction {
  return {
    async applied() {
      const { rows } = await client.query<{ name: string; checksum: string; finished: boolean }>(
        `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished
         FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
      )
      return rows
    },
    async run(sql) {
      // One query without parameters: PostgreSQL splits the statements itself, function bodies included.
      await client.query(sql)
    },
    async record({ name, checksum }, startedAt) {
      await client.query(
        `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, started_at, applied_steps_count)
         VALUES ($1, $2, clock_timestamp(), $3, $4, 1)`,
        [randomUUID(), checksum, name, startedAt],
      )
    },
  }
}
