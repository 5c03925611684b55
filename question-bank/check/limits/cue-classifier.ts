import { cueAccuracy } from '../cue/cross-validate.ts'
import { type Limit, measure, percent } from '../limit.ts'
import { margin, shareError } from '../sample.ts'

const LIMIT = 0.33

/** Guessing the key from option texts alone: the best of three classifiers stays at or under 33 %. */
export const cueClassifier: Limit = (items) => {
  const count = items.length
  const form = cueAccuracy(items, 'form')
  const words = cueAccuracy(items, 'words')
  const both = cueAccuracy(items, 'both')
  const best = Math.max(form, words, both)
  const ours = `${percent(best)} (form ${percent(form)}, words ${percent(words)}, both ${percent(both)})`
  return [
    measure(
      { name: 'cue-only classifier, cross-validated', rule: 'cue-classifier', ours, limit: '≤ 33 %', count },
      best <= LIMIT + margin(count, shareError(LIMIT, count)),
    ),
  ]
}
