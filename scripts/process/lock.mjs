import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { markLives, ownMark } from './living.mjs'

/** @typedef {import('./living.mjs').Mark & { note: string }} Holder */

/** A lock file being written is empty for a moment; after this long an unreadable one is a leftover. */
const UNREADABLE_IS_STALE_MS = 3000

/** @returns {Holder | null} the living holder; null when the lock is free or was left by a dead process */
export function lockHolder(/** @type {string} */ file) {
  let text
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return null
  }
  try {
    const holder = JSON.parse(text)
    return markLives(holder) ? holder : null
  } catch {
    const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0)
    return age < UNREADABLE_IS_STALE_MS ? { pid: 0, born: '', note: '' } : null
  }
}

/**
 * Tries once to take a lock that a dead process cannot keep.
 * @param {string} file the lock's file; its folder is made
 * @param {string} note what a refused process may be told, for example an address
 * @returns {{ release: () => void } | { holder: Holder }}
 */
export function tryLock(file, note = '') {
  mkdirSync(path.dirname(file), { recursive: true })
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify({ ...ownMark(), note }), { flag: 'wx', mode: 0o600 })
      return { release: () => rmSync(file, { force: true }) }
    } catch (failure) {
      if (/** @type {NodeJS.ErrnoException} */ (failure).code !== 'EEXIST') throw failure
    }
    const holder = lockHolder(file)
    if (holder) return { holder }
    rmSync(file, { force: true })
  }
}

/**
 * Runs work while holding the lock, waiting for as long as a living process holds it.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @param {(holder: Holder) => void} [onWait] called once, when there is someone to wait for
 * @returns {Promise<T>}
 */
export async function underLock(file, work, onWait) {
  let told = false
  for (;;) {
    const taken = tryLock(file)
    if ('release' in taken) {
      try {
        return await work()
      } finally {
        taken.release()
      }
    }
    if (!told) onWait?.(taken.holder)
    told = true
    await pause(50)
  }
}
