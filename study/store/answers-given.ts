import { z } from 'zod'
import { type Flag, ms } from '#database/json-columns.ts'
import { type Dialect, instant, type Reader, raw, type Statement, sql } from '#database/sql.ts'
import type { AnswerGiven } from '#rules/analytics.ts'
import { SUBJECTS } from '#rules/subjects.ts'
import { context } from './showings.ts'

const subject = z.enum(SUBJECTS)

/** All answers as one JSON array of arrays: a row each would cost both drivers more than the answers themselves. */
const PACKED: Record<Dialect, { open: string; close: string }> = {
  sqlite: { open: 'json_group_array(json_array(', close: '))' },
  postgresql: { open: 'json_agg(json_build_array(', close: '))' },
}

/** The newest answers since an instant, by the index on player and time. */
export function answersSearch(dialect: Dialect, userId: string, since: number, most: number): Statement {
  const { open, close } = PACKED[dialect]
  return sql`
    select ${raw(open)}g.created_at, g.subject, g.difficulty, g.is_correct, g.time_spent, g.context${raw(close)} as answers
    from (
      select a.created_at, a.subject, a.difficulty, a.is_correct, a.time_spent, a.context
      from question_attempts a
      where a.user_id = ${userId} and a.created_at >= ${instant(since)}
      order by a.created_at desc limit ${most}) g`
}

type Packed = [
  at: string,
  subject: string,
  difficulty: number,
  correct: Flag,
  time: number | null,
  context: string,
]

/** The answers since an instant (ms), at most `most` of them: then the newest. In no order. */
export async function answersSince(
  db: Reader,
  userId: string,
  since: number,
  most: number,
): Promise<AnswerGiven[]> {
  const [row] = await db.query(answersSearch(db.dialect, userId, since, most))
  const { answers } = row ?? {}
  const packed: Packed[] = typeof answers === 'string' ? JSON.parse(answers) : (answers ?? [])
  return packed.map(([at, about, difficulty, correct, time, asked]) => ({
    at: ms(at),
    subject: subject.parse(about),
    difficulty,
    correct: Boolean(correct),
    timeSpent: time ?? 0,
    // A friend game's question stays open for a day, looked at or not.
    timed: context.parse(asked) !== 'friend' && time !== null,
  }))
}
