import type { FastifyInstance, FastifyRequest } from 'fastify'
import { shedLoad } from '#http/shed-load.ts'
import { isFree } from './request-limits.ts'

/** Requests a node works on at once, and how many of them may take longer than a second. */
export const MOST_AT_ONCE = 200
const SLOW = { most: 20, afterMs: 1_000 }

/** Calls that hash a password wait in lanes of their own (accounts/password.ts): many sign-ins must not turn players away. */
const IN_LANES = new Set([
  '/api/auth/login',
  '/api/auth/register',
  '/api/auth/reset',
  '/api/account/password',
  '/api/account/email',
  '/api/account/deletion',
])

const isExempt = (request: FastifyRequest): boolean =>
  isFree(request) || IN_LANES.has(request.routeOptions.url ?? '')

/** Beyond what a node can answer soon it says so, with 503. Health checks, files and live answers go on. */
export const turnAwayOverload = (app: FastifyInstance, most: number): void =>
  shedLoad(app, { most, slow: SLOW, isExempt })
