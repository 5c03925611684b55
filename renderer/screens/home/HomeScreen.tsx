import { useLocation, useNavigate } from 'react-router'
import type { SessionUser } from '#protocol/user.ts'
import { HomeMenu } from './HomeMenu.tsx'
import { modeIn, stateOf } from './mode.ts'
import { SoloMode } from './SoloMode.tsx'

/** The signed-in player's page: the menu, or a game chosen from it. */
export default function HomeScreen({ user }: { user: SessionUser }) {
  const { state } = useLocation()
  const navigate = useNavigate()
  // Nothing is played before there is a character to play it.
  const mode = user.avatarData.needsCharacterCreation ? 'menu' : modeIn(state)
  if (mode === 'bot-practice') return <SoloMode onLeave={() => void navigate(-1)} />
  return <HomeMenu user={user} onSolo={() => void navigate('/', { state: stateOf('bot-practice') })} />
}
