import { useEffect, useEffectEvent, useState } from 'react'
import { RESULT_MS } from '#rules/match/settings.ts'
import { useGuard } from '../../components/use-guard.ts'
import { useReading } from './use-reading.ts'

export interface AutoAdvance {
  /** The ring runs: the next question comes by itself at its end. */
  readonly counting: boolean
  /** The ring ran for this result, and was stopped. */
  readonly held: boolean
  /** The player may continue. */
  readonly ready: boolean
  /** Stops the ring for this result. */
  readonly hold: () => void
  /** Continues, once ready. */
  readonly now: () => void
}

/**
 * The way from a result to the next question. `key` names the result, null while there is none; an `automatic` one
 * leaves RESULT_MS after it came, unless the player reads it.
 */
export function useAutoAdvance(key: string | null, automatic: boolean, goOn: () => void): AutoAdvance {
  const [heldKey, setHeldKey] = useState<string | null>(null)
  const counting = key !== null && automatic && heldKey !== key
  const held = key !== null && automatic && heldKey === key
  const ready = useGuard(key)
  const hold = () => setHeldKey(key)
  const advance = useEffectEvent(goOn)

  useEffect(() => {
    if (!counting) return
    const timer = setTimeout(() => advance(), RESULT_MS)
    return () => clearTimeout(timer)
  }, [counting])

  useReading(counting, hold)

  return {
    counting,
    held,
    ready,
    hold,
    now: () => {
      if (ready) goOn()
    },
  }
}
