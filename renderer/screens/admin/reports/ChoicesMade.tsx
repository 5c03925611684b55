import { Check } from 'lucide-react'
import { whole } from '#protocol/figures.ts'
import type { Question } from '../../../clients/reports.ts'
import { LETTERS } from '../../../components/choice.ts'
import { shareOf } from '../../../components/figures.ts'
import { Progress } from '../../../components/Progress.tsx'
import { typeset } from '../../../components/typeset.ts'

/** The choices in the item's own order, how often each was made, and which is the key. */
export function ChoicesMade({ question }: { question: Question }) {
  const { choices, correctIndex, statistics } = question
  return (
    <ol className="grid gap-4">
      {choices.map((choice, index) => {
        const made = statistics.choices[index] ?? 0
        const isKey = index === correctIndex
        return (
          <li key={choice} className="grid gap-1">
            <div className="flex items-baseline justify-between gap-4">
              <span className="max-w-measure">
                <span className="font-semibold">{LETTERS[index]}.</span> {typeset(choice)}
                {isKey ? (
                  <span className="ml-2 inline-flex items-center gap-1 text-sm font-semibold text-correct">
                    <Check className="size-4" strokeWidth={3} aria-hidden="true" />
                    key
                  </span>
                ) : null}
              </span>
              <span className="shrink-0 text-sm text-muted tabular-nums">
                {whole(made)} ({shareOf(made, statistics.answers)})
              </span>
            </div>
            <Progress
              value={made}
              max={Math.max(1, statistics.answers)}
              tone={isKey ? 'right' : 'brass'}
              label={`Choice ${LETTERS[index]}`}
              valueText={`${whole(made)} of ${whole(statistics.answers)} answers`}
            />
          </li>
        )
      })}
    </ol>
  )
}
