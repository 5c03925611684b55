import { MessagesSquare } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../components/Button.tsx'
import { ComingCard } from './ComingCard.tsx'

export function CompanionCard() {
  const reason = useId()
  return (
    <ComingCard
      title="Study Companion"
      noteId={reason}
      className="md:col-span-2 lg:col-span-1"
      buttons={
        <Button
          disabled
          aria-describedby={reason}
          icon={<MessagesSquare className="size-4" aria-hidden="true" />}
        >
          Ask Atticus
        </Button>
      }
    >
      Atticus gives hints, explains what you missed and suggests what to study next, in whatever subject you
      are working on.
    </ComingCard>
  )
}
