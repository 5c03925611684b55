import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { mutex } from '#concurrency/mutex.ts'
import { isRefusal, type Refusal, refuse } from '#http/refusal.ts'
import type { EngineStart } from '#protocol/engine-messages.ts'
import type { PlayerTransactions } from '#study/store/database.ts'
import type { StudyStore } from '#study/store.ts'
import { type Banks, banks } from './banks.ts'
import { loadBetweenQuestions } from './store/bank.ts'
import { endedBadly, isWhole, type Rescued, rescuable, restore, setAside } from './store/damaged.ts'
import { closeDatabase, type Database, migrateDatabase, openDatabase } from './store/database.ts'
import { isDamage, isStorageFault, openingFault } from './store/faults.ts'
import { hasQuestions } from './store/questions.ts'
import { localStudyStore, playerTransactions } from './store/study.ts'
import { type LocalSync, localSync } from './store/sync.ts'

export interface Profile {
  userId: string
  db: Database
  study: StudyStore
  sync: LocalSync
  changes: PlayerTransactions
  /** why there are no questions to study with, or null */
  noQuestions: Refusal | null
}

export interface Profiles {
  /** whether nothing is to be left on this machine (lab mode) */
  ephemeral: boolean
  bank: Banks
  current(): Profile | null
  /**
   * Opens a player's own file, made and brought up to date when needed; the one open before is closed. A file that
   * cannot be opened is tried again at the next call.
   */
  open(userId: string): Promise<Profile | Refusal>
  close(): Promise<void>
  /** Takes in what questions there now are, unless one is before the player; answers whether that is done. */
  takeBank(): Promise<boolean>
  /** the current player's store; calls while nobody is signed in are refused before they reach it */
  store: StudyStore
}

const BANK_DAMAGED = refuse(
  'bank_empty',
  'The questions that came with Bar Duel are damaged or missing. Please install it again.',
)

export type ProfileParts = Pick<EngineStart, 'dataFolder' | 'bankFolder' | 'migrationsFolder' | 'ephemeral'>

/** On a lab's computer whoever signs in next finds nothing of the one before, however that sign-in ended. */
async function wipeOthers(dataFolder: string, userId: string): Promise<void> {
  const files = await readdir(dataFolder)
  const others = files.filter((name) => /\.sqlite(-\w+)?$/.test(name) && !name.startsWith(userId))
  await Promise.all(others.map((name) => rm(path.join(dataFolder, name), { force: true, maxRetries: 3 })))
}

/** One SQLite file a player: switching players touches nobody else's data. */
export function profiles({ dataFolder, bankFolder, migrationsFolder, ephemeral }: ProfileParts): Profiles {
  const bank = banks(bankFolder, path.join(dataFolder, 'bank'))
  let profile: Profile | null = null
  // One at a time: two calls must not open one file twice.
  const runExclusive = mutex()

  async function opened(file: string): Promise<Database | 'damaged'> {
    const suspect = await endedBadly(file)
    await migrateDatabase(file, migrationsFolder)
    const db = openDatabase(file)
    if (!suspect || (await isWhole(db))) return db
    await closeDatabase(db)
    return 'damaged'
  }

  /** The player's file; where it is damaged, a new one, with what of the old one had not reached the server. */
  async function openFile(userId: string): Promise<{ db: Database; rescued: Rescued | null } | Refusal> {
    const file = path.join(dataFolder, `${userId}.sqlite`)
    try {
      await mkdir(dataFolder, { recursive: true, mode: 0o700 })
      const db = await opened(file).catch((error: unknown) => {
        if (isDamage(error)) return 'damaged' as const
        throw error
      })
      if (db !== 'damaged') return { db, rescued: null }
      const aside = await setAside(file, Date.now())
      console.error(`The study file was damaged. It is kept as ${aside}; a new one is made from the server.`)
      const rescued = await rescuable(aside, userId)
      await migrateDatabase(file, migrationsFolder)
      return { db: openDatabase(file), rescued }
    } catch (error) {
      console.error('The study file could not be opened:', error)
      return refuse('unavailable', openingFault(error, file))
    }
  }

  /** A damaged bank stops nobody who already has questions in their file. */
  async function questions(
    db: Database,
    changes: PlayerTransactions,
    userId: string,
  ): Promise<Refusal | null> {
    try {
      await loadBetweenQuestions(changes, userId, await bank.folder())
      return null
    } catch (error) {
      console.error('The questions could not be loaded:', error)
      if (isStorageFault(error))
        return refuse('unavailable', openingFault(error, path.join(dataFolder, `${userId}.sqlite`)))
      return (await hasQuestions(db).catch(() => false)) ? null : BANK_DAMAGED
    }
  }

  async function close(): Promise<void> {
    const open = profile
    profile = null
    if (!open) return
    // What is being written for this player is written first.
    await open.changes(open.userId, async () => undefined)
    await closeDatabase(open.db)
  }

  async function open(userId: string): Promise<Profile | Refusal> {
    if (profile?.userId !== userId) {
      const file = await openFile(userId)
      if (isRefusal(file)) return file
      const { db, rescued } = file
      await close()
      if (ephemeral) await wipeOthers(dataFolder, userId)
      const changes = playerTransactions(db)
      profile = {
        userId,
        db,
        changes,
        study: localStudyStore(db, changes),
        sync: localSync(db, userId, changes),
        noQuestions: await questions(db, changes, userId),
      }
      if (rescued) await restore(changes, userId, rescued, Date.now())
    } else if (profile.noQuestions) profile.noQuestions = await questions(profile.db, profile.changes, userId)
    return profile
  }

  const store = new Proxy({} as StudyStore, {
    get: (_target, verb: keyof StudyStore) => {
      if (!profile) throw new Error('no profile is open')
      return profile.study[verb]
    },
  })

  return {
    ephemeral,
    bank,
    current: () => profile,
    open: (userId) => runExclusive(() => open(userId)),
    close: () => runExclusive(close),
    takeBank: () =>
      runExclusive(async () => {
        if (!profile) return true
        return loadBetweenQuestions(profile.changes, profile.userId, await bank.folder())
      }),
    store,
  }
}
