import type { Item } from '../../load/item.ts'
import { type Limit, measure, percent } from '../limit.ts'
import { leadInOf } from '../rules/lead-in.ts'
import { isNegative } from '../rules/negative-lead-in.ts'
import { asksWhichIsTrue } from '../rules/which-is-true.ts'
import { margin, shareError } from '../sample.ts'

/** Negative lead-ins at most 2 %, "which is true?" at most 5 %. */
export const leadIns: Limit = (items) => [
  atMost(items, isNegative, 0.02, 'negative lead-in', 'negative-lead-ins'),
  atMost(items, asksWhichIsTrue, 0.05, "'which is true?' lead-in", 'which-is-true-lead-ins'),
]

function atMost(
  items: readonly Item[],
  test: (leadIn: string) => boolean,
  most: number,
  name: string,
  rule: string,
) {
  const count = items.length
  const share = items.filter((item) => test(leadInOf(item))).length / Math.max(1, count)
  const limit = `≤ ${(most * 100).toFixed(0)} %`
  return measure(
    { name, rule, ours: percent(share), limit, count },
    share <= most + margin(count, shareError(most, count)),
  )
}
