import { type Refusal, refuse } from '#http/refusal.ts'
import { counted } from '#protocol/figures.ts'

const SECOND = 1_000

export interface Refused {
  refusal: Refusal
  /** seconds */
  retryAfter: number
}

/** Returns the refusal of a try that must wait, in words, and the wait in whole seconds. */
export function tooMany(waitMs: number): Refused {
  const seconds = Math.max(1, Math.ceil(waitMs / SECOND))
  const wait =
    seconds > 90
      ? counted(Math.ceil(seconds / 60), 'minute', 'minutes')
      : counted(seconds, 'second', 'seconds')
  return {
    refusal: refuse('rate_limited', `Too many tries. Try again in ${wait}.`),
    retryAfter: seconds,
  }
}
