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
