import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { soloLink } from '../../clients/solo-link.ts'
import type { Play } from './play.ts'

/**
 * The run on screen, as its entry of the history keeps it: a reload, or a step back to it, comes to the same question
 * with the choice made.
 */
export interface KeptRun {
  readonly runId: string
  readonly questionId: string
  readonly choice: number | null
}

/** The run an entry of the history keeps; null where it keeps none. */
export function keptRunIn(state: unknown): KeptRun | null {
  if (typeof state !== 'object' || state === null) return null
  const { runId, questionId, choice }: Partial<Record<keyof KeptRun, unknown>> = state
  if (typeof runId !== 'string' || typeof questionId !== 'string') return null
  return { runId, questionId, choice: typeof choice === 'number' ? choice : null }
}

/** Returns what is to be kept of a play; null while there is nothing to come back to. */
const keptRunOf = (play: Play): KeptRun | null =>
  play.at === 'playing'
    ? {
        runId: play.challenge.id,
        questionId: play.question.id,
        choice: play.grade ? null : play.selected,
      }
    : null

const isSame = (a: KeptRun | null, b: KeptRun | null): boolean =>
  a?.runId === b?.runId && a?.questionId === b?.questionId && a?.choice === b?.choice

/** Keeps the run on screen in its entry of the history, and its subject in the address. */
export function useKeepRun(play: Play): void {
  const location = useLocation()
  const navigate = useNavigate()
  const keep = useEffectEvent(() => {
    const kept = keptRunOf(play)
    if (play.at === 'setup' || isSame(kept, keptRunIn(location.state))) return
    const to = play.at === 'playing' ? soloLink(play.challenge.subject) : location
    void navigate(to, { replace: true, state: kept })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept when the play, or the entry it is kept in, is another.
  useEffect(() => keep(), [play, location.key])
}
