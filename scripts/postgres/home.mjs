import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { accountFor, canReach, sharedFolder } from './account.mjs'

/**
 * Where one cluster lives: `home` holds data/, server.json, postgres.log and holders/.
 * @typedef {{ home: string, data: string, account: import('./account.mjs').Account }} Place
 */

const placeAt = (/** @type {string} */ home) => {
  const data = path.join(home, 'data')
  return { home, data, account: accountFor(data) }
}

/**
 * A cluster lives in its data folder. Only when we are root and the data folder is private (under a root's
 * home, say) does it live in a shared folder, and a note in the data folder says which.
 * @param {string} dataDir absolute; must exist
 * @returns {Place}
 */
export function findHome(dataDir) {
  const note = path.join(dataDir, 'postgres-home.json')
  if (existsSync(note)) return placeAt(JSON.parse(readFileSync(note, 'utf8')).home)
  const within = placeAt(path.join(dataDir, 'postgres'))
  if (existsSync(within.home) || canReach(dataDir, within.account)) return within
  const home = path.join(sharedFolder(), `data-${randomBytes(6).toString('hex')}`)
  mkdirSync(dataDir, { recursive: true })
  // Whole or not there: a start killed in between would leave a note that no other can read.
  writeFileSync(`${note}.making`, JSON.stringify({ home }))
  renameSync(`${note}.making`, note)
  return placeAt(home)
}
