import { sql } from '#database/sql.ts'
import type { Database } from '../../store/database.ts'

/**
 * Answers that a ruling has still to reach, from either side: the work to do is read from the rulings and the answers
 * themselves, so that it survives a crash and catches answers that came in later. `v` is the answer's voiding.
 */
const TO_VOID = sql`questions q join question_attempts a on a.question_id = q.id
  left join voided_attempts v on v.attempt_id = a.id where q.struck_at is not null and v.attempt_id is null`
const TO_RESTORE = sql`voided_attempts v join questions q on q.id = v.question_id where q.struck_at is null`

/** Players that rulings have still to reach, some at a time, the ids in order. */
export async function playersToRegrade(db: Database, after: string, most: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select distinct id from (
      select a.user_id as id from ${TO_VOID} union all select v.user_id from ${TO_RESTORE}) waiting
    where id > ${after}::uuid order by id limit ${most}`)
  return rows.map(({ id }) => id)
}

/** How many players the last ruling on a question has still to reach. */
export async function playersLeft(db: Database, questionId: string): Promise<number> {
  const [row] = await db.query<{ left: number }>(sql`
    select count(distinct id)::int as left from (
      select a.user_id as id from ${TO_VOID} and q.id = ${questionId}
      union all select v.user_id from ${TO_RESTORE} and q.id = ${questionId}) waiting`)
  return row?.left ?? 0
}
