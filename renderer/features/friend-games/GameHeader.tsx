import type { FriendGameDetail } from '#protocol/http/friend-games.ts'
import type { SessionUser } from '#protocol/user.ts'
import { MATCH_SETTINGS } from '#rules/match/settings.ts'
import { Avatar } from '../../components/Avatar.tsx'
import { Badge } from '../../components/Badge.tsx'
import { clockText } from '../../components/countdown.ts'
import { Progress } from '../../components/Progress.tsx'
import { gameStatus, leftAt, scoresFor } from './game-status.ts'
import { useClock } from './use-clock.ts'

export interface GameHeaderProps {
  game: FriendGameDetail
  user: SessionUser
  receivedAt: number
}

const WIN_AT = MATCH_SETTINGS.friend.winAt ?? MATCH_SETTINGS.friend.rounds

/** The players, the score and the time left. */
export function GameHeader({ game, user, receivedAt }: GameHeaderProps) {
  const active = game.status === 'active'
  const now = useClock(active)
  const left = leftAt(game.timeLeft, receivedAt, now)
  const { opponent, subject, round, rounds } = game
  const { label, tone } = gameStatus(game, left, user.id, opponent.username ?? '')
  const [mine, theirs] = scoresFor(game.scores, user.id)
  const top = Math.min(WIN_AT, Math.max(mine, theirs))
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex items-center justify-between gap-4">
        <div className="flex min-w-0 items-center gap-3">
          <Avatar
            name={opponent.displayName}
            archetypeId={opponent.avatarData.archetypeId}
            palette={opponent.avatarData.palette}
            size={52}
          />
          <div className="min-w-0">
            <h3 className="truncate text-xl">{opponent.displayName}</h3>
            <p className="truncate text-sm text-muted">
              @{opponent.username} <span aria-hidden="true">·</span> {subject}
            </p>
          </div>
        </div>
        <p className="shrink-0 font-display text-3xl">
          <span className="sr-only">
            You {mine}, @{opponent.username} {theirs}
          </span>
          <span aria-hidden="true">
            {mine}–{theirs}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
        <Badge tone={tone}>{label}</Badge>
        <span>
          Round {round} of {rounds}
        </span>
        {active ? (
          <span className="tabular-nums">
            {left > 0
              ? `${game.invitation ? 'Open for' : 'Time left'} ${clockText(left / 1000)}`
              : 'Time is up'}
          </span>
        ) : null}
      </div>
      <div className="grid gap-1">
        <p className="text-sm text-muted" aria-hidden="true">
          Match Progress
        </p>
        <Progress label="Match Progress" value={top} max={WIN_AT} valueText={`${top} of ${WIN_AT} points`} />
      </div>
    </div>
  )
}
