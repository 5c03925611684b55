import { useEffect, useReducer, useState } from 'react'
import type { LiveDuel } from '../../clients/live/duel.ts'
import { type Stage, stageOf } from './stage.ts'

/** The arena's stage, moving on by itself when its time is up. `skip` leaves the last result for the verdict. */
export function useStage(duel: LiveDuel): { at: Stage['at']; skip: () => void } {
  const [skipped, setSkipped] = useState<string | null>(null)
  const [, look] = useReducer((looks: number) => looks + 1, 0)
  const { at, until } = stageOf(duel, skipped, performance.now())
  useEffect(() => {
    if (until === null) return
    // A timer may fire a moment early; a millisecond more and the stage has surely passed.
    const timer = setTimeout(look, Math.max(0, until - performance.now()) + 1)
    return () => clearTimeout(timer)
  }, [until])
  return { at, skip: () => setSkipped(duel.result?.qid ?? null) }
}
