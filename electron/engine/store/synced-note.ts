import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { endedBadly } from './damaged.ts'

/** The note beside a closed file that nothing waits in: without its key no later start could tell. */
const syncedBeside = (file: string): string => file.replace(/\.sqlite$/, '.synced')

/** Whether a file is such a note, by its name. */
export const isSyncedNote = (name: string): boolean => name.endsWith('.synced')

/** A file's state by its size and when it was last written; null where there's none, or its log holds more. */
async function stateOf(file: string): Promise<string | null> {
  const found = await stat(file).catch(() => null)
  return found && !(await endedBadly(file)) ? `${found.size} ${found.mtimeMs}` : null
}

/** Notes that nothing waits in a file that was just closed. */
export async function noteSynced(file: string): Promise<void> {
  const state = await stateOf(file)
  if (state !== null) await writeFile(syncedBeside(file), state, { mode: 0o600 })
}

/** Forgets it again, before the file is opened. */
export const forgetSynced = (file: string): Promise<void> => rm(syncedBeside(file), { force: true })

/**
 * Whether nothing waits in a closed file, by its note. It isn't believed of one that was written since, as by an older app; one
 * that is deleted leaves the rest of a wipe.
 */
export async function isSynced(file: string): Promise<boolean> {
  const note = await readFile(syncedBeside(file), 'utf8').catch(() => null)
  if (note === null) return false
  return note === (await stateOf(file)) || (await stat(file).catch(() => null)) === null
}
