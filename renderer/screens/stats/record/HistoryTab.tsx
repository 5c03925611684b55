import { Swords } from 'lucide-react'
import { Card } from '../../../components/Card.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { OpeningNote } from '../../coming/OpeningNote.tsx'

/** Matches are not played yet; what will be listed is said plainly. */
export function HistoryTab() {
  return (
    <Card title="Match History" className="border-dashed">
      <EmptyState
        icon={<Swords className="size-6" aria-hidden="true" />}
        title="Match history coming soon..."
        action={<OpeningNote />}
      >
        Your finished live duels and friend games will be listed here: opponent, subject, result, final score,
        and the change in XP and rating. Your latest solo answers are on the Performance tab.
      </EmptyState>
    </Card>
  )
}
