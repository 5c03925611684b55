import { ChevronRight } from 'lucide-react'
import { counted, whole } from '#protocol/figures.ts'
import type { SubtopicRecord, TopicRecord } from '#protocol/http/stats.ts'
import type { SubjectRecord } from '../../../clients/stats.ts'
import { SubjectGlyph } from '../../../components/SubjectGlyph.tsx'
import { MasteryFigure } from '../MasteryFigure.tsx'
import { areaLabel, opens } from './practice.ts'

const ROW = 'flex min-h-12 items-center gap-x-3 py-2'
const SUMMARY = `${ROW} list-none rounded-sm hover:bg-ink/8 [&::-webkit-details-marker]:hidden`
/** Content that does not fit beside the name goes under it, not under the chevron. */
const CELLS = 'flex min-w-0 grow flex-wrap items-center gap-x-3'

/** One subject of the tree; without practice there is nothing to open. */
export function SubjectBranch({ record: { name, overall, subtopics } }: { record: SubjectRecord }) {
  const title = (
    <span className="flex grow items-center gap-2 font-semibold">
      <SubjectGlyph subject={name} className="size-5 shrink-0 text-brass" />
      {name}
    </span>
  )
  if (subtopics.length === 0)
    return (
      <li className={`${ROW} border-b border-line ps-7`}>
        <span className={CELLS}>
          {title}
          <span className="text-sm text-muted">Not started</span>
        </span>
      </li>
    )
  return (
    <li className="border-b border-line">
      <details className="group/subject">
        <summary className={SUMMARY}>
          <Chevron className="group-open/subject:rotate-90" />
          <span className={CELLS}>
            {title}
            <span className="text-sm text-muted">{counted(subtopics.length, 'subtopic', 'subtopics')}</span>
            <MasteryFigure mastery={overall.mastery} level={overall.masteryLevel} />
          </span>
        </summary>
        <ul className="mb-3 ms-2 border-s border-line ps-3">
          {subtopics.map((subtopic) => (
            <SubtopicBranch key={subtopic.subtopic} subtopic={subtopic} />
          ))}
        </ul>
      </details>
    </li>
  )
}

function SubtopicBranch({ subtopic }: { subtopic: SubtopicRecord }) {
  const cells = <TopicCells name={subtopic.name} topic={subtopic} />
  if (!opens(subtopic)) return <li className={`${ROW} ps-7`}>{cells}</li>
  return (
    <li>
      <details className="group/subtopic">
        <summary className={SUMMARY}>
          <Chevron className="group-open/subtopic:rotate-90" />
          {cells}
        </summary>
        <ul className="mb-2 ms-2 border-s border-line ps-5">
          {subtopic.areas.map((area) => (
            <li key={area.area} className={ROW}>
              <TopicCells name={areaLabel(area)} topic={area} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}

type Topic = Pick<TopicRecord, 'mastery' | 'masteryLevel' | 'correct' | 'attempts'>

function TopicCells({ name, topic }: { name: string; topic: Topic }) {
  return (
    <span className={CELLS}>
      <span className="min-w-40 grow basis-0">{name}</span>
      <span className="text-sm text-muted tabular-nums">
        {whole(topic.correct)}/{whole(topic.attempts)} correct
      </span>
      <MasteryFigure mastery={topic.mastery} level={topic.masteryLevel} />
    </span>
  )
}

function Chevron({ className }: { className: string }) {
  return (
    <ChevronRight
      className={`size-4 shrink-0 text-muted transition-transform duration-120 ${className}`}
      aria-hidden="true"
    />
  )
}
