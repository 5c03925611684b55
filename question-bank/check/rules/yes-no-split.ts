import { outcomeOf, outcomesOf } from '../outcome.ts'
import type { ItemRule } from '../rule.ts'

export const yesNoSplit: ItemRule = {
  name: 'yes-no-split',
  severity: 'reject',
  check: (item) => {
    const options = item.choices.map((choice) => choice.text)
    const yesNo = options.filter((option) => outcomeOf(option)?.pair === 'yes/no').length
    if (yesNo > 0 && yesNo < options.length) return ['some options answer yes or no and others do not']
    const sides = outcomesOf(options)
    if (!sides) return []
    const yes = sides.filter((side) => side === 'yes').length
    return yes === 2 && sides.length === 4
      ? []
      : [`two-sided options split ${yes}–${sides.length - yes}, not 2–2`]
  },
}
