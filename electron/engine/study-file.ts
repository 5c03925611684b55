import { chmod, mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { type Refusal, refuse } from '#http/refusal.ts'
import type { EngineStart } from '#protocol/engine-messages.ts'
import type { PlayerTransactions } from '#study/store/database.ts'
import type { Banks } from './banks.ts'
import { loadBetweenQuestions } from './store/bank.ts'
import { endedBadly, isEmpty, isWhole, type Rescued, rescuable, setAside } from './store/damaged.ts'
import { closeDatabase, type Database, migrateDatabase, openDatabase } from './store/database.ts'
import { isDamage, isStorageFault, openingFault } from './store/faults.ts'
import { hasQuestions } from './store/questions.ts'

const BANK_DAMAGED = refuse(
  'bank_empty',
  'The questions that came with Bar Duel are damaged or missing. Install it again.',
)

/** The folders a player's file is made in and from, and the practice questions. */
export interface Folders extends Pick<EngineStart, 'dataFolder' | 'migrationsFolder'> {
  bank: Banks
}

const fileOf = ({ dataFolder }: Folders, userId: string): string => path.join(dataFolder, `${userId}.sqlite`)

/** A file that is open. */
export interface OpenFile {
  db: Database
  /** null where nothing was damaged */
  rescued: Rescued | null
}

async function openWhole(file: string, migrationsFolder: string): Promise<Database | 'damaged'> {
  const suspect = await endedBadly(file)
  // SQLite takes an empty file for a new one, and would throw away the log beside it.
  if (suspect && (await isEmpty(file))) return 'damaged'
  await migrateDatabase(file, migrationsFolder)
  // The files beside it get the same permissions, by SQLite.
  await chmod(file, 0o600)
  const db = openDatabase(file)
  if (!suspect || (await isWhole(db))) return db
  await closeDatabase(db)
  return 'damaged'
}

/** A new file in a damaged one's place, with the answers in that one that had not reached the server. */
async function replaceDamaged(file: string, userId: string, migrationsFolder: string): Promise<OpenFile> {
  const aside = await setAside(file, Date.now())
  console.error(`The study file was damaged. It is kept as ${aside}; a new one is made from the server.`)
  const rescued = await rescuable(aside, userId)
  await migrateDatabase(file, migrationsFolder)
  await chmod(file, 0o600)
  return { db: openDatabase(file), rescued }
}

/** The player's file, made where there is none and replaced where it is damaged. */
export async function openFile(folders: Folders, userId: string): Promise<OpenFile | Refusal> {
  const { dataFolder, migrationsFolder } = folders
  const file = fileOf(folders, userId)
  try {
    await mkdir(dataFolder, { recursive: true, mode: 0o700 })
    const db = await openWhole(file, migrationsFolder).catch((error: unknown) => {
      if (isDamage(error)) return 'damaged' as const
      throw error
    })
    return db === 'damaged' ? await replaceDamaged(file, userId, migrationsFolder) : { db, rescued: null }
  } catch (error) {
    console.error('The study file could not be opened:', error)
    return refuse('unavailable', openingFault(error, file))
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

/** On a lab's computer whoever signs in next finds nothing of the one before, however that sign-in ended. */
export async function wipeOthers(dataFolder: string, userId: string): Promise<void> {
  const files = await readdir(dataFolder)
  const others = files.filter((name) => /\.sqlite(-\w+)?$/.test(name) && !name.startsWith(userId))
  await Promise.all(others.map((name) => rm(path.join(dataFolder, name), { force: true, maxRetries: 3 })))
}
