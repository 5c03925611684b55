import { isRunning, type LiveDuel } from './duel.ts'
import { useLive } from './live-atom.ts'

/** The live duel that goes on, so that a screen leads back to it; null where there's none. */
export function useRunningDuel(): LiveDuel | null {
  const { duel } = useLive()
  return duel && isRunning(duel) ? duel : null
}
