import { msOrNull } from '#database/json-columns.ts'
import { type Reader, type Statement, sql } from '#database/sql.ts'
import { answeredIn } from '#rules/exam/answered.ts'
import { newProgress } from '#rules/progress/state.ts'
import type { Mark, OpenBlock } from '#study/exam/block.ts'
import { handIn } from '#study/exam/hand-in.ts'
import type { ExamStore } from '#study/exam/store.ts'
import type { Showing, Shown } from '#study/showing.ts'
import { insertAttempts } from '#study/store/attempts.ts'
import type { PlayerTransactions } from '#study/store/database.ts'
import { insertHandedIn, openSheet } from '#study/store/exam.ts'
import { insertAnswered, showingColumns, showingIn } from '#study/store/showings.ts'
import { openReplay } from '#study/sync/replay-state.ts'
import { salvaged } from './salvage.ts'

/** An exam block that was open in a damaged file, and those of its questions that can be read, as they stood in it. */
export interface RescuedBlock {
  block: OpenBlock
  showings: Showing[]
}

/** Returns the open block of a damaged file; null where there is none. The questions' texts aren't needed. */
export async function openBlockIn(db: Reader, userId: string): Promise<RescuedBlock | null> {
  const block = await openSheet(db, userId)
  if (!block) return null
  const read = async (of: Statement): Promise<Showing[]> => {
    const rows = await db.query(sql`
      select ${showingColumns[db.dialect]} from showings s
      where s.run_id = ${block.id} and s.user_id = ${userId} ${of} order by s.round`)
    return rows.flatMap((row) => showingIn(row) ?? [])
  }
  const showings = await salvaged(
    () => read(sql``),
    () => block.sheet.marks.keys(),
    (at) => read(sql`and s.round = ${at + 1}`),
  )
  return { block, showings }
}

/** The parts of a new file that a block is stored by. */
export interface BlockFile {
  db: Reader
  changes: PlayerTransactions
  study: Pick<ExamStore, 'examItems' | 'startBlock'>
}

/** Returns when (ms) the last of the answers was given that the server has not got. */
async function lastGiven(db: Reader, userId: string): Promise<number> {
  const [row] = await db.query<{ at: string | null }>(
    sql`select max(created_at) as at from question_attempts where user_id = ${userId} and seq is null`,
  )
  return msOrNull(row?.at ?? null) ?? 0
}

/** Returns the marks on these of a block's questions. */
const marksOn = ({ sheet }: OpenBlock, shown: readonly Shown[]): Mark[] =>
  shown.flatMap(({ showing }) => sheet.marks[(showing.round ?? 0) - 1] ?? [])

/** Returns the statements that store a block as handed in, with the answers to these of its questions, which the server has not got. */
function handedIn(open: OpenBlock, shown: readonly Shown[], finishedAt: number): Statement[] {
  const { id, userId, startedAt, sheet } = open
  const replay = openReplay({ progress: newProgress(), subjects: [], topics: [] }, 0, [])
  // Its clock stands as it was last heard: nobody was at it since.
  const clock = { ...sheet.clock, heardAt: finishedAt }
  const left = { ...open, sheet: { ...sheet, marks: marksOn(open, shown), clock } }
  const { block, answers } = handIn(left, shown, replay, finishedAt)
  return [
    ...insertHandedIn(userId, [{ id, startedAt, finishedAt, ...block.facts }]),
    ...insertAnswered(
      answers.map(({ showing }) => showing),
      [],
    ),
    insertAttempts(answers.map(({ recording }) => ({ attempt: recording.attempt, seq: null }))),
  ]
}

/**
 * Goes on with a rescued block in a new file. Where another block is open, or one of its questions is lost, this one can't be:
 * it's handed in as it stood. So every answer that was found counts, and a blank one costs nothing. Returns how many answers were
 * saved.
 */
export async function restoreBlock(
  { db, changes, study }: BlockFile,
  { block, showings }: RescuedBlock,
): Promise<number> {
  const { id, userId } = block
  const items = await study.examItems(showings.map(({ questionId }) => questionId))
  const shown = showings.flatMap((showing) => {
    const item = items.get(showing.questionId)
    return item ? [{ showing, item }] : []
  })
  if (shown.length === 0) return 0
  const held = await db.query<{ id: string }>(sql`
    select id from exam_blocks where user_id = ${userId} and (id = ${id} or finished_at is null)`)
  // A start that ended too soon may have stored it, and it may have been handed in since.
  if (held.some((one) => one.id === id)) return 0
  const answered = answeredIn(marksOn(block, shown))
  if (held.length === 0 && shown.length === block.sheet.marks.length) {
    await study.startBlock(block, showings)
    return answered
  }
  // When its page was last heard, but after what stands before it in the file: the order of answers tells of their time.
  const finishedAt = Math.max(block.sheet.clock.heardAt, await lastGiven(db, userId))
  await changes(userId, (change) => change.write(handedIn(block, shown, finishedAt)))
  return answered
}
