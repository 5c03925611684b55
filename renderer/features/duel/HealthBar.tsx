import { healthTone, STARTING_HP } from '#rules/match/health.ts'
import { classNames } from '../../components/class-names.ts'

const FILLS = { red: 'bg-wrong', yellow: 'bg-warn', green: 'bg-correct' } as const
const FIGURES = { red: 'text-wrong', yellow: 'text-warn', green: 'text-ink' } as const

export interface HealthBarProps {
  hp: number
  /** The player's name, read out. */
  owner: string
  /** Empties towards the other end: the two bars of a duel face each other. */
  mirrored?: boolean | undefined
}

/** HP out of 100. The cost of a wrong answer stays a moment as a shadow behind the bar. */
export function HealthBar({ hp, owner, mirrored }: HealthBarProps) {
  const tone = healthTone(hp)
  const width = `${(hp / STARTING_HP) * 100}%`
  return (
    <div className={classNames('flex items-center gap-2', mirrored && 'flex-row-reverse')}>
      <div
        role="progressbar"
        aria-label={`${owner}: health`}
        aria-valuemin={0}
        aria-valuemax={STARTING_HP}
        aria-valuenow={hp}
        aria-valuetext={`${hp} of ${STARTING_HP} HP`}
        className={classNames(
          'relative h-2 grow overflow-hidden rounded-full bg-line sm:h-2.5',
          mirrored && '-scale-x-100',
        )}
      >
        <div
          className="absolute inset-y-0 left-0 rounded-full bg-ink/35 transition-[width] delay-500 duration-320"
          style={{ width }}
        />
        <div
          className={classNames(
            'absolute inset-y-0 left-0 rounded-full transition-[width,background-color] duration-320',
            FILLS[tone],
          )}
          style={{ width }}
        />
      </div>
      <span
        aria-hidden="true"
        className={classNames('w-7 shrink-0 text-xs leading-none font-semibold tabular-nums', FIGURES[tone])}
      >
        {hp}
      </span>
    </div>
  )
}
