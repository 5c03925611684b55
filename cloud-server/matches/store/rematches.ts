import type { Rows } from '#database/postgres/duel-database.ts'

export interface Offer {
  matchId: string
  offererId: string
  /** the offerer's tab */
  socketId: string
}

const OFFER = 'match_id as "matchId", offerer_id as "offererId", socket_id as "socketId"'

/** Offers a rematch; answers who stands as the offerer now: this player, or the opponent who was first. */
export async function putOffer(db: Rows, offer: Offer, lastsMs: number): Promise<string> {
  await db.rows('delete from rematch_offers where match_id = $1 and expires_at <= game_clock()', [
    offer.matchId,
  ])
  const [row] = await db.rows<{ offerer_id: string }>(
    `insert into rematch_offers as o (match_id, offerer_id, socket_id, expires_at)
     values ($1, $2, $3, game_clock() + $4 * interval '1 millisecond')
     on conflict (match_id) do update set
       socket_id = case when o.offerer_id = excluded.offerer_id then excluded.socket_id else o.socket_id end
     returning offerer_id`,
    [offer.matchId, offer.offererId, offer.socketId, lastsMs],
  )
  return row?.offerer_id ?? offer.offererId
}

/** Takes the opponent's open offer off the table, once. */
export async function takeOffer(db: Rows, matchId: string, acceptorId: string): Promise<Offer | null> {
  const [row] = await db.rows<Offer>(
    `delete from rematch_offers where match_id = $1 and offerer_id <> $2 and expires_at > game_clock()
     returning ${OFFER}`,
    [matchId, acceptorId],
  )
  return row ?? null
}

/** Offers whose tab is gone. */
export const takeOffersOfSocket = (db: Rows, socketId: string): Promise<Offer[]> =>
  db.rows<Offer>(`delete from rematch_offers where socket_id = $1 returning ${OFFER}`, [socketId])

/** Offers whose time ran out; each is answered to one node alone. */
export const takeExpiredOffers = (db: Rows): Promise<Offer[]> =>
  db.rows<Offer>(
    `delete from rematch_offers where match_id in
       (select match_id from rematch_offers where expires_at <= game_clock() limit 100 for update skip locked)
     returning ${OFFER}`,
  )
