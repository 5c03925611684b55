import { CONFIDENCES, type Confidence } from '#rules/memory/memory.ts'
import { classNames } from '../../components/class-names.ts'

const LABELS: Readonly<Record<Confidence, string>> = { guess: 'Guess', leaning: 'Leaning', sure: 'Sure' }

export interface ConfidenceChoiceProps {
  value: Confidence | null
  onChange: (confidence: Confidence | null) => void
}

/** How sure the player is of the answer, in one tap; a second tap takes it back. */
export function ConfidenceChoice({ value, onChange }: ConfidenceChoiceProps) {
  return (
    <fieldset className="mt-4">
      <legend className="mb-2 text-sm text-muted">How sure are you? (optional)</legend>
      <div className="flex flex-wrap gap-2">
        {CONFIDENCES.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={value === one}
            onClick={() => onChange(value === one ? null : one)}
            className={classNames(
              'min-h-11 rounded-full border px-4 text-sm font-semibold',
              value === one ? 'border-brass bg-raised text-brass' : 'border-line text-ink',
            )}
          >
            {LABELS[one]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
