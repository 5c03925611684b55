import { z } from 'zod'
import { SHOWING_CONTEXTS, type Showing, type Shown } from '../store.ts'
import { itemColumns, itemIn } from './items.ts'
import { instant, msOf, part, type Reads, type Statement, sql } from './sql.ts'

const places = z.array(z.int())
export const context = z.enum(SHOWING_CONTEXTS)

interface ShowingFields extends Omit<Showing, 'order' | 'context' | 'shownAt' | 'answeredAt'> {
  order: unknown
  context: string
  shownAt: Date
  answeredAt: Date | null
}

/** A showing and its item; `showings s` and `questions q` in the statement. */
export const shownColumns = sql`s.id as "showing.id", s.user_id as "showing.userId",
  s.question_id as "showing.questionId", s."order" as "showing.order", s.context as "showing.context",
  s.run_id as "showing.runId", s.round as "showing.round", s.hint_used as "showing.hintUsed",
  s.shown_at as "showing.shownAt", s.answered_at as "showing.answeredAt", ${itemColumns}`

export function shownIn(row: object): Shown | null {
  const fields = part<ShowingFields>(row, 'showing')
  const item = itemIn(row)
  if (!fields || !item) return null
  return {
    item,
    showing: {
      ...fields,
      order: places.parse(fields.order),
      context: context.parse(fields.context),
      shownAt: fields.shownAt.getTime(),
      answeredAt: msOf(fields.answeredAt),
    },
  }
}

export async function shownInRun(db: Reads, runId: string, round: number): Promise<Shown | null> {
  const [row] = await db.query(sql`
    select ${shownColumns} from showings s join questions q on q.id = s.question_id
    where s.run_id = ${runId} and s.round = ${round}`)
  return row ? shownIn(row) : null
}

/** Stores a showing, unless its run's round already has one, and then that its item was seen. */
export const insertShowing = ({ showing }: Shown): Statement[] => [
  sql`
    insert into showings (id, user_id, question_id, "order", context, run_id, round, hint_used, shown_at)
    values (${showing.id}, ${showing.userId}, ${showing.questionId}, ${JSON.stringify(showing.order)},
      ${showing.context}, ${showing.runId}, ${showing.round}, ${showing.hintUsed}, ${instant(showing.shownAt)})
    on conflict (run_id, round) do nothing`,
  sql`
    insert into question_seen (user_id, question_id, pool, subject, difficulty, path, last_seen)
    select s.user_id, q.id, q.pool, q.subject, q.difficulty, q.path, s.shown_at
    from showings s join questions q on q.id = s.question_id where s.id = ${showing.id}
    on conflict (user_id, question_id) do update set last_seen = excluded.last_seen,
      times = question_seen.times + 1, pool = excluded.pool, subject = excluded.subject,
      difficulty = excluded.difficulty, path = excluded.path`,
]

export const markAnswered = (showingId: string, at: number): Statement =>
  sql`update showings set answered_at = ${instant(at)} where id = ${showingId}`
