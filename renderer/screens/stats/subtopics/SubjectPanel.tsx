import { BookOpen } from 'lucide-react'
import type { SubtopicRecord } from '#protocol/http/stats.ts'
import type { SubjectRecord } from '../../../clients/stats.ts'
import { Card } from '../../../components/Card.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { counted, percent, whole } from '../../../components/figures.ts'
import { dayText } from '../../../components/moments.ts'
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
        action={<StartSolo />}
      >
        Answer a question of this subject and its subtopics are listed here.
      </EmptyState>
    )
  return (
    <div className="grid gap-4">
      <Card as="article" tone="raised" title={`${name} overall`} titleAs="h3">
        <div className="grid gap-3">
          <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <MasteryFigure mastery={overall.mastery} level={overall.masteryLevel} large />
            <Answers record={overall} />
          </p>
          <MasteryBar mastery={overall.mastery} level={overall.masteryLevel} label={name} />
          <p className="text-sm text-muted">
            The average of {counted(subtopics.length, 'subtopic', 'subtopics')} practised so far.
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
      <MasteryFigure mastery={mastery} level={masteryLevel} />
      <MasteryBar mastery={mastery} level={masteryLevel} label={name} />
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <Answers record={subtopic} />
        {lastPracticed ? <time dateTime={lastPracticed}>{dayText(lastPracticed)}</time> : null}
      </p>
    </li>
  )
}

type Answered = Pick<SubtopicRecord, 'correct' | 'attempts' | 'percentCorrect'>

function Answers({ record: { correct, attempts, percentCorrect } }: { record: Answered }) {
  return (
    <span className="text-sm text-muted tabular-nums">
      {whole(correct)}/{whole(attempts)} correct ({percent(percentCorrect)})
    </span>
  )
}
