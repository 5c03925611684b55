import { type Reader, sql } from '#database/sql.ts'
import type { OpenBlock } from '#study/exam/block.ts'
import type { ExamStore } from '#study/exam/store.ts'
import type { Showing } from '#study/showing.ts'
import { openSheet } from '#study/store/exam.ts'
import { showingColumns, showingIn } from '#study/store/showings.ts'

/** An exam block that was open in a damaged file, and its questions as they stood in it. */
export interface RescuedBlock {
  block: OpenBlock
  showings: Showing[]
}

/** Returns the open block of a damaged file; null where there is none, or a part of it is lost. The questions' texts aren't needed. */
export async function openBlockIn(db: Reader, userId: string): Promise<RescuedBlock | null> {
  const block = await openSheet(db, userId)
  if (!block) return null
  const rows = await db.query(sql`
    select ${showingColumns[db.dialect]} from showings s
    where s.run_id = ${block.id} and s.user_id = ${userId} order by s.round`)
  const showings = rows.flatMap((row) => showingIn(row) ?? [])
  return showings.length === block.sheet.marks.length ? { block, showings } : null
}

/** Goes on with a rescued block in a new file, where that has all its questions: the marks are told by their places. */
export async function restoreBlock(
  study: Pick<ExamStore, 'examItems' | 'startBlock'>,
  { block, showings }: RescuedBlock,
): Promise<void> {
  const items = await study.examItems(showings.map(({ questionId }) => questionId))
  if (showings.every(({ questionId }) => items.has(questionId))) await study.startBlock(block, showings)
}
