import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import pg from 'pg'
import { fileUrl } from '#prisma/local/file-url.ts'
import { migrateCloud, migrateLocal } from '#prisma/migrate.ts'
import type { Kind } from '../../scripts/migrations/schema-diff.ts'
import { createEmptyDatabase } from '../support/postgres.ts'

export const projectRoot = join(import.meta.dirname, '../..')
export const homeOf = (kind: Kind) => join(projectRoot, 'prisma', kind)

export type Row = Record<string, unknown>

/** A database without a table, of either kind, seen through its driver alone. */
export interface TrialDatabase {
  kind: Kind
  /** its URL (cloud) or file (local) */
  address: string
  /** to the project's own tables and functions, or to the tables of a migrations folder alone */
  migrate(migrations?: string): Promise<string[]>
  /** runs any number of statements */
  run(sql: string): Promise<void>
  rows(sql: string): Promise<Row[]>
  drop(): Promise<void>
}

export async function trialDatabase(kind: Kind): Promise<TrialDatabase> {
  return kind === 'cloud' ? trialCloud() : trialLocal()
}

async function trialCloud(): Promise<TrialDatabase> {
  const database = await createEmptyDatabase()
  const pool = new pg.Pool({ connectionString: database.url, max: 2 })
  // Dropping the database ends connections that the pool has not quite closed.
  pool.on('error', () => undefined)
  return {
    kind: 'cloud',
    address: database.url,
    migrate: (migrations) =>
      migrateCloud(database.url, migrations === undefined ? undefined : { migrations, functions: null }),
    run: async (sql) => {
      await pool.query(sql)
    },
    rows: async (sql) => (await pool.query<Row>(sql)).rows,
    drop: async () => {
      await pool.end()
      await database.drop()
    },
  }
}

async function trialLocal(): Promise<TrialDatabase> {
  const folder = await temporaryFolder()
  const file = join(folder, 'profile.db')
  const connected = async <T>(work: (client: ReturnType<typeof createClient>) => Promise<T>) => {
    const client = createClient({ url: fileUrl(file), concurrency: 1, timeout: 10_000 })
    try {
      return await work(client)
    } finally {
      client.close()
    }
  }
  return {
    kind: 'local',
    address: file,
    migrate: (migrations) => migrateLocal(file, migrations),
    run: (sql) => connected((client) => client.executeMultiple(sql)),
    rows: (sql) => connected(async (client) => (await client.execute(sql)).rows.map((row) => ({ ...row }))),
    drop: () => removeFolder(folder),
  }
}

export const temporaryFolder = () => mkdtemp(join(tmpdir(), 'bar-duel-prisma-'))

// Windows keeps a file that libsql has not yet let go of; the system clears its temporary folder later.
export const removeFolder = (folder: string) =>
  rm(folder, { recursive: true, force: true }).catch((error: NodeJS.ErrnoException) => {
    if (process.platform !== 'win32') throw error
  })

/** The tables in which the runner keeps what it has applied. */
export const ledgers = ['_prisma_migrations', '_sql_functions']

/** Names of the tables the migrations made. */
export async function tablesOf({ kind, rows }: TrialDatabase): Promise<string[]> {
  const catalog =
    kind === 'cloud'
      ? `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`
      : `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`
  const names = (await rows(catalog)).map((row) => String(row.name))
  return names.filter((name) => !ledgers.includes(name)).sort()
}
