import type { Rows } from '#database/postgres/duel-database.ts'
import { sql } from '#database/sql.ts'
import type { CompanionClosure } from '#protocol/http/companion.ts'
import { clockRuns } from '#rules/daily/clock.ts'

/**
 * Returns what a player is in the middle of, and should not be helped or disturbed at (design section 5): a live duel, against a
 * person or a bot, or a daily question opened and not answered; null for neither. By the database's clock.
 */
export async function closureOf(db: Rows, userId: string): Promise<CompanionClosure | null> {
  const [row] = await db.query<{ duel: boolean; startedAt: number | null; now: number }>(sql`
    select
      exists (
        select 1 from matches where (player1_id = ${userId}::uuid or player2_id = ${userId}::uuid)
          and kind <> 'friend' and status = 'active'
      ) as duel,
      (
        select (extract(epoch from max(started_at)) * 1000)::float8 from user_daily_attempts
        where user_id = ${userId}::uuid and answered_at is null
      ) as "startedAt",
      (extract(epoch from game_clock()) * 1000)::float8 as now`)
  if (row?.duel) return 'duel'
  return row && clockRuns(row.startedAt, row.now) ? 'daily' : null
}
