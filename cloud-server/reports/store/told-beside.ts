import { type Reader, type Row, sql } from '#database/sql.ts'
import type { Subject } from '#rules/subjects.ts'
import { type MemoryChange, memoryChange, type Told } from '#study/notebook/memory-change.ts'
import { marksAfter } from '#study/store/marks.ts'

/** The change that a mark made to a rule's memory, and the number of the last answer before it. */
export type ToldBeside = MemoryChange & { afterSeq: number }

interface PlaceRow extends Omit<Told, 'at'> {
  seq: number
  afterSeq: number
  subject: Subject
  at: Date
}

/** Returns what a player told beside answers that moved the memory of a rule, in the order it was taken in. */
export async function toldBeside(db: Reader, userId: string): Promise<ToldBeside[]> {
  const marks = await marksAfter(db, userId, 0, Number.MAX_SAFE_INTEGER)
  if (marks.length === 0) return []
  const rows = await db.query<PlaceRow & Row>(sql`
    select m.seq, m.after_seq as "afterSeq", a.id::text as id, a.subject, a.subtopic, a.area,
      a.is_correct as "isCorrect", a.created_at as at
    from study_marks m
      left join question_attempts a on m.type = 'reason' and a.id::text = m.target and a.user_id = m.user_id
    where m.user_id = ${userId} and m.type <> 'note'`)
  const places = new Map(rows.map((row) => [row.seq, row]))
  return marks.flatMap(({ seq, mark }) => {
    const place = places.get(seq)
    if (!place) return []
    const answer = place.id === null ? null : { ...place, at: place.at.getTime() }
    const moves = memoryChange(mark, answer)
    return moves ? [{ ...moves, afterSeq: place.afterSeq }] : []
  })
}
