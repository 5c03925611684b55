import { DAY_MS } from '../days.ts'
import type { Result } from './result.ts'
import type { Side } from './side.ts'

/** How a match ends that was played, however briefly. */
export type Ended = 'played' | 'resigned' | 'forfeit' | 'abandoned'

/** Rounds in which neither answered, in a row, after which a live duel is abandoned. */
export const ABANDONED_AFTER = 3

/** How an invitation ends that nobody took: by the player invited, by the one who sent it, or by time. */
export const UNTAKEN = ['declined', 'withdrawn', 'lapsed'] as const
export type Untaken = (typeof UNTAKEN)[number]

/** How long a friend game waits as an invitation for the other player to take it (design section 4). */
export const INVITATION_MS = 3 * DAY_MS

export interface Ending {
  ended: Ended
  /** null for a draw, and for nobody */
  winner: Side | null
}

/** Returns how a finished match ended for one side. */
export function resultOf(side: Side, { ended, winner }: Ending): Result {
  if (winner !== null) return winner === side ? 'win' : 'loss'
  // A friend game that both let go has no winner, and is no draw to be paid for (design section 4).
  return ended === 'abandoned' || ended === 'forfeit' ? 'abandoned' : 'draw'
}
