import type { LiveDuel, Rematch } from '../../clients/live/duel.ts'

/**
 * Whether nobody is there to accept a rematch. The end of an offer says it best; before any, whether the opponent was
 * there when the duel ended, of which no more is told afterward.
 */
export const isOpponentGone = ({
  rematch,
  opponentHere,
}: Pick<LiveDuel, 'rematch' | 'opponentHere'>): boolean =>
  rematch === null ? !opponentHere : rematch.from === 'gone'

/** Returns the offer as it stands at the instant `now`: past its time it's gone, whether or not the server's word came. */
export const offerAt = (rematch: Rematch | null, now: number): Rematch | null =>
  rematch && rematch.from !== 'gone' && rematch.endsAt <= now ? { from: 'gone', why: 'time' } : rematch
