import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PlainError, plainly } from '../process/plain-error.mjs'
import { root } from '../project.mjs'

/**
 * The note in a backup. `embedded` is a copy of the embedded PostgreSQL at rest, of one major version; `dump` is
 * what pg_dump made of a database named by DATABASE_URL.
 * @typedef {{ product: 'bar-duel', kind: 'embedded' | 'dump', madeAt: string, postgres: string }} Note
 */

const NOTE = 'backup.json'

/** Where a backup goes when no place is named. */
export const placeOf = (/** @type {string | undefined} */ named, now = new Date()) =>
  path.resolve(root, named ?? path.join('backups', now.toISOString().slice(0, 19).replaceAll(':', '-')))

/**
 * Makes a backup, whole or not at all: it appears at its place by one rename, readable by its owner alone.
 * @param {string} place
 * @param {(folder: string) => Promise<Omit<Note, 'product' | 'madeAt'>>} fill
 */
export async function makeBackup(place, fill) {
  if (existsSync(place)) throw new PlainError(`${place} already exists: name another place.`)
  const making = `${place}.making-${process.pid}`
  mkdirSync(making, { recursive: true, mode: 0o700 })
  try {
    const note = await fill(making)
    const text = JSON.stringify({ product: 'bar-duel', madeAt: new Date().toISOString(), ...note })
    writeFileSync(path.join(making, NOTE), text, { mode: 0o600 })
    renameSync(making, place)
  } catch (failure) {
    rmSync(making, { recursive: true, force: true })
    throw failure
  }
}

/** @returns {Note} of the backup at a place */
export function readNote(/** @type {string} */ place) {
  try {
    const note = JSON.parse(readFileSync(path.join(place, NOTE), 'utf8'))
    if (note.product === 'bar-duel') return note
  } catch (failure) {
    throw new PlainError(`There’s no backup in ${place} (${plainly(failure)}).`)
  }
  throw new PlainError(`${place} isn’t a backup of Bar Duel.`)
}
