import { type Statement, sql, texts } from '#database/sql.ts'

/** How often an item that was seen before now counts as seen: as often again as the row says. */
const AS_OFTEN_AGAIN = sql`excluded.times`

/**
 * Stores that items were seen, of each player and item once, from a source of rows in the order of these columns. An item
 * seen before keeps the later time; `more` is added to the number of times.
 */
export const markSeen = (rows: Statement, more: Statement = AS_OFTEN_AGAIN): Statement => sql`
  insert into question_seen (user_id, question_id, pool, subject, difficulty, path, last_seen, times)
  ${rows}
  on conflict (user_id, question_id) do update set times = question_seen.times + ${more},
    last_seen = case when excluded.last_seen > question_seen.last_seen then excluded.last_seen
      else question_seen.last_seen end,
    pool = excluded.pool, subject = excluded.subject, difficulty = excluded.difficulty, path = excluded.path`

/** Stores that the items of these showings were seen, once for each showing. */
export const markShown = (showingIds: readonly string[]): Statement =>
  markSeen(sql`
    select s.user_id, q.id, q.pool, q.subject, q.difficulty, q.path, max(s.shown_at), count(*)
    from showings s join questions q on q.id = s.question_id where s.id in (${texts(showingIds)})
    group by s.user_id, q.id, q.pool, q.subject, q.difficulty, q.path`)
