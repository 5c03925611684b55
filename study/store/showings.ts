import { z } from 'zod'
import { SHOWING_CONTEXTS, type Showing, type Shown } from '../store.ts'
import { type ItemRow, itemColumns, itemOf } from './items.ts'
import { instant, msOf, type Reads, type Statement, sql } from './sql.ts'

const places = z.array(z.int())
export const context = z.enum(SHOWING_CONTEXTS)

type ShownRow = ItemRow &
  Pick<Showing, 'userId' | 'runId' | 'round' | 'hintUsed'> & {
    showingId: string
    order: unknown
    context: string
    shownAt: Date
    answeredAt: Date | null
  }

const shownOf = (row: ShownRow): Shown => ({
  item: itemOf(row),
  showing: {
    id: row.showingId,
    userId: row.userId,
    questionId: row.id,
    order: places.parse(row.order),
    context: context.parse(row.context),
    runId: row.runId,
    round: row.round,
    hintUsed: row.hintUsed,
    shownAt: row.shownAt.getTime(),
    answeredAt: msOf(row.answeredAt),
  },
})

async function shownWhere(db: Reads, condition: Statement): Promise<Shown | null> {
  const [row] = await db.query<ShownRow>(sql`
    select s.id as "showingId", s.user_id as "userId", s."order", s.context, s.run_id as "runId", s.round,
      s.hint_used as "hintUsed", s.shown_at as "shownAt", s.answered_at as "answeredAt", ${itemColumns}
    from showings s join questions q on q.id = s.question_id where ${condition}`)
  return row ? shownOf(row) : null
}

export const shownInRun = (db: Reads, runId: string, round: number): Promise<Shown | null> =>
  shownWhere(db, sql`s.run_id = ${runId} and s.round = ${round}`)

/** One's own showing. */
export const shownTo = (db: Reads, userId: string, showingId: string): Promise<Shown | null> =>
  shownWhere(db, sql`s.id = ${showingId} and s.user_id = ${userId}`)

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
