import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { corrected, countOf, msToNextSecond, remainingAt, secondsShown } from './countdown.ts'

export interface Countdown {
  /** Milliseconds left as the server said, at the moment it was received. */
  readonly remainingMs: number
  readonly running?: boolean | undefined
  readonly onExpire?: (() => void) | undefined
}

/**
 * Seconds left, counted on the page's monotonic clock. Stopping freezes it and starting again goes on from
 * there; a new `remainingMs` starts afresh, and 0 ends it at once. Each end is told once; a countdown mounted at 0 had no
 * time to end. A new question with the same time wants a new `key`.
 */
export function useCountdown({ remainingMs, running = true, onExpire }: Countdown) {
  const [left, setLeft] = useState(remainingMs)
  const kept = useRef(countOf(remainingMs))
  const expire = useEffectEvent(() => {
    kept.current = { ...kept.current, ended: true }
    onExpire?.()
  })

  useEffect(() => {
    kept.current = corrected(kept.current, remainingMs)
    const { left: start, ended } = kept.current
    setLeft(start)
    if (!running || ended) return
    // The page slept through the end, and the server's word comes before its own clock's.
    if (start === 0) {
      expire()
      return
    }
    const beganAt = performance.now()
    const now = () => remainingAt(start, beganAt, performance.now())
    let timer = setTimeout(function tick() {
      setLeft(now())
      if (now() === 0) expire()
      else timer = setTimeout(tick, msToNextSecond(now()))
    }, msToNextSecond(start))
    return () => {
      clearTimeout(timer)
      kept.current = { ...kept.current, left: now() }
    }
  }, [remainingMs, running])

  // Less time shows at once, so that the ring never announces seconds the server has taken back.
  const leftMs = Math.min(left, remainingMs)
  return { seconds: secondsShown(leftMs), leftMs }
}
