import path from 'node:path'
import { tryLock } from '../process/lock.mjs'
import { PlainError } from '../process/plain-error.mjs'
import { dataFolder } from '../start/data-folder.mjs'

/**
 * Runs work on a data folder that no Bar Duel uses, and keeps others from starting on it meanwhile.
 * @template T
 * @param {(dataDir: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function atRest(work) {
  const folder = dataFolder()
  const claim = tryLock(path.join(folder, 'start.lock'))
  if ('holder' in claim)
    throw new PlainError(
      `Bar Duel is running on the data folder ${folder} (process ${claim.holder.pid}): stop it first, since only a stopped database can be copied.`,
    )
  try {
    return await work(folder)
  } finally {
    claim.release()
  }
}
