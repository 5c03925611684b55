import { randomBytes } from 'node:crypto'
import { appendFileSync, chmodSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PlainError } from '../process/plain-error.mjs'
import { run } from '../process/run.mjs'
import { give, giveFolder } from './account.mjs'
import { program } from './binaries.mjs'
import { USER, writeCredentials } from './credentials.mjs'
import { SETTINGS_FILE } from './settings.mjs'

/** @typedef {import('./home.mjs').Place} Place */

const INITDB_LIMIT_MS = 120_000

/** The user's own PG… variables (PGPORT, PGDATA) and language must not reach our server. */
export function postgresEnv() {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))
  return { ...Object.fromEntries(own), LC_ALL: 'C' }
}

/** Removes half-made clusters of starts that were killed: they were never renamed into place. */
function sweepHalfMade(/** @type {string} */ home) {
  const folder = path.dirname(home)
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${path.basename(home)}.making-`)) continue
    try {
      rmSync(path.join(folder, name), { recursive: true, force: true, maxRetries: 3 })
    } catch {
      // An initdb that outlived its starter still writes there; a later start sweeps it.
    }
  }
}

/**
 * `--locale=C` with a builtin `C.UTF-8` sorts and folds case alike on every system; a system locale named
 * C.UTF-8 does not exist on all of them.
 */
const initdbArguments = (
  /** @type {string} */ data,
  /** @type {string} */ passwordFile,
  /** @type {boolean} */ sync,
) => [
  `--pgdata=${data}`,
  `--username=${USER}`,
  `--pwfile=${passwordFile}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  ...(sync ? [] : ['--no-sync']),
]

/**
 * Makes a cluster, whole or not at all: it appears at `home` by one rename.
 * @param {Place} place
 * @param {string} binaries
 * @param {boolean} sync false leaves out the flush to disk, for clusters that may be lost
 */
export async function makeCluster({ home, account }, binaries, sync) {
  mkdirSync(path.dirname(home), { recursive: true })
  sweepHalfMade(home)
  const making = `${home}.making-${process.pid}-${randomBytes(3).toString('hex')}`
  mkdirSync(making)
  chmodSync(making, 0o755)
  const data = path.join(making, 'data')
  const passwordFile = path.join(making, 'password')
  const password = randomBytes(24).toString('hex')
  giveFolder(data, account)
  writeFileSync(passwordFile, password, { mode: 0o600 })
  give(passwordFile, account)
  const made = await run(program(binaries, 'initdb'), initdbArguments(data, passwordFile, sync), {
    cwd: making,
    env: postgresEnv(),
    output: 'keep',
    limitMs: INITDB_LIMIT_MS,
    ...account.spawn,
  })
  if (made.code !== 0) {
    rmSync(making, { recursive: true, force: true })
    throw new PlainError(`PostgreSQL couldn’t make its data folder ${home}: ${reason(made.output)}`)
  }
  rmSync(passwordFile)
  appendFileSync(path.join(data, 'postgresql.conf'), `\ninclude = '${SETTINGS_FILE}'\n`)
  writeCredentials(making, { port: 0, password })
  renameSync(making, home)
}

/** The line of initdb's output that says what went wrong. */
function reason(/** @type {string} */ output) {
  const lines = output.trim().split(/\r?\n/)
  return lines.find((line) => /error|fatal|could not/i.test(line)) ?? lines.at(-1) ?? 'initdb was ended'
}
