import { expect, test } from 'vitest'
import { durationText } from '../../../../renderer/screens/stats/analytics/time-words.ts'

test.each([
  [0, '0 sec'],
  [59_499, '59 sec'],
  [60_000, '1 min'],
  [89_000, '1 min'],
  [1_080_000, '18 min'],
  [3_600_000, '1 hr'],
  [4_320_000, '1 hr 12 min'],
  [7_199_999, '2 hr'],
])('%i ms are %s', (ms, words) => {
  expect(durationText(ms)).toBe(words)
})
