import type { Rows } from '#database/postgres/duel-database.ts'
import { sql } from '#database/sql.ts'
import type { Side } from '#rules/match/side.ts'

/**
 * Gives a player's seat to a socket; the tab that had it is told by its own node. Of a duel that is over it is the place at
 * the verdict.
 */
export async function takeSeat(db: Rows, matchId: string, side: Side, socketId: string): Promise<void> {
  await db.query(sql`
    update matches set seat1 = case when ${side}::int = 1 then ${socketId}::uuid else seat1 end,
      seat2 = case when ${side}::int = 2 then ${socketId}::uuid else seat2 end, seq = seq + 1
    where id = ${matchId}`)
}

/** Frees the seat that a socket holds; returns the duel's seq, or null when the seat was not its any more. */
export async function leaveSeat(
  db: Rows,
  matchId: string,
  side: Side,
  socketId: string,
): Promise<number | null> {
  const [row] = await db.query<{ seq: number }>(sql`
    update matches set seat1 = case when ${side}::int = 1 then null else seat1 end,
      seat2 = case when ${side}::int = 2 then null else seat2 end, seq = seq + 1
    where id = ${matchId}
      and case when ${side}::int = 1 then seat1 else seat2 end = ${socketId}
    returning seq`)
  return row?.seq ?? null
}
