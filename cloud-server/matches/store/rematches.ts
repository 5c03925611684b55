import type { Rows } from '#database/postgres/duel-database.ts'
import { sql } from '#database/sql.ts'

export interface Offer {
  matchId: string
  offererId: string
  /** the offerer's tab */
  socketId: string
}

const OFFER = sql`match_id as "matchId", offerer_id as "offererId", socket_id as "socketId"`

/** Offers a rematch; returns the offerer it has now: this player, or the opponent who was first. */
export async function putOffer(db: Rows, offer: Offer, lastsMs: number): Promise<string> {
  const { matchId, offererId, socketId } = offer
  await db.query(sql`delete from rematch_offers where match_id = ${matchId} and expires_at <= game_clock()`)
  const [row] = await db.query<{ offerer_id: string }>(sql`
    insert into rematch_offers as o (match_id, offerer_id, socket_id, expires_at)
    values (${matchId}, ${offererId}, ${socketId}, game_clock() + ${lastsMs} * interval '1 millisecond')
    on conflict (match_id) do update set
      socket_id = case when o.offerer_id = excluded.offerer_id then excluded.socket_id else o.socket_id end
    returning offerer_id`)
  return row?.offerer_id ?? offererId
}

/** Takes the opponent's open offer off the table, once. */
export async function takeOffer(db: Rows, matchId: string, acceptorId: string): Promise<Offer | null> {
  const [row] = await db.query<Offer>(sql`
    delete from rematch_offers
    where match_id = ${matchId} and offerer_id <> ${acceptorId} and expires_at > game_clock() returning ${OFFER}`)
  return row ?? null
}

/** Takes the offers of a tab that is gone. */
export const takeOffersOfSocket = (db: Rows, socketId: string): Promise<Offer[]> =>
  db.query<Offer>(sql`delete from rematch_offers where socket_id = ${socketId} returning ${OFFER}`)

/** An offer that nobody can accept any more: its time ran out, or the players in `gone` are no longer there for it. */
export interface DeadOffer extends Offer {
  inTime: boolean
  gone: readonly string[]
}

/**
 * Takes offers that nobody can accept any more, each for one node alone: their time ran out, one of the two has left the verdict,
 * or looks for an opponent or plays elsewhere.
 */
export const takeDeadOffers = (db: Rows): Promise<DeadOffer[]> =>
  db.query(sql`
    with dead as (
      select o.match_id, p.gone from rematch_offers o left join matches m on m.id = o.match_id
      cross join lateral (
        select array(
          select one.id from unnest(array[m.player1_id, m.player2_id], array[m.seat1, m.seat2]) as one (id, seat)
          where one.id is not null and (one.seat is null
            or exists (select from duel_players d where d.user_id = one.id and d.match_id <> m.id)
            or exists (select from queue_tickets t where t.user_id = one.id))) as gone) p
      where o.expires_at <= game_clock() or m.id is null or p.gone <> '{}'
      limit 100 for update of o skip locked)
    delete from rematch_offers o using dead where o.match_id = dead.match_id
    returning o.match_id as "matchId", o.offerer_id as "offererId", o.socket_id as "socketId",
      o.expires_at > game_clock() as "inTime", dead.gone`)

/** Returns who has an open rematch of a finished match on offer, and the ms it has left; null for none. */
export async function openOffer(
  db: Rows,
  matchId: string,
): Promise<{ offererId: string; leftMs: number } | null> {
  const [row] = await db.query<{ offererId: string; leftMs: number }>(sql`
    select offerer_id as "offererId", (extract(epoch from expires_at - game_clock()) * 1000)::int as "leftMs"
    from rematch_offers where match_id = ${matchId} and expires_at > game_clock()`)
  return row ?? null
}
