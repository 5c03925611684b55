import type { LiveDuel } from '../../clients/live/duel.ts'

/**
 * Whether nobody is there to accept a rematch. The end of an offer says it best; before any, whether the opponent was
 * there when the duel ended, of which no more is told afterward.
 */
export const isOpponentGone = ({
  rematch,
  opponentHere,
}: Pick<LiveDuel, 'rematch' | 'opponentHere'>): boolean =>
  rematch === null ? !opponentHere : rematch.from === 'gone'
