import { DAY_MS } from '../days.ts'

/** An account earns points for the boards from this age (ms) on, and when it has given so many graded answers. */
export const POINTS_FROM_AGE_MS = 3 * DAY_MS
export const POINTS_FROM_ANSWERS = 20

/** An account as the points look at it. */
export interface AccountSoFar {
  /** when it was made, ms */
  joinedAt: number
  /** graded answers before this one, or this match */
  answered: number
}

/**
 * Whether an account is so new that neither its daily nor a match with it earns points for the boards: one made to look up a
 * key for another, or to lose to it, is one.
 */
export const isNewcomer = ({ joinedAt, answered }: AccountSoFar, now: number): boolean =>
  now - joinedAt < POINTS_FROM_AGE_MS || answered < POINTS_FROM_ANSWERS
