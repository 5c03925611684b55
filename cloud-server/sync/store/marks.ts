import { type Reader, type Row, type Statement, sql, texts } from '#database/sql.ts'
import { EARLIEST_TOLD } from '#protocol/instant.ts'
import type { SyncReply, SyncRequest } from '#protocol/sync/exchange.ts'
import { MARKS_PAGE, type NoteMark, type ReasonMark, type StudyMark, studyMark } from '#protocol/sync/mark.ts'
import { merged } from '#rules/notebook/note.ts'
import type { Subject } from '#rules/subjects.ts'
import { memoryChange, type Told } from '#study/notebook/memory-change.ts'
import { lastMarkSeq, marksAfter, notesOf, reasonsOf, reasonsUpTo, storeMark } from '#study/store/marks.ts'
import { changeMemory, memoryIn, type ReplayState } from '#study/sync/replay-state.ts'

/** Notes kept a player at most; new ones past it are let go. Of reasons there's one an answer, and cards have a bound of their own. */
export const NOTES_KEPT = 5_000

const TYPES: readonly string[] = studyMark.options.map(({ shape }) => shape.type.value)

type Pushed = SyncRequest['marks']['marks']

/** Marks as they came: `marks` are to be taken in, `settled` are all that the device need not send again. */
function read(pushed: Pushed): { marks: StudyMark[]; settled: string[] } {
  // One of a kind that a newer app knows stays with the device until this server knows it.
  const known = pushed.filter(({ type }) => TYPES.includes(type))
  return {
    settled: known.map(({ id }) => id),
    marks: known.flatMap((one) => studyMark.safeParse(one).data ?? []),
  }
}

async function idsThere(db: Reader, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.query<{ id: string }>(
    sql`select id::text as id from study_marks where id in (${texts(ids)})`,
  )
  return new Set(rows.map(({ id }) => id))
}

interface AnswerRow extends Omit<Told, 'at'> {
  subject: Subject
  at: Date
}

/** The answers of which these marks tell a reason. */
const answersIn = (marks: readonly StudyMark[]): string[] =>
  marks.flatMap((mark) => (mark.type === 'reason' ? [mark.target] : []))

async function answersTold(db: Reader, userId: string, ids: readonly string[]): Promise<Told[]> {
  if (ids.length === 0) return []
  const rows = await db.query<AnswerRow & Row>(sql`
    select id::text as id, subject, subtopic, area, is_correct as "isCorrect", created_at as at
    from question_attempts where user_id = ${userId} and id in (${texts(ids)})`)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.getTime() }))
}

/** A page's marks, and the state they are entered into once its answers are. */
export interface MarksToTake {
  userId: string
  pushed: Pushed
  /** answers of this very page */
  answers: readonly Told[]
  replay: ReplayState
  /** number of the player's last answer */
  seq: number
  /** ms that the device's clock is ahead; and now */
  clockAhead: number
  now: number
}

/** Returns when a mark was told, by the server's clock: never later than now, nor earlier than a device may tell. */
const toldAt = (mark: StudyMark, { clockAhead, now }: MarksToTake): string =>
  new Date(Math.max(EARLIEST_TOLD, Math.min(now, Date.parse(mark.at) - clockAhead))).toISOString()

/** Takes marks in after a page's answers: notes beside those there are, reasons and cards into the memory of their rules. */
export async function takeMarks(
  tx: Reader,
  to: MarksToTake,
): Promise<{ settled: string[]; writes: Statement[] }> {
  const { userId, replay } = to
  if (to.pushed.length === 0) return { settled: [], writes: [] }
  const { marks, settled } = read(to.pushed)
  const there = await idsThere(
    tx,
    marks.map(({ id }) => id),
  )
  const fresh = marks.filter(({ id }) => !there.has(id))
  const answers = new Map(
    [...(await answersTold(tx, userId, answersIn(fresh))), ...to.answers].map((one) => [one.id, one]),
  )
  const reasons = new Map<string, ReasonMark>(
    (await reasonsOf(tx, userId, answersIn(fresh))).map((reason) => [reason.target, reason]),
  )
  const targets = fresh.flatMap((mark) => (mark.type === 'note' ? [mark.target] : []))
  const notes = new Map<string, NoteMark>(
    (await notesOf(tx, userId, targets)).map((note) => [note.target, note]),
  )
  let seq = await lastMarkSeq(tx, userId)
  const [held] = await tx.query<{ notes: number }>(
    sql`select count(*)::int as notes from study_marks where user_id = ${userId} and type = 'note'`,
  )
  let room = NOTES_KEPT - (held?.notes ?? 0)

  const writes = fresh.flatMap((told) => {
    const at = toldAt(told, to)
    let mark: StudyMark = { ...told, at }
    if (mark.type === 'note') {
      if (!notes.has(mark.target) && --room < 0) return []
      mark = { ...mark, ...merged(notes.get(mark.target) ?? null, mark) }
      notes.set(mark.target, mark)
    }
    const answer = mark.type === 'reason' ? (answers.get(mark.target) ?? null) : null
    if (mark.type === 'reason' && !answer) return []
    const moves = memoryChange(mark, answer)
    const memory = moves && memoryIn(replay, moves.topic)
    const first = mark.type === 'reason' ? reasons.get(mark.target) : undefined
    if (moves && memory && first && !moves.mayReplace(memory, first.reason)) return []
    if (mark.type === 'reason') reasons.set(mark.target, mark)
    if (moves) changeMemory(replay, moves.topic, moves.change)
    seq += 1
    return storeMark(userId, mark, { seq, afterSeq: to.seq })
  })
  return { settled, writes }
}

/**
 * Returns a player's marks after a number, a page of them. A device that pushed a reason has let go of the one before it, so where
 * that one stands it's told again.
 */
export async function marksSince(
  db: Reader,
  userId: string,
  { since, marks: pushed }: SyncRequest['marks'],
): Promise<Pick<SyncReply['marks'], 'told' | 'more'>> {
  const again = await reasonsUpTo(db, userId, since, answersIn(read(pushed).marks))
  const marks = await marksAfter(db, userId, since, MARKS_PAGE + 1)
  return { told: [...again, ...marks.slice(0, MARKS_PAGE)], more: marks.length > MARKS_PAGE }
}
