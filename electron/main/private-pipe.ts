import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

export interface PrivatePipe {
  /** the address the engine listens on */
  path: string
  remove(): Promise<void>
}

/** macOS allows a socket's path 104 bytes, its end included. */
const PATH_BYTES = 103
const FOLDER = 'bd-'
const SOCKET = 'engine.sock'
const RANDOM_CHARACTERS = 6

/** Whether a folder's name is that of a pipe's. */
export const isPipeFolder = (name: string): boolean => /^bd-\w{6}$/.test(name)

/** The socket in a pipe's folder. */
export const pipeIn = (folder: string): string => path.join(folder, SOCKET)

const fits = (folder: string): boolean =>
  Buffer.byteLength(path.join(folder, FOLDER, SOCKET)) + RANDOM_CHARACTERS <= PATH_BYTES

/**
 * Makes a pipe with a random name, a new one for each engine (design section 8): a named pipe on Windows, else a socket in
 * a folder that only this user may enter.
 */
export async function privatePipe(temporary = tmpdir(), platform = process.platform): Promise<PrivatePipe> {
  if (platform === 'win32')
    return { path: `\\\\.\\pipe\\bar-duel-${randomBytes(16).toString('hex')}`, remove: async () => {} }
  const folder = await mkdtemp(path.join(fits(temporary) ? temporary : '/tmp', FOLDER))
  return {
    path: pipeIn(folder),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
