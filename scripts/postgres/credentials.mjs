import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PlainError } from '../process/plain-error.mjs'

/** @typedef {{ port: number, password: string }} Credentials kept in server.json, readable by its owner alone */

export const USER = 'bar_duel'
export const DATABASE = 'bar_duel'

const fileIn = (/** @type {string} */ home) => path.join(home, 'server.json')

/** @returns {Credentials} */
export function readCredentials(/** @type {string} */ home) {
  try {
    return JSON.parse(readFileSync(fileIn(home), 'utf8'))
  } catch {
    throw new PlainError(
      `The database in ${home} cannot be read by this user, or its server.json is lost: start as its owner, or move the folder away.`,
    )
  }
}

export function writeCredentials(/** @type {string} */ home, /** @type {Credentials} */ credentials) {
  writeFileSync(fileIn(home), JSON.stringify(credentials), { mode: 0o600 })
}

/** The address of one database of the cluster. */
export const urlOf = (/** @type {Credentials} */ { port, password }, database = DATABASE) =>
  `postgresql://${USER}:${password}@127.0.0.1:${port}/${database}`
