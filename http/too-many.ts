import { counted } from '#protocol/figures.ts'
import { type Refusal, refuse } from './refusal.ts'

/** Up to so many seconds a wait is told in seconds. */
const TOLD_IN_SECONDS = 90

const secondsOf = (waitMs: number): number => Math.max(1, Math.ceil(waitMs / 1_000))

/** Returns a refusal, whose words stand by themselves, with how long to wait. */
export const withWait = (refusal: Refusal, waitMs: number): Refusal => ({
  ...refusal,
  retryAfter: secondsOf(waitMs),
})

/** Returns the refusal of a request that was one too many: what was too much, and how long to wait. */
export function tooMany(waitMs: number, what = 'That was a lot at one time.'): Refusal {
  const seconds = secondsOf(waitMs)
  const wait =
    seconds > TOLD_IN_SECONDS
      ? counted(Math.ceil(seconds / 60), 'minute', 'minutes')
      : counted(seconds, 'second', 'seconds')
  return withWait(refuse('rate_limited', `${what} Try again in ${wait}.`), waitMs)
}

/** A request that was one too many, thrown where no handler can return the refusal. */
export class TooMany extends Error {
  readonly refusal: Refusal

  constructor(waitMs: number) {
    super('too many requests')
    this.refusal = tooMany(waitMs)
  }
}
