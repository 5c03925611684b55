import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendRefusal } from './errors.ts'
import { refuse } from './refusal.ts'

/** Seconds after which a request that was turned away may come again. */
export const RETRY_AFTER_S = 1

const BUSY = refuse('unavailable', 'A lot is going on right now. Please try again in a moment.')

export interface ShedOptions {
  /** requests being worked on at once */
  most: number
  /** Those that are let in whatever goes on, and not counted. */
  isExempt: (request: FastifyRequest) => boolean
}

/**
 * Turns requests away at once where as many are being worked on as this process can answer soon: past that, more of them would only
 * make everybody wait. A request counts from when it has arrived whole until its reply is ready, so that slow callers take no place.
 * Registered before whatever asks the database.
 */
export function shedLoad(app: FastifyInstance, { most, isExempt }: ShedOptions): void {
  const working = new Set<FastifyRequest>()
  app.addHook('preValidation', async (request, reply) => {
    if (isExempt(request)) return
    if (working.size >= most) return sendRefusal(reply.header('retry-after', RETRY_AFTER_S), BUSY)
    working.add(request)
  })
  app.addHook('onSend', async (request) => {
    working.delete(request)
  })
}
