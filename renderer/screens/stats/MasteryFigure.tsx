import { classNames } from '../../components/class-names.ts'
import { percent } from '../../components/figures.ts'
import { tierOf } from './mastery-tier.ts'

/** Mastery in the color of its tier, with the level's word. */
export function MasteryFigure({
  mastery,
  level,
  large,
}: {
  mastery: number
  level: string
  large?: boolean
}) {
  return (
    <span className={classNames('inline-flex items-baseline gap-2 whitespace-nowrap', tierOf(mastery).text)}>
      <span className={large ? 'font-display text-3xl' : 'font-semibold tabular-nums'}>
        {percent(mastery)}
      </span>
      <span className="text-sm font-semibold">{level}</span>
    </span>
  )
}
