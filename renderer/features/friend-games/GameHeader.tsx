import type { FriendGameDetail } from '#protocol/http/friend-games.ts'
import type { DuelProfile } from '#protocol/live/profile.ts'
import type { SessionUser } from '#protocol/user.ts'
import { MATCH_SETTINGS } from '#rules/match/settings.ts'
import type { Duelist } from '../../components/arena/DuelistPanel.tsx'
import { ownProfile } from '../../components/arena/own-profile.ts'
import { Scoreboard } from '../../components/arena/Scoreboard.tsx'
import { Badge } from '../../components/Badge.tsx'
import { clockText } from '../../components/countdown.ts'
import { Progress } from '../../components/Progress.tsx'
import { gameStatus, leftAt, scoresFor } from './game-status.ts'
import { useClock } from './use-clock.ts'

export interface GameHeaderProps {
  game: FriendGameDetail
  user: SessionUser
  receivedAt: number
  /** The open question has the player's answer. */
  answered: boolean
}

const WIN_AT = MATCH_SETTINGS.friend.winAt ?? MATCH_SETTINGS.friend.rounds

/** Both players with their scores and how far each is from the win, and the time left between them. */
export function GameHeader({ game, user, receivedAt, answered }: GameHeaderProps) {
  const [mine, theirs] = scoresFor(game.scores, user.id)
  const side = (profile: DuelProfile, score: number, than: number): Duelist => ({
    profile,
    score,
    leads: score > than,
    status: 'thinking',
    meter: (
      <Progress
        label={`Match Progress: ${profile.displayName}`}
        value={Math.min(score, WIN_AT)}
        max={WIN_AT}
        valueText={`Score ${score} of ${WIN_AT}`}
      />
    ),
  })
  return (
    <Scoreboard
      you={{ ...side(ownProfile(user), mine, theirs), status: answered ? 'answered' : 'thinking' }}
      opponent={side(game.opponent, theirs, mine)}
    >
      <GameClock game={game} ownId={user.id} receivedAt={receivedAt} />
    </Scoreboard>
  )
}

interface GameClockProps extends Pick<GameHeaderProps, 'game' | 'receivedAt'> {
  ownId: string
}

/** The rest of the 24 hours, or of the invitation, over the round it is and whose turn. */
function GameClock({ game, ownId, receivedAt }: GameClockProps) {
  const active = game.status === 'active'
  const now = useClock(active)
  const left = leftAt(game.timeLeft, receivedAt, now)
  const { label, tone } = gameStatus(game, left, ownId, game.opponent.username ?? '')
  return (
    <div className="grid w-24 grid-cols-[minmax(0,1fr)] justify-items-center text-center tabular-nums sm:w-auto sm:max-w-form sm:grid-cols-none">
      {active ? (
        <p className="font-display text-lg leading-tight sm:text-2xl">
          <span className="sr-only">{game.invitation ? 'Open for ' : 'Time left '}</span>
          {left > 0 ? clockText(left / 1000) : 'Time’s up'}
        </p>
      ) : null}
      <p className="text-xs whitespace-nowrap text-muted sm:text-sm">
        Round {game.round} of {game.rounds}
      </p>
      <Badge tone={tone}>{label}</Badge>
    </div>
  )
}
