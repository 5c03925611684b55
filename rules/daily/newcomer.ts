import { POINTS_FROM_AGE_MS, POINTS_FROM_ANSWERS } from './casefile.ts'

/** An account as the daily's points look at it. */
export interface AccountSoFar {
  /** when it was made, ms */
  joinedAt: number
  /** graded answers before this one */
  answered: number
}

/**
 * Whether an account is so new that its daily earns no points for the boards. A second account that only looks up the key for
 * the first is one.
 */
export const isNewcomer = ({ joinedAt, answered }: AccountSoFar, now: number): boolean =>
  now - joinedAt < POINTS_FROM_AGE_MS || answered < POINTS_FROM_ANSWERS
