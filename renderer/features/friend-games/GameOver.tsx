import { type ReactNode, useEffect, useRef } from 'react'
import { lengthOfTime, signed } from '#protocol/figures.ts'
import type { FriendGameDetail } from '#protocol/http/friend-games.ts'
import { INVITATION_MS } from '#rules/match/outcome.ts'
import { MATCH_SETTINGS } from '#rules/match/settings.ts'
import { matchWorth } from '../../components/match-worth.ts'
import { isUntaken } from './game-status.ts'

/** Returns in a sentence how the game was decided. */
function verdictOf({ ended, winnerId, opponent }: FriendGameDetail, ownId: string): string {
  const name = opponent.displayName
  if (ended === 'lapsed') return `No one accepted within ${lengthOfTime(INVITATION_MS, 'day')}.`
  if (ended === 'withdrawn') return 'Invitation withdrawn.'
  if (ended === 'declined') return 'The invitation was declined.'
  if (winnerId === null)
    return ended === 'forfeit'
      ? `No one answered within ${lengthOfTime(MATCH_SETTINGS.friend.answerWindowMs, 'hour')}, so no one wins.`
      : 'Hung jury. It’s a draw.'
  const won = winnerId === ownId
  if (ended === 'resigned') return won ? `${name} resigned.` : 'You resigned.'
  if (ended === 'forfeit') return won ? `${name} ran out of time.` : 'You ran out of time.'
  return won ? 'The court rules for you.' : `The court rules for ${name}.`
}

interface GameOverProps {
  game: FriendGameDetail
  ownId: string
  rematch: ReactNode
}

/** The end of a game, with its gains once they are settled, and the way on. */
export function GameOver({ game, ownId, rematch }: GameOverProps) {
  const { end, ended } = game
  const worth = end && matchWorth(end, game.round)
  const verdict = useRef<HTMLDivElement>(null)
  // The last answer or a resignation is given further down. Newer browsers return a promise, which is no cleanup.
  useEffect(() => {
    void verdict.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div
      ref={verdict}
      className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-brass/55 bg-raised px-4 py-3"
    >
      <div role="status" className="min-w-0">
        <p className="font-display text-xl">{verdictOf(game, ownId)}</p>
        <p className="text-sm text-muted">
          {isUntaken(ended)
            ? 'This game doesn’t count.'
            : end
              ? `${signed(end.yourXPChange)} XP, ${signed(end.pointsEarned)} points, ${end.correctAnswers} of ${end.total} correct.`
              : 'Adding up your results...'}
        </p>
        {worth ? <p className="mt-1 text-sm text-muted">{worth}</p> : null}
      </div>
      {rematch}
    </div>
  )
}
