import { type Limit, measure, percent } from '../limit.ts'
import { outcomesOf } from '../outcome.ts'
import { allOrNoneOfTheAbove } from '../rules/of-the-above.ts'

/** Every two-sided item splits 2–2, and no option points at the others. Both hold at any size of bank. */
export const splits: Limit = (items) => {
  const sides = items.flatMap((item) => {
    const found = outcomesOf(item.choices.map((choice) => choice.text))
    return found ? [found] : []
  })
  const even = sides.filter((list) => list.filter((side) => side === 'yes').length * 2 === list.length).length
  const evenShare = sides.length === 0 ? 1 : even / sides.length
  const above = items.filter((item) => allOrNoneOfTheAbove.check(item).length > 0).length
  return [
    measure(
      {
        name: 'two-sided items split 2–2',
        rule: 'two-sided-split',
        ours: percent(evenShare),
        limit: '100 %',
        count: sides.length,
      },
      evenShare === 1,
    ),
    measure(
      {
        name: 'all / none / both of the above',
        rule: 'of-the-above-share',
        ours: String(above),
        limit: '0',
        count: items.length,
      },
      above === 0,
    ),
  ]
}
