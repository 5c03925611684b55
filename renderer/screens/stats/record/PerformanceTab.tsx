import type { SessionUser } from '#protocol/user.ts'
import { useDailyStreak } from '../../../clients/daily.ts'
import { useOwnRecord } from '../../../clients/stats.ts'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { streakStanding } from '../../../components/streak-standing.ts'
import { Reading } from '../../../features/reading/Reading.tsx'
import { RecentPerformance } from './RecentPerformance.tsx'
import { StandingCard } from './StandingCard.tsx'

export function PerformanceTab({ user }: { user: SessionUser }) {
  const own = useOwnRecord()
  const daily = useDailyStreak()
  return (
    <Reading
      // A streak that cannot be read takes nothing else away.
      query={{ ...own, data: daily.isPending ? undefined : own.data }}
      failure="We couldn’t load your performance"
      loading="Loading your performance..."
      skeleton={
        <div className="grid gap-6">
          <Skeleton shape="card" className="h-80 sm:h-56 lg:h-40" />
          <Skeleton shape="card" className="h-80" />
        </div>
      }
    >
      {(record) => (
        <div className="grid gap-6">
          <StandingCard
            correct={record.totalCorrectAnswers}
            answered={record.totalQuestionsAnswered}
            wins={user.totalWins}
            losses={user.totalLosses}
            currentStreak={record.currentStreak}
            dailyStreak={daily.data ? streakStanding(daily.data).days : null}
          />
          <RecentPerformance attempts={record.recentAttempts} isOwn />
        </div>
      )}
    </Reading>
  )
}
