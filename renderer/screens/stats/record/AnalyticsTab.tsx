import { CalendarClock, Clock, GraduationCap, Hourglass, Star, TrendingUp } from 'lucide-react'
import { SUBJECTS } from '#rules/subjects.ts'
import { Card } from '../../../components/Card.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { Figure } from '../Figure.tsx'
import { hours, whole } from '../figures.ts'
import { Reading } from '../Reading.tsx'
import { type OwnRecord, useOwnRecord } from '../use-stats.ts'

export function AnalyticsTab() {
  return (
    <Reading
      query={useOwnRecord()}
      failure="Your analytics could not be read"
      loading="Loading your analytics..."
      skeleton={
        <div className="grid gap-6 md:grid-cols-2">
          <Skeleton shape="card" className="h-80" />
          <Skeleton shape="card" className="h-80" />
        </div>
      }
    >
      {(record) => <Analytics record={record} />}
    </Reading>
  )
}

function Analytics({
  record: { totalHoursPlayed, subjectsMastered, averageDailyXp, totalXp },
}: {
  record: OwnRecord
}) {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Card title="Time Analysis">
        <dl className="grid gap-6">
          <Figure
            label="Total Hours Played"
            icon={Clock}
            note="Time on questions; at most 3 minutes of each are counted"
          >
            {hours(totalHoursPlayed)}
          </Figure>
          <Figure label="Avg. Session Length" icon={Hourglass} note="Sessions are not recorded yet">
            <ComingSoon />
          </Figure>
          <Figure
            label="Most Active Time"
            icon={CalendarClock}
            note="The hours you play at are not added up yet"
          >
            <ComingSoon />
          </Figure>
        </dl>
      </Card>
      <Card title="Progress Metrics">
        <dl className="grid gap-6">
          <Figure label="Subjects Mastered" icon={GraduationCap} note="At the rank of Supreme Advocate">
            {subjectsMastered}/{SUBJECTS.length}
          </Figure>
          <Figure label="Average Daily XP" icon={TrendingUp} note="Over the days you played, of the last 30">
            {whole(averageDailyXp)}
          </Figure>
          <Figure label="Total XP Earned" icon={Star} note="From all play so far">
            {whole(totalXp)}
          </Figure>
        </dl>
      </Card>
    </div>
  )
}

const ComingSoon = () => <span className="font-sans text-lg font-normal text-muted">Coming soon</span>
