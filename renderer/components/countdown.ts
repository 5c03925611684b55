/** From here on the time is urgent: red and pulsing (spec section 4). */
export const URGENT_SECONDS = 10

/** Whole seconds as shown: a started second counts until it is over. */
export function secondsShown(remainingMs: number): number {
  return Math.max(Math.ceil(remainingMs / 1000), 0)
}

/** Milliseconds until the shown second changes, so that a tick falls on the change and not between two. */
export function msToNextSecond(remainingMs: number): number {
  return remainingMs % 1000 || Math.min(remainingMs, 1000)
}

/** Milliseconds left of a countdown that had `startMs` at `beganAt`; both instants from one monotonic clock. */
export function remainingAt(startMs: number, beganAt: number, now: number): number {
  return Math.max(startMs - (now - beganAt), 0)
}

/** A countdown since the server last told its time. */
export interface Count {
  /** Milliseconds left as the server said. */
  readonly given: number
  /** Milliseconds left of them when the countdown last stopped. */
  readonly left: number
  /** Its end is told, or it never had any time: it does not end again. */
  readonly ended: boolean
}

export const countOf = (remainingMs: number): Count => ({
  given: remainingMs,
  left: remainingMs,
  ended: remainingMs === 0,
})

/**
 * The countdown after the server's word: new time is counted afresh, and the word that none is left does not undo its
 * end.
 */
export function corrected(count: Count, remainingMs: number): Count {
  if (count.given === remainingMs) return count
  return { ...countOf(remainingMs), ended: remainingMs === 0 && count.ended }
}

/** How much of the ring is still drawn, 0 to 1. */
export function ringShare(remainingMs: number, totalMs: number): number {
  return totalMs > 0 ? Math.min(Math.max(remainingMs / totalMs, 0), 1) : 0
}

/** h:mm:ss, as the daily reset is shown (spec section 2). */
export function clockText(seconds: number): string {
  const whole = Math.max(Math.floor(seconds), 0)
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${Math.floor(whole / 3600)}:${pad(Math.floor(whole / 60) % 60)}:${pad(whole % 60)}`
}
