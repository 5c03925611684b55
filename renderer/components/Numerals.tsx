import { classNames } from './class-names.ts'

/** Fraunces has no tabular figures: here each digit gets a cell of one width, so nothing moves as it changes. */
export function Numerals({ value, className }: { value: string | number; className?: string | undefined }) {
  return (
    <span className={classNames('font-display whitespace-nowrap', className)}>
      <span className="sr-only">{value}</span>
      <span aria-hidden="true">
        {[...String(value)].map((sign, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place in the number.
            key={place}
            className={/\d/.test(sign) ? 'inline-block w-[0.6em] text-center' : undefined}
          >
            {sign}
          </span>
        ))}
      </span>
    </span>
  )
}
