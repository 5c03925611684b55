import type { Match, Side } from './match.ts'
import type { Result } from './result.ts'

export interface Ending {
  ended: NonNullable<Match['ended']>
  /** null for a bot that won, for a draw, and for nobody */
  winner: Side | null
  scores: readonly [number, number]
}

/** How a finished match ended for one side. A bot has no account to be named the winner, so scores and reason tell. */
export function outcomeFor(side: Side, { ended, winner, scores }: Ending): Result {
  if (ended === 'abandoned') return 'abandoned'
  if (winner !== null) return winner === side ? 'win' : 'loss'
  if (ended === 'resigned') return 'loss'
  if (ended === 'forfeit') return 'abandoned'
  const own = scores[side - 1] ?? 0
  const other = scores[2 - side] ?? 0
  return own === other ? 'draw' : own > other ? 'win' : 'loss'
}
