import { useEffect, useEffectEvent, useState } from 'react'

/** The result shows for 3 s, then the next question comes (spec section 9), unless the player wants to read on. */
export const RESULT_MS = 3_000

/** Goes on by itself 3 s after `key` is set; `hold` keeps the result until `now` is called. */
export function useAutoAdvance(key: string | null, goOn: () => void) {
  const [heldKey, setHeldKey] = useState<string | null>(null)
  const held = key !== null && heldKey === key
  const advance = useEffectEvent(goOn)

  useEffect(() => {
    if (key === null || held) return
    const timer = setTimeout(() => advance(), RESULT_MS)
    return () => clearTimeout(timer)
  }, [key, held])

  return {
    held,
    hold: () => setHeldKey(key),
    now: () => {
      if (key !== null) goOn()
    },
  }
}
