import { Play } from 'lucide-react'
import { SCREENS } from '#protocol/screens.ts'
import type { Subject } from '#rules/subjects.ts'
import { soloLink } from '../../clients/solo-link.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'

export interface StartSoloProps {
  /** the subject to practice; all where none is named */
  subject?: Subject
  className?: string
}

/** The next step of a player who has no numbers yet. */
export function StartSolo({ subject, className }: StartSoloProps) {
  return (
    <ButtonLink
      to={subject ? soloLink(subject) : SCREENS.solo}
      variant="primary"
      className={className}
      icon={<Play className="size-4 fill-current" aria-hidden="true" />}
    >
      Start Solo Challenge
    </ButtonLink>
  )
}
