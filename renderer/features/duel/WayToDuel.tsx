import { useNavigate } from 'react-router'
import { SCREENS } from '#protocol/screens.ts'
import { stateOf } from '../../clients/home-mode.ts'
import { useRunningDuel } from '../../clients/live/running-duel.ts'
import { DuelBanner } from './DuelBanner.tsx'

/** Above a screen of study: the way back to a duel that goes on meanwhile. */
export function WayToDuel() {
  const running = useRunningDuel()
  const navigate = useNavigate()
  return running ? (
    <div className="mb-6">
      <DuelBanner duel={running} onReturn={() => void navigate(SCREENS.home, { state: stateOf('duel') })} />
    </div>
  ) : null
}
