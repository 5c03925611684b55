import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Refusal } from '#http/refusal.ts'
import { networkOf } from '../plugins/network-of.ts'
import { tooMany } from './too-many.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Many students share one network in a lab: these are wide. Wrong passwords are counted in guesses.ts. */
const LIMITS = {
  register: { max: 40, timeWindow: MINUTE },
  checkUsername: { max: 60, timeWindow: MINUTE },
  forgot: { max: 30, timeWindow: HOUR },
  /** a mailed link: a class that signs up together opens its links as fast */
  link: { max: 40, timeWindow: MINUTE },
  /** a visitor's question or answer */
  trial: { max: 60, timeWindow: MINUTE },
} as const

export type LimitName = keyof typeof LIMITS
export type CheckLimit = (
  name: LimitName,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Refusal | null>

/** Addresses and names come from outside and may be long: a row's key is not. Nor does it tell the address. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** The limits of the account calls, each by network; counted in the database, so that they hold across nodes. */
export function accountLimits(app: FastifyInstance): CheckLimit {
  const limiter = (name: LimitName) =>
    app.createRateLimit({
      ...LIMITS[name],
      keyGenerator: (request) => `${name}:${digest(networkOf((request as FastifyRequest).ip))}`,
    })
  const limiters = {
    register: limiter('register'),
    checkUsername: limiter('checkUsername'),
    forgot: limiter('forgot'),
    link: limiter('link'),
    trial: limiter('trial'),
  }
  return async (name, request, reply) => {
    const window = await limiters[name](request)
    if (window.isAllowed || !window.isExceeded) return null
    const { refusal, retryAfter } = tooMany(window.ttlInSeconds * 1_000)
    reply.header('retry-after', retryAfter)
    return refusal
  }
}
