import { Check, Minus, X } from 'lucide-react'
import type { DuelEnd } from '#protocol/live/result.ts'
import { classNames } from '../../components/class-names.ts'

type Strip = NonNullable<DuelEnd['strip']>
type RoundFate = Strip[number][number]

const MARKS = {
  right: { icon: Check, word: 'correct' },
  wrong: { icon: X, word: 'incorrect' },
  none: { icon: Minus, word: 'no answer' },
} as const

const SIDES = ['You', 'Opponent'] as const

export interface DuelStripProps {
  strip: Strip
  opponentName: string
}

/** The rounds in their order, how both fared in each: a table to a screen reader, two rows of marks to the eye. */
export function DuelStrip({ strip, opponentName }: DuelStripProps) {
  return (
    <table className="mx-auto border-separate border-spacing-x-0.5 border-spacing-y-1 text-sm sm:border-spacing-x-1">
      <caption className="sr-only">How each round went</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Player</th>
          {strip.map((_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a round is its place.
            <th key={place} scope="col">
              Round {place + 1}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SIDES.map((side, place) => (
          <tr key={side}>
            <th
              scope="row"
              className="max-w-[min(4rem,22cqw)] pr-1 text-right font-normal text-muted sm:max-w-36 sm:pr-2"
            >
              <span className="line-clamp-2 text-[min(0.875rem,4.2cqw)] leading-tight wrap-anywhere sm:text-sm">
                {place === 0 ? 'You' : opponentName}
              </span>
            </th>
            {strip.map((fates, round) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a round is its place.
              <td key={round} className="p-0">
                <Mark fate={fates[place as 0 | 1]} own={place === 0} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** One's own marks are square and the opponent's round, as in the result of a round. */
function Mark({ fate, own }: { fate: RoundFate; own: boolean }) {
  const { icon: Icon, word } = MARKS[fate]
  return (
    <span
      className={classNames(
        'grid size-[min(1.25rem,6.4cqw)] place-items-center border sm:size-[min(2rem,6.4cqw)]',
        own ? 'rounded-sm' : 'rounded-full',
        fate === 'right' ? 'border-correct bg-correct text-on-brass' : 'border-line text-wrong',
        fate === 'none' && 'text-muted',
      )}
    >
      <Icon className="size-[75%] sm:size-[56%]" strokeWidth={3} aria-hidden="true" />
      <span className="sr-only">{word}</span>
    </span>
  )
}
