import { appendFile, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { raw, sql } from '#database/sql.ts'
import type { BankItem } from '#protocol/bank.ts'
import type { ChatMessage } from '#protocol/http/companion.ts'
import { isShownAnswer, type ShownAnswerEvent } from '#protocol/sync/event.ts'
import type { StudyMark } from '#protocol/sync/mark.ts'
import type { SessionUser } from '#protocol/user.ts'
import { messageKept } from '#study/companion/message.ts'
import { insertMessages } from '#study/store/companion.ts'
import type { PlayerTransactions } from '#study/store/database.ts'
import { storeMark } from '#study/store/marks.ts'
import { givenBy, inOrderOfTime } from '../sync/clock-order.ts'
import { markCleared, pendingThread } from './companion.ts'
import type { CachedDaily } from './daily.ts'
import { restoreAnswers } from './damaged-answers.ts'
import { type BlockFile, openBlockIn, type RescuedBlock, restoreBlock } from './damaged-block.ts'
import { questionsIn, restoreQuestions } from './damaged-questions.ts'
import { closeDatabase, type Database, openDatabase } from './database.ts'
import { moveFile } from './held-files.ts'
import { pendingMarks } from './marks.ts'
import { pendingAnswers } from './pending.ts'
import { salvaged } from './salvage.ts'
import { keepSealed, sealedPending } from './sealed-daily.ts'
import { localUser, rememberUser } from './users.ts'

const PARTS = ['', '-wal', '-shm'] as const

/** Whether the file's last owner ended without closing it: its log was not folded in. */
export const endedBadly = async (file: string): Promise<boolean> =>
  ((await stat(`${file}-wal`).catch(() => null))?.size ?? 0) > 0

/** Whether there is a file with nothing in it. */
export const isEmpty = async (file: string): Promise<boolean> =>
  (await stat(file).catch(() => null))?.size === 0

/** Whether SQLite finds the file whole. */
export async function isWhole(db: Database): Promise<boolean> {
  const [row] = await db.query<{ quick_check: string }>(sql`pragma quick_check(1)`)
  return row?.quick_check === 'ok'
}

/** The note of a player's damaged files, a name a line, that the file in their place has not taken in yet. */
const noteBeside = (file: string): string => file.replace(/\.sqlite$/, '.rescue')

/** The note of the name that a damaged file gets, until all its parts have it. */
const namedBeside = (file: string): string => file.replace(/\.sqlite$/, '.aside')

/**
 * Puts a damaged file out of the way, under a name that says when; returns that name. It's noted first: a start that ends
 * before the new file has what can be rescued leaves that to the next. Throws FileHeld where only the next can move it.
 */
export async function setAside(file: string, now: number): Promise<string> {
  const aside = file.replace(/\.sqlite$/, `.damaged-${new Date(now).toISOString().replace(/\D/g, '')}.sqlite`)
  const name = `${path.basename(aside)}\n`
  await appendFile(noteBeside(file), name, { mode: 0o600, flush: true })
  await writeFile(namedBeside(file), name, { mode: 0o600, flush: true })
  await finishSettingAside(file)
  return aside
}

/** Puts the rest of a damaged file out of the way where an earlier try, or start, left some of it; to be called before it's opened. */
export async function finishSettingAside(file: string): Promise<void> {
  const note = await readFile(namedBeside(file), 'utf8').catch(() => '')
  if (note.endsWith('.sqlite\n')) {
    const aside = path.join(path.dirname(file), note.trimEnd())
    for (const part of PARTS) await moveFile(`${file}${part}`, `${aside}${part}`)
  }
  await rm(namedBeside(file), { force: true })
}

/** Returns the damaged files of a player that the file in their place has not taken in yet. */
export async function notTakenIn(file: string): Promise<string[]> {
  const note = await readFile(noteBeside(file), 'utf8').catch(() => '')
  const found: string[] = []
  for (const name of note.split('\n').filter((line) => line !== '')) {
    const aside = path.join(path.dirname(file), name)
    if (await stat(aside).catch(() => null)) found.push(aside)
  }
  return found
}

/** Forgets which damaged files the file in their place had to take in. */
export const takenIn = (file: string): Promise<void> => rm(noteBeside(file), { force: true })

/** The records still readable in a damaged file that the server has not got, or that are needed before it can be asked. */
export interface Rescued {
  /** answers the server has not got */
  events: ShownAnswerEvent[]
  /** answers to a day's case that wait for a sync */
  sealed: CachedDaily[]
  /** notes, bookmarks, reasons and rule cards that the server has not got */
  marks: StudyMark[]
  /** the exam block that is being taken; no server ever has one that was begun here */
  block: RescuedBlock | null
  /** the questions of these answers and the block */
  questions: BankItem[]
  /** the thread with Atticus as far as the cloud has not got it */
  thread: { cleared: boolean; messages: ChatMessage[] }
  /** the player as the cloud last described them, for a start with no network */
  user: SessionUser | null
}

const NO_THREAD = { cleared: false, messages: [] }
const NOTHING: Rescued = {
  ...{ events: [], sealed: [], marks: [], block: null, questions: [] },
  ...{ thread: NO_THREAD, user: null },
}

type Table = 'question_attempts' | 'study_marks'

/** Returns the numbers that a table's rows may have; none where it can't tell. */
async function rowsOf(db: Database, table: Table): Promise<number[]> {
  const edge = async (of: 'min' | 'max', otherwise: number) => {
    const found = db.query<{ id: number | null }>(sql`select ${raw(of)}(rowid) as id from ${raw(table)}`)
    const [row] = await found.catch(() => [])
    return Number(row?.id ?? otherwise)
  }
  const [first, last] = [await edge('min', 1), await edge('max', 0)]
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i)
}

/** Returns a table's rows, one after the other where they cannot all be read at once. */
const readable = <T>(db: Database, table: Table, read: (row: number | null) => Promise<T[]>): Promise<T[]> =>
  salvaged(
    () => read(null),
    () => rowsOf(db, table),
    read,
  )

/** Looks through a damaged file. */
export async function rescuable(aside: string, userId: string, key?: string): Promise<Rescued> {
  let db: Database | null = null
  try {
    // SQLite would throw away the log of an empty file, which is all there is of it.
    if (await isEmpty(aside)) return NOTHING
    db = openDatabase(aside, key)
    const reads = db
    const user = await localUser(db, userId).catch(() => null)
    const sealed = await sealedPending(db).catch(() => [])
    const answers = await readable(reads, 'question_attempts', (row) => pendingAnswers(reads, userId, row))
    const marks = await readable(reads, 'study_marks', (row) => pendingMarks(reads, userId, row))
    const block = await openBlockIn(db, userId).catch(() => null)
    // As a sync would send them: an answer that's shown before its run by a clock set back can't be entered.
    const events = inOrderOfTime(answers, givenBy(answers, Date.now())).flatMap(({ event }) =>
      isShownAnswer(event) ? [event] : [],
    )
    const asked = [...events.map(({ showing }) => showing), ...(block?.showings ?? [])]
    const questions = await questionsIn(db, new Set(asked.map(({ questionId }) => questionId)))
    const thread = await pendingThread(db, userId).catch(() => NO_THREAD)
    return { events, sealed, marks, block, questions, thread, user }
  } catch {
    return NOTHING
  } finally {
    if (db) await closeDatabase(db).catch(() => undefined)
  }
}

/** A new file, and the study store on it. */
interface NewFile extends BlockFile {
  db: Database
}

/**
 * Enters the player and their sealed answers into a new file. Neither needs questions, and with none a day's case could be
 * answered again. Doing it twice does no harm.
 */
export async function restorePlayer(
  { userId, changes }: { userId: string; changes: PlayerTransactions },
  { sealed, user }: Rescued,
  now: number,
): Promise<void> {
  if (user) await rememberUser(changes, user, now, 0)
  if (sealed.length > 0) await changes(userId, (change) => change.write(sealed.flatMap(keepSealed)))
}

/**
 * Enters what else was rescued into a new file that has questions, as pending where the server has to get it; what else there
 * was comes back from there. Returns how many answers and notes were saved.
 */
async function restore(
  file: NewFile,
  userId: string,
  { events, marks, block, questions, thread }: Rescued,
): Promise<number> {
  const { db, changes } = file
  let saved = marks.length
  if (questions.length > 0) await restoreQuestions(changes, userId, questions, Date.now())
  if (events.length > 0) saved += await restoreAnswers(changes, userId, events)
  if (marks.length > 0)
    await changes(userId, (change) => change.write(marks.flatMap((mark) => storeMark(userId, mark, null))))
  if (block) saved += await restoreBlock(file, block)
  if (thread.cleared) await markCleared(db, userId)
  if (thread.messages.length > 0)
    await db.write([insertMessages(thread.messages.map((one) => messageKept(userId, one)))])
  return saved
}

/** Returns what was rescued, oldest first, with the answers of all in the first: together they keep the order they were given in. */
function answersFirst(rescued: readonly Rescued[]): Rescued[] {
  const events = new Map(rescued.flatMap((one) => one.events.map((event) => [event.id, event])))
  const questions = new Map(rescued.flatMap((one) => one.questions.map((item) => [item.id, item])))
  return rescued.map((one, i) => ({
    ...one,
    events: i === 0 ? [...events.values()] : [],
    questions: i === 0 ? [...questions.values()] : [],
  }))
}

/**
 * Enters what was rescued from each of some damaged files, the oldest first, into a new one that has questions. Returns how many
 * answers and notes were saved, the sealed ones too.
 */
export async function restoreAll(
  file: NewFile,
  userId: string,
  rescued: readonly Rescued[],
): Promise<number> {
  let saved = 0
  for (const one of answersFirst(rescued)) saved += one.sealed.length + (await restore(file, userId, one))
  return saved
}
