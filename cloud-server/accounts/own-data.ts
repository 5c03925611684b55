import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { refuse } from '#http/refusal.ts'
import { type Identify, serve } from '#http/serve.ts'
import { HOUR_MS } from '#rules/days.ts'
import { type Limit, limit } from '../plugins/limit.ts'
import { closureOf } from '../store/closure.ts'
import type { Database } from '../store/database.ts'
import { TOO_MANY_TRIES } from './limits.ts'
import { ownData } from './store/own-data.ts'

/** Copies of one's data an hour: each reads all that there is. */
export const COPIES_AN_HOUR = 10
const COPIES: Limit = { most: COPIES_AN_HOUR, windowMs: HOUR_MS, what: TOO_MANY_TRIES }

const CLOSED = refuse(
  'companion_closed',
  'The copy has your notes in it. Finish your duel or today’s case, then try again.',
)

/** A copy of all that is kept of the caller, sent as it is read. */
export function ownDataRoute(
  app: FastifyInstance,
  { db, identify, now }: { db: Database; identify: Identify; now: () => number },
): void {
  serve(app, identify, 'GET /api/account/data', async ({ caller, reply }) => {
    if (await closureOf(db, caller.userId)) return CLOSED
    const refused = await limit(db, `data:${caller.userId}`, COPIES)
    if (refused) return refused
    reply.type('application/json; charset=utf-8')
    return Readable.from(ownData(db, caller.userId, new Date(now())), { objectMode: false })
  })
}
