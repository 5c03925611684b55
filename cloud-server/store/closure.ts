import type { Rows } from '#database/postgres/duel-database.ts'
import { sql } from '#database/sql.ts'
import type { CompanionClosure } from '#protocol/http/companion.ts'
import { clockRuns, type MaybeClock } from '#rules/daily/clock.ts'

/**
 * Returns what a player is in the middle of, and should not be helped or disturbed at (design section 5): a live duel, against a
 * person or a bot, or a daily question opened and not answered; null for neither. By the database's clock.
 */
export async function closureOf(db: Rows, userId: string): Promise<CompanionClosure | null> {
  const [row] = await db.query<MaybeClock & { duel: boolean; now: number }>(sql`
    select
      exists (
        select 1 from matches where (player1_id = ${userId}::uuid or player2_id = ${userId}::uuid)
          and kind <> 'friend' and status = 'active'
      ) as duel,
      (extract(epoch from d.started_at) * 1000)::float8 as "startedAt", d.limit_ms as "limitMs",
      (extract(epoch from game_clock()) * 1000)::float8 as now
    from (select 1) one left join lateral (
      select started_at, limit_ms from user_daily_attempts
      where user_id = ${userId}::uuid and answered_at is null and started_at is not null
      order by started_at desc limit 1
    ) d on true`)
  if (row?.duel) return 'duel'
  return row && clockRuns(row, row.now) ? 'daily' : null
}
