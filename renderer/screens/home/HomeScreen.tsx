import { Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { SCREENS } from '#protocol/screens.ts'
import type { SessionUser } from '#protocol/user.ts'
import {
  challengedIn,
  type GamesView,
  gamesIn,
  gamesState,
  type HomeMode,
  modeIn,
  stateOf,
} from '../../clients/home-mode.ts'
import { FullScreenSpinner } from '../../components/FullScreenSpinner.tsx'
import { keepFocusInPage } from '../../components/use-fresh-page.ts'
import { takeChallengeLink } from './challenge-link.ts'
import { FirstCharacter } from './FirstCharacter.tsx'
import { HomeMenu } from './HomeMenu.tsx'
import { VersusMode } from './VersusMode.tsx'

/** The signed-in player's page: the menu, or a game chosen from it. Nothing is played before there is a character. */
export default function HomeScreen({ user }: { user: SessionUser }) {
  const location = useLocation()
  const navigate = useNavigate()
  const step = useStep(location.key)
  const open = (mode: HomeMode) => () => step(() => void navigate('/', { state: stateOf(mode) }))
  const back = () => step(() => void navigate(-1))

  const mode = modeIn(location.state)
  useMenuAgain(mode)
  useChallengeLink(location.search)
  const games = gamesIn(location.state)
  /** From the inbox to a game and back is one step of the history: the back button closes the modal. */
  const showGames = (view: GamesView) =>
    step(() => void navigate('/', { state: gamesState(view), replace: games !== null }))

  const menu = (
    <HomeMenu
      user={user}
      onSolo={() => step(() => void navigate(SCREENS.solo))}
      onLiveDuel={open('vs-selection')}
      onFriend={open('friend-challenge')}
      onGames={() => showGames('inbox')}
      onReturnToDuel={open('duel')}
    />
  )
  if (user.avatarData.needsCharacterCreation)
    return (
      <Suspense fallback={<FullScreenSpinner label="Loading your character..." />}>
        {menu}
        <FirstCharacter user={user} />
      </Suspense>
    )
  if (mode === 'menu') return menu
  return (
    <VersusMode
      user={user}
      mode={mode}
      challenged={challengedIn(location.state)}
      games={games}
      onGames={showGames}
      onFriend={() => step(() => void navigate('/', { state: stateOf('friend-challenge'), replace: true }))}
      onSearch={open('searching')}
      onBack={back}
      onDuel={() => void navigate('/', { state: stateOf('duel'), replace: true })}
      onMenu={() => step(() => void navigate('/', { replace: true }))}
      onReturnToDuel={open('duel')}
    />
  )
}

/** Back on the menu, the focus stays in the page: what had it is gone with the game. */
function useMenuAgain(mode: HomeMode): void {
  const before = useRef(mode)
  useEffect(() => {
    const isBack = mode === 'menu' && before.current !== 'menu'
    before.current = mode
    if (isBack) keepFocusInPage()
  }, [mode])
}

/**
 * One step of the history at a time: a second press before the first one's step is drawn must not take another. A screen
 * that leads on as soon as it is drawn takes a step of its own.
 */
function useStep(entry: string): (go: () => void) => void {
  const steppedFrom = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is over when the history entry is another.
  useEffect(() => {
    steppedFrom.current = null
  }, [entry])
  return (go) => {
    if (steppedFrom.current === entry) return
    steppedFrom.current = entry
    go()
  }
}

/** A challenge link only fills the form in; the menu stays behind it for the way back. */
function useChallengeLink(search: string): void {
  const navigate = useNavigate()
  const follow = useEffectEvent(() => {
    const challenged = takeChallengeLink(search)
    if (challenged === null) return
    void navigate('/', { replace: true })
    void navigate('/', { state: { ...stateOf('friend-challenge'), challenged } })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address.
  useEffect(() => follow(), [search])
}
