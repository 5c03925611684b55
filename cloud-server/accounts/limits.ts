import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Refusal, refuse } from '#http/refusal.ts'
import { usernameKey } from '#rules/accounts/username.ts'

const MINUTE = 60_000

/** Many students share one address in a lab, so limits by address are wide and limits by name narrow. */
const LIMITS = {
  loginByName: { max: 10, timeWindow: 5 * MINUTE },
  loginByAddress: { max: 200, timeWindow: 5 * MINUTE },
  register: { max: 60, timeWindow: 60 * MINUTE },
  checkUsername: { max: 60, timeWindow: MINUTE },
  forgot: { max: 30, timeWindow: 60 * MINUTE },
  link: { max: 100, timeWindow: 60 * MINUTE },
} as const

export type LimitName = 'login' | 'register' | 'checkUsername' | 'forgot' | 'link'
export type CheckLimit = (
  name: LimitName,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Refusal | null>

const namedIn = (request: FastifyRequest): string =>
  usernameKey((request.body as { username: string }).username)

/** Addresses and names come from outside and may be long: a row's key is not. */
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** The limits of the account calls; counted in the database, so that they hold across nodes. */
export function accountLimits(app: FastifyInstance): CheckLimit {
  const limiter = (name: keyof typeof LIMITS, key: (request: FastifyRequest) => string) =>
    app.createRateLimit({
      ...LIMITS[name],
      keyGenerator: (request) => `${name}:${digest(key(request as FastifyRequest))}`,
    })
  const limiters = {
    login: [
      limiter('loginByAddress', (request) => request.ip),
      limiter('loginByName', (request) => `${request.ip}:${namedIn(request)}`),
    ],
    register: [limiter('register', (request) => request.ip)],
    checkUsername: [limiter('checkUsername', (request) => request.ip)],
    forgot: [limiter('forgot', (request) => request.ip)],
    link: [limiter('link', (request) => request.ip)],
  }
  return async (name, request, reply) => {
    for (const count of limiters[name]) {
      const window = await count(request)
      if (window.isAllowed || !window.isExceeded) continue
      reply.header('retry-after', window.ttlInSeconds)
      const wait =
        window.ttlInSeconds > 90
          ? `${Math.ceil(window.ttlInSeconds / 60)} minutes`
          : `${window.ttlInSeconds} seconds`
      return refuse('rate_limited', `Too many attempts. Please try again in ${wait}.`)
    }
    return null
  }
}
