import { type Reader, type Statement, sql } from '#database/sql.ts'
import { newProgress } from '#rules/progress/state.ts'
import type { OpenBlock } from '#study/exam/block.ts'
import { handIn } from '#study/exam/hand-in.ts'
import type { ExamStore } from '#study/exam/store.ts'
import type { Showing, Shown } from '#study/showing.ts'
import { insertAttempts } from '#study/store/attempts.ts'
import type { PlayerTransactions } from '#study/store/database.ts'
import { insertHandedIn, openSheet } from '#study/store/exam.ts'
import { insertAnswered, showingColumns, showingIn } from '#study/store/showings.ts'
import { openReplay } from '#study/sync/replay-state.ts'

/** An exam block that was open in a damaged file, and its questions as they stood in it. */
export interface RescuedBlock {
  block: OpenBlock
  showings: Showing[]
}

/**
 * Returns the open block of a damaged file; null where there is none, or a part of it is lost. The
 * questions' texts aren't needed.
 */
export async function openBlockIn(db: Reader, userId: string): Promise<RescuedBlock | null> {
  const block = await openSheet(db, userId)
  if (!block) return null
  const rows = await db.query(sql`
    select ${showingColumns[db.dialect]} from showings s
    where s.run_id = ${block.id} and s.user_id = ${userId} order by s.round`)
  const showings = rows.flatMap((row) => showingIn(row) ?? [])
  return showings.length === block.sheet.marks.length ? { block, showings } : null
}

/** The parts of a new file that a block is stored by. */
export interface BlockFile {
  db: Reader
  changes: PlayerTransactions
  study: Pick<ExamStore, 'examItems' | 'startBlock'>
}

/** Returns the statements that store a block as handed in when its page was last heard, with answers the server has not got. */
function handedIn(open: OpenBlock, shown: readonly Shown[]): Statement[] {
  const { id, userId, startedAt, sheet } = open
  const finishedAt = sheet.clock.heardAt
  const replay = openReplay({ progress: newProgress(), subjects: [], topics: [] }, 0, [])
  const { block, answers } = handIn(open, shown, replay, finishedAt)
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
 * Goes on with a rescued block in a new file, where that has all its questions: the marks are told by their places. Where
 * another block is open, this one can't be: it's handed in as it stood. So every answer counts, and a blank one costs nothing.
 */
export async function restoreBlock(
  { db, changes, study }: BlockFile,
  { block, showings }: RescuedBlock,
): Promise<void> {
  const { id, userId } = block
  const items = await study.examItems(showings.map(({ questionId }) => questionId))
  const shown = showings.flatMap((showing) => {
    const item = items.get(showing.questionId)
    return item ? [{ showing, item }] : []
  })
  if (shown.length < showings.length) return
  const held = await db.query<{ id: string }>(sql`
    select id from exam_blocks where user_id = ${userId} and (id = ${id} or finished_at is null)`)
  // A start that ended too soon may have stored it, and it may have been handed in since.
  if (held.some((one) => one.id === id)) return
  if (held.length === 0) await study.startBlock(block, showings)
  else await changes(userId, (change) => change.write(handedIn(block, shown)))
}
