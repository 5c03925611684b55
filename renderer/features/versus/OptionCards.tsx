import { type ReactNode, useId } from 'react'
import { classNames } from '../../components/class-names.ts'

export interface OptionCard<V extends string> {
  readonly value: V
  readonly label: string
  readonly note: string
  readonly sign?: ReactNode
}

export interface OptionCardsProps<V extends string> {
  legend: string
  value: V
  onChange: (value: V) => void
  options: readonly OptionCard<V>[]
}

/** A few ways to play, each with its word of explanation; one is chosen. */
export function OptionCards<V extends string>({ legend, value, onChange, options }: OptionCardsProps<V>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'flex min-h-16 cursor-pointer items-start gap-3 rounded-md border bg-raised px-4 py-3 transition-colors',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass',
              option.value === value
                ? 'border-brass inset-ring inset-ring-brass'
                : 'border-edge hover:border-brass',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.sign ? (
              <span className={classNames('mt-0.5', option.value === value ? 'text-brass' : 'text-muted')}>
                {option.sign}
              </span>
            ) : null}
            <span className="min-w-0">
              <span className="block font-semibold">{option.label}</span>
              <span className="block text-sm leading-snug text-muted">{option.note}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
