import { type Refusal, refuse } from '#http/refusal.ts'

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
    seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : seconds === 1 ? '1 second' : `${seconds} seconds`
  return {
    refusal: refuse('rate_limited', `Too many tries. Try again in ${wait}.`),
    retryAfter: seconds,
  }
}
