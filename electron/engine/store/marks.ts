import { z } from 'zod'
import { columns, type Flag, ms, readJson } from '#database/json-columns.ts'
import { type Reader, type Row, type Statement, sql, texts } from '#database/sql.ts'
import type { SyncReply } from '#protocol/sync/exchange.ts'
import { MARKS_PAGE, type StudyMark, studyMark } from '#protocol/sync/mark.ts'
import { SUBJECTS } from '#rules/subjects.ts'
import { type MemoryChange, memoryChange, type Told } from '#study/notebook/memory-change.ts'
import { lastMarkSeq, marksWhere, takeMark } from '#study/store/marks.ts'

const subject = z.enum(SUBJECTS)

/** The marks that the server has not got, in the order they were made here; or the one in a row of the table. */
export const pendingMarks = (db: Reader, userId: string, row: number | null = null): Promise<StudyMark[]> =>
  marksWhere(
    db,
    userId,
    sql`m.seq is null ${row === null ? sql`` : sql`and m.rowid = ${row}`} order by m.rowid`,
  )

/** The page of marks to push, once there is room for all answers before them. */
export async function marksPage(
  db: Reader,
  userId: string,
  hasRoom: boolean,
): Promise<{ since: number; marks: StudyMark[] }> {
  return {
    since: await lastMarkSeq(db, userId),
    marks: hasRoom ? (await pendingMarks(db, userId)).slice(0, MARKS_PAGE) : [],
  }
}

const answerColumns = columns('answer', 'a', {
  id: 'id',
  subject: 'subject',
  subtopic: 'subtopic',
  area: 'area',
  isCorrect: 'is_correct',
  at: 'created_at',
})

interface AnswerFields extends Omit<Told, 'isCorrect' | 'at' | 'subject'> {
  subject: string
  isCorrect: Flag
  at: string
}

async function answerTo(db: Reader, mark: StudyMark): Promise<Told | null> {
  if (mark.type !== 'reason') return null
  const [row] = await db.query<Row>(
    sql`select ${answerColumns[db.dialect]} from question_attempts a where a.id = ${mark.target}`,
  )
  const fields = row && readJson<AnswerFields>(row, answerColumns)
  if (!fields) return null
  return {
    ...fields,
    subject: subject.parse(fields.subject),
    isCorrect: Boolean(fields.isCorrect),
    at: ms(fields.at),
  }
}

/** The effects on memory of the marks that a reply leaves pending. */
export async function changesLeft(
  db: Reader,
  userId: string,
  { marks: { settled } }: SyncReply,
): Promise<MemoryChange[]> {
  const changes: MemoryChange[] = []
  for (const mark of await pendingMarks(db, userId)) {
    const moves = settled.includes(mark.id) ? null : memoryChange(mark, await answerTo(db, mark))
    if (moves) changes.push(moves)
  }
  return changes
}

/** Takes in what a reply tells of marks: those of other devices, and its own as the server has them. */
export function tellMarks(userId: string, { marks: { settled, told, more } }: SyncReply): Statement[] {
  const read = told.flatMap(({ seq, mark }) => {
    const { data } = studyMark.safeParse(mark)
    return data ? [{ seq, mark: data }] : []
  })
  const names = read.map(({ mark }) => mark.id)
  // One that the server has let go of, for a later one or for good, is not sent again.
  const gone = more ? [] : settled.filter((id) => !names.includes(id))
  return [
    // Before the others are taken in: one that waits would stand in the place of the one the server kept.
    ...(gone.length > 0 ? [sql`delete from study_marks where seq is null and id in (${texts(gone)})`] : []),
    ...read.flatMap((one) => takeMark(userId, one)),
  ]
}
