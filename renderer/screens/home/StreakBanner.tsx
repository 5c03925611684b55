import { useDailyStreak } from '../../clients/daily.ts'
import { Card } from '../../components/Card.tsx'
import { ErrorState } from '../../components/ErrorState.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { StreakMeter } from '../../components/StreakMeter.tsx'

/** The streak of days and the way to its next milestone, read again every 60 s. */
export function StreakBanner() {
  const streak = useDailyStreak()
  // On a phone the case's own card tells the streak, and the case's page the rest.
  if (streak.data)
    return (
      <div className="max-sm:hidden">
        <StreakMeter streak={streak.data} />
      </div>
    )
  if (streak.isPending) return <Skeleton shape="card" className="min-h-28 max-sm:hidden" />
  return (
    <Card>
      <ErrorState
        message="We couldn’t load your streak. It’s safe."
        onRetry={() => void streak.refetch()}
        retrying={streak.isFetching}
      />
    </Card>
  )
}
