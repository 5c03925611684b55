import { lazy, Suspense, useState } from 'react'
import type { SessionUser } from '#protocol/user.ts'
import { MIXED } from '#rules/subjects.ts'
import type { GamesView, HomeMode } from '../../clients/home-mode.ts'
import { liveActions } from '../../clients/live/actions.ts'
import type { Wish } from '../../clients/live/live.ts'
import { FullScreenSpinner } from '../../components/FullScreenSpinner.tsx'
import { fetchedDialog } from '../../components/fetched-dialog.tsx'
import { Page } from '../../components/Page.tsx'
import { ReportQuestion } from '../../features/report/ReportQuestion.tsx'
import type { FriendWish } from '../../features/versus/FriendChallenge.tsx'
import { useCreateGame } from '../../features/versus/use-create-game.ts'
import { Arrival } from './Arrival.tsx'
import { SearchingMode } from './SearchingMode.tsx'
import { SetupBanner } from './SetupBanner.tsx'

const LiveDuelSetup = lazy(() => import('../../features/versus/LiveDuelSetup.tsx'))
const FriendChallenge = lazy(() => import('../../features/versus/FriendChallenge.tsx'))
const DuelMode = lazy(() => import('../../features/duel/DuelMode.tsx'))
const FriendGamesDialog = fetchedDialog(
  async () => (await import('../../features/friend-games/FriendGamesDialog.tsx')).default,
  ({ onClose }) => onClose(),
)

const reportOf = (showingId: string) => <ReportQuestion showingId={showingId} />

export interface VersusModeProps {
  user: SessionUser
  mode: Exclude<HomeMode, 'menu'>
  /** The name a challenge link brought. */
  challenged: string
  /** The friend games' modal over the friend challenge; null while it is closed. */
  games: GamesView | null
  onGames: (view: GamesView) => void
  /** From the modal to the form under it. */
  onFriend: () => void
  onSearch: () => void
  onBack: () => void
  /** From the search to the arena; the back button skips the search. */
  onDuel: () => void
  onMenu: () => void
  /** To the duel that goes on, which the back button led out of. */
  onReturnToDuel: () => void
}

/** Playing against somebody: the setups, the search, the duel. */
export function VersusMode(props: VersusModeProps) {
  const { user, mode, challenged, games, onGames, onFriend, onSearch, onBack, onDuel } = props
  // The last search and the last live challenge: given up, they lead back to the same choices.
  const [wish, setWish] = useState<Wish | null>(null)
  const [friend, setFriend] = useState<FriendWish | null>(null)
  const create = useCreateGame(onGames)
  const search = (chosen: Wish) => {
    setWish(chosen)
    liveActions.join(chosen)
    onSearch()
  }
  const screen = () => {
    switch (mode) {
      case 'vs-selection':
        return (
          <Page title="Live Duel Setup">
            <SetupBanner onReturn={props.onReturnToDuel} />
            <LiveDuelSetup onLeave={onBack} wish={wish} onStart={search} />
          </Page>
        )
      case 'friend-challenge':
        return (
          <Page title="Friend Challenge">
            <SetupBanner onReturn={props.onReturnToDuel} />
            <FriendChallenge
              wish={friend ?? { username: challenged, subject: MIXED, pace: 'turns' }}
              covered={games !== null}
              onGame={onGames}
              onGames={() => onGames('inbox')}
              onLeave={onBack}
              onLive={(chosen) => {
                setFriend(chosen)
                liveActions.challenge(chosen.username, chosen.subject)
                onSearch()
              }}
            />
            {games === null ? null : (
              <FriendGamesDialog
                user={user}
                view={games}
                onView={onGames}
                onChallenge={onFriend}
                onClose={onBack}
                rematch={{
                  busy: create.isPending,
                  invite: (opponentUsername, subject) => create.mutate({ opponentUsername, subject }),
                }}
              />
            )}
          </Page>
        )
      case 'searching':
        return <SearchingMode user={user} onBack={onBack} onDuel={onDuel} />
      case 'duel':
        return <DuelMode user={user} report={reportOf} onLeave={props.onMenu} onNext={search} />
    }
  }
  return (
    <Suspense fallback={<FullScreenSpinner label="Loading..." />}>
      <Arrival key={mode} />
      {screen()}
    </Suspense>
  )
}
