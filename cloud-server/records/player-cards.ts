import type { FastifyRequest } from 'fastify'
import type { Refusal } from '#http/refusal.ts'
import type { PlayerCard } from '#protocol/http/public-stats.ts'
import { MINUTE_MS } from '#rules/days.ts'
import { type Limit, limitNetwork } from '../plugins/limit.ts'
import type { Database } from '../store/database.ts'
import { type Named, playerCard } from './store/player-cards.ts'

/** Most cards a minute that one household or lab may look at, over all nodes. */
export const CARDS_PER_MINUTE = 240
const CARDS: Limit = { most: CARDS_PER_MINUTE, windowMs: MINUTE_MS }

/** Looks a player up for a caller who need not be signed in: null where nobody is to be seen, a refusal beyond the limit. */
export type LookUpCard = (request: FastifyRequest, named: Named) => Promise<PlayerCard | null | Refusal>

export const cardLookUp =
  (db: Database): LookUpCard =>
  async (request, named) =>
    (await limitNetwork(db, request, 'card', CARDS)) ?? playerCard(db, named)
