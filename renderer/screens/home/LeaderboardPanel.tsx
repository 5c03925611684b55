import { Trophy } from 'lucide-react'
import { SCREENS } from '#protocol/screens.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Card } from '../../components/Card.tsx'
import { OpeningNote } from '../coming/OpeningNote.tsx'

export function LeaderboardPanel() {
  return (
    <Card title="Leaderboard" className="border-dashed">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <span className="grid size-14 shrink-0 place-items-center rounded-full border border-brass/55 bg-raised text-brass">
          <Trophy className="size-6" aria-hidden="true" />
        </span>
        <div className="grid min-w-60 grow basis-0 gap-1">
          <p className="max-w-measure text-pretty text-muted">
            No standings yet. Weekly and all-time points, win rates and law schools are listed here from the
            first live duel on.
          </p>
          <OpeningNote />
        </div>
        <ButtonLink to={SCREENS.leaderboard}>See what will be here</ButtonLink>
      </div>
    </Card>
  )
}
