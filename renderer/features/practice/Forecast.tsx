import { shortGameDay, weekGameDay } from '#protocol/figures.ts'
import { DAY_MS } from '#rules/days.ts'
import type { StudyToday } from '../../clients/practice.ts'
import { Card } from '../../components/Card.tsx'
import { Progress } from '../../components/Progress.tsx'

/** The rules that come back now, later on this day of the game, and on each of the days ahead. */
export function Forecast({ today: { due, laterToday, forecast }, now }: { today: StudyToday; now: number }) {
  const days = [
    { label: 'Now', count: due },
    { label: `Later, ${shortGameDay(now)}`, count: laterToday },
    ...forecast.map((count, i) => ({ label: weekGameDay(now + (i + 1) * DAY_MS), count })),
  ]
  const most = Math.max(1, ...days.map(({ count }) => count))
  return (
    <Card title="Coming back">
      <dl className="grid gap-2 text-sm">
        {days.map(({ label, count }) => (
          <div key={label} className="grid grid-cols-[6.5rem_1fr_2.5rem] items-center gap-3">
            <dt className="text-muted">{label}</dt>
            <dd className="contents">
              <Progress value={count} max={most} label={`${label}: ${count}`} tone="info" />
              <span className="text-right font-semibold tabular-nums">{count}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
