import { sql } from '#database/sql.ts'
import type { CompanionClosure } from '#protocol/http/companion.ts'
import { clockRuns } from '#rules/daily/clock.ts'
import type { OpenItem } from '#study/companion/host.ts'
import type { Database } from '../../store/database.ts'

/**
 * Why Atticus is silent for a player now (design section 5): a live duel, against a person or a bot, or a daily question
 * opened and not answered. By the database's clock.
 */
export async function closureOf(db: Database, userId: string): Promise<CompanionClosure | null> {
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

/** The questions of the player's friend games that are still open: theirs or the other's to answer. */
export async function openFriendItems(db: Database, userId: string): Promise<OpenItem[]> {
  return db.query<OpenItem>(sql`
    select q.stem as stem, q.choices as choices
    from matches m join questions q on q.id = m.item_ids ->> (m.current_round - 1)
    where (m.player1_id = ${userId}::uuid or m.player2_id = ${userId}::uuid)
      and m.kind = 'friend' and m.status = 'active' and m.phase = 'question'
    limit 20`)
}
