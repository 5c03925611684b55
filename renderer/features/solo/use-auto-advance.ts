import { useEffect, useEffectEvent, useState } from 'react'
import { RESULT_MS } from '#rules/match/settings.ts'

/** Goes on by itself RESULT_MS after `key` is set; `hold` keeps the result until `now` is called. */
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
