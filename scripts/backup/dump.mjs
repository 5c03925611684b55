import path from 'node:path'
import { connected } from '../postgres/connection.mjs'
import { PlainError } from '../process/plain-error.mjs'
import { run } from '../process/run.mjs'

const FILE = 'database.dump'

/** pg_dump and pg_restore read their server from these, so that the password is in no list of processes. */
function environment(/** @type {string} */ databaseUrl) {
  const url = new URL(databaseUrl)
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))
  const ssl = url.searchParams.get('sslmode')
  return {
    ...Object.fromEntries(own),
    PGHOST: url.hostname,
    PGPORT: url.port || '5432',
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    ...(ssl ? { PGSSLMODE: ssl } : {}),
  }
}

/** Runs one of PostgreSQL's client programs. */
async function client(
  /** @type {string} */ name,
  /** @type {string[]} */ args,
  /** @type {string} */ databaseUrl,
) {
  const { code, output } = await run(name, args, { env: environment(databaseUrl), output: 'keep' })
  if (code === 127)
    throw new PlainError(
      `We can’t find ${name}: install PostgreSQL’s client programs (Debian: postgresql-client), at least as new as the server.`,
    )
  if (code !== 0) throw new PlainError(`${name} failed: ${output.trim().split('\n', 1)[0]}`)
}

/**
 * Has pg_dump write the database at an address.
 * @param {string} databaseUrl
 * @param {string} folder
 */
export async function dumpDatabase(databaseUrl, folder) {
  const file = path.join(folder, FILE)
  await client('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`], databaseUrl)
  const [row] = await connected(databaseUrl, async (db) => (await db.query('SHOW server_version')).rows)
  return { kind: /** @type {const} */ ('dump'), postgres: String(row?.server_version) }
}

/**
 * Has pg_restore fill an empty database; all of it or nothing.
 * @param {string} folder the backup
 * @param {string} databaseUrl
 */
export async function restoreDump(folder, databaseUrl) {
  const tables = await connected(
    databaseUrl,
    async (db) => (await db.query("SELECT 1 FROM pg_tables WHERE schemaname = 'public' LIMIT 1")).rowCount,
  )
  if (tables) throw new PlainError('The database at DATABASE_URL isn’t empty: name an empty one.')
  await client(
    'pg_restore',
    [
      '--no-owner',
      '--no-privileges',
      '--exit-on-error',
      '--single-transaction',
      `--dbname=${environment(databaseUrl).PGDATABASE}`,
      path.join(folder, FILE),
    ],
    databaseUrl,
  )
}
