import type { FastifyRequest } from 'fastify'
import type { Refusal } from '#http/refusal.ts'
import { HOUR_MS, MINUTE_MS } from '#rules/days.ts'
import { type Limit, limit, limitNetwork } from '../plugins/limit.ts'
import type { Database } from '../store/database.ts'

/** Told to whoever tries too often, before how long to wait. */
export const TOO_MANY_TRIES = 'Too many tries.'

const tries = (most: number, windowMs: number): Limit => ({ most, windowMs, what: TOO_MANY_TRIES })

/** Many students share one network in a lab: these are wide. Wrong passwords are counted in guesses.ts. */
const LIMITS = {
  register: tries(40, MINUTE_MS),
  checkUsername: tries(60, MINUTE_MS),
  forgot: tries(30, HOUR_MS),
  /** a mailed link: a class that signs up together opens its links as fast */
  link: tries(40, MINUTE_MS),
  /** a visitor's question or answer */
  trial: tries(60, MINUTE_MS),
} as const

export type LimitName = keyof typeof LIMITS
export type CheckLimit = (name: LimitName, request: FastifyRequest) => Promise<Refusal | null>

/** The limits of the account calls, each by network. */
export const accountLimits =
  (db: Database): CheckLimit =>
  (name, request) =>
    limitNetwork(db, request, name, LIMITS[name])

/** Changes of a kind that one account makes in an hour. Each is told by mail, to an address that may be a stranger's. */
export const CHANGES_AN_HOUR = 10
const CHANGES = tries(CHANGES_AN_HOUR, HOUR_MS)

/** A change that the account is told of by mail. */
export type ToldChange = 'password' | 'deletion' | 'codes'
export type CheckChange = (change: ToldChange, userId: string) => Promise<Refusal | null>

/** The limits of what an account is told of by mail, each by account. */
export const changeLimits =
  (db: Database): CheckChange =>
  (change, userId) =>
    limit(db, `${change}:${userId}`, CHANGES)
