import { createHash } from 'node:crypto'
import { createReadStream, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

export const CHECKSUMS = 'SHA256SUMS'

/** electron-builder's own notes on how it built, which are no part of a release. */
const NOTES = /^builder-/

/** The names of a folder's own files that are released, in the order of their letters. */
const released = (/** @type {string} */ folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== CHECKSUMS && !NOTES.test(entry.name))
    .map(({ name }) => name)
    .sort()

async function sha256(/** @type {string} */ file) {
  const digest = createHash('sha256')
  await pipeline(createReadStream(file), digest)
  return digest.digest('hex')
}

/** Removes the files of an earlier release, so that none of them is taken for this one's. Folders stay. */
export function clearRelease(/** @type {string} */ folder) {
  for (const name of [...released(folder), CHECKSUMS]) rmSync(path.join(folder, name), { force: true })
}

/**
 * Writes SHA256SUMS, which `sha256sum --check` reads, over all released files of a folder.
 * @param {string} folder
 * @returns {Promise<string[]>} the names of the files
 */
export async function writeChecksums(folder) {
  const names = released(folder)
  const lines = []
  for (const name of names) lines.push(`${await sha256(path.join(folder, name))}  ${name}\n`)
  writeFileSync(path.join(folder, CHECKSUMS), lines.join(''))
  return names
}
