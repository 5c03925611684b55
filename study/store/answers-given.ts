import { z } from 'zod'
import { type Flag, ms, packed, unpacked } from '#database/json-columns.ts'
import { type Dialect, instant, type Reader, type Statement, sql } from '#database/sql.ts'
import type { AnswerGiven } from '#rules/analytics.ts'
import { SUBJECTS } from '#rules/subjects.ts'
import { isBlank } from './blank.ts'
import { ofRepeat } from './repeats.ts'
import { context } from './showings.ts'
import { butVoided, voidedOf } from './voided.ts'

const subject = z.enum(SUBJECTS)

/** The newest answers since an instant, without what was left blank in a block or is `voided`, by the index on player and time. */
export function answersSearch(
  dialect: Dialect,
  userId: string,
  since: number,
  most: number,
  voided: readonly string[] = [],
): Statement {
  const columns = 'g.created_at, g.subject, g.difficulty, g.is_correct, g.time_spent, g.context, g.repeat'
  return sql`
    select ${packed(dialect, columns)} as answers
    from (
      select a.created_at, a.subject, a.difficulty, a.is_correct, a.time_spent, a.context,
        case when a.is_correct then ${ofRepeat(dialect)} end as repeat
      from question_attempts a
      where a.user_id = ${userId} and a.created_at >= ${instant(since)} and not ${isBlank}
        ${butVoided(voided)}
      order by a.created_at desc limit ${most}) g`
}

type Packed = [
  at: string,
  subject: string,
  difficulty: number,
  correct: Flag,
  time: number | null,
  context: string,
  repeat: Flag | null,
]

/** The answers since an instant (ms), at most `most` of them: then the newest. In no order. */
export async function answersSince(
  db: Reader,
  userId: string,
  since: number,
  most: number,
): Promise<AnswerGiven[]> {
  const voided = await voidedOf(db, userId)
  const [row] = await db.query(answersSearch(db.dialect, userId, since, most, voided))
  return unpacked<Packed>(row?.answers).map(([at, about, difficulty, correct, time, asked, repeat]) => ({
    at: ms(at),
    subject: subject.parse(about),
    difficulty,
    correct: Boolean(correct),
    timeSpent: time ?? 0,
    // A friend game's question stays open for a day, looked at or not.
    timed: context.parse(asked) !== 'friend' && time !== null,
    repeat: Boolean(repeat),
  }))
}
