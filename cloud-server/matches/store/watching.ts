import type { Rows } from '#database/postgres/duel-database.ts'
import { sql } from '#database/sql.ts'
import { markSeen } from '#study/store/seen.ts'

/**
 * Returns whether others may look at a finished match: each person who played it lets them, and is neither hidden from the
 * boards nor on hold nor suspended nor about to go.
 */
export async function isShown(db: Rows, matchId: string): Promise<boolean> {
  const [row] = await db.query<{ shown: boolean }>(sql`
    select m.status = 'over' and m.settled_at is not null and m.player1_id is not null
      and (select bool_and(u.shows_duels and not u.hidden_from_boards and u.held_at is null and u.suspended_at is null
             and u.deletes_at is null)
           from users u where u.id in (m.player1_id, m.player2_id)) as shown
    from matches m where m.id = ${matchId}::uuid`)
  return row?.shown ?? false
}

/** Stores that a player has seen these questions, so that none comes up in their own next matches as if it were new. */
export async function markWatched(db: Rows, userId: string, itemIds: readonly string[]): Promise<void> {
  await db.query(
    markSeen(sql`
      select ${userId}::uuid, q.id, q.pool, q.subject, q.difficulty, q.path, game_clock(), 1
      from questions q where q.id = any(${itemIds})`),
  )
}
