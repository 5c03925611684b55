import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, statSync } from 'node:fs'
import { PlainError } from '../process/plain-error.mjs'

/**
 * Whom the database runs as. `spawn` is given to child_process; without it the database runs as we do.
 * @typedef {{ spawn?: { uid: number, gid: number }, owner?: { uid: number, gid: number } }} Account
 */

const asRoot = process.getuid?.() === 0

function idOf(/** @type {string} */ flag) {
  const { status, stdout } = spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' })
  const id = Number.parseInt(stdout ?? '', 10)
  if (status !== 0 || !Number.isInteger(id)) {
    throw new PlainError(
      'PostgreSQL can’t run as root, and we found no unprivileged account for it here: start as an ordinary user, or set DATABASE_URL.',
    )
  }
  return id
}

/** child_process wants a signed 32-bit number (macOS numbers nobody 4294967294), chown an unsigned one. */
const accountOf = (/** @type {number} */ uid, /** @type {number} */ gid) => ({
  spawn: { uid: uid | 0, gid: gid | 0 },
  owner: { uid: uid >>> 0, gid: gid >>> 0 },
})

/**
 * PostgreSQL refuses to run as root: then it runs as the owner of its data, or as nobody for new data.
 * @param {string} dataFolder the cluster's data folder, made or not yet
 * @returns {Account}
 */
export function accountFor(dataFolder) {
  if (!asRoot) return {}
  const made = statSync(dataFolder, { throwIfNoEntry: false })
  if (made && made.uid !== 0) return accountOf(made.uid, made.gid)
  return accountOf(idOf('-u'), idOf('-g'))
}

/** Makes a folder the account owns alone. */
export function giveFolder(/** @type {string} */ folder, /** @type {Account} */ account) {
  mkdirSync(folder, { mode: 0o700 })
  give(folder, account)
}

/** Hands a file or folder over to the account. */
export function give(/** @type {string} */ place, /** @type {Account} */ account) {
  if (account.owner) chownSync(place, account.owner.uid, account.owner.gid)
}

/** Whether the account can pass through this folder and all above it. */
export function canReach(/** @type {string} */ folder, /** @type {Account} */ account) {
  if (!account.spawn) return true
  return (
    spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { cwd: '/', stdio: 'ignore', ...account.spawn })
      .status === 0
  )
}

/** Where root keeps what an unprivileged account must reach, when the project itself lies in a private folder. */
export function sharedFolder() {
  const folder = process.platform === 'darwin' ? '/usr/local/var/bar-duel' : '/var/lib/bar-duel'
  try {
    mkdirSync(folder, { recursive: true })
    chmodSync(folder, 0o755)
  } catch {
    throw new PlainError(
      `PostgreSQL can’t run as root, and another user can’t use this folder or ${folder}: start as an ordinary user, or set DATABASE_URL.`,
    )
  }
  return folder
}
