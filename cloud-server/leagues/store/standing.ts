import { sql } from '#database/sql.ts'

/** Whether a player of a group has a place in it, as a condition on users `u`: shown while the week runs, counted at its end. */
export const standsIn = sql`(not u.out_of_leagues and not u.hidden_from_boards and u.held_at is null
  and u.deletes_at is null and u.suspended_at is null)`
