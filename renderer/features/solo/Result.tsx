import type { GradedAnswer, ShownQuestion } from '#protocol/http/solo.ts'
import type { SessionUser } from '#protocol/user.ts'
import { AnswerFeedback } from '../../components/AnswerFeedback.tsx'
import { LETTERS } from '../../components/choice.ts'
import { classNames } from '../../components/class-names.ts'
import { isMoment, Moments } from '../../components/Moments.tsx'
import { Ruling } from '../../components/Ruling.tsx'
import type { RenderReport } from '../../components/render-report.ts'
import { rulingWords } from '../../components/ruling-words.ts'
import { typeset } from '../../components/typeset.ts'

export interface ResultProps {
  grade: GradedAnswer
  question: ShownQuestion
  report: RenderReport
  /** the player is busy with this result: it must not go away by itself */
  onHold: () => void
}

/** The ruling first, then the rule and why each option is right or tempting. */
export function Result({ grade, question, report, onHold }: ResultProps) {
  return (
    <Ruling title={rulingWords(grade)} question={question} grade={grade}>
      {report({ showingId: question.id, onOpen: onHold })}
    </Ruling>
  )
}

/** The result in sight at every scroll: the level and the rank gained, the answer’s worth, and why the right choice is right. */
export function ResultLine({ grade, user }: { grade: GradedAnswer; user: SessionUser }) {
  const reason = grade.why[grade.correctAnswer]
  return (
    <div className="grid gap-2 animate-sheet">
      <Moments user={user} gains={grade} />
      <AnswerFeedback
        correct={grade.isCorrect}
        xpGained={grade.xpGained}
        streakBonus={grade.streakBonus}
        subject={grade.subject}
        subtopic={grade.subtopic}
        masteryChange={grade.masteryChange}
        others={grade.others}
        points={grade.pointsEarned}
      />
      {reason ? (
        <p
          className={classNames(
            'max-w-[72ch] text-pretty max-sm:line-clamp-3 max-sm:leading-snug',
            // Beside a moment a low window has no room for it; it stands with the choices too.
            isMoment(grade) && 'low:hidden',
          )}
        >
          <strong className="font-semibold text-correct">{LETTERS[grade.correctAnswer]}.</strong>{' '}
          {typeset(reason)}
        </p>
      ) : null}
    </div>
  )
}
