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
>
