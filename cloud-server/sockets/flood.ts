/** How many messages one socket may send: a bucket that refills. `now` in ms. */
export interface Flood {
  /** ok, or refused; 'close' when refusals went on */
  take(now: number): 'ok' | 'refused' | 'close'
}

export function floodGate(
  limits: { burst: number; perSecond: number; strikes: number },
  start: number,
): Flood {
  let tokens = limits.burst
  let last = start
  let strikes = 0
  return {
    take(now) {
      const refilled = tokens + ((now - last) / 1000) * limits.perSecond
      last = now
      tokens = Math.min(limits.burst, refilled)
      if (tokens >= 1) {
        tokens -= 1
        if (tokens > limits.burst / 2) strikes = 0
        return 'ok'
      }
      strikes += 1
      return strikes > limits.strikes ? 'close' : 'refused'
    },
  }
}
