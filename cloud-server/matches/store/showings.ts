import type { Rows } from '#database/postgres/duel-database.ts'
import { sql } from '#database/sql.ts'

/** Returns the showing each question of a finished match was to this player, by the question's id. */
export async function showingsOf(
  db: Rows,
  matchId: string,
  userId: string,
): Promise<ReadonlyMap<string, string>> {
  // The time of the match leads to the answers by the index of a player's own.
  const rows = await db.query<{ questionId: string; showingId: string }>(sql`
    select a.question_id as "questionId", a.showing_id as "showingId"
    from matches m join question_attempts a on a.user_id = ${userId}::uuid
      and a.created_at between m.created_at and m.finished_at + interval '1 minute'
    where m.id = ${matchId}::uuid and a.match_id = m.id`)
  return new Map(rows.map(({ questionId, showingId }) => [questionId, showingId]))
}
