import { CONFIDENCES, type Confidence } from '#rules/memory/memory.ts'
import { chipClass } from '../../components/chip-look.ts'
import { CONFIDENCE_WORDS } from '../../components/reason-words.ts'

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
            // Enter submits: pressed here it would take the word back instead.
            data-chosen={value === one || undefined}
            onClick={() => onChange(value === one ? null : one)}
            className={chipClass(value === one)}
          >
            {CONFIDENCE_WORDS[one]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
