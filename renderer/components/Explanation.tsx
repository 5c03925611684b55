import { Check, X } from 'lucide-react'
import { AskAtticus, type AskAtticusProps } from './AskAtticus.tsx'
import { LETTERS } from './choice.ts'
import { typeset } from './typeset.ts'

export interface ExplanationProps {
  explanation: string
  /** in the order shown */
  choices: readonly string[]
  why: readonly string[]
  correctIndex: number
  authorities: readonly string[]
  /** the rule it rests on, which Atticus opens; null where the reader is not to be led to him */
  about?: AskAtticusProps | null | undefined
}

/**
 * The rule applied, then each option: why it is right, or the mistake that makes it tempting. Side by side where there
 * is room for two columns of reading, else one under the other.
 */
export function Explanation(props: ExplanationProps) {
  const { explanation, choices, why, correctIndex, authorities, about } = props
  return (
    <div className="@container leading-relaxed">
      <div className="grid gap-6 @min-[46rem]:grid-cols-2 @min-[46rem]:gap-12">
        <div className="grid content-start gap-3">
          <div>
            <p className="mb-1 text-xs font-semibold text-brass">Atticus explains</p>
            <p className="text-pretty">{typeset(explanation)}</p>
          </div>
          {authorities.length > 0 ? (
            <p className="text-sm text-muted">
              <span className="font-semibold">Authority:</span> {typeset(authorities.join(' · '))}
            </p>
          ) : null}
          {about ? <AskAtticus {...about} /> : null}
        </div>
        <ol className="grid content-start gap-4">
          {choices.map((choice, index) => (
            <li key={choice} className="grid grid-cols-[auto_1fr] gap-3">
              <span className="mt-1">
                {index === correctIndex ? (
                  <Check className="size-4 text-correct" strokeWidth={3} aria-label="Correct answer" />
                ) : (
                  <X className="size-4 text-wrong" strokeWidth={3} aria-label="Incorrect answer" />
                )}
              </span>
              <div>
                <p className="font-semibold">
                  {LETTERS[index]}. {typeset(choice)}
                </p>
                <p className="text-muted text-pretty">{typeset(why[index] ?? '')}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
