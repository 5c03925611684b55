import { existsSync } from 'node:fs'
import path from 'node:path'
import { PlainError } from '../process/plain-error.mjs'

/**
 * Returns Firefox's program: the one FIREFOX_PATH names, else an installed one. Says how to get it where there is none.
 * @returns {string}
 */
export function findFirefox() {
  const named = process.env.FIREFOX_PATH
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const installed = ['firefox-esr', 'firefox'].flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  )
  const found = (named ? [named] : installed).find((file) => existsSync(file))
  if (found) return found
  throw new PlainError(
    'Firefox is missing: apt-get install -y --no-install-recommends firefox-esr (FIREFOX_PATH names another one).',
  )
}
