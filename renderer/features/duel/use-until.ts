import { useEffect, useReducer } from 'react'

/** Whether an instant of the page's clock is still to come; null never is. */
export function useUntil(instant: number | null): boolean {
  const [, look] = useReducer((looks: number) => looks + 1, 0)
  useEffect(() => {
    if (instant === null) return
    const timer = setTimeout(look, Math.max(0, instant - performance.now()) + 1)
    return () => clearTimeout(timer)
  }, [instant])
  return instant !== null && performance.now() < instant
}
