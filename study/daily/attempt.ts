import { hasRunOut } from '#rules/daily/clock.ts'

/** What a player did with one day's case. Times in ms; `choice` is the item's own index, -1 for none in time. */
export interface DailyAttempt {
  userId: string
  /** yyyy-mm-dd (UTC) */
  date: string
  showingId: string
  /** null while a desktop merely keeps the case against the time offline */
  startedAt: number | null
  /** the time (ms) its player has, set when the clock starts */
  limitMs: number
  answeredAt: number | null
  choice: number | null
  isCorrect: boolean | null
  /** less a milestone's bonus */
  xpAwarded: number
  points: number
  masteryDelta: number
  streakBefore: number
  streakAfter: number
  /** whether its answer had expired, as `GivenDaily` says; null before it, and in rows from before this was kept */
  expired: boolean | null
  /** the same of whether it became known only after the key was published */
  published: boolean | null
}

/** Whether a case takes no more answer at `now` (ms): it's answered, or its time ran out. */
export const isPast = (attempt: DailyAttempt, now: number): boolean =>
  attempt.answeredAt !== null || hasRunOut(attempt, now)

/** What an answered case leaves of itself beside the answer's own recording. */
export type DailyOutcome = Pick<
  DailyAttempt,
  | 'answeredAt'
  | 'choice'
  | 'isCorrect'
  | 'xpAwarded'
  | 'points'
  | 'masteryDelta'
  | 'streakBefore'
  | 'streakAfter'
  | 'expired'
  | 'published'
>
