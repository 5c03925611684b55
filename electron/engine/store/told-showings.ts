import { type Statement, sql } from '#database/sql.ts'
import type { Showing } from '#study/showing.ts'
import { insertShowings } from '#study/store/showings.ts'

/** Stores showings that the history told; those of blocks taken here stay as they are. */
export const insertTold = (showings: readonly Showing[]): Statement[] =>
  showings.length === 0 ? [] : [sql`${insertShowings(showings)} on conflict (id) do nothing`]

/** Forgets them again: what only a copy is known of is told a server as a copy. */
export const forgetTold = (userId: string): Statement => sql`
  delete from showings where user_id = ${userId} and json_extract(practice, '$.elsewhere')`
