import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { tryLock } from '../process/lock.mjs'
import { PlainError } from '../process/plain-error.mjs'
import { root } from '../project.mjs'

const WHY = /** @type {Record<string, string>} */ ({
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'part of its path is a file',
  EEXIST: 'it’s a file',
  ENOENT: 'the system can’t make a folder there',
})

/** mkdir's own recursion never ends where the system answers 'no such folder' for ever, as under /proc. */
function makeFolder(/** @type {string} */ folder) {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  makeFolder(path.dirname(folder))
  mkdirSync(folder)
}

/** Where all that the product stores lies (design section 3). */
export const dataFolder = () => path.resolve(root, process.env.DATA_DIR || '.data')

/**
 * Makes sure that the data folder can be written and that no other start uses it.
 * @returns {() => void} lets another start use it
 */
export function claimDataFolder() {
  const folder = dataFolder()
  const address = `http://localhost:${process.env.PORT || 4600}`
  try {
    makeFolder(folder)
    const trial = path.join(folder, `.writable-${process.pid}`)
    writeFileSync(trial, 'x')
    rmSync(trial)
  } catch (failure) {
    const code = /** @type {NodeJS.ErrnoException} */ (failure).code ?? ''
    throw new PlainError(
      `We can’t write to the data folder ${folder} (${WHY[code] ?? code}): set DATA_DIR to another folder.`,
    )
  }
  const claim = tryLock(path.join(folder, 'start.lock'), address)
  if ('release' in claim) return claim.release
  const { pid, note } = claim.holder
  throw new PlainError(
    `Bar Duel is already running on this data folder (process ${pid}): use it at ${note}, or set DATA_DIR and PORT to start another.`,
  )
}
