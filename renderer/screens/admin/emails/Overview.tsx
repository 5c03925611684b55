import { counted, whole } from '#protocol/figures.ts'
import type { Analytics } from '../../../clients/admin.ts'
import { Card } from '../../../components/Card.tsx'
import { Figure } from '../../../components/Figure.tsx'
import { hours as oneDecimal, percent } from '../../../components/figures.ts'
import { Progress } from '../../../components/Progress.tsx'

const DAYS = { one: 'day', many: 'days' } as const

/** Engagement, and how the accounts spread over the law schools. */
export function Overview({ analytics }: { analytics: Analytics }) {
  const { engagement, lawSchoolDistribution, totalUsers } = analytics
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <Card title="Engagement Metrics">
        <dl className="grid grid-cols-2 gap-6">
          <Figure label="Avg Questions" note="per account">
            {oneDecimal(engagement.avgQuestionsAnswered)}
          </Figure>
          <Figure label="Correct Rate" note="of players who’ve answered">
            {percent(engagement.avgCorrectRate)}
          </Figure>
          <Figure label="Avg Streak" note="days of daily cases in a row">
            {oneDecimal(engagement.avgDailyStreak)}
          </Figure>
          <Figure label="Max Streak" note="the longest ever">
            {counted(engagement.maxDailyStreak, DAYS.one, DAYS.many)}
          </Figure>
        </dl>
      </Card>
      <Card title="Law School Distribution">
        {lawSchoolDistribution.length === 0 ? (
          <p className="text-muted">No one has signed up yet.</p>
        ) : (
          <ul className="grid gap-3">
            {lawSchoolDistribution.map(({ lawSchool, count }) => (
              <li key={lawSchool ?? ''} className="grid gap-1">
                <span className="flex items-baseline justify-between gap-4">
                  <span className={lawSchool === null ? 'text-muted' : ''}>{lawSchool ?? 'No school'}</span>
                  <span className="shrink-0 text-sm text-muted tabular-nums">
                    {counted(count, 'user', 'users')}
                  </span>
                </span>
                <Progress
                  value={count}
                  max={totalUsers}
                  label={lawSchool ?? 'No school'}
                  valueText={`${whole(count)} of ${whole(totalUsers)} players`}
                />
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  )
}
