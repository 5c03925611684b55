import type { FastifyRequest } from 'fastify'
import type { ErrorCode } from '#protocol/error.ts'

/**
 * A call of a signed-in player that was not theirs to make: it's for another role, about another's record, or an admin's who
 * hasn't turned two-factor sign-in on yet.
 */
export interface RefusedAccess {
  userId: string
  lacks: 'role' | 'two_factor' | 'record'
}

const refusals = new WeakMap<FastifyRequest, RefusedAccess>()

/** Returns how the access was refused that this request asked for; undefined where it wasn't. */
export const refusedAccess = (request: FastifyRequest): RefusedAccess | undefined => refusals.get(request)

export const markRefused = (request: FastifyRequest, refused: RefusedAccess): void =>
  void refusals.set(request, refused)

/** The refusals of another's record that ordinary play doesn't get as well, as a late answer gets 'not_current'. */
const ABOUT_RECORDS: ReadonlySet<ErrorCode> = new Set(['forbidden', 'not_found'])

/** Whether this refusal is how a route that addresses one player's record answers everyone else. */
export const isAboutRecord = (code: ErrorCode, own: ErrorCode | undefined): boolean =>
  code === own && ABOUT_RECORDS.has(code)
