import { Award } from 'lucide-react'
import type { DailyAttempt } from '#protocol/http/daily.ts'
import { daysText } from '../../components/day-text.ts'

/** A milestone of days that this answer reached, and its XP. */
export function MilestoneBanner({ milestone }: { milestone: NonNullable<DailyAttempt['streakMilestone']> }) {
  return (
    <section
      aria-label="Milestone reached"
      className="flex flex-wrap items-center gap-4 rounded-lg border border-brass bg-raised p-4 animate-enter sm:px-6"
    >
      <Award className="size-8 shrink-0 text-brass" aria-hidden="true" />
      <div>
        <p className="font-display text-xl leading-tight">{daysText(milestone.level)} in a row!</p>
        <p className="text-muted">The court awards you +{milestone.bonus} XP.</p>
      </div>
    </section>
  )
}
