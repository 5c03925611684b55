import type { GradedAnswer, ShownQuestion } from '#protocol/http/solo.ts'
import { AnswerFeedback } from '../../components/AnswerFeedback.tsx'
import { LETTERS } from '../../components/choice.ts'
import { Explanation } from '../../components/Explanation.tsx'
import type { RenderReport } from './report.ts'

export interface ResultProps {
  grade: GradedAnswer
  question: ShownQuestion
  report: RenderReport
  /** the player is busy with this result: it must not go away by itself */
  onHold: () => void
}

/** The worth of the answer, then the rule and why each option is right or tempting. */
export function Result({ grade, question, report, onHold }: ResultProps) {
  const letter = LETTERS[grade.correctAnswer] ?? ''
  return (
    <div className="grid gap-6 border-t border-line pt-6 animate-enter">
      <h2 className="font-display text-xl">
        {grade.isCorrect ? 'The bench rules for you' : `The answer was ${letter}`}
      </h2>
      <AnswerFeedback
        correct={grade.isCorrect}
        xpGained={grade.xpGained}
        streakBonus={grade.streakBonus}
        subject={grade.subject}
        subtopic={grade.subtopic}
        masteryChange={grade.masteryChange}
        points={grade.pointsEarned}
      />
      {grade.levelUp ? (
        <p className="font-semibold text-brass">
          You have reached level {grade.levelUp.level}: {grade.levelUp.title}
        </p>
      ) : null}
      <Explanation
        explanation={grade.explanation}
        choices={question.choices}
        why={grade.why}
        correctIndex={grade.correctAnswer}
        authorities={grade.authorities}
      />
      {report({ showingId: question.id, onOpen: onHold })}
    </div>
  )
}
