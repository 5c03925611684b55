import { randomUUID } from 'node:crypto'
import { unnestRows } from '#database/postgres/unnest-rows.ts'
import { type Statement, sql } from '#database/sql.ts'
import { uuidv7 } from '#protocol/uuidv7.ts'
import { storeAttempts } from '#study/store/attempts.ts'
import { markSeen } from '#study/store/seen.ts'
import type { Settled } from './settled.ts'

/**
 * The scored rounds of players as rows: each is a showing, an attempt, and an item seen. Both ids begin with the time, so
 * that new ones come to lie beside each other in their indexes.
 */
export const answersOf = (settled: readonly Settled[]): Statement => sql`
  select *, answered_at - time_spent * interval '1 millisecond' as shown_at
  from ${unnestRows(
    settled.flatMap((one) =>
      one.rounds.map((round, i) => ({ one, round, effect: one.outcome.effects[i], i })),
    ),
    {
      id: ['uuid', ({ round }) => uuidv7(round.facts.at, randomUUID)],
      showing_id: ['uuid', ({ round }) => uuidv7(round.facts.at, randomUUID)],
      user_id: ['uuid', ({ one }) => one.userId],
      seq: ['int', ({ one, i }) => one.party.eventSeq + i + 1],
      question_id: ['text', ({ round }) => round.item.id],
      pool: ['text', ({ round }) => round.item.pool],
      path: ['text', ({ round }) => round.item.path],
      match_id: ['uuid', ({ one }) => one.setup.id],
      context: ['text', ({ one }) => (one.setup.kind === 'friend' ? 'friend' : 'duel')],
      order: ['jsonb', ({ round }) => JSON.stringify(round.order)],
      round: ['int', ({ round }) => round.round],
      subject: ['text', ({ round }) => round.facts.subject],
      subtopic: ['text', ({ round }) => round.facts.subtopic],
      area: ['text', ({ round }) => round.facts.area],
      selected_answer: ['int', ({ round }) => round.order[round.shownIndex] ?? -1],
      is_correct: ['boolean', ({ round }) => round.correct],
      hint_used: ['boolean', ({ round }) => round.facts.hintUsed],
      time_spent: ['int', ({ round }) => round.facts.timeSpent],
      difficulty: ['int', ({ round }) => round.facts.difficulty],
      xp_gained: ['int', ({ effect }) => effect?.xpGained ?? 0],
      streak_bonus: ['int', ({ effect }) => effect?.streakBonus ?? 0],
      mastery_delta: ['float8', ({ effect }) => effect?.masteryDelta ?? 0],
      answered_at: ['timestamptz', ({ round }) => new Date(round.facts.at).toISOString()],
    },
  )}`

/** The showings of the answers `r`. */
export const INSERT_SHOWINGS: Statement = sql`
  insert into showings (id, user_id, question_id, "order", context, match_id, round, hint_used, shown_at, answered_at)
  select showing_id, user_id, question_id, "order", context, match_id, round, hint_used, shown_at, answered_at
  from r`

/** That the items of the answers `r` were seen. A friend game's question counted as seen when it was first shown. */
export const MARK_SEEN: Statement = markSeen(
  sql`select user_id, question_id, pool, subject, difficulty, path, shown_at, 1 from r`,
  sql`case when question_seen.last_seen >= excluded.last_seen then 0 else 1 end`,
)

/** The attempts that the answers `r` are. */
export const INSERT_ATTEMPTS: Statement = storeAttempts(
  'match_id',
  sql`
    select id, user_id, seq, showing_id, question_id, match_id, context, subject, subtopic, area, selected_answer,
      is_correct, hint_used, time_spent, difficulty, xp_gained, streak_bonus, mastery_delta, 0, null, answered_at
    from r`,
)
