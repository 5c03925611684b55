import { useEffect, useEffectEvent } from 'react'

/** A page that is scrolled by less than this, in px, only settled after the result came. */
const SCROLLED = 8

const within = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null

/**
 * Calls `onReading` when the player shows that they read the result, while `watching`: they scroll, point at it, press or
 * focus anything but the button that continues (`data-continue`), or turn to another window.
 */
export function useReading(watching: boolean, onReading: () => void): void {
  const reading = useEffectEvent(onReading)
  useEffect(() => {
    if (!watching) return
    const from = scrollY
    const end = new AbortController()
    const on = (type: string, isReading: (event: Event) => boolean) =>
      document.addEventListener(
        type,
        (event) => {
          if (isReading(event)) reading()
        },
        { signal: end.signal, passive: true },
      )
    on('scroll', () => Math.abs(scrollY - from) > SCROLLED)
    on('pointermove', ({ target }) => within(target, '[data-reading]'))
    on('pointerdown', ({ target }) => !within(target, '[data-continue]'))
    on('focusin', ({ target }) => !within(target, '[data-continue]'))
    on('visibilitychange', () => document.hidden)
    return () => end.abort()
  }, [watching])
}
