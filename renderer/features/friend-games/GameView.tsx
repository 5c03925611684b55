import { SearchX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { FriendGameDetail } from '#protocol/http/friend-games.ts'
import type { SessionUser } from '#protocol/user.ts'
import { useGame } from '../../clients/friend-games.ts'
import { CallError, wordsOf } from '../../clients/http.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ErrorState } from '../../components/ErrorState.tsx'
import { Spinner } from '../../components/Spinner.tsx'
import { GameActions } from './GameActions.tsx'
import { GameHeader } from './GameHeader.tsx'
import { GameOver } from './GameOver.tsx'
import { Invitation } from './Invitation.tsx'
import { Rematch, type RematchProps } from './Rematch.tsx'
import { RoundPips } from './RoundPips.tsx'
import { TurnView } from './TurnView.tsx'
import { useGoOn } from './use-moves.ts'

export interface GameViewProps extends Pick<RematchProps, 'onOpen' | 'rematch'> {
  matchId: string
  user: SessionUser
}

/** One friend game in the arena: where it stands, the question or its result, and giving up. */
export function GameView({ matchId, user, onOpen, rematch }: GameViewProps) {
  /** The round stayed at: the one answered, until the player goes on. Null: the latest. */
  const [stay, setStay] = useState<number | null>(null)
  /** Whether the player has gone from one question to another here: the next one is brought into sight. */
  const [moved, setMoved] = useState(false)
  const query = useGame(matchId)
  const goOn = useGoOn(matchId)
  const game = query.data

  if (game)
    return (
      <Standing
        game={game}
        user={user}
        receivedAt={query.dataUpdatedAt}
        stay={stay}
        onStay={(round) => {
          setMoved(true)
          setStay(round)
        }}
        moved={moved}
        onNext={() =>
          goOn.mutate(undefined, {
            onSuccess: () => {
              setMoved(true)
              setStay(null)
            },
          })
        }
        fetching={goOn.isPending}
        rematch={<Rematch game={game} rematch={rematch} onOpen={onOpen} />}
      />
    )
  if (query.isError)
    return query.error instanceof CallError && query.error.status < 500 ? (
      <EmptyState icon={<SearchX className="size-6" aria-hidden="true" />} title="Match not found">
        It may be someone else’s game. Yours are in the inbox.
      </EmptyState>
    ) : (
      <ErrorState
        message={wordsOf(query.error, 'We couldn’t load this match. Check your connection and try again.')}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    )
  return (
    <p role="status" className="grid min-h-72 place-items-center gap-3 text-muted">
      <span className="grid justify-items-center gap-3">
        <Spinner />
        Loading match...
      </span>
    </p>
  )
}

interface StandingProps {
  game: FriendGameDetail
  user: SessionUser
  receivedAt: number
  stay: number | null
  onStay: (round: number | null) => void
  onNext: () => void
  moved: boolean
  fetching: boolean
  rematch: ReactNode
}

/** While the game is played all of it fits the window; over, it is read as a page. */
function Standing(props: StandingProps) {
  const { game, user, receivedAt, stay, onStay, onNext, moved, fetching, rematch } = props
  const turn = game.turns.find(({ round }) => round === stay) ?? game.turns.at(-1)
  const active = game.status === 'active'
  const answered = turn !== undefined && !turn.revealed && turn.answers[user.id] !== undefined
  const actions = <GameActions game={game} />
  return (
    <div className="arena" data-arena={active || undefined} data-question={active || undefined}>
      <GameHeader game={game} user={user} receivedAt={receivedAt} answered={answered} />
      <RoundPips game={game} ownId={user.id} shown={turn?.round ?? 0} onShow={onStay} />
      {active ? null : <GameOver game={game} ownId={user.id} rematch={rematch} />}
      {game.invitation ? <Invitation game={game} side={game.invitation} /> : null}
      {turn ? (
        <TurnView
          // A question is a page of its own: its choice does not outlive it.
          key={turn.round}
          matchId={game.id}
          turn={turn}
          ownId={user.id}
          open={active && game.yourTurn && !turn.revealed}
          onAnswered={() => onStay(turn.round)}
          onNext={active && turn.revealed ? onNext : null}
          moved={moved && active}
          fetching={fetching}
          actions={actions}
        />
      ) : (
        actions
      )}
    </div>
  )
}
