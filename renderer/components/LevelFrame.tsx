import type { ReactNode } from 'react'
import { TITLES } from '#rules/levels.ts'
import { classNames } from './class-names.ts'

/** The metal of the ring: bronze for the first titles, silver in the middle, gold from Barrister on. */
const METALS = ['text-ring-bronze', 'text-ring-silver', 'text-ring-gold'] as const
const TITLES_A_METAL = 3

/** How many of the titles a level has reached, 1 to 10. */
export const titlesReached = (level: number): number => TITLES.filter((title) => level >= title.level).length

export const metalOf = (level: number): (typeof METALS)[number] =>
  METALS[Math.min(METALS.length - 1, Math.floor((titlesReached(level) - 1) / TITLES_A_METAL))] ?? METALS[0]

export interface LevelFrameProps {
  level: number
  /** Says the level on a plate, where nothing beside the portrait does. */
  plate?: boolean | undefined
  /** around a portrait in a row */
  slim?: boolean | undefined
  className?: string | undefined
  /** The portrait. */
  children: ReactNode
}

/** Half of the drawing's side. */
const HALF = 50
/** Of a stud without its outline, and of the ring's line, where the drawing's side is 100. */
const LARGE = { stud: 3.2, line: 3, outline: 1 }
const SLIM = { stud: 5, line: 5, outline: 2 }

const STUDS = TITLES.map(({ title }, place) => ({ title, turn: (360 / TITLES.length) * place }))

/**
 * A ring around a portrait that means its level, wherever a portrait stands: the metal and the lit studs are titles reached.
 * In the arena alone the ring tells the sides apart.
 */
export function LevelFrame({ level, plate = false, slim = false, className, children }: LevelFrameProps) {
  const lit = titlesReached(level)
  const { stud, line, outline } = slim ? SLIM : LARGE
  // As far out as the studs have room for: the drawing ends there.
  const radius = HALF - stud - outline / 2
  return (
    <span
      data-own
      data-level={level}
      className={classNames(
        'relative inline-grid shrink-0 place-items-center',
        slim ? 'p-1' : 'p-2',
        className,
      )}
    >
      <svg
        viewBox="0 0 100 100"
        className={classNames('absolute inset-0 size-full', metalOf(level))}
        fill="none"
        aria-hidden="true"
      >
        <circle cx={HALF} cy={HALF} r={radius} stroke="currentColor" strokeWidth={line} />
        {STUDS.map(({ title, turn }, place) => (
          <circle
            key={title}
            cx={HALF}
            cy={HALF - radius}
            r={stud}
            transform={`rotate(${turn} ${HALF} ${HALF})`}
            className={place < lit ? 'fill-current' : 'fill-surface'}
            stroke="currentColor"
            strokeWidth={outline}
          />
        ))}
      </svg>
      {children}
      {plate ? (
        <span className="absolute -bottom-1 rounded-full border border-line bg-surface px-1.5 font-display text-xs leading-5 text-ink tabular-nums">
          <span className="sr-only">Level </span>
          {level}
        </span>
      ) : null}
    </span>
  )
}
