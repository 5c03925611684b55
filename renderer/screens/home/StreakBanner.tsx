import { useDailyStreak } from '../../clients/daily.ts'
import { Card } from '../../components/Card.tsx'
import { ErrorState } from '../../components/ErrorState.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { StreakMeter } from '../../components/StreakMeter.tsx'

/** The streak of days over the menu, read again every 60 s. */
export function StreakBanner() {
  const streak = useDailyStreak()
  if (streak.data) {
    const { answeredToday, currentStreak } = streak.data
    const note = answeredToday ? 'Today is answered' : currentStreak > 0 ? 'Answer today to keep it' : null
    return <StreakMeter streak={streak.data} note={note} />
  }
  if (streak.isPending) return <Skeleton shape="card" className="min-h-28" />
  return (
    <Card>
      <ErrorState
        message="Your streak could not be read."
        onRetry={() => void streak.refetch()}
        retrying={streak.isFetching}
      />
    </Card>
  )
}
