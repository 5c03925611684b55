import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { type EngineStart, LAB_WAITING } from '#protocol/engine-messages.ts'

/** The folder of profiles that must not outlast their sign-in; each start has a folder of its own in it. */
export const labRoot = (userData: string): string => path.join(userData, 'lab')

/** The engine's folders of players' files for this start; `keptFolder` is the one from before, where nothing is to be kept now. */
export function studyFolders(
  userData: string,
  ephemeral: boolean,
): Pick<EngineStart, 'dataFolder' | 'keptFolder'> {
  const study = path.join(userData, 'study')
  return ephemeral
    ? { dataFolder: path.join(labRoot(userData), randomUUID()), keptFolder: study }
    : { dataFolder: study, keptFolder: null }
}

const countIn = async (folder: string): Promise<number> => {
  const text = await readFile(path.join(folder, LAB_WAITING), 'utf8').catch(() => '0')
  return Number.parseInt(text, 10) || 0
}

/** Returns how many answers and notes in a lab's profiles had not reached the server, by what their engines noted. */
export async function waitingInLab(root: string): Promise<number> {
  const left = await readdir(root).catch(() => [])
  const counts = await Promise.all(left.map((name) => countIn(path.join(root, name))))
  return counts.reduce((sum, count) => sum + count, 0)
}

/**
 * Wipes the profiles that earlier starts left behind, as after a crash. Returns how many answers in them had not reached
 * the server. Rejects when a file cannot be removed: the app must not go on as if it were gone.
 */
export async function wipeLab(root: string): Promise<number> {
  const lost = await waitingInLab(root)
  await rm(root, { recursive: true, force: true, maxRetries: 3 })
  return lost
}
