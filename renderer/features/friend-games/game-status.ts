import type { FriendGame } from '#protocol/http/friend-games.ts'
import { UNTAKEN, type Untaken } from '#rules/match/outcome.ts'
import type { BadgeTone } from '../../components/Badge.tsx'

export interface GameStatus {
  readonly label: string
  readonly tone: BadgeTone
}

type Standing = Pick<FriendGame, 'status' | 'ended' | 'invitation' | 'yourTurn' | 'winnerId'>

/** An invitation that came to nothing. */
const UNTAKEN_LABELS: Record<Untaken, string> = {
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  lapsed: 'Expired',
}

export const isUntaken = (ended: FriendGame['ended']): ended is Untaken =>
  UNTAKEN.some((each) => each === ended)

/** The badge of a game (spec section 2, Async match modal). `leftMs` is the rest of its 24 hours, or of its invitation. */
export function gameStatus(game: Standing, leftMs: number, ownId: string, opponent: string): GameStatus {
  if (game.status === 'over') {
    if (game.winnerId === ownId) return { label: 'Victory', tone: 'right' }
    if (game.winnerId !== null) return { label: 'Defeat', tone: 'wrong' }
    if (isUntaken(game.ended)) return { label: UNTAKEN_LABELS[game.ended], tone: 'neutral' }
    return game.ended === 'forfeit'
      ? { label: 'Expired', tone: 'neutral' }
      : { label: 'Draw', tone: 'neutral' }
  }
  if (leftMs <= 0) return { label: 'Expired', tone: 'neutral' }
  if (game.invitation === 'received') return { label: 'Invitation', tone: 'brass' }
  if (game.invitation === 'sent' && !game.yourTurn) return { label: 'Invited', tone: 'info' }
  return game.yourTurn
    ? { label: 'Your Turn', tone: 'brass' }
    : { label: `Waiting for @${opponent}`, tone: 'info' }
}

/** Returns the rest of a time, in ms, that the server stated in a reply; both instants are of the page's clock. */
export const leftAt = (timeLeft: number, receivedAt: number, now: number): number =>
  Math.max(0, timeLeft - Math.max(0, now - receivedAt))

/** Own score and the opponent's, from a map by user id. */
export function scoresFor(scores: Readonly<Record<string, number>>, ownId: string): [number, number] {
  const opponent = Object.entries(scores).find(([id]) => id !== ownId)
  return [scores[ownId] ?? 0, opponent?.[1] ?? 0]
}
