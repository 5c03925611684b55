import { distractorsOf, keyOf } from '../../load/item.ts'
import { type Limit, measure, percent } from '../limit.ts'
import { deviation, margin, mean, shareError } from '../sample.ts'

const LONGEST = 0.3
const SHORTEST = 0.18
const RATIO: readonly [number, number] = [0.97, 1.06]

/** The key must not give itself away by its length, in characters. */
export const keyLength: Limit = (items) => {
  const count = items.length
  const lengths = items.map((item) => ({
    key: keyOf(item).length,
    others: distractorsOf(item).map((option) => option.length),
  }))
  const share = (test: (row: { key: number; others: number[] }) => boolean) =>
    lengths.filter(test).length / Math.max(1, count)
  const longest = share((row) => row.key > Math.max(...row.others))
  const shortest = share((row) => row.key < Math.min(...row.others))
  const keys = lengths.map((row) => row.key)
  const others = lengths.map((row) => mean(row.others))
  const ratio = mean(keys) / Math.max(1, mean(others))
  const gaps = lengths.map((row) => row.key - mean(row.others))
  const ratioSlack = margin(
    count,
    deviation(gaps) / Math.max(1, mean(others)) / Math.sqrt(Math.max(1, count)),
  )
  return [
    measure(
      { name: 'key uniquely longest', rule: 'key-longest', ours: percent(longest), limit: '≤ 30 %', count },
      longest <= LONGEST + margin(count, shareError(LONGEST, count)),
    ),
    measure(
      {
        name: 'key uniquely shortest',
        rule: 'key-shortest',
        ours: percent(shortest),
        limit: '≥ 18 %',
        count,
      },
      shortest >= SHORTEST - margin(count, shareError(SHORTEST, count)),
    ),
    measure(
      {
        name: 'mean key ÷ mean distractor length',
        rule: 'key-length-ratio',
        ours: ratio.toFixed(3),
        limit: '0.97–1.06',
        count,
      },
      ratio >= RATIO[0] - ratioSlack && ratio <= RATIO[1] + ratioSlack,
    ),
  ]
}
