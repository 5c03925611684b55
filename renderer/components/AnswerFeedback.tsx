import { Check, X } from 'lucide-react'
import { masteryText } from './mastery-text.ts'

export interface AnswerFeedbackProps {
  correct: boolean
  xpGained: number
  /** said only when above 0 */
  streakBonus: number
  subject: string
  subtopic: string
  /** points of 100 */
  masteryChange: number
  points?: number | undefined
}

/** The feedback chip of spec section 2: tick or cross, XP with the streak bonus, subject, subtopic, mastery change. */
export function AnswerFeedback(props: AnswerFeedbackProps) {
  const { correct, xpGained, streakBonus, subject, subtopic, masteryChange, points = 0 } = props
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-raised px-4 py-3 text-sm">
      <span
        className={`inline-flex items-center gap-2 font-semibold ${correct ? 'text-correct' : 'text-wrong'}`}
      >
        {correct ? (
          <Check className="size-4" strokeWidth={3} aria-hidden="true" />
        ) : (
          <X className="size-4" strokeWidth={3} aria-hidden="true" />
        )}
        {correct ? 'Correct' : 'Incorrect'}
      </span>
      <span className="tabular-nums">+{xpGained + streakBonus} XP</span>
      {streakBonus > 0 ? <span className="tabular-nums text-brass">+{streakBonus} streak</span> : null}
      {points > 0 ? <span className="tabular-nums">+{points} points</span> : null}
      <span className="text-muted">
        {subject} · {subtopic}
      </span>
      <span className="tabular-nums">mastery {masteryText(masteryChange)}</span>
    </p>
  )
}
