import { Button } from '../../components/Button.tsx'

export interface ChoicesProps<V extends string> {
  label: string
  options: readonly { value: V; label: string }[]
  value: V
  onChange: (value: V) => void
}

/** A few buttons of which one is pressed. */
export function Choices<V extends string>({ label, options, value, onChange }: ChoicesProps<V>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in sight; these buttons speak for themselves.
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {options.map((option) => (
        <Button
          key={option.value}
          size="small"
          className="min-h-11"
          variant={option.value === value ? 'chosen' : 'secondary'}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </Button>
      ))}
    </div>
  )
}
