import type { InboxGame } from '#protocol/http/friend-games.ts'
import { Badge } from '../../components/Badge.tsx'
import { clockText } from '../../components/countdown.ts'
import { LevelPortrait } from '../../components/LevelPortrait.tsx'
import { gameStatus, leftAt, scoresFor } from './game-status.ts'

export interface GameRowProps {
  game: InboxGame
  ownId: string
  /** when the reply came, and the present, by the page's clock */
  receivedAt: number
  now: number
  onOpen: () => void
}

/** A game in the inbox; pressing it opens it. */
export function GameRow({ game, ownId, receivedAt, now, onOpen }: GameRowProps) {
  const { opponent, opponentProfile, subject, round, rounds } = game
  const left = leftAt(game.timeLeft, receivedAt, now)
  const { label, tone } = gameStatus(game, left, ownId, opponent)
  const [mine, theirs] = scoresFor(game.scores, ownId)
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-18 w-full items-center gap-3 rounded-md border border-edge bg-raised px-3 py-2 text-left transition-colors hover:border-brass sm:px-4"
      >
        <LevelPortrait player={opponentProfile} size={40} slim />
        <span className="min-w-0 grow">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="truncate font-semibold">{opponentProfile.displayName}</span>
            <Badge tone={tone}>{label}</Badge>
          </span>
          <span className="block truncate text-sm text-muted">
            @{opponent} <span aria-hidden="true">·</span> {subject}
          </span>
          <span className="block text-sm text-muted">
            Round {round} of {rounds}
            {game.status === 'active' && left > 0 ? (
              <>
                {' '}
                <span aria-hidden="true">·</span>{' '}
                <span className="tabular-nums">{clockText(left / 1000)} left</span>
              </>
            ) : null}
          </span>
        </span>
        <span className="shrink-0 font-display text-xl">
          <span className="sr-only">
            You {mine}, @{opponent} {theirs}
          </span>
          <span aria-hidden="true">
            {mine}–{theirs}
          </span>
        </span>
      </button>
    </li>
  )
}
