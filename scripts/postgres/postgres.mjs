import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { underLock } from '../process/lock.mjs'
import { PlainError } from '../process/plain-error.mjs'
import { ensureAppRole } from './app-role.mjs'
import { binariesFor } from './binaries.mjs'
import { makeCluster } from './cluster.mjs'
import { ensureDatabase } from './connection.mjs'
import { appUrlOf, readCredentials, urlOf } from './credentials.mjs'
import { hold, readHolders } from './holders.mjs'
import { findHome } from './home.mjs'
import { discard, halt, isRunning, launch, serverPid } from './server.mjs'
import { VOLATILE } from './settings.mjs'

/**
 * @typedef {object} Options
 * @property {string} dataDir the folder that keeps the cluster (design section 3)
 * @property {(line: string) => void} [log] told what takes time
 * @property {boolean} [volatile] for tests: fast, and made anew when it does not start
 */

/**
 * @typedef {object} Postgres
 * @property {string} url the product's database, as its owner
 * @property {string} appUrl the same, as the app's own role, whose rights each migration gives
 * @property {boolean} startedByUs false when a server already ran on this folder
 * @property {() => Promise<void>} stop leaves; the last to leave stops a server that we started
 * @property {() => Promise<void>} revive starts the server again, at the same address, if it has died
 * @property {() => number | null} pid of the server, null when it does not run
 * @property {string} home where the cluster's files are
 */

/**
 * Makes the cluster where there is none, and its server run, held by this process.
 * @param {import('./home.mjs').Place} place
 * @param {string} binaries
 * @param {Required<Omit<Options, 'dataDir'>>} options
 */
async function bringUp(place, binaries, { log, volatile }) {
  if (!existsSync(place.home)) {
    log('making it, once')
    await makeCluster(place, binaries, !volatile)
  }
  const wasRunning = await isRunning(place)
  const ours = !wasRunning || readHolders(place.home).anyOurs
  const leave = hold(place.home, ours)
  try {
    if (!wasRunning) await launch(place, binaries, volatile ? VOLATILE : {})
    await ensureDatabase(readCredentials(place.home))
    const credentials = await ensureAppRole(place.home)
    return { wasRunning, ours, leave, credentials }
  } catch (failure) {
    leave()
    throw failure
  }
}

/**
 * Brings up the embedded PostgreSQL of a data folder: reuses a running server, starts an existing cluster,
 * makes one where there is none or only a half-made one.
 * @param {Options} options
 * @returns {Promise<Postgres>}
 * @throws {PlainError} in one line a person can act on
 */
export async function startPostgres({ dataDir, log = () => {}, volatile = false }) {
  const folder = path.resolve(dataDir)
  mkdirSync(folder, { recursive: true })
  const lock = path.join(folder, 'postgres.lock')

  const { place, binaries, wasRunning, ours, leave, credentials } = await underLock(lock, async () => {
    const place = findHome(folder)
    const binaries = await binariesFor(place.account)
    const attempt = () => bringUp(place, binaries, { log, volatile })
    const up = await attempt().catch((failure) => {
      if (!volatile) throw failure
      discard(place)
      return attempt()
    })
    return { place, binaries, ...up }
  })

  return {
    url: urlOf(credentials),
    appUrl: appUrlOf(credentials),
    startedByUs: !wasRunning,
    home: place.home,
    pid: () => serverPid(place),
    stop: () =>
      underLock(lock, async () => {
        leave()
        if (ours && readHolders(place.home).living === 0) await halt(place, binaries)
      }),
    revive: () =>
      underLock(lock, async () => {
        if (await isRunning(place)) return
        await launch(place, binaries, volatile ? VOLATILE : {})
        if (readCredentials(place.home).port !== credentials.port) {
          throw new PlainError('PostgreSQL had to take another port: start Bar Duel again.')
        }
      }),
  }
}
