import { DAY_MS, MINUTE_MS } from '../days.ts'

/** How often the page tells that it is open (ms). */
export const BEAT_MS = 10_000

/** Nothing heard for longer than this: the page was gone, and the clock stood still. */
const GONE_MS = 25_000

/** An answer on its way when the time ran out still counts. */
export const GRACE_MS = 2_000

/** Pauses beyond these are not how an exam is taken. */
const LONGEST_PAUSES_MS = 15 * MINUTE_MS

/** A block's time so far, in ms; `heardAt` is when the page was last heard, and `isStopped` where its player left then. */
export interface Clock {
  activeMs: number
  pausedMs: number
  heardAt: number
  isStopped?: boolean | undefined
}

/** Returns whether the computer's clock was set back since: calls that overtake each other are never a beat apart. */
const isSetBack = ({ heardAt }: Clock, now: number): boolean => heardAt - now > BEAT_MS

/** Returns whether a block's clock runs: its page was heard lately, and wasn't left. */
export const runs = (clock: Clock, now: number): boolean =>
  !clock.isStopped && !isSetBack(clock, now) && now - clock.heardAt <= GONE_MS

/**
 * Returns the clock once the page is heard again. While it is open all time counts; after a crash one beat counts, and the rest
 * is a pause. Once it was left, all of it is. How long it was by a clock that was set back isn't known: one beat counts, and
 * the block goes on from there.
 */
export function heard(clock: Clock, now: number): Clock {
  const { activeMs, pausedMs, heardAt, isStopped } = clock
  if (isSetBack(clock, now)) return { activeMs: activeMs + (isStopped ? 0 : BEAT_MS), pausedMs, heardAt: now }
  const since = Math.max(0, now - heardAt)
  const counted = isStopped ? 0 : runs(clock, now) ? since : BEAT_MS
  return {
    activeMs: activeMs + counted,
    pausedMs: pausedMs + since - counted,
    heardAt: Math.max(heardAt, now),
  }
}

/** Returns whether a block was taken as an exam is: without long pauses, and within a day. */
export const isLikeExam = (pausedMs: number, startedAt: number, finishedAt: number): boolean =>
  pausedMs <= LONGEST_PAUSES_MS && finishedAt - startedAt <= DAY_MS
