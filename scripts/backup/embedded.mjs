import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { give } from '../postgres/account.mjs'
import { binariesFor, program } from '../postgres/binaries.mjs'
import { findHome } from '../postgres/home.mjs'
import { startPostgres } from '../postgres/postgres.mjs'
import { PlainError } from '../process/plain-error.mjs'
import { run } from '../process/run.mjs'

/** @typedef {import('../postgres/home.mjs').Place} Place */

/** What belongs to a running server and not to its data. */
const NOT_DATA = new Set(['postmaster.pid', 'postmaster.opts', 'postgres.log', 'holders'])

const copy = (/** @type {string} */ from, /** @type {string} */ to) =>
  cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    preserveTimestamps: true,
    filter: (file) => !NOT_DATA.has(path.basename(file)),
  })

const versionIn = (/** @type {string} */ data) => readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim()

/** Starts the server and stops it again: after a crash that is when it mends itself, and then it is at rest. */
async function bringToRest(/** @type {string} */ dataDir) {
  const postgres = await startPostgres({ dataDir })
  await postgres.stop()
  if (postgres.pid() !== null)
    throw new PlainError('Another program is using the embedded database: stop it, then try again.')
}

/**
 * Copies the embedded PostgreSQL of a data folder that nobody uses (design section 3: it has no pg_dump).
 * @param {string} dataDir
 * @param {string} folder empty
 */
export async function copyEmbedded(dataDir, folder) {
  const { home, data } = findHome(dataDir)
  if (!existsSync(home)) throw new PlainError(`There’s no database in ${dataDir} to back up.`)
  await bringToRest(dataDir)
  copy(home, path.join(folder, 'postgres'))
  return { kind: /** @type {const} */ ('embedded'), postgres: versionIn(data) }
}

/** The copy was made by whoever made the backup; the server wants its files for itself. */
function handOver(/** @type {string} */ folder, /** @type {Place['account']} */ account) {
  give(folder, account)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name)
    if (entry.isDirectory()) handOver(at, account)
    else give(at, account)
  }
}

/** The major version of the programs that would run the copy. */
async function programsVersion(/** @type {Place} */ { account }) {
  const binaries = await binariesFor(account)
  const { output } = await run(program(binaries, 'initdb'), ['--version'], {
    output: 'keep',
    cwd: path.parse(binaries).root,
    ...account.spawn,
  })
  return /(\d+)/.exec(output)?.[1] ?? ''
}

/**
 * Puts a copy into a data folder that has no database yet; it appears there by one rename.
 * @param {string} folder the backup
 * @param {string} dataDir
 */
export async function restoreEmbedded(folder, dataDir) {
  const source = path.join(folder, 'postgres')
  const place = findHome(dataDir)
  if (existsSync(place.home))
    throw new PlainError(`${dataDir} already holds a database: move ${place.home} away, or set DATA_DIR.`)
  const [made, ours] = [versionIn(path.join(source, 'data')), await programsVersion(place)]
  if (made !== ours)
    throw new PlainError(
      `The backup is from PostgreSQL ${made}, and this Bar Duel comes with PostgreSQL ${ours}: restore it with the version of Bar Duel that made it.`,
    )
  const making = `${place.home}.making-${process.pid}`
  rmSync(making, { recursive: true, force: true })
  copy(source, making)
  chmodSync(making, 0o755)
  chmodSync(path.join(making, 'data'), 0o700)
  handOver(path.join(making, 'data'), place.account)
  renameSync(making, place.home)
}
