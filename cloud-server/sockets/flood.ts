import { type Rate, tokenBucket } from '#concurrency/token-bucket.ts'

/** How many messages one socket may send: a bucket that refills. `now` in ms. */
export interface Flood {
  /** ok, or refused; 'close' when refusals went on */
  take(now: number): 'ok' | 'refused' | 'close'
}

export function floodGate(limits: Rate & { strikes: number }, start: number): Flood {
  const bucket = tokenBucket(limits, start)
  let strikes = 0
  return {
    take(now) {
      const held = bucket.take(now)
      if (held >= 1) {
        if (held - 1 > limits.burst / 2) strikes = 0
        return 'ok'
      }
      strikes += 1
      return strikes > limits.strikes ? 'close' : 'refused'
    },
  }
}
