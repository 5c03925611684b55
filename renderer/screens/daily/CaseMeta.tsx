import { gameDay } from '#protocol/figures.ts'
import type { DailyQuestion } from '#protocol/http/daily.ts'
import { difficultyName } from '#rules/difficulty.ts'
import { SubjectGlyph } from '../../components/SubjectGlyph.tsx'

/** The line over a case: subject and topic, its level and its day. */
export function CaseMeta({ question, date }: { question: Omit<DailyQuestion, 'id'>; date: string }) {
  return (
    <>
      <span className="inline-flex items-center gap-2">
        <SubjectGlyph subject={question.subject} />
        <span>
          <strong className="font-semibold text-brass">{question.subject}</strong>{' '}
          <span aria-hidden="true">·</span> {question.topic}
        </span>
      </span>
      <span>
        Level {question.difficulty} {difficultyName(question.difficulty)} <span aria-hidden="true">·</span>{' '}
        {gameDay(date)}
      </span>
    </>
  )
}
