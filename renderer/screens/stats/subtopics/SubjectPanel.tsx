import { BookOpen } from 'lucide-react'
import { counted, dayText, whole } from '#protocol/figures.ts'
import type { SubtopicRecord } from '#protocol/http/stats.ts'
import type { SubjectRecord } from '../../../clients/stats.ts'
import { Card } from '../../../components/Card.tsx'
import { classNames } from '../../../components/class-names.ts'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { percent } from '../../../components/figures.ts'
import { MasteryBar } from '../MasteryBar.tsx'
import { MasteryFigure } from '../MasteryFigure.tsx'
import { StartSolo } from '../StartSolo.tsx'

/** A subject as a whole, then its subtopics. */
export function SubjectPanel({ record }: { record: SubjectRecord }) {
  const { name, overall, subtopics } = record
  if (subtopics.length === 0)
    return (
      <EmptyState
        icon={<BookOpen className="size-6" aria-hidden="true" />}
        title={`No practice data yet for ${name}`}
        action={<StartSolo subject={name} />}
      >
        Answer a question in this subject to see its subtopics.
      </EmptyState>
    )
  return (
    <div className="grid gap-4">
      <Card as="article" tone="raised" title={`${name} overall`} titleAs="h3">
        <div className="grid gap-3">
          <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <Answers record={overall} large />
            <MasteryFigure mastery={overall.mastery} level={overall.masteryLevel} />
          </p>
          <MasteryBar mastery={overall.mastery} level={overall.masteryLevel} label={name} />
          <p className="text-sm text-muted">
            Mastery is the average of the {counted(subtopics.length, 'subtopic', 'subtopics')} practiced so
            far.
          </p>
        </div>
      </Card>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {subtopics.map((subtopic) => (
          <SubtopicCard key={subtopic.subtopic} subtopic={subtopic} />
        ))}
      </ul>
    </div>
  )
}

function SubtopicCard({ subtopic }: { subtopic: SubtopicRecord }) {
  const { name, mastery, masteryLevel, lastPracticed } = subtopic
  return (
    <li className="flex flex-col gap-3 rounded-md border border-line p-4">
      <h3 className="grow text-lg">{name}</h3>
      <Answers record={subtopic} />
      <MasteryBar mastery={mastery} level={masteryLevel} label={name} />
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-muted">
        <MasteryFigure mastery={mastery} level={masteryLevel} />
        {lastPracticed ? <time dateTime={lastPracticed}>{dayText(lastPracticed)}</time> : null}
      </p>
    </li>
  )
}

type Answered = Pick<SubtopicRecord, 'correct' | 'attempts' | 'percentCorrect'>

/** How much was answered correctly: it comes before mastery, which a few answers hardly move. */
function Answers({
  record: { correct, attempts, percentCorrect },
  large = false,
}: {
  record: Answered
  large?: boolean
}) {
  return (
    <span className={classNames('tabular-nums', large ? 'font-display text-2xl' : 'font-semibold')}>
      {whole(correct)}/{whole(attempts)} correct ({percent(percentCorrect)})
    </span>
  )
}
