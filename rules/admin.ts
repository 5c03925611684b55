/**
 * Active is signed in or answered within these days; top performers have this level or more (design section 4, Admin;
 * spec section 9).
 */
export const ACTIVE_DAYS = 7
export const TOP_PERFORMER_LEVEL = 10
export const EXPORT_ACTIVE_DAYS = 30
export const SIGNUP_DAYS = 7

/** The least and the most that each number filter of the email export may be. */
export const EXPORT_BOUNDS = {
  minLevel: [1, 1_000_000],
  minPoints: [0, 2_000_000_000],
  activeInLastDays: [1, 36_500],
} as const

/** Characters of a law school's name that the export looks for, at most. */
export const EXPORT_SCHOOL_MAX = 150

/** Characters of the reason that a suspended account's player reads, at most. */
export const SUSPENSION_REASON_MAX = 200
