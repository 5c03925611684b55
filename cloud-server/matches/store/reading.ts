import type { Rows } from '#database/postgres/duel-database.ts'
import { sql } from '#database/sql.ts'
import type { Side } from '#rules/match/side.ts'

/**
 * Returns how long (ms) a side has had the open round before it, from its opening where it wasn't shown; null where that
 * round isn't open.
 */
export async function readingFor(
  db: Rows,
  matchId: string,
  { round, side }: { round: number; side: Side },
): Promise<number | null> {
  const [row] = await db.query<{ ms: number | null }>(sql`
    select (extract(epoch from game_clock()
      - coalesce(case ${side}::int when 1 then m.shown1_at else m.shown2_at end, m.round_opened_at)) * 1000)::float8 as ms
    from matches m where m.id = ${matchId}::uuid and m.current_round = ${round} and m.phase = 'question'`)
  return row?.ms ?? null
}
