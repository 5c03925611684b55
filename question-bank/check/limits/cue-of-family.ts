import type { Item } from '../../load/item.ts'
import { cueAccuracy, trainedAccuracy } from '../cue/cross-validate.ts'
import { type Measure, measure, percent } from '../limit.ts'
import { margin, shareError } from '../sample.ts'

const LIMIT = 0.33

/**
 * Guessing the key of a family's variants from option texts alone. Their form is learned within the family.
 * Their words are learned from other questions: within one family words carry the law itself, and to
 * know the law is no cue.
 */
export function cueOfFamily(variants: readonly Item[], others: readonly Item[]): Measure[] {
  const count = variants.length
  const form = cueAccuracy(variants, 'form')
  const words = trainedAccuracy(others, variants, 'words')
  const ours = `form ${percent(form)}, words learned from other questions ${percent(words)}`
  return [
    measure(
      { name: 'cue-only classifier', rule: 'cue-classifier', ours, limit: '≤ 33 %', count },
      Math.max(form, words) <= LIMIT + margin(count, shareError(LIMIT, count)),
    ),
  ]
}
