import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PlainError } from '../process/plain-error.mjs'

/**
 * Kept in server.json, readable by its owner alone. `appPassword` is the app's own role's; clusters of before it have none yet.
 * @typedef {{ port: number, password: string, appPassword?: string }} Credentials
 */

/** The cluster's superuser, who owns the tables. */
export const USER = 'bar_duel'
/** The role of the running app, which owns nothing. */
export const APP_USER = 'bar_duel_app'
export const DATABASE = 'bar_duel'

const fileIn = (/** @type {string} */ home) => path.join(home, 'server.json')

/** @returns {Credentials} */
export function readCredentials(/** @type {string} */ home) {
  try {
    return JSON.parse(readFileSync(fileIn(home), 'utf8'))
  } catch {
    throw new PlainError(
      `This user can’t read the database in ${home}, or its server.json is lost: start as its owner, or move the folder away.`,
    )
  }
}

export function writeCredentials(/** @type {string} */ home, /** @type {Credentials} */ credentials) {
  writeFileSync(fileIn(home), JSON.stringify(credentials), { mode: 0o600 })
}

/** The address of one database of the cluster. */
export const urlOf = (/** @type {Credentials} */ { port, password }, database = DATABASE) =>
  `postgresql://${USER}:${password}@127.0.0.1:${port}/${database}`

/** The product's database as the app's own role sees it. */
export const appUrlOf = (/** @type {Credentials} */ { port, appPassword }) =>
  `postgresql://${APP_USER}:${appPassword}@127.0.0.1:${port}/${DATABASE}`
