import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The key of Prisma's own advisory lock, so that its CLI and this runner never migrate at once. */
export const migrationLockKey = 72707369

export interface Migration {
  name: string
  sql: string
  /** SHA-256 of the file in hex, as Prisma computes it */
  checksum: string
}

/** A row of `_prisma_migrations` that was not rolled back. */
export interface AppliedMigration {
  name: string
  checksum: string
  finished: boolean
}

/** What one transaction on the database being migrated can do; both drivers implement it. */
export interface MigrationTransaction {
  applied(): Promise<AppliedMigration[]>
  run(sql: string): Promise<void>
  record(migration: Migration, startedAt: Date): Promise<void>
}

export type MigrationErrorCode =
  | 'database_outdated'
  | 'functions_failed'
  | 'functions_missing'
  | 'functions_unknown'
  | 'migrations_missing'
  | 'migration_changed'
  | 'migration_unknown'
  | 'migration_unfinished'
  | 'migration_failed'

/** Stops a start: the database and this version of the app do not fit together, or a migration did not run. */
export class MigrationError extends Error {
  readonly code: MigrationErrorCode
  /** the migration or the file of functions; empty when it is none in particular */
  readonly migration: string

  constructor(code: MigrationErrorCode, migration: string, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'MigrationError'
    this.code = code
    this.migration = migration
  }
}

/** Names of the migrations in a folder, oldest first. */
export async function listMigrations(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

/** Reads a migrations folder; an empty or absent one is an error, since the app would then run on no tables. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  try {
    const names = await listMigrations(folder)
    if (names.length === 0) throw new Error('the folder is empty')
    return await Promise.all(names.map((name) => readMigration(folder, name)))
  } catch (cause) {
    throw new MigrationError('migrations_missing', '', `No migrations can be read from ${folder}.`, cause)
  }
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  return { name, ...(await readSqlFile(join(folder, name, 'migration.sql'))) }
}

/** The text of a SQL file and its SHA-256 in hex. */
export async function readSqlFile(path: string): Promise<{ sql: string; checksum: string }> {
  // A checkout with Windows line ends is the same file.
  const sql = (await readFile(path, 'utf8')).replaceAll('\r\n', '\n')
  return { sql, checksum: createHash('sha256').update(sql).digest('hex') }
}

/** The refusal of a migration that is in the database and not in this app. */
function unknownMigration(name: string, baseline: string | undefined): MigrationError {
  if (baseline !== undefined && name < baseline) {
    const message =
      'The database was made by a version before the first release, and this version cannot bring it up to date. ' +
      'Back it up, remove it (npm start keeps its own in the data folder: remove that folder), and start again.'
    return new MigrationError('database_outdated', name, message)
  }
  const message = `The database has the migration ${name}, which this version of the app does not know. Use a newer version.`
  return new MigrationError('migration_unknown', name, message)
}

/** The oldest migration not yet applied, or null; refuses a history this app does not know. */
function nextMigration(all: Migration[], applied: AppliedMigration[]): Migration | null {
  const known = new Map(all.map((migration) => [migration.name, migration]))
  for (const row of applied) {
    const migration = known.get(row.name)
    if (!migration) throw unknownMigration(row.name, all[0]?.name)
    if (!row.finished) {
      const message = `The migration ${row.name} was started by another tool and never finished.`
      throw new MigrationError('migration_unfinished', row.name, message)
    }
    if (row.checksum !== migration.checksum) {
      const message = `The migration ${row.name} was changed after it was applied. Restore it and write a new one.`
      throw new MigrationError('migration_changed', row.name, message)
    }
  }
  const done = new Set(applied.map((row) => row.name))
  return all.find((migration) => !done.has(migration.name)) ?? null
}

/**
 * Applies what is missing, oldest first, one transaction a file, and returns the names this call applied.
 * `transact` begins a transaction that keeps other runners out until it ends, and undoes it when its work throws.
 * `complete` runs in the transaction that leaves nothing missing, with whether that transaction applied a migration.
 */
export async function applyMigrations(
  folder: string,
  transact: <T>(work: (database: MigrationTransaction) => Promise<T>) => Promise<T>,
  complete: (migrated: boolean) => Promise<void> = async () => undefined,
): Promise<string[]> {
  const all = await readMigrations(folder)
  const names: string[] = []
  for (;;) {
    // History is read again under each lock: another process may have applied the next file meanwhile.
    const migration = await transact(async (database) => {
      const next = nextMigration(all, await database.applied())
      if (next) await applyOne(database, next)
      if (!next || next === all.at(-1)) await complete(next !== null)
      return next
    })
    if (migration) names.push(migration.name)
    if (!migration || migration === all.at(-1)) return names
  }
}

async function applyOne(database: MigrationTransaction, migration: Migration): Promise<void> {
  const startedAt = new Date()
  try {
    await database.run(migration.sql)
    await database.record(migration, startedAt)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    const message = `The migration ${migration.name} failed and was undone: ${reason}`
    throw new MigrationError('migration_failed', migration.name, message, cause)
  }
}
