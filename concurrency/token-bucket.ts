/** How often something may be done: so many times at once, and so many more each second. */
export interface Rate {
  burst: number
  perSecond: number
}

/** A bucket of tokens that refills at its rate, up to its burst. Times are in ms. */
export interface TokenBucket {
  /** Takes a token. Returns how many were there before; less than one means that none was taken. */
  take(now: number): number
}

export function tokenBucket({ burst, perSecond }: Rate, start: number): TokenBucket {
  let tokens = burst
  let last = start
  return {
    take(now) {
      const held = Math.min(burst, tokens + ((now - last) / 1000) * perSecond)
      last = now
      tokens = held >= 1 ? held - 1 : held
      return held
    },
  }
}
