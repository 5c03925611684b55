import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { isPlain } from './store/encryption.ts'
import { isSynced, noteSynced } from './store/synced-note.ts'
import { waitingInPlain } from './store/waiting-in-plain.ts'
import { isOfAPlayer, wipeOwn } from './study-file.ts'

async function isSettled(file: string, userId: string): Promise<boolean> {
  if (await isSynced(file)) return true
  if (!(await isPlain(file)) || (await waitingInPlain(file, userId)) !== 0) return false
  // Where this process still holds the file, the next start deletes it unopened.
  await noteSynced(file)
  return isSynced(file)
}

/** Whether a folder has a player's file from before its computer kept nothing. */
export const isKept = async (folder: string, userId: string): Promise<boolean> =>
  (await readdir(folder).catch(() => [])).some((name) => isOfAPlayer(name) && name.startsWith(userId))

/** Deletes a player's closed file from before if nothing waits in it; with the last of them goes the folder. */
export async function wipeIfSynced(folder: string, userId: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const isMending = names.some((one) => one === `${userId}.rescue` || one === `${userId}.aside`)
  if (!isMending && (await isSettled(path.join(folder, `${userId}.sqlite`), userId)))
    await wipeOwn(folder, userId)
  const left = await readdir(folder).catch(() => [])
  if (!left.some(isOfAPlayer)) await rm(folder, { recursive: true, force: true })
}

/**
 * Does that with each player's file, while none is open. One that answers wait in, or that can't be read without its key, stays
 * until its player has signed in and synced.
 */
export async function wipeSynced(folder: string): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter(isOfAPlayer)
  for (const userId of new Set(names.map((name) => name.split('.', 1)[0] ?? name)))
    await wipeIfSynced(folder, userId)
}
