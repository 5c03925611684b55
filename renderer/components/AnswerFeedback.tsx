import { Check, X } from 'lucide-react'
import { useId, useState } from 'react'
import { counted, lengthOfTime, share } from '#protocol/figures.ts'
import type { Others } from '#protocol/http/solo.ts'
import { XP_RIGHT } from '#rules/answer-xp.ts'
import { REPEAT_MS } from '#rules/practice/choose-sibling.ts'
import { REPEAT_XP } from '#rules/practice/pay.ts'
import { masteryText } from './mastery-text.ts'
import { UNPAID_WORDS } from './unpaid-words.ts'

export interface AnswerFeedbackProps {
  correct: boolean
  xpGained: number
  /** part of the XP shown; said only when above 0 */
  streakBonus: number
  subject: string
  subtopic: string
  /** points of 100; not said when it is 0 */
  masteryChange: number
  /** what it added to the score of a run */
  points?: number | undefined
  /** how often players get it right the first time; not said while they're too few */
  others?: Others | null | undefined
  /** the day's paid answers were given before */
  unpaid?: boolean | undefined
  /** its question had been shown lately, so that a correct answer pays little */
  repeat?: boolean | undefined
}

/** How the XP of an answer adds up. A miss and silence say what a correct answer would have paid. */
export function xpReason({
  correct,
  xpGained,
  streakBonus,
  unpaid = false,
  repeat = false,
}: Pick<AnswerFeedbackProps, 'correct' | 'xpGained' | 'streakBonus' | 'unpaid' | 'repeat'>): string {
  if (unpaid) return UNPAID_WORDS
  if (!correct) {
    const got = xpGained > 0 ? `You get +${xpGained} XP for answering.` : 'No answer, no XP.'
    return `${got} A correct answer pays +${repeat ? REPEAT_XP : XP_RIGHT} XP.`
  }
  if (repeat)
    return `A correct answer to a question you saw in the last ${lengthOfTime(REPEAT_MS, 'week')} pays +${xpGained} XP.`
  const parts = [`+${XP_RIGHT} XP for a correct answer`]
  if (xpGained > XP_RIGHT) parts.push(`+${xpGained - XP_RIGHT} for using no hint`)
  if (streakBonus > 0) parts.push(`+${streakBonus} streak bonus`)
  return `${parts.join(', ')}.`
}

/** How often players get a question right, with how many players that rests on: '62% answer this correctly (84 players)'. */
export const othersText = ({ share: right, players }: Others): string =>
  `${share(right)} answer this correctly (${counted(players, 'player', 'players')})`

/**
 * The feedback chip of spec section 2: tick or cross, one XP figure with the streak bonus in it, subject, subtopic,
 * mastery change. The figure explains itself when it is pressed.
 */
export function AnswerFeedback(props: AnswerFeedbackProps) {
  const { correct, xpGained, streakBonus, subject, subtopic, masteryChange, points = 0, others } = props
  const [explained, setExplained] = useState(false)
  const reason = useId()
  return (
    <div className="grid gap-1 text-sm">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
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
        <button
          type="button"
          aria-expanded={explained}
          aria-controls={explained ? reason : undefined}
          onClick={() => setExplained(!explained)}
          className="min-h-6 rounded-sm font-semibold text-brass tabular-nums underline decoration-dotted underline-offset-4"
        >
          +{xpGained + streakBonus} XP
        </button>
        {points > 0 ? <span className="tabular-nums">score +{points}</span> : null}
        {/* A phone has them over the question, and no line to spare; nor has a low window. */}
        <span className="text-muted max-sm:sr-only low:sr-only">
          {subject} · {subtopic}
        </span>
        {masteryChange === 0 ? null : (
          <span className="tabular-nums">mastery {masteryText(masteryChange)}</span>
        )}
        {others ? <span className="tabular-nums">{othersText(others)}</span> : null}
      </p>
      {explained ? (
        <p id={reason} role="status" className="text-muted">
          {xpReason(props)}
        </p>
      ) : null}
    </div>
  )
}
