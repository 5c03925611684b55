import { DAILY_LATENCY_MS, NO_CHOICE } from './casefile.ts'

/** A case's clock: when it was started, and the player's limit, both ms. */
export interface CaseClock {
  startedAt: number
  limitMs: number
}

/** The same of a case that may not have been opened. */
export type MaybeClock = Pick<CaseClock, 'limitMs'> & { startedAt: number | null }

/** Milliseconds left of a case's clock; never more than the limit, even where a clock was put back. */
export const dailyRemaining = ({ startedAt, limitMs }: CaseClock, now: number): number =>
  Math.min(limitMs, Math.max(0, startedAt + limitMs - now))

/**
 * Whether a case can still be answered at `now` (ms): its clock was started, and the limit and the allowance for an
 * answer's way are not over.
 */
export const clockRuns = ({ startedAt, limitMs }: MaybeClock, now: number): boolean =>
  startedAt !== null && now - startedAt <= limitMs + DAILY_LATENCY_MS

/** Whether a case's time is over at `now` (ms); never before its clock was started. */
export const hasRunOut = (clock: MaybeClock, now: number): boolean =>
  clock.startedAt !== null && !clockRuns(clock, now)

/** A case's answer: the option chosen, -1 for none, and when it was given (ms). */
export interface ClockedAnswer {
  shownIndex: number
  at: number
}

/** An unanswered case, entered at the end of its own time so that it counts to its own day. */
export const noAnswer = ({ startedAt, limitMs }: CaseClock): ClockedAnswer => ({
  shownIndex: NO_CHOICE,
  at: startedAt + limitMs,
})

/** An answer as it counts: as it was given, or as none where it came too late. */
export const countedAnswer = (clock: CaseClock, given: ClockedAnswer): ClockedAnswer =>
  clockRuns(clock, given.at) ? given : noAnswer(clock)

/** How a second answer compares with the stored one: the same again, too late, or another. */
export type Resent = 'same' | 'late' | 'answered'

/**
 * Compares a choice with the stored one, both by shownIndex or both by itemIndex. The same gets the same reply;
 * every other is refused. Where the stored one is no choice, the time had run out.
 */
export const resent = (stored: number, choice: number): Resent =>
  stored === choice ? 'same' : stored === NO_CHOICE ? 'late' : 'answered'
