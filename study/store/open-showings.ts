import { type Statement, sql } from '#database/sql.ts'

/**
 * Whether a showing, `showings s` in the statement, still waits for an answer. The last one of a run that was set aside for another
 * device's gets none any more.
 */
export const isWaiting: Statement = sql`
  s.answered_at is null and (s.run_id is null or s.context <> 'solo'
    or exists (select 1 from solo_runs r where r.id = s.run_id and r.ended_at is null))`
