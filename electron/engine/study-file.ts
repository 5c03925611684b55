import { chmod, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { type Refusal, refuse } from '#http/refusal.ts'
import type { EngineStart, StoredSession } from '#protocol/engine-messages.ts'
import type { PlayerTransactions } from '#study/store/database.ts'
import type { Banks } from './banks.ts'
import { loadBetweenQuestions } from './store/bank.ts'
import {
  endedBadly,
  finishSettingAside,
  isEmpty,
  isWhole,
  notTakenIn,
  type Rescued,
  rescuable,
  setAside,
  takenIn,
} from './store/damaged.ts'
import { closeDatabase, type Database, migrateDatabase, openDatabase } from './store/database.ts'
import { isPlain, isShut, mend, staysPlain } from './store/encryption.ts'
import { isDamage, isStorageFault, openingFault } from './store/faults.ts'
import { deleteFile, FileHeld } from './store/held-files.ts'
import { hasQuestions } from './store/questions.ts'
import { forgetSynced, isSyncedNote } from './store/synced-note.ts'

const BANK_DAMAGED = refuse(
  'bank_empty',
  'The questions that came with Bar Duel are damaged or missing. Install it again.',
)

const shutWords = (file: string): string =>
  `The study file ${file} is locked. Sign out, then sign in again. If that doesn’t help, move it somewhere else.`

const heldWords = (file: string): string =>
  `The study file ${file} is damaged. Reopen Bar Duel, and it’ll save everything it can still read.`

/** The folders a player's file is made in and from, and the practice questions. */
export interface Folders extends Pick<EngineStart, 'dataFolder' | 'migrationsFolder'> {
  bank: Banks
}

export const fileOf = ({ dataFolder }: Pick<Folders, 'dataFolder'>, userId: string): string =>
  path.join(dataFolder, `${userId}.sqlite`)

const OF_A_PLAYER = /\.(sqlite(-\w+|(\.\w+)+)?|rescue|aside|synced)$/

/** Whether a file in the data folder is a player's, by its name. */
export const isOfAPlayer = (name: string): boolean => OF_A_PLAYER.test(name)

/** A player, and what opens their file. */
export type FileOwner = Pick<StoredSession, 'userId' | 'fileKey'>

/** A file that is open. */
export interface OpenFile {
  db: Database
  /** the records of each damaged file that this one replaces and has not taken in yet */
  rescued: Rescued[]
}

/** Where a player's file is, and what it's opened with. */
interface Opening {
  file: string
  key: string | undefined
  migrationsFolder: string
}

async function openWhole({ file, key, migrationsFolder }: Opening): Promise<Database | 'damaged'> {
  const suspect = await endedBadly(file)
  // SQLite takes an empty file for a new one, and would throw away the log beside it.
  if (suspect && (await isEmpty(file))) return 'damaged'
  await migrateDatabase(file, migrationsFolder, key)
  // The files beside it get the same permissions, by SQLite.
  await chmod(file, 0o600)
  const db = openDatabase(file, key)
  if (!suspect || (await isWhole(db))) return db
  await closeDatabase(db)
  return 'damaged'
}

/** A new file in a damaged one's place. */
async function replaceDamaged({ file, key, migrationsFolder }: Opening): Promise<Database> {
  const aside = await setAside(file, Date.now())
  console.error(`The study file was damaged. It is kept as ${aside}; a new one is made from the server.`)
  await migrateDatabase(file, migrationsFolder, key)
  await chmod(file, 0o600)
  return openDatabase(file, key)
}

async function openOrReplace(opening: Opening): Promise<Database> {
  const db = await openWhole(opening).catch((error: unknown) => {
    if (isDamage(error)) return 'damaged' as const
    throw error
  })
  return db === 'damaged' ? replaceDamaged(opening) : db
}

/** Looks through the damaged files set aside now, and those of an earlier start that ended before it had taken them in. */
async function rescuedFor(file: string, { userId, fileKey }: FileOwner): Promise<Rescued[]> {
  const all: Rescued[] = []
  for (const aside of await notTakenIn(file))
    all.push(await rescuable(aside, userId, (await isPlain(aside)) ? undefined : fileKey))
  return all
}

/** A player's file has taken in what was rescued: no later start looks for it. */
export const rescueDone = (folders: Folders, userId: string): Promise<void> =>
  takenIn(fileOf(folders, userId))

/**
 * The player's file, made where there is none and replaced where it is damaged. With a key it's encrypted, a plain one from
 * before there was a key too.
 */
export async function openFile(folders: Folders, owner: FileOwner): Promise<OpenFile | Refusal> {
  const { dataFolder, migrationsFolder } = folders
  const { userId, fileKey } = owner
  const file = fileOf(folders, userId)
  try {
    await mkdir(dataFolder, { recursive: true, mode: 0o700 })
    await forgetSynced(file)
    await finishSettingAside(file)
    await mend(file, fileKey)
    // Not taken for damaged: its key comes with the next sign-in.
    if (fileKey === undefined && (await isShut(file))) return refuse('unavailable', shutWords(file))
    const isLeftPlain = fileKey !== undefined && (await staysPlain(file, fileKey))
    const db = await openOrReplace({ file, key: isLeftPlain ? undefined : fileKey, migrationsFolder })
    return { db, rescued: await rescuedFor(file, owner) }
  } catch (error) {
    console.error('The study file could not be opened:', error)
    return refuse('unavailable', error instanceof FileHeld ? heldWords(file) : openingFault(error, file))
  }
}

/** Loads the questions; returns why there are none. A damaged bank stops nobody who already has questions in their file. */
export async function loadQuestions(
  folders: Folders,
  { db, changes, userId }: { db: Database; changes: PlayerTransactions; userId: string },
): Promise<Refusal | null> {
  try {
    await loadBetweenQuestions(changes, userId, await folders.bank.folder())
    return null
  } catch (error) {
    console.error('The questions could not be loaded:', error)
    if (isStorageFault(error)) return refuse('unavailable', openingFault(error, fileOf(folders, userId)))
    return (await hasQuestions(db).catch(() => false)) ? null : BANK_DAMAGED
  }
}

/**
 * Deletes players' files, and what of them was set aside, by the names it's told to. The note that says of one that it has synced
 * goes last: the next start deletes by it what is still open now.
 */
async function wipe(dataFolder: string, isToGo: (name: string) => boolean): Promise<void> {
  const names = (await readdir(dataFolder).catch(() => [])).filter(isOfAPlayer).filter(isToGo)
  const remove = (some: readonly string[]) =>
    Promise.all(some.map((name) => deleteFile(path.join(dataFolder, name))))
  const gone = await remove(names.filter((name) => !isSyncedNote(name)))
  if (gone.every(Boolean)) await remove(names.filter(isSyncedNote))
}

/** On a lab's computer whoever signs in next finds nothing of the one before, however that sign-in ended. */
export const wipeOthers = (dataFolder: string, userId: string): Promise<void> =>
  wipe(dataFolder, (name) => !name.startsWith(userId))

/** Nothing of the player stays on a lab's computer after a sign-out. */
export const wipeOwn = (dataFolder: string, userId: string): Promise<void> =>
  wipe(dataFolder, (name) => name.startsWith(userId))
