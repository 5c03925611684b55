import { whole } from '#protocol/figures.ts'
import { classNames } from '../../components/class-names.ts'

const METALS = ['', 'bg-gold', 'bg-silver', 'bg-bronze'] as const
const NAMES = ['', 'Gold', 'Silver', 'Bronze'] as const

/** A place on a board; the first three wear gold, silver and bronze. */
export function RankMedal({ rank }: { rank: number }) {
  const metal = METALS[rank]
  return (
    <span
      className={classNames(
        'grid size-9 shrink-0 place-items-center rounded-full font-display text-sm leading-none',
        metal ? `${metal} text-on-metal` : 'border border-line bg-raised text-muted',
        rank > 999 ? 'w-auto min-w-9 px-2' : null,
      )}
    >
      <span className="sr-only">{NAMES[rank] ? `${NAMES[rank]}, place ` : 'Place '}</span>
      {whole(rank)}
    </span>
  )
}
