import { Suspense, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { SessionUser } from '#protocol/user.ts'
import { FullScreenSpinner } from '../../components/FullScreenSpinner.tsx'
import { FirstCharacter } from './FirstCharacter.tsx'
import { HomeMenu } from './HomeMenu.tsx'
import { modeIn, stateOf } from './mode.ts'
import { SoloMode } from './SoloMode.tsx'

/** The signed-in player's page: the menu, or a game chosen from it. Nothing is played before there is a character. */
export default function HomeScreen({ user }: { user: SessionUser }) {
  const location = useLocation()
  const navigate = useNavigate()
  // A second press before the first one's step is drawn must not take another.
  const stepping = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is over when the history entry is another.
  useEffect(() => {
    stepping.current = false
  }, [location.key])

  function step(go: () => void) {
    if (stepping.current) return
    stepping.current = true
    go()
  }

  const startSolo = () => step(() => void navigate('/', { state: stateOf('bot-practice') }))

  if (user.avatarData.needsCharacterCreation)
    return (
      <Suspense fallback={<FullScreenSpinner label="Loading your character..." />}>
        <HomeMenu user={user} onSolo={startSolo} />
        <FirstCharacter user={user} />
      </Suspense>
    )
  if (modeIn(location.state) === 'bot-practice')
    return <SoloMode onLeave={() => step(() => void navigate(-1))} />
  return <HomeMenu user={user} onSolo={startSolo} />
}
