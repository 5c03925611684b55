import { CalendarDays, Flame, Swords, Target } from 'lucide-react'
import type { SessionUser } from '#protocol/user.ts'
import { Card } from '../../../components/Card.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { Figure } from '../Figure.tsx'
import { counted, NOT_AVAILABLE, shareOf, whole } from '../figures.ts'
import { Reading } from '../Reading.tsx'
import { type OwnRecord, useOwnRecord } from '../use-stats.ts'
import { RecentPerformance } from './RecentPerformance.tsx'

export function PerformanceTab({ user }: { user: SessionUser }) {
  return (
    <Reading
      query={useOwnRecord()}
      failure="Your performance could not be read"
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
          <Standing user={user} record={record} />
          <RecentPerformance attempts={record.recentAttempts} />
        </div>
      )}
    </Reading>
  )
}

function Standing({
  user: { totalWins: wins, totalLosses: losses },
  record,
}: {
  user: SessionUser
  record: OwnRecord
}) {
  const { totalCorrectAnswers: correct, totalQuestionsAnswered: answered, currentStreak } = record
  const games = wins + losses
  return (
    <Card title="Overall Performance">
      <dl className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        <Figure
          label="Overall Accuracy"
          icon={Target}
          note={answered === 0 ? 'No answers yet' : `${whole(correct)} of ${whole(answered)} correct`}
        >
          {shareOf(correct, answered)}
        </Figure>
        <Figure
          label="Win Rate"
          icon={Swords}
          note={
            games === 0
              ? 'No games against people yet'
              : `${counted(wins, 'win', 'wins')}, ${counted(losses, 'loss', 'losses')}`
          }
        >
          {shareOf(wins, games)}
        </Figure>
        <Figure label="Current Streak" icon={Flame} note="right answers in a row">
          {whole(currentStreak)}
        </Figure>
        <Figure
          label="Daily Streak"
          icon={CalendarDays}
          note="Begins with the Daily Casefile, which is not open yet"
        >
          {NOT_AVAILABLE}
        </Figure>
      </dl>
    </Card>
  )
}
