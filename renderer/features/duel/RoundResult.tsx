import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { LETTERS } from '../../components/choice.ts'
import { classNames } from '../../components/class-names.ts'
import { typeset } from '../../components/typeset.ts'
import { fateOf } from './fate.ts'

export interface RoundResultProps {
  correct: boolean
  opponentCorrect: boolean
  /** -1 when time ran out */
  yourAnswer: number
  correctIndex: number
  /** why each choice is right or tempting, in the order shown */
  why: readonly string[]
  /** The answer's worth; null once its time is over. */
  feedback: ReactNode
}

/** A round's result in beats: both fates, then the right choice and its rule. The full explanation is in the record. */
export function RoundResult(props: RoundResultProps) {
  const { correct, opponentCorrect, yourAnswer, correctIndex, why, feedback } = props
  const rule = why[correctIndex]
  return (
    <section aria-label="Result of the round" className="grid gap-2 text-left">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg leading-tight sm:text-xl">
          {yourAnswer < 0 ? 'Time’s up. ' : null}
          {fateOf(correct, opponentCorrect)}
        </h2>
        <p className="flex gap-2 max-sm:hidden">
          <Fate who="You" correct={correct} />
          <Fate who="Opponent" correct={opponentCorrect} />
        </p>
      </div>
      <div className="flex items-start gap-3 animate-last-beat">
        <span className="mt-0.5 grid size-7 shrink-0 place-items-center rounded-sm border border-correct bg-correct font-display leading-none text-on-brass">
          <span className="sr-only">The answer is </span>
          {LETTERS[correctIndex]}
        </span>
        <div className="min-w-0 text-sm leading-snug sm:text-base sm:leading-snug">
          {rule ? (
            <p className="text-pretty max-sm:line-clamp-5">
              <span className="font-semibold text-brass">Atticus explains: </span>
              {typeset(rule)}
            </p>
          ) : null}
        </div>
      </div>
      {feedback}
    </section>
  )
}

/** One side's mark, in the color and shape of that side. */
const Fate = ({ who, correct }: { who: 'You' | 'Opponent'; correct: boolean }) => (
  <span
    className={classNames(
      'inline-flex items-center gap-1 border px-1.5 text-xs leading-5 font-semibold',
      who === 'You' ? 'rounded-sm border-brass text-brass' : 'rounded-full border-info text-info',
    )}
  >
    {correct ? (
      <Check className="size-3.5" strokeWidth={3} aria-label="Correct:" />
    ) : (
      <X className="size-3.5" strokeWidth={3} aria-label="Incorrect:" />
    )}
    {who}
  </span>
)
