import { RESULT_MS, TRANSITION_MS } from '#rules/match/settings.ts'
import type { LiveDuel } from '../../clients/live/duel.ts'

/** How long the chip with the XP of a round shows (spec section 9), in ms. */
export const CHIP_MS = 3_500

/** With a server whose pauses are shorter, the transition takes this share of them; the result has the rest. */
const TRANSITION_SHARE = TRANSITION_MS / (RESULT_MS + TRANSITION_MS)

/** The view of the arena, and until which instant of the page's clock it shows; null: until a message comes. */
export interface Stage {
  readonly at: 'opening' | 'question' | 'result' | 'transition' | 'verdict'
  readonly until: number | null
}

function resultEndsAt({ receivedAt, nextInMs }: NonNullable<LiveDuel['result']>): number {
  if (nextInMs <= 0) return receivedAt + RESULT_MS
  return receivedAt + nextInMs - Math.min(TRANSITION_MS, nextInMs * TRANSITION_SHARE)
}

/** `skipped` names the question whose result the player has read enough of. */
export function stageOf({ phase, result, end }: LiveDuel, skipped: string | null, now: number): Stage {
  if (phase === 'opening') return { at: 'opening', until: null }
  if (phase === 'question') return { at: 'question', until: null }
  const over = phase === 'over' || phase === 'settling'
  // Resigned, or abandoned: no round is left to tell of.
  const allShown =
    result === null || (over && skipped === result.qid) || (end !== null && end.ended !== 'played')
  if (!allShown) {
    const until = resultEndsAt(result)
    if (now < until) return { at: 'result', until }
  }
  return { at: over ? 'verdict' : 'transition', until: null }
}
