import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the project's root folder. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/** An absolute path inside the project. */
export const inProject = (/** @type {string[]} */ ...parts) => path.join(root, ...parts)

/** A path inside the git-ignored `out` folder, its parent folders made. */
export function inOut(/** @type {string[]} */ ...parts) {
  const file = inProject('out', ...parts)
  mkdirSync(path.dirname(file), { recursive: true })
  return file
}

export const isWindows = process.platform === 'win32'
