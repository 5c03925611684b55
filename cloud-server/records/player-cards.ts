import type { FastifyRequest } from 'fastify'
import type { PlayerCard } from '#protocol/http/public-stats.ts'
import { minuteLimits } from '../plugins/minute-limits.ts'
import { networkOf } from '../plugins/network-of.ts'
import type { Database } from '../store/database.ts'
import { type Named, playerCard } from './store/player-cards.ts'

/** Most cards a minute that one household or lab may look at, over all nodes. */
export const CARDS_PER_MINUTE = 240

/** Looks a player up for a caller who need not be signed in: `too_fast` beyond the limit, null where nobody is to be seen. */
export type LookUpCard = (request: FastifyRequest, named: Named) => Promise<PlayerCard | null | 'too_fast'>

export function cardLookUp(db: Database): LookUpCard {
  const allows = minuteLimits(db)
  return async (request, named) =>
    (await allows(`card:${networkOf(request.ip)}`, CARDS_PER_MINUTE)) ? playerCard(db, named) : 'too_fast'
}
