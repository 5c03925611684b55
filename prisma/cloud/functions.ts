import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { MigrationError, readSqlFile } from '../migrations.ts'

/** What of a connection this room needs; it is in a transaction that keeps other runners out. */
type Connection = Pick<pg.ClientBase, 'query'>

export interface FunctionFile {
  name: string
  sql: string
  checksum: string
}

/** The functions and triggers of one version of the app. */
export interface Functions {
  /** grows by one with every change of the files, so that of two versions the newer one is known */
  revision: number
  files: FunctionFile[]
}

/** What functions/revision.json holds. */
export interface Revision {
  revision: number
  /** of all the files; a test holds it to them, so that no change goes without a new revision */
  checksum: string
}

const ledger = `CREATE TABLE IF NOT EXISTS _sql_functions (
  file VARCHAR(255) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  revision INTEGER NOT NULL,
  applied_at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp()
)`

/** The SQL files of a folder, by name. */
export async function readFunctionFiles(folder: string): Promise<FunctionFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(names.map(async (name) => ({ name, ...(await readSqlFile(join(folder, name))) })))
}

/** One checksum of all files, in the order given. */
export function checksumOf(files: FunctionFile[]): string {
  const digest = createHash('sha256')
  for (const { name, checksum } of files) digest.update(`${checksum}  ${name}\n`)
  return digest.digest('hex')
}

export const revisionFile = (folder: string): string => join(folder, 'revision.json')

/** The revision a folder says it is. */
export async function readRevision(folder: string): Promise<Revision> {
  return JSON.parse(await readFile(revisionFile(folder), 'utf8')) as Revision
}

/** Reads a folder of functions; an empty or absent one is an error, since no duel could then be played. */
export async function readFunctions(folder: string): Promise<Functions> {
  try {
    const files = await readFunctionFiles(folder)
    if (files.length === 0) throw new Error('the folder has no SQL files')
    const { revision } = await readRevision(folder)
    if (!Number.isInteger(revision)) throw new Error('revision.json holds no revision')
    return { revision, files }
  } catch (cause) {
    throw new MigrationError('functions_missing', '', `No functions can be read from ${folder}.`, cause)
  }
}

/**
 * Brings a database to these functions: runs each file that changed since it last ran here, or, where a migration may
 * have dropped some, every file. Refuses a database that a newer version has brought to its own.
 */
export async function applyFunctions(
  connection: Connection,
  { revision, files }: Functions,
  every: boolean,
): Promise<void> {
  await connection.query(ledger)
  const { rows } = await connection.query<{ file: string; checksum: string; revision: number }>(
    'SELECT file, checksum, revision FROM _sql_functions',
  )
  const newest = Math.max(0, ...rows.map((row) => row.revision))
  if (newest > revision) {
    const message = `The database has the functions of a newer version of the app (revision ${newest}; this one has ${revision}). Use a newer version.`
    throw new MigrationError('functions_unknown', '', message)
  }
  const applied = new Map(rows.map((row) => [row.file, row.checksum]))
  const changed = files.filter(({ name, checksum }) => every || applied.get(name) !== checksum)
  if (changed.length > 0) await run(connection, changed, revision)
  const names = files.map(({ name }) => name)
  // The functions of a file that is gone were dropped by a migration. Every row bears the newest revision: an older
  // version must be refused also where the newest change only removed a file.
  await connection.query('DELETE FROM _sql_functions WHERE file <> ALL($1)', [names])
  await connection.query('UPDATE _sql_functions SET revision = $1 WHERE revision <> $1', [revision])
}

async function run(connection: Connection, files: FunctionFile[], revision: number): Promise<void> {
  // Bodies are checked once all stand, so that the order of the files means nothing.
  await connection.query('SET LOCAL check_function_bodies = off')
  for (const file of files) {
    await failing(file.name, () => connection.query(file.sql))
    await connection.query(
      `INSERT INTO _sql_functions AS f (file, checksum, revision) VALUES ($1, $2, $3)
       ON CONFLICT (file) DO UPDATE SET checksum = $2, revision = $3, applied_at = clock_timestamp()`,
      [file.name, file.checksum, revision],
    )
  }
  await connection.query('SET LOCAL check_function_bodies = on')
  await failing('', () => connection.query(check))
}

// What CREATE FUNCTION itself asks of a body when it checks it.
const check = `SELECT CASE l.lanname WHEN 'sql' THEN fmgr_sql_validator(p.oid)::TEXT
  WHEN 'plpgsql' THEN plpgsql_validator(p.oid)::TEXT END
  FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang WHERE p.pronamespace = current_schema()::regnamespace`

async function failing(file: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (cause) {
    const { message: reason, where } = cause as { message: string; where?: string }
    const place = where?.split('\n')[0]
    const message = `The functions${file && ` in ${file}`} failed and were undone: ${reason}${place ? ` (${place})` : ''}`
    throw new MigrationError('functions_failed', file, message, cause)
  }
}
