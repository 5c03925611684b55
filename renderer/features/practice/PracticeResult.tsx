import type { ShownQuestion } from '#protocol/http/solo.ts'
import { AnswerFeedback } from '../../components/AnswerFeedback.tsx'
import { LETTERS } from '../../components/choice.ts'
import { Explanation } from '../../components/Explanation.tsx'
import type { RenderReport } from './report.ts'
import type { PracticeGrade } from './sitting.ts'
import { daysAway } from './why-words.ts'

export interface PracticeResultProps {
  grade: PracticeGrade
  question: ShownQuestion
  report: RenderReport
}

/** The ruling, the rule's name, and why each option is right or tempting. */
export function PracticeResult({ grade, question, report }: PracticeResultProps) {
  const letter = LETTERS[grade.correctAnswer] ?? ''
  return (
    <div className="grid gap-4 border-t border-line pt-6 animate-enter">
      <div className="grid gap-1">
        <p className="text-xs font-semibold text-brass">{grade.area}</p>
        <h2 className="font-display text-xl">
          {grade.isCorrect ? 'Correct' : `Not quite. The answer is ${letter}.`}
        </h2>
      </div>
      <Explanation
        explanation={grade.explanation}
        choices={question.choices}
        why={grade.why}
        correctIndex={grade.correctAnswer}
        authorities={grade.authorities}
      />
      {report({ showingId: question.id })}
    </div>
  )
}

/** The answer's worth, and when the rule comes back, in sight at every scroll. */
export function PracticeVerdict({ grade, now }: { grade: PracticeGrade; now: number }) {
  return (
    <div className="grid gap-1 animate-sheet">
      <AnswerFeedback
        correct={grade.isCorrect}
        xpGained={grade.xpGained}
        streakBonus={grade.streakBonus}
        subject={grade.subject}
        subtopic={grade.subtopic}
        masteryChange={grade.masteryChange}
      />
      <p className="text-sm text-muted">
        {grade.isCorrect
          ? `This rule comes back ${daysAway(grade.dueAt, now)}.`
          : 'This rule comes back soon, as another question.'}
        {grade.repeat ? ' You saw this question in the last three weeks, so it pays little.' : ''}
      </p>
    </div>
  )
}
