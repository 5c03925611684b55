import { randomUUID } from 'node:crypto'
import {
  constants,
  copyFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { markLives, ownMark } from './living.mjs'

/** @typedef {import('./living.mjs').Mark & { note: string }} Holder */

/** A lock file being written is empty for a moment; after this long an unreadable one is a leftover. */
const UNREADABLE_IS_STALE_MS = 3000

/** @returns {Holder | null} the living holder; null when the lock is free or was left by a dead process */
function lockHolder(/** @type {string} */ file) {
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

/** Creates the lock's file unless there is one. @returns whether it was created */
function create(/** @type {string} */ file, /** @type {string} */ text) {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 })
    return true
  } catch (failure) {
    if (/** @type {NodeJS.ErrnoException} */ (failure).code === 'EEXIST') return false
    throw failure
  }
}

/**
 * Moves a dead lock aside under a name of our own and reads it there again: only what is dead there too is removed. Its
 * writer may have been slow rather than dead, and then gets its lock back.
 */
function remove(/** @type {string} */ file) {
  const aside = `${file}.${randomUUID()}`
  try {
    renameSync(file, aside)
    if (lockHolder(aside)) copyFileSync(aside, file, constants.COPYFILE_EXCL)
  } catch (failure) {
    // Its holder released it in the meantime, or another process has taken it.
    if (!/^(ENOENT|EEXIST)$/.test(/** @type {NodeJS.ErrnoException} */ (failure).code ?? '')) throw failure
  }
  rmSync(aside, { force: true })
}

/** Removes our own lock; one that another process has taken since stays. */
function release(/** @type {string} */ file, /** @type {string} */ text) {
  try {
    if (readFileSync(file, 'utf8') === text) rmSync(file, { force: true })
  } catch {
    // It is gone already.
  }
}

/**
 * Tries once to take a lock that a dead process cannot keep.
 *
 * A dead lock is removed only under a second lock, beside it. Without that, two processes could both find the lock
 * dead, and the slower would remove the living lock of the faster. The second lock is held for a moment and no work is
 * done under it; left by a process that died in that moment, it is removed the same way.
 * @param {string} file the lock's file; its folder is made
 * @param {string} note what a refused process may be told, for example an address
 * @returns {{ release: () => void } | { holder: Holder }} the holder may also be one who is removing a dead lock
 */
export function tryLock(file, note = '') {
  mkdirSync(path.dirname(file), { recursive: true })
  const text = JSON.stringify({ ...ownMark(), note, id: randomUUID() })
  for (;;) {
    if (create(file, text)) return { release: () => release(file, text) }
    const holder = lockHolder(file)
    if (holder) return { holder }
    const removal = tryLock(`${file}.removal`, note)
    if ('holder' in removal) return removal
    try {
      if (!lockHolder(file)) remove(file)
    } finally {
      removal.release()
    }
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
