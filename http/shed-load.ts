import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendRefusal } from './errors.ts'
import { refuse } from './refusal.ts'
import { withWait } from './too-many.ts'

/** A request that was turned away may come again after a second. */
const BUSY = withWait(refuse('unavailable', 'We’re swamped right now. Try again in a moment.'), 1_000)

export interface ShedOptions {
  /** requests being worked on at once */
  most: number
  /** so many of them may have been worked on for longer than this (ms): a few wait for a lock, many are a queue */
  slow: { most: number; afterMs: number }
  /** Those that are let in whatever goes on, and not counted. */
  isExempt: (request: FastifyRequest) => boolean
  now?: () => number
}

/**
 * Turns requests away at once where as many are being worked on as this process can answer soon, or where many already take long:
 * past that, more of them would only make everybody wait. A request counts from when it has arrived whole until its
 * reply is ready, so that slow callers take no place. Registered before whatever asks the database.
 */
export function shedLoad(
  app: FastifyInstance,
  { most, slow, isExempt, now = () => performance.now() }: ShedOptions,
): void {
  /** when each began, the longest first */
  const working = new Map<FastifyRequest, number>()
  const isFull = (): boolean => {
    if (working.size >= most) return true
    if (working.size < slow.most) return false
    const began = [...working.values()][slow.most - 1]
    return began !== undefined && now() - began > slow.afterMs
  }
  app.addHook('preValidation', async (request, reply) => {
    if (isExempt(request)) return
    if (isFull()) return sendRefusal(reply, BUSY)
    working.set(request, now())
  })
  app.addHook('onSend', async (request) => {
    working.delete(request)
  })
}
