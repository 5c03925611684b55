import path from 'node:path'
import { mutex } from '#concurrency/mutex.ts'
import { isRefusal, type Refusal } from '#http/refusal.ts'
import type { EngineStart } from '#protocol/engine-messages.ts'
import type { PlayerTransactions } from '#study/store/database.ts'
import type { StudyStore } from '#study/store.ts'
import { type Banks, banks } from './banks.ts'
import { isKept, wipeIfSynced, wipeSynced } from './kept-files.ts'
import { loadBetweenQuestions } from './store/bank.ts'
import { type Rescued, restoreAll, restorePlayer } from './store/damaged.ts'
import { closeDatabase, type Database } from './store/database.ts'
import { localStudyStore, playerTransactions } from './store/study.ts'
import { type LocalSync, localSync } from './store/sync.ts'
import { noteSynced } from './store/synced-note.ts'
import {
  type FileOwner,
  type Folders,
  fileOf,
  loadQuestions,
  type OpenFile,
  openFile,
  rescueDone,
  wipeOthers,
} from './study-file.ts'

export interface Profile {
  userId: string
  /** where its file is */
  folders: Folders
  db: Database
  study: StudyStore
  sync: LocalSync
  changes: PlayerTransactions
  /** why there are no questions to study with, or null */
  noQuestions: Refusal | null
  /** the records of damaged files that wait for questions to be taken in */
  rescued: readonly Rescued[]
}

export interface Profiles {
  /**
   * Whether the open file is wiped at its player's sign-out (lab mode). One from before this computer kept nothing isn't: it goes
   * once nothing waits in it.
   */
  keepsNothing(): boolean
  bank: Banks
  current(): Profile | null
  /**
   * Opens a player's own file, made and brought up to date when needed; the one open before is closed. A file that
   * cannot be opened is tried again at the next call.
   */
  open(session: FileOwner): Promise<Profile | Refusal>
  close(): Promise<void>
  /** Takes in what questions there now are, unless one is before the player; returns whether that is done. */
  takeBank(): Promise<boolean>
  /** the current player's store; calls while nobody is signed in are refused before they reach it */
  store: StudyStore
}

type ProfileParts = Pick<
  EngineStart,
  'dataFolder' | 'keptFolder' | 'bankFolder' | 'migrationsFolder' | 'ephemeral'
>

/** Returns how many answers and notes in a file the server has not got, those of an open exam block too. */
export async function countWaiting(profile: Pick<Profile, 'sync'> | null): Promise<number> {
  if (!profile) return 0
  const { waiting, inBlock } = await profile.sync.counts()
  return waiting + inBlock
}

/** The same; 0 where it cannot be read. */
export async function waitingIn(profile: Pick<Profile, 'sync'> | null): Promise<number> {
  try {
    return await countWaiting(profile)
  } catch (error) {
    console.error('What waits could not be counted:', error)
    return 0
  }
}

/** Whether the server has all that's in a file. */
const isAllSynced = (profile: Profile): Promise<boolean> =>
  countWaiting(profile).then(
    (count) => count === 0,
    () => false,
  )

const notWiped = (error: unknown): void => console.error('Files that have synced could not be wiped:', error)

/** Transactions after each of which `onEnd` is called. */
const callingAfterEach =
  (changes: PlayerTransactions, onEnd: () => void): PlayerTransactions =>
  (userId, work) =>
    changes(userId, (tx) => work(tx).finally(onEnd))

/** `onChange` is called after each transaction on the file. */
async function profileIn(
  folders: Folders,
  userId: string,
  { db, rescued }: OpenFile,
  onChange: () => void,
): Promise<Profile> {
  const changes = callingAfterEach(playerTransactions(db), onChange)
  return {
    userId,
    folders,
    db,
    changes,
    rescued,
    study: localStudyStore(db, changes),
    sync: localSync(db, userId, changes),
    noQuestions: await loadQuestions(folders, { db, changes, userId }),
  }
}

/** The same with the player and the sealed answers of damaged files; one that can't take them is closed, for another try. */
async function restoredIn(...opening: Parameters<typeof profileIn>): Promise<Profile> {
  const made = await profileIn(...opening)
  try {
    for (const one of made.rescued) await restorePlayer(made, one, Date.now())
    return made
  } catch (error) {
    await closeDatabase(made.db)
    throw error
  }
}

/**
 * Takes in what was rescued from damaged files, as soon as there are questions; returns how much that was, or null where there's
 * none, or it waits. It's done once: what was cleared with no network would be cleared again, and what was said since with it.
 */
async function takeIn(profile: Profile): Promise<number | null> {
  const { rescued, folders } = profile
  if (rescued.length === 0 || profile.noQuestions) return null
  profile.rescued = []
  const saved = await restoreAll(profile, profile.userId, rescued)
  await rescueDone(folders, profile.userId)
  return saved
}

/** The fate of players' files: how much was saved out of a damaged one, and lost with one that was deleted. */
interface FileNews {
  onDamaged?: (saved: number) => void
  onWiped?: (lost: number) => void
  /** called whenever what waits in the open file may be more or less than before */
  onChange?: () => void
}

/** One SQLite file a player: switching players touches nobody else's data. */
export function profiles(parts: ProfileParts, news: FileNews = {}): Profiles {
  const { onDamaged, onWiped, onChange = () => undefined } = news
  const { dataFolder, keptFolder, bankFolder, ephemeral } = parts
  const bank = banks(bankFolder, path.join(dataFolder, 'bank'))
  const folders = { ...parts, bank }
  let profile: Profile | null = null
  // One at a time: two calls must not open one file twice.
  const runExclusive = mutex()
  const keepsNothing = (): boolean => ephemeral && profile?.folders.dataFolder !== keptFolder
  if (keptFolder !== null) runExclusive(() => wipeSynced(keptFolder)).catch(notWiped)

  async function close(): Promise<void> {
    const open = profile
    const stays = !keepsNothing()
    profile = null
    if (!open) return
    // A write under way for this player ends first.
    await open.changes(open.userId, async () => undefined)
    const isSynced = stays && (await isAllSynced(open))
    await closeDatabase(open.db)
    if (isSynced) await synced(open).catch(notWiped)
  }

  async function synced({ folders: at, userId }: Profile): Promise<void> {
    await noteSynced(fileOf(at, userId))
    if (at.dataFolder === keptFolder) await wipeIfSynced(keptFolder, userId)
  }

  async function openAnew(owner: FileOwner): Promise<Profile | Refusal> {
    const isFromBefore = keptFolder !== null && (await isKept(keptFolder, owner.userId))
    const at = isFromBefore ? { ...folders, dataFolder: keptFolder } : folders
    const file = await openFile(at, owner)
    if (isRefusal(file)) return file
    const lost = keepsNothing() ? await waitingIn(profile) : 0
    await close()
    if (ephemeral) await wipeOthers(dataFolder, owner.userId)
    if (lost > 0) onWiped?.(lost)
    profile = await restoredIn(at, owner.userId, file, onChange)
    onChange()
    return profile
  }

  async function open(owner: FileOwner): Promise<Profile | Refusal> {
    const held = profile?.userId === owner.userId ? profile : null
    if (held?.noQuestions) held.noQuestions = await loadQuestions(held.folders, held)
    const opened = held ?? (await openAnew(owner))
    if (isRefusal(opened)) return opened
    const saved = await takeIn(opened)
    if (saved !== null) onDamaged?.(saved)
    return opened
  }

  const store = new Proxy({} as StudyStore, {
    get: (_target, verb: keyof StudyStore) => {
      if (!profile) throw new Error('no profile is open')
      return profile.study[verb]
    },
  })

  return {
    keepsNothing,
    bank,
    current: () => profile,
    open: (owner) => runExclusive(() => open(owner)),
    close: () => runExclusive(close),
    takeBank: () =>
      runExclusive(async () => {
        if (!profile) return true
        return loadBetweenQuestions(profile.changes, profile.userId, await bank.folder())
      }),
    store,
  }
}
