import { HP_PER_WRONG, healthTone, STARTING_HP } from '#rules/match/health.ts'
import { classNames } from '../class-names.ts'

const FILLS = { red: 'bg-wrong', yellow: 'bg-warn', green: 'bg-correct' } as const
const FIGURES = { red: 'text-wrong', yellow: 'text-warn', green: 'text-ink' } as const

/** Said of a side that has taken every blow; the duel goes on, since rounds decide it. */
const ON_THE_ROPES = 'On the ropes'

export interface HealthBarProps {
  hp: number
  /** The player's name, read out. */
  owner: string
  /** This round's answer cost HP: the blow is seen. */
  struck: boolean
  /** Empties towards the other end: the two bars of a duel face each other. */
  mirrored?: boolean | undefined
}

/** HP out of 100. A blow shakes the bar and stays a moment as a shadow behind it. */
export function HealthBar({ hp, owner, struck, mirrored }: HealthBarProps) {
  const tone = healthTone(hp)
  const width = `${(hp / STARTING_HP) * 100}%`
  return (
    <div
      className={classNames(
        'relative flex items-center gap-2',
        mirrored && 'flex-row-reverse',
        struck && 'animate-blow',
      )}
    >
      <div
        role="progressbar"
        aria-label={`${owner}: health`}
        aria-valuemin={0}
        aria-valuemax={STARTING_HP}
        aria-valuenow={hp}
        aria-valuetext={`${hp} of ${STARTING_HP} HP${hp === 0 ? `, ${ON_THE_ROPES.toLowerCase()}` : ''}`}
        className={classNames(
          'relative h-2 grow overflow-hidden rounded-full bg-line sm:h-2.5',
          mirrored && '-scale-x-100',
        )}
      >
        <div
          className="absolute inset-y-0 left-0 rounded-full bg-ink/45 transition-[width] delay-700 duration-320"
          style={{ width }}
        />
        <div
          className={classNames(
            'absolute inset-y-0 left-0 rounded-full transition-[width,background-color] delay-320 duration-320',
            FILLS[tone],
          )}
          style={{ width }}
        />
      </div>
      <span
        aria-hidden="true"
        className={classNames(
          'shrink-0 text-xs leading-none font-semibold whitespace-nowrap tabular-nums',
          FIGURES[tone],
        )}
      >
        {hp === 0 ? ON_THE_ROPES : `${hp} HP`}
      </span>
      {struck ? (
        <span
          aria-hidden="true"
          className={classNames(
            'absolute -top-4 rounded-sm bg-surface px-1 text-sm leading-5 font-semibold text-wrong tabular-nums animate-rise [animation-delay:320ms]',
            mirrored ? 'left-0' : 'right-0',
          )}
        >
          −{HP_PER_WRONG} HP
        </span>
      ) : null}
    </div>
  )
}
