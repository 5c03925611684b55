import type { ReactNode } from 'react'
import { TITLES } from '#rules/levels.ts'
import { classNames } from './class-names.ts'

/** The metal of the ring: bronze for the first titles, silver in the middle, gold from Barrister on. */
const METALS = ['text-bronze', 'text-silver', 'text-gold'] as const
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

const STUDS = TITLES.map(({ title }, place) => ({ title, turn: (360 / TITLES.length) * place }))

/**
 * A ring around a portrait that means its level, wherever a portrait stands: the metal and the lit studs are titles reached.
 * In the arena alone the ring tells the sides apart.
 */
export function LevelFrame({ level, plate = false, slim = false, className, children }: LevelFrameProps) {
  const lit = titlesReached(level)
  const weight = slim ? 2 : 1
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
        <circle cx="50" cy="50" r="46.5" stroke="currentColor" strokeWidth={3 * weight} />
        {STUDS.map(({ title, turn }, place) => (
          <circle
            key={title}
            cx="50"
            cy="3.5"
            r={3.2 * weight}
            transform={`rotate(${turn} 50 50)`}
            className={place < lit ? 'fill-current' : 'fill-surface'}
            stroke="currentColor"
            strokeWidth={weight}
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
