import { lengthOfTime } from '#protocol/figures.ts'
import type { SessionUser } from '#protocol/user.ts'
import { REPEAT_MS } from '#rules/practice/choose-sibling.ts'
import { AnswerFeedback } from '../../components/AnswerFeedback.tsx'
import { Moments } from '../../components/Moments.tsx'
import { Ruling } from '../../components/Ruling.tsx'
import type { RenderReport } from '../../components/render-report.ts'
import { rulingWords } from '../../components/ruling-words.ts'
import { UNPAID_WORDS } from '../../components/unpaid-words.ts'
import { KeepQuestion } from './KeepQuestion.tsx'
import type { PracticeGrade, Sitting } from './sitting.ts'
import type { Practice } from './use-practice.ts'
import { WhyMissed } from './WhyMissed.tsx'
import { daysAway } from './why-words.ts'

export interface PracticeResultProps {
  practice: Practice
  sitting: Extract<Sitting, { at: 'asking' }>
  grade: PracticeGrade
  now: number
  report: RenderReport
}

/** The ruling, the rule's name, and why each option is right or tempting. */
export function PracticeResult({ practice, sitting, grade, now, report }: PracticeResultProps) {
  const { question, told, note } = sitting
  return (
    <Ruling title={rulingWords(grade, 'Correct')} eyebrow={grade.area} question={question} grade={grade}>
      {grade.isCorrect ? null : (
        <WhyMissed
          questionId={question.id}
          topic={grade}
          now={now}
          told={told}
          onTold={(told) => practice.told(question.id, told)}
          offersDrill={practice.kind !== 'drill'}
          hasKeys
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <KeepQuestion
          showingId={question.id}
          note={note}
          onKept={(note) => practice.noted(question.id, note)}
        />
        {report({ showingId: question.id })}
      </div>
    </Ruling>
  )
}

export interface PracticeVerdictProps {
  grade: PracticeGrade
  user: SessionUser
  now: number
}

/** The level and the rank gained, the answer's worth, and when the rule comes back, in sight at every scroll. */
export function PracticeVerdict({ grade, user, now }: PracticeVerdictProps) {
  return (
    <div className="grid gap-1 animate-sheet">
      <Moments user={user} gains={grade} />
      <AnswerFeedback
        correct={grade.isCorrect}
        xpGained={grade.xpGained}
        streakBonus={grade.streakBonus}
        subject={grade.subject}
        subtopic={grade.subtopic}
        masteryChange={grade.masteryChange}
        others={grade.others}
        unpaid={grade.unpaid}
        repeat={grade.repeat}
      />
      <p className="text-sm text-muted">
        {grade.isCorrect
          ? `This rule comes back ${daysAway(grade.dueAt, now)}.`
          : 'This rule comes back soon, in another question if we have one.'}
        {payWords(grade)}
      </p>
    </div>
  )
}

/** Why an answer pays little or nothing, as a sentence goes on with it; empty where it pays in full. */
function payWords({ unpaid, repeat }: PracticeGrade): string {
  if (unpaid) return ` ${UNPAID_WORDS}`
  return repeat
    ? ` You saw this question in the last ${lengthOfTime(REPEAT_MS, 'week')}, so it pays little.`
    : ''
}
