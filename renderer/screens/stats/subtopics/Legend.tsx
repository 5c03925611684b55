import { classNames } from '../../../components/class-names.ts'
import { COLORS, LEGEND } from '../mastery-tier.ts'

/** The levels of mastery with their ranges in percent, and the percent each color begins at. */
export function Legend() {
  return (
    <dl className="grid gap-1 text-sm sm:grid-cols-[auto_1fr] sm:gap-x-4">
      <dt className="text-muted">Levels</dt>
      <dd className="flex flex-wrap gap-x-4 gap-y-1 tabular-nums max-sm:mb-2">
        {LEGEND.map(({ label, from, to }) => (
          <span key={label} className="whitespace-nowrap">
            <span className="font-semibold">{label}</span>{' '}
            <span className="text-muted">
              {from}–{to}%
            </span>
          </span>
        ))}
      </dd>
      <dt className="text-muted">Colors</dt>
      <dd className="flex flex-wrap gap-x-4 gap-y-1 tabular-nums">
        {COLORS.map(({ fill, range }) => (
          <span key={range} className="flex items-center gap-2 whitespace-nowrap text-muted">
            <span className={classNames('h-2 w-4 rounded-full', fill)} aria-hidden="true" />
            {range}
          </span>
        ))}
      </dd>
    </dl>
  )
}
