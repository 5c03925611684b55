import type { Result } from './result.ts'
import type { Side } from './side.ts'

export interface Ending {
  ended: 'played' | 'resigned' | 'forfeit' | 'abandoned'
  /** null for a draw, and for nobody */
  winner: Side | null
}

/** Returns how a finished match ended for one side. */
export function resultOf(side: Side, { ended, winner }: Ending): Result {
  if (winner !== null) return winner === side ? 'win' : 'loss'
  // A friend game that both let go has no winner, and is no draw to be paid for (design section 4).
  return ended === 'abandoned' || ended === 'forfeit' ? 'abandoned' : 'draw'
}
