import { MASTERY_MAX, MASTERY_MIN } from '#rules/mastery.ts'
import { classNames } from '../../components/class-names.ts'
import { percent } from '../../components/figures.ts'
import { tierOf } from './mastery-tier.ts'

export interface MasteryBarProps {
  /** 0-100 */
  mastery: number
  /** the level's word */
  level: string
  /** whose mastery it is */
  label: string
}

/** Mastery as a bar: a meter, since it falls as well as rises. */
export function MasteryBar({ mastery, level, label }: MasteryBarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: each browser draws <meter> with colors of its own.
    <div
      role="meter"
      aria-label={`Mastery of ${label}`}
      aria-valuemin={MASTERY_MIN}
      aria-valuemax={MASTERY_MAX}
      aria-valuenow={mastery}
      aria-valuetext={`${percent(mastery)}, ${level}`}
      className="h-2 overflow-hidden rounded-full bg-line"
    >
      <div
        className={classNames(
          'h-full rounded-full transition-[width] duration-320',
          mastery > MASTERY_MIN && 'min-w-1',
          tierOf(mastery).fill,
        )}
        style={{ width: `${mastery}%` }}
      />
    </div>
  )
}
