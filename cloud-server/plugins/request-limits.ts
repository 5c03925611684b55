import type { FastifyInstance, FastifyRequest } from 'fastify'
import { withFixedDelay } from '#concurrency/repeat.ts'
import type { Caller, Identify } from '#http/serve.ts'
import { TooMany } from '#http/too-many.ts'
import { MINUTE_MS } from '#rules/days.ts'
import { isDatabaseAway } from '../store/availability.ts'
import type { Database } from '../store/database.ts'
import { isApi, isHealthCheck } from './is-api.ts'
import { networkOf } from './network-of.ts'
import { SharedWindows } from './shared-windows.ts'

/** Most requests a minute, over all nodes. */
export interface RequestLimits {
  player: number
  address: number
}

/** A player at full speed asks about 60 times a minute. A lab of a hundred machines may share one address. */
export const REQUEST_LIMITS: RequestLimits = { player: 600, address: 6_000 }

/** Counts are shared between nodes this often. */
const FLUSH_MS = 1_000

/** Whether a request is outside the limits: a health check, or a file of the pages. */
export const isFree = (request: FastifyRequest): boolean => !isApi(request) || isHealthCheck(request)

/**
 * Limits ordinary calls: by address before any look-up, by player after it. Returns `identify` with the player's limit.
 */
export function limitRequests(
  app: FastifyInstance,
  { db, identify, limits }: { db: Database; identify: Identify; limits: RequestLimits },
): Identify {
  const windows = new SharedWindows(db, MINUTE_MS)
  const count = (key: string, most: number): void => {
    const waitMs = windows.count(key, most)
    if (waitMs !== null) throw new TooMany(waitMs)
  }
  app.addHook('onRequest', async (request) => {
    if (!isFree(request)) count(`address:${networkOf(request.ip)}`, limits.address)
  })
  const stopFlushing = withFixedDelay(
    FLUSH_MS,
    () => windows.flush(),
    (error) => {
      if (!isDatabaseAway(error)) app.log.error({ err: error }, 'requests could not be counted')
    },
  )
  app.addHook('onClose', stopFlushing)
  return async (request): Promise<Caller | null> => {
    const caller = await identify(request)
    if (caller) count(`player:${caller.userId}`, limits.player)
    return caller
  }
}
