import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { LETTERS } from '../choice.ts'
import { classNames } from '../class-names.ts'
import { typeset } from '../typeset.ts'
import { fateOf, type SideNames } from './fate.ts'

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
  /** of two others, where the reader is neither */
  names?: SideNames | null
}

/** A round's result in beats: both fates, then the right choice and its rule. The full explanation is in the record. */
export function RoundResult(props: RoundResultProps) {
  const { correct, opponentCorrect, yourAnswer, correctIndex, why, feedback, names = null } = props
  const rule = why[correctIndex]
  return (
    <section aria-label="Result of the round" className="grid gap-2 text-left">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg leading-tight sm:text-xl">
          {names === null && yourAnswer < 0 ? 'Time’s up. ' : null}
          {fateOf(correct, opponentCorrect, names)}
        </h2>
        <p className="flex gap-2 max-sm:hidden">
          <Fate who={names?.[0] ?? 'You'} correct={correct} />
          <Fate who={names?.[1] ?? 'Opponent'} correct={opponentCorrect} opposing />
        </p>
      </div>
      {rule ? (
        <div className="flex items-start gap-3 animate-last-beat">
          <span className="mt-0.5 grid size-7 shrink-0 place-items-center rounded-sm border border-correct bg-correct font-display leading-none text-on-brass">
            <span className="sr-only">The answer is </span>
            {LETTERS[correctIndex]}
          </span>
          <p className="min-w-0 text-sm leading-snug text-pretty max-sm:line-clamp-5 sm:text-base sm:leading-snug">
            <span className="font-semibold text-brass">Atticus explains: </span>
            {typeset(rule)}
          </p>
        </div>
      ) : null}
      {feedback}
    </section>
  )
}

/** One side's mark, in the color and shape of that side. */
const Fate = ({ who, correct, opposing }: { who: string; correct: boolean; opposing?: boolean }) => (
  <span
    className={classNames(
      'inline-flex items-center gap-1 border px-1.5 text-xs leading-5 font-semibold',
      opposing ? 'rounded-full border-info text-info' : 'rounded-sm border-brass text-brass',
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
