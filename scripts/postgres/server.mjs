import { closeSync, fchmodSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pidLives } from '../process/living.mjs'
import { PlainError } from '../process/plain-error.mjs'
import { run } from '../process/run.mjs'
import { give } from './account.mjs'
import { program } from './binaries.mjs'
import { postgresEnv } from './cluster.mjs'
import { answers } from './connection.mjs'
import { readCredentials, writeCredentials } from './credentials.mjs'
import { freePort } from './port.mjs'
import { writeSettings } from './settings.mjs'

/** @typedef {import('./home.mjs').Place} Place */
/** @typedef {import('./settings.mjs').Settings} Settings */

const LOG_KEPT_BYTES = 5_000_000
const START_LIMIT_S = 60
const START_TRIES = 10
const TRY_AGAIN_MS = 500

const logOf = (/** @type {Place} */ { home }) => path.join(home, 'postgres.log')

/** What postmaster.pid says: the server's pid and port, or null when there is no such process. */
function postmaster(/** @type {Place} */ { data }) {
  try {
    const lines = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    return pidLives(pid) ? { pid, port: Number(lines[3]) } : null
  } catch {
    return null
  }
}

/** The pid of the server of this place; null when none runs. */
export const serverPid = (/** @type {Place} */ place) => postmaster(place)?.pid ?? null

/**
 * Whether this cluster's server runs and answers, after waiting for one that starts up or shuts down.
 * A stale postmaster.pid whose number another process has since got does not answer, and counts as none.
 */
export async function isRunning(/** @type {Place} */ place) {
  for (;;) {
    const found = postmaster(place)
    if (!found?.port) return false
    const state = await answers({ ...readCredentials(place.home), port: found.port })
    if (state !== 'busy') return state === 'ready'
    await pause(TRY_AGAIN_MS / 5)
  }
}

/** Starts the log anew when it has grown large, and leaves it writable by the account. */
function openLog(/** @type {Place} */ place) {
  const file = logOf(place)
  const large = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LOG_KEPT_BYTES
  const handle = openSync(file, large ? 'w' : 'a')
  fchmodSync(handle, 0o600)
  closeSync(handle)
  give(file, place.account)
  return statSync(file).size
}

/**
 * After a crash the pid in postmaster.pid may be a zombie's or some other program's, and PostgreSQL would
 * refuse to start for its sake. No process can have this number; the file's other lines stay, and with them
 * PostgreSQL's own check that no child of the old server is still at work.
 */
function disownPid(/** @type {Place} */ { data }) {
  const file = path.join(data, 'postmaster.pid')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, '999999999'))
}

/** The last thing this start wrote to the log as fatal. */
function fatal(/** @type {Place} */ place, /** @type {number} */ from) {
  const lines = readFileSync(logOf(place)).subarray(from).toString('utf8').split('\n')
  return lines.filter((line) => /FATAL|PANIC|LOG: {2}could not bind/.test(line)).at(-1) ?? lines.at(-2) ?? ''
}

/**
 * Starts the server on its remembered port, or on another free one when that is taken, and remembers it.
 * @param {Place} place
 * @param {string} binaries
 * @param {Settings} settings
 */
export async function launch(place, binaries, settings) {
  const { home, data, account } = place
  let why = ''
  for (let tries = 0; tries < START_TRIES; tries++) {
    const credentials = readCredentials(home)
    const port = await freePort(credentials.port)
    if (port !== credentials.port) writeCredentials(home, { ...credentials, port })
    writeSettings(place, { ...settings, port })
    const logged = openLog(place)
    const args = ['start', '-w', '-t', String(START_LIMIT_S), '-D', data, '-l', logOf(place)]
    const { code } = await run(program(binaries, 'pg_ctl'), args, {
      cwd: home,
      env: postgresEnv(),
      output: 'drop',
      ...account.spawn,
    })
    if (code === 0) return
    why = fatal(place, logged)
    if (/postmaster\.pid" already exists/.test(why) && !(await isRunning(place))) disownPid(place)
    // A port taken this moment and the last children of a killed server pass by themselves.
    else if (!/could not bind|TCP\/IP sockets|shared memory block/.test(why)) break
    else await pause(TRY_AGAIN_MS)
  }
  throw new PlainError(`PostgreSQL didn’t start (its log is ${logOf(place)}): ${why}`)
}

/** Stops the server: connections are closed, and what is committed is on the disk. */
export async function halt(/** @type {Place} */ place, /** @type {string} */ binaries) {
  await run(program(binaries, 'pg_ctl'), ['stop', '-w', '-m', 'fast', '-D', place.data], {
    cwd: place.home,
    env: postgresEnv(),
    output: 'drop',
    ...place.account.spawn,
  })
}

/** Deletes a stopped cluster. */
export const discard = (/** @type {Place} */ { home }) => rmSync(home, { recursive: true, force: true })
