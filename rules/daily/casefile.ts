import type { AnswerResult } from '../answer-xp.ts'
import { DAY_MS, HOUR_MS } from '../days.ts'

/** The Daily Casefile (spec section 9, Daily; design section 4, Daily). */
export const DAILY_LIMIT_MS = 90_000
/** The time (ms) an answer may come after the limit: the question's way to the player and the answer's way back. */
export const DAILY_LATENCY_MS = 3_000
/** A case is of this level or above. */
export const DAILY_MIN_DIFFICULTY = 7
/** No item twice within so many days, no legal path twice within so many. */
export const ITEM_REST_DAYS = 365
export const PATH_REST_DAYS = 60
/** XP of the day's case (spec section 9, Daily); a timeout is one whose time ran out with nothing chosen. */
export const DAILY_XP: Readonly<Record<AnswerResult, number>> = { right: 150, wrong: 15, timeout: 0 }
/** A right answer moves mastery so many times as far as one elsewhere (spec section 9). */
export const MASTERY_DAILY_FACTOR = 2
/** Points of a right answer, which boards rank; an answer given offline earns none (design section 5). */
export const DAILY_POINTS = 100
/** A day's results and key are published so long (ms) after it ends (design section 4, Daily). */
export const PUBLISHED_AFTER_MS = 6 * HOUR_MS
/** An account earns the daily's points from this age (ms) on, and when it has given so many graded answers. */
export const POINTS_FROM_AGE_MS = 3 * DAY_MS
export const POINTS_FROM_ANSWERS = 20
/** Accounts that sign in with one device, at most, where it is one person's or a household's and no lab's. */
export const SHARED_BY_MOST = 3
/** An answer given offline pays and keeps the streak when it reaches the cloud within this time (design section 5). */
export const SEALED_VALID_MS = 48 * HOUR_MS

/** The choice stored when the time ran out with nothing chosen. */
export const NO_CHOICE = -1
