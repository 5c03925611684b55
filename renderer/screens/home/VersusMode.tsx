import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SessionUser } from '#protocol/user.ts'
import { liveActions, renewLive, useLive } from '../../app/live.ts'
import { isRunning } from '../../clients/live/duel.ts'
import type { Live, Wish } from '../../clients/live/live.ts'
import { FullScreenSpinner } from '../../components/FullScreenSpinner.tsx'
import { Page } from '../../components/Page.tsx'
import { Arrival } from './Arrival.tsx'
import type { GamesView, HomeMode } from './mode.ts'

const LiveDuelSetup = lazy(() => import('../versus/LiveDuelSetup.tsx'))
const FriendChallenge = lazy(() => import('../versus/FriendChallenge.tsx'))
const FriendGamesDialog = lazy(() => import('../friend-games/FriendGamesDialog.tsx'))
const Searching = lazy(() => import('../versus/Searching.tsx'))
const DuelMode = lazy(() => import('../duel/DuelMode.tsx'))

export interface VersusModeProps {
  user: SessionUser
  mode: Exclude<HomeMode, 'menu' | 'bot-practice'>
  /** The name a challenge link brought. */
  challenged: string
  /** The friend games' modal over the friend challenge; null while it is closed. */
  games: GamesView | null
  onGames: (view: GamesView) => void
  /** From the modal to the form under it. */
  onFriend: () => void
  onSearch: () => void
  onBack: () => void
  /** From the search to the arena; the search is not come back to. */
  onDuel: () => void
  onMenu: () => void
}

/** Playing against somebody: the setups, the search, the duel. */
export function VersusMode(props: VersusModeProps) {
  const { user, mode, challenged, games, onGames, onFriend, onSearch, onBack, onDuel, onMenu } = props
  // What was searched for last: a search given up leads back to the same choices.
  const [wish, setWish] = useState<Wish | null>(null)
  const [friend, setFriend] = useState<string | null>(null)
  const screen = () => {
    switch (mode) {
      case 'vs-selection':
        return (
          <Page title="Live Duel Setup">
            <LiveDuelSetup
              onLeave={onBack}
              wish={wish}
              onStart={(chosen) => {
                setWish(chosen)
                liveActions.join(chosen)
                onSearch()
              }}
            />
          </Page>
        )
      case 'friend-challenge':
        return (
          <Page title="Friend Challenge">
            <FriendChallenge
              username={friend ?? challenged}
              onGame={onGames}
              onGames={() => onGames('inbox')}
              onLeave={onBack}
              onLive={(username, subject) => {
                setFriend(username)
                liveActions.challenge(username, subject)
                onSearch()
              }}
            />
            {games === null ? null : (
              <Suspense fallback={null}>
                <FriendGamesDialog
                  user={user}
                  view={games}
                  onView={onGames}
                  onChallenge={onFriend}
                  onClose={onBack}
                />
              </Suspense>
            )}
          </Page>
        )
      case 'searching':
        return <SearchingMode user={user} onBack={onBack} onDuel={onDuel} />
      case 'duel':
        return <DuelMode user={user} onLeave={onMenu} />
    }
  }
  return (
    <Suspense fallback={<FullScreenSpinner label="Calling the court..." />}>
      <Arrival key={mode} />
      {screen()}
    </Suspense>
  )
}

/** The server's word on a search or a challenge is due by then at the latest. */
const WORD_LATE_MS = 3_000

/** What was to come by its time and did not was lost on the way: the server is asked again where the player stands. */
function useLateWord({ queue, outgoing }: Live, found: boolean) {
  const due = found ? null : (outgoing?.endsAt ?? queue?.botAt ?? null)
  useEffect(() => {
    if (due === null) return
    const timer = setTimeout(renewLive, Math.max(0, due - performance.now()) + WORD_LATE_MS)
    return () => clearTimeout(timer)
  }, [due])
}

/** After a reload the search is still the old page's, which is gone: this one takes it over. */
function useOwnSearch({ queue, outgoing }: Live) {
  const reloaded = useRef(queue === null && outgoing === null)
  const takeOver = useEffectEvent(() => {
    if (queue) liveActions.join({ subject: queue.subject, botDifficulty: queue.botDifficulty })
  })
  const searching = queue !== null
  useEffect(() => {
    if (!searching || !reloaded.current) return
    reloaded.current = false
    takeOver()
  }, [searching])
}

/**
 * Searching lasts as long as there is something searched for: declined, expired or refused leads back to the choice, and
 * a duel found (or one that runs already, which refuses another) to the arena.
 */
function SearchingMode({ user, onBack, onDuel }: Pick<VersusModeProps, 'user' | 'onBack' | 'onDuel'>) {
  const live = useLive()
  const found = live.duel !== null && isRunning(live.duel)
  const idle = !found && live.queue === null && live.outgoing === null && live.welcomed
  useLateWord(live, found)
  useOwnSearch(live)
  const back = useEffectEvent(onBack)
  const enter = useEffectEvent(onDuel)
  useEffect(() => {
    if (found) enter()
    else if (idle) back()
  }, [found, idle])
  // The back button of the browser ends the search as Cancel does; a screen drawn twice in a row does not.
  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
      setTimeout(() => {
        if (!shown.current) liveActions.stopLooking()
      })
    }
  }, [])
  return (
    <Page title="Searching">
      <Searching user={user} live={live} onBotNow={liveActions.botNow} onCancel={onBack} />
    </Page>
  )
}
