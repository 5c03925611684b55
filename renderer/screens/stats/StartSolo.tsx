import { Play } from 'lucide-react'
import { stateOf } from '../../clients/home-mode.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'

/** The next step of a player who has no numbers yet. */
export function StartSolo() {
  return (
    <ButtonLink
      to="/"
      state={stateOf('bot-practice')}
      variant="primary"
      icon={<Play className="size-4 fill-current" aria-hidden="true" />}
    >
      Start Solo Challenge
    </ButtonLink>
  )
}
