import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { msToNextSecond, remainingAt, secondsShown } from './countdown.ts'

export interface Countdown {
  /** Milliseconds left as the server said, at the moment it was received. */
  readonly remainingMs: number
  readonly running?: boolean | undefined
  readonly onExpire?: (() => void) | undefined
}

/**
 * Seconds left, counted on the page's monotonic clock. Stopping freezes it and starting again goes on from
 * there; a new `remainingMs` starts afresh. A new question with the same time wants a new `key`.
 */
export function useCountdown({ remainingMs, running = true, onExpire }: Countdown) {
  const [left, setLeft] = useState(remainingMs)
  const kept = useRef({ given: remainingMs, left: remainingMs })
  const expire = useEffectEvent(() => onExpire?.())

  useEffect(() => {
    if (kept.current.given !== remainingMs) kept.current = { given: remainingMs, left: remainingMs }
    const { left: start } = kept.current
    setLeft(start)
    if (!running || start === 0) return
    const beganAt = performance.now()
    const now = () => remainingAt(start, beganAt, performance.now())
    let timer = setTimeout(function tick() {
      setLeft(now())
      if (now() === 0) expire()
      else timer = setTimeout(tick, msToNextSecond(now()))
    }, msToNextSecond(start))
    return () => {
      clearTimeout(timer)
      kept.current.left = now()
    }
  }, [remainingMs, running])

  return { seconds: secondsShown(left), leftMs: left }
}
