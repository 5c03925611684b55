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
  className?: string | undefined
  /** The portrait. */
  children: ReactNode
}

const STUDS = TITLES.map(({ title }, place) => ({ title, turn: (360 / TITLES.length) * place }))

/** A ring around a portrait that means its level: the metal and the lit studs are titles reached, the plate is the level. */
export function LevelFrame({ level, className, children }: LevelFrameProps) {
  const lit = titlesReached(level)
  return (
    <span className={classNames('relative inline-grid shrink-0 place-items-center p-2', className)}>
      <svg
        viewBox="0 0 100 100"
        className={classNames('absolute inset-0 size-full', metalOf(level))}
        fill="none"
        aria-hidden="true"
      >
        <circle cx="50" cy="50" r="46.5" stroke="currentColor" strokeWidth="3" />
        {STUDS.map(({ title, turn }, place) => (
          <circle
            key={title}
            cx="50"
            cy="3.5"
            r="3.2"
            transform={`rotate(${turn} 50 50)`}
            className={place < lit ? 'fill-current' : 'fill-surface'}
            stroke="currentColor"
            strokeWidth="1"
          />
        ))}
      </svg>
      {children}
      <span className="absolute -bottom-1 rounded-full border border-line bg-surface px-1.5 font-display text-xs leading-5 text-ink tabular-nums">
        <span className="sr-only">Level </span>
        {level}
      </span>
    </span>
  )
}
