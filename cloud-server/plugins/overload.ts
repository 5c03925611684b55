import type { FastifyInstance, FastifyRequest } from 'fastify'
import { shedLoad } from '#http/shed-load.ts'
import { isFree } from './request-limits.ts'

/** Requests a node works on at once: some 150 ms of its work on two cores (docs/performance.md). */
export const MOST_AT_ONCE = 200

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
  shedLoad(app, { most, isExempt })
