import { distractorsOf, keyOf } from '../../load/item.ts'
import { isAbsolute } from '../absolute-words.ts'
import { type Limit, measure, percent } from '../limit.ts'
import { margin } from '../sample.ts'

const GAP = 0.05

/** Absolute words stand in keys as often as in distractors, to within 5 points. */
export const absoluteGap: Limit = (items) => {
  const count = items.length
  const inKeys = items.filter((item) => isAbsolute(keyOf(item))).length / Math.max(1, count)
  const options = items.flatMap(distractorsOf)
  const inDistractors = options.filter(isAbsolute).length / Math.max(1, options.length)
  const gap = Math.abs(inKeys - inDistractors)
  const pooled = (inKeys + 3 * inDistractors) / 4
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / Math.max(1, count) + 1 / Math.max(1, options.length)))
  const ours = `${percent(inKeys)} / ${percent(inDistractors)}`
  return [
    measure(
      {
        name: 'absolute words in key / distractors',
        rule: 'absolute-words',
        ours,
        limit: 'gap ≤ 5 points',
        count,
      },
      gap <= GAP + margin(count, error),
    ),
  ]
}
