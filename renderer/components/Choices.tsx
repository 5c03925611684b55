import { useId } from 'react'

export interface Choice<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly hint?: string
}

export interface ChoicesProps<Value extends string> {
  legend: string
  choices: readonly Choice<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** One of a few, each in words, in effect at once. */
export function Choices<Value extends string>({ legend, choices, chosen, onChoose }: ChoicesProps<Value>) {
  const name = useId()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{legend}</legend>
      {choices.map(({ value, label, hint }) => (
        <label
          key={value}
          className="flex items-start gap-3 rounded-md border border-line bg-raised px-4 py-3 has-checked:border-brass has-focus-visible:outline-2 has-focus-visible:outline-brass"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value)}
            className="mt-1 size-4 shrink-0"
          />
          <span>
            <span className="block font-semibold">{label}</span>
            {hint ? <span className="block text-sm text-muted">{hint}</span> : null}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
