import { rename, rm } from 'node:fs/promises'

/**
 * The codes of a file that can't be moved or deleted now. On Windows nobody can do either while the file is open, and libsql
 * may keep one open that was closed, until this process ends.
 */
const HELD = new Set(['EBUSY', 'EPERM'])

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? ''

/** A file that only another start can move. */
export class FileHeld extends Error {
  constructor(file: string, cause: unknown) {
    super(`${file} is still open`, { cause })
    this.name = 'FileHeld'
  }
}

/** Moves a file, where there is one. Throws FileHeld where that can't be done now. */
export async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if (HELD.has(codeOf(error))) throw new FileHeld(from, error)
    if (codeOf(error) !== 'ENOENT') throw error
  }
}

/** Deletes a file, where there is one. Returns whether it's gone: one that is still open stays, for the next wipe. */
export async function deleteFile(file: string): Promise<boolean> {
  try {
    // A virus scanner holds a file for a moment.
    await rm(file, { force: true, maxRetries: 3 })
    return true
  } catch (error) {
    if (!HELD.has(codeOf(error))) throw error
    console.error(`${file} is still open, and is deleted when Bar Duel closes or starts again.`)
    return false
  }
}
