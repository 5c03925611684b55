import { z } from 'zod'
import { columns, type Flag, json, ms, msOrNull, readJson } from '#database/json-columns.ts'
import { instant, instantOrNull, join, type Reader, type Row, type Statement, sql } from '#database/sql.ts'
import { SHOWING_CONTEXTS } from '#rules/showing-context.ts'
import { chosen } from '../practice/chosen.ts'
import type { Showing, Shown } from '../showing.ts'
import { itemColumns, itemIn } from './items.ts'
import { markShown } from './seen.ts'

const indices = z.array(z.int())
export const context = z.enum(SHOWING_CONTEXTS)

interface ShowingFields
  extends Omit<Showing, 'order' | 'context' | 'hintUsed' | 'practice' | 'shownAt' | 'answeredAt'> {
  order: unknown
  context: string
  hintUsed: Flag
  practice: unknown
  shownAt: string
  answeredAt: string | null
}

/** A showing; `showings s` in the statement. With its item beside it, `shownIn` reads both. */
export const showingColumns = columns('showing', 's', {
  id: 'id',
  userId: 'user_id',
  questionId: 'question_id',
  order: json('"order"'),
  context: 'context',
  runId: 'run_id',
  round: 'round',
  hintUsed: 'hint_used',
  practice: json('practice'),
  shownAt: 'shown_at',
  answeredAt: 'answered_at',
})

/** The showing of a row alone. */
export function showingIn(row: Row): Showing | null {
  const fields = readJson<ShowingFields>(row, showingColumns)
  if (!fields) return null
  return {
    ...fields,
    order: indices.parse(fields.order),
    context: context.parse(fields.context),
    hintUsed: Boolean(fields.hintUsed),
    practice: chosen.nullable().parse(fields.practice ?? null),
    shownAt: ms(fields.shownAt),
    answeredAt: msOrNull(fields.answeredAt),
  }
}

export function shownIn(row: Row): Shown | null {
  const showing = showingIn(row)
  const item = itemIn(row)
  return showing && item ? { item, showing } : null
}

export async function shownInRun(db: Reader, runId: string, round: number): Promise<Shown | null> {
  const [row] = await db.query(sql`
    select ${showingColumns[db.dialect]}, ${itemColumns[db.dialect]}
    from showings s join questions q on q.id = s.question_id
    where s.run_id = ${runId} and s.round = ${round}`)
  return row ? shownIn(row) : null
}

/** Stores a showing, unless its run's round already has one, and then that its item was seen. */
export const insertShowing = ({ showing }: Shown): Statement[] => [
  sql`
    insert into showings (id, user_id, question_id, "order", context, run_id, round, hint_used, shown_at)
    values (${showing.id}, ${showing.userId}, ${showing.questionId}, ${JSON.stringify(showing.order)},
      ${showing.context}, ${showing.runId}, ${showing.round}, ${showing.hintUsed}, ${instant(showing.shownAt)})
    on conflict (run_id, round) where run_id is not null do nothing`,
  markShown([showing.id]),
]

/** Takes a showing out of its run's rounds, so that another may have its place. */
export const outOfRounds = (showingId: string): Statement =>
  sql`update showings set round = null where id = ${showingId}`

export const markAnswered = (showingId: string, at: number): Statement =>
  sql`update showings set answered_at = ${instant(at)} where id = ${showingId}`

export const practiceColumn = ({ practice }: Showing): string | null => practice && JSON.stringify(practice)

const rowOf = (showing: Showing): Statement => sql`(${showing.id}, ${showing.userId}, ${showing.questionId},
  ${JSON.stringify(showing.order)}, ${showing.context}, ${showing.runId}, ${showing.round}, ${showing.hintUsed},
  ${practiceColumn(showing)}, ${instant(showing.shownAt)}, ${instantOrNull(showing.answeredAt)})`

/** Stores showings as they are; what becomes of one that's there already is for the rest of the statement to say. */
export const insertShowings = (showings: readonly Showing[]): Statement => sql`
  insert into showings (id, user_id, question_id, "order", context, run_id, round, hint_used, practice, shown_at,
    answered_at)
  values ${join(showings.map(rowOf))}`

/**
 * Stores a player's showings that a device made and answered, and that their items were seen. A question of the same run that now
 * waits for its answer elsewhere makes room: it becomes the question of the run's present round.
 */
export function insertAnswered(
  showings: readonly Showing[],
  runs: readonly { id: string; round: number; over: boolean }[],
): Statement[] {
  const owner = showings[0]?.userId ?? null
  const waits = (id: string) => sql`run_id = ${id} and user_id = ${owner} and answered_at is null`
  return [
    ...runs.map(({ id }) => sql`update showings set round = null where ${waits(id)}`),
    sql`${insertShowings(showings)}
      on conflict (id) do update set answered_at = excluded.answered_at, round = excluded.round
        where showings.user_id = excluded.user_id`,
    markShown(showings.map(({ id }) => id)),
    ...runs.map(({ id, round, over }) =>
      over
        ? sql`delete from showings where ${waits(id)}`
        : sql`
          update showings set round = ${round} where id = (
            select w.id from showings w where w.run_id = ${id} and w.user_id = ${owner} and w.answered_at is null
            order by w.shown_at desc limit 1)`,
    ),
  ]
}
