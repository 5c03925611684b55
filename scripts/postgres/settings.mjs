import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { give } from './account.mjs'

/** @typedef {Record<string, string | number>} Settings names and values of postgresql.conf */

/** The settings file that each start rewrites; postgresql.conf includes it. */
export const SETTINGS_FILE = 'bar-duel.conf'

/** Reached over the loopback address alone; instants are UTC everywhere (design section 7). */
const ALWAYS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

/** For clusters that may be lost: no waiting for the disk, and room for many test files at once. */
export const VOLATILE = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: 300,
}

/** Writes what the next start of the server obeys. */
export function writeSettings(
  /** @type {import('./home.mjs').Place} */ { data, account },
  /** @type {Settings} */ settings,
) {
  const file = path.join(data, SETTINGS_FILE)
  const lines = Object.entries({ ...ALWAYS, ...settings }).map(([name, value]) => `${name} = '${value}'\n`)
  writeFileSync(file, lines.join(''), { mode: 0o600 })
  give(file, account)
}
