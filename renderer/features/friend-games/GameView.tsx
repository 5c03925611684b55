import { ArrowLeft, SearchX } from 'lucide-react'
import { useState } from 'react'
import type { FriendGameDetail } from '#protocol/http/friend-games.ts'
import type { SessionUser } from '#protocol/user.ts'
import { useGame } from '../../clients/friend-games.ts'
import { CallError, wordsOf } from '../../clients/http.ts'
import { Button } from '../../components/Button.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ErrorState } from '../../components/ErrorState.tsx'
import { Spinner } from '../../components/Spinner.tsx'
import { GameActions } from './GameActions.tsx'
import { GameHeader } from './GameHeader.tsx'
import { GameOver } from './GameOver.tsx'
import { Invitation } from './Invitation.tsx'
import { RoundPips } from './RoundPips.tsx'
import { TurnView } from './TurnView.tsx'

export interface GameViewProps {
  matchId: string
  user: SessionUser
  onInbox: () => void
}

/** One friend game: where it stands, the question or its result, and giving up. */
export function GameView({ matchId, user, onInbox }: GameViewProps) {
  /** The round stayed at: the one answered, until the player goes on. Null: the latest. */
  const [stay, setStay] = useState<number | null>(null)
  /** Whether the player has gone from one question to another here: the next one is brought into sight. */
  const [moved, setMoved] = useState(false)
  const query = useGame(matchId, stay)
  const game = query.data

  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <Button variant="ghost" icon={<ArrowLeft className="size-4" aria-hidden="true" />} onClick={onInbox}>
          Back to Inbox
        </Button>
      </div>
      {game ? (
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
          onNext={async () => {
            await query.refetch()
            setMoved(true)
            setStay(null)
          }}
          fetching={query.isFetching}
        />
      ) : query.isError ? (
        query.error instanceof CallError && query.error.status < 500 ? (
          <EmptyState icon={<SearchX className="size-6" aria-hidden="true" />} title="Match not found">
            It may have been played by somebody else. Your own games are in the inbox.
          </EmptyState>
        ) : (
          <ErrorState
            message={wordsOf(query.error, 'The match could not be read. Check the connection and try again.')}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        )
      ) : (
        <p role="status" className="grid min-h-72 place-items-center gap-3 text-muted">
          <span className="grid justify-items-center gap-3">
            <Spinner />
            Loading match...
          </span>
        </p>
      )}
    </div>
  )
}

interface StandingProps {
  game: FriendGameDetail
  user: SessionUser
  receivedAt: number
  stay: number | null
  onStay: (round: number | null) => void
  onNext: () => Promise<void>
  moved: boolean
  fetching: boolean
}

function Standing(props: StandingProps) {
  const { game, user, receivedAt, stay, onStay, onNext, moved, fetching } = props
  const turn = game.turns.find(({ round }) => round === stay) ?? game.turns.at(-1)
  const more = game.status === 'active' && turn?.revealed === true
  return (
    <>
      <GameHeader game={game} user={user} receivedAt={receivedAt} />
      {game.status === 'over' ? <GameOver game={game} ownId={user.id} /> : null}
      {game.invitation ? <Invitation game={game} side={game.invitation} /> : null}
      <RoundPips game={game} ownId={user.id} shown={turn?.round ?? 0} onShow={onStay} />
      {turn ? (
        <TurnView
          // A question is a page of its own: its choice does not outlive it.
          key={turn.round}
          matchId={game.id}
          turn={turn}
          ownId={user.id}
          opponent={game.opponent.username ?? ''}
          open={game.status === 'active' && game.yourTurn && !turn.revealed}
          onAnswered={() => onStay(turn.round)}
          onNext={more ? onNext : null}
          moved={moved}
          fetching={fetching}
        />
      ) : null}
      <GameActions game={game} />
    </>
  )
}
