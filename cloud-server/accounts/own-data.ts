import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { refuse } from '#http/refusal.ts'
import { type Identify, serve } from '#http/serve.ts'
import { closureOf } from '../store/closure.ts'
import type { Database } from '../store/database.ts'
import { countRequest } from '../store/rate-limits.ts'
import { ownData } from './store/own-data.ts'
import { tooMany } from './too-many.ts'

/** Copies of one's data an hour: each reads all that there is. */
export const COPIES_AN_HOUR = 10
const HOUR_MS = 3_600_000

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
    const { current, ttl } = await countRequest(db, `data:${caller.userId}`, HOUR_MS)
    if (current > COPIES_AN_HOUR) {
      const { refusal, retryAfter } = tooMany(ttl)
      reply.header('retry-after', retryAfter)
      return refusal
    }
    reply.type('application/json; charset=utf-8')
    return Readable.from(ownData(db, caller.userId, new Date(now())), { objectMode: false })
  })
}
