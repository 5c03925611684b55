import type { Rows } from '#database/postgres/duel-database.ts'
import { unnestRows, uuids } from '#database/postgres/unnest-rows.ts'
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

/** A socket that leaves its seat. */
export interface Leaving {
  matchId: string
  side: Side
  socketId: string
}

/**
 * Frees the seats that these sockets hold. Returns the seq of each one's duel, or null when the seat was not its any more.
 * The duels are locked first, in the order of their ids, as a batch of answers does.
 */
export async function leaveSeats(db: Rows, leaving: readonly Leaving[]): Promise<(number | null)[]> {
  const ids = uuids([...new Set(leaving.map(({ matchId }) => matchId))])
  const rows = await db.query<{ matchId: string; seq: number; left: string[] }>(sql`
    with held as materialized (
      select id, seat1, seat2 from matches where id = any(${ids}) order by id for no key update),
    free as (
      select held.id, array_agg(r.socket_id) as sockets
      from held join ${unnestRows(leaving, {
        match_id: ['uuid', ({ matchId }) => matchId],
        side: ['int', ({ side }) => side],
        socket_id: ['uuid', ({ socketId }) => socketId],
      })} on r.match_id = held.id and r.socket_id = case r.side when 1 then held.seat1 else held.seat2 end
      group by held.id)
    update matches m set seat1 = case when m.seat1 = any(free.sockets) then null else m.seat1 end,
      seat2 = case when m.seat2 = any(free.sockets) then null else m.seat2 end, seq = m.seq + 1
    from free where m.id = free.id and m.id = any(${ids})
    returning m.id as "matchId", m.seq, free.sockets as left`)
  return leaving.map(({ matchId, socketId }) => {
    const duel = rows.find((row) => row.matchId === matchId)
    return duel?.left.includes(socketId) ? duel.seq : null
  })
}
