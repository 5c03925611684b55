import { Play } from 'lucide-react'
import { SCREENS } from '#protocol/screens.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'

/** The next step of a player who has no numbers yet. */
export function StartSolo() {
  return (
    <ButtonLink
      to={SCREENS.solo}
      variant="primary"
      icon={<Play className="size-4 fill-current" aria-hidden="true" />}
    >
      Start Solo Challenge
    </ButtonLink>
  )
}
