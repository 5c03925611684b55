import { CalendarRange, Target, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { counted, plural, whole } from '#protocol/figures.ts'
import { practiceLink } from '../../clients/practice-link.ts'
import { useAnalytics, useProgress } from '../../clients/stats.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Card } from '../../components/Card.tsx'
import { shareOf } from '../../components/figures.ts'
import { Progress } from '../../components/Progress.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { type NearRank, nearestRank } from './mastery/rank-path.ts'
import { StartSolo } from './StartSolo.tsx'
import { thisWeek, type Week, weekWords } from './this-week.ts'

/** The near goals: the next rank and this week, before all the numbers. A failed read is told by the tab that needs it too. */
export function NearGoals() {
  const progress = useProgress()
  const analytics = useAnalytics()
  if (progress.isError || analytics.isError) return null
  if (!progress.data || !analytics.data)
    return (
      <div className="mb-6 grid gap-4 md:grid-cols-2">
        <Skeleton shape="card" className="h-44" />
        <Skeleton shape="card" className="h-44" />
      </div>
    )
  const near = nearestRank(progress.data.subjectStats)
  const { totalQuestionsAnswered, hasAchievedVictory } = progress.data.overallStats
  if (totalQuestionsAnswered === 0 || hasAchievedVictory) return null
  return (
    <div className="mb-6 grid gap-4 md:grid-cols-2">
      {near ? <NextRank near={near} /> : null}
      <ThisWeek week={thisWeek(analytics.data, Date.now())} />
    </div>
  )
}

function Title({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="flex items-center gap-2 text-lg">
      <span className="text-brass">{icon}</span>
      {children}
    </span>
  )
}

function NextRank({ near: { subject, correct, rank, needed, left } }: { near: NearRank }) {
  return (
    <Card title={<Title icon={<TrendingUp className="size-5" aria-hidden="true" />}>Next rank</Title>}>
      <div className="grid gap-3">
        <p className="text-pretty">
          <strong className="me-1 font-display text-2xl">{whole(left)}</strong> more correct{' '}
          {plural(left, 'answer', 'answers')} to {rank} in {subject}
        </p>
        <Progress
          value={correct}
          max={needed}
          size="normal"
          label={`${subject}, to ${rank}`}
          valueText={`${whole(correct)} of ${whole(needed)} correct answers`}
        />
        <ButtonLink
          to={practiceLink(subject)}
          icon={<Target className="size-4" aria-hidden="true" />}
          className="justify-self-start"
        >
          Practice {subject}
        </ButtonLink>
      </div>
    </Card>
  )
}

function ThisWeek({ week }: { week: Week }) {
  const { answered, correct } = week
  return (
    <Card title={<Title icon={<CalendarRange className="size-5" aria-hidden="true" />}>This week</Title>}>
      {answered === 0 ? (
        <div className="grid gap-3">
          <p className="text-pretty text-muted">{weekWords(week)}</p>
          <StartSolo className="justify-self-start" />
        </div>
      ) : (
        <div className="grid gap-3">
          <dl className="flex flex-wrap gap-x-10 gap-y-3">
            <WeekFigure label="Accuracy">{shareOf(correct, answered)}</WeekFigure>
            <WeekFigure label="Correct">{whole(correct)}</WeekFigure>
            <WeekFigure label="Answered">{counted(answered, 'question', 'questions')}</WeekFigure>
          </dl>
          <p className="text-sm text-muted">{weekWords(week)}</p>
        </div>
      )}
    </Card>
  )
}

function WeekFigure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-display text-2xl tabular-nums">{children}</dd>
    </div>
  )
}
