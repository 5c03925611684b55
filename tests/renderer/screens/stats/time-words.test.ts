import { expect, test } from 'vitest'
import { durationText, hourText } from '../../../../renderer/screens/stats/analytics/time-words.ts'

/** Intl sets thin spaces around the dash of a range. */
const plain = (text: string): string => text.replace(/\s/g, ' ')

test.each([
  [0, '12 – 1 AM'],
  [11, '11 AM – 12 PM'],
  [20, '8 – 9 PM'],
  [23, '11 PM – 12 AM'],
])('hour %i is from %s', (hour, words) => {
  expect(plain(hourText(hour))).toContain(words.split(' – ')[0])
  expect(plain(hourText(hour))).toContain(words.split(' – ')[1])
})

test.each([
  [0, '0 s'],
  [59_499, '59 s'],
  [60_000, '1 min'],
  [89_000, '1 min'],
  [1_080_000, '18 min'],
  [3_600_000, '1 h'],
  [4_320_000, '1 h 12 min'],
  [7_199_999, '2 h'],
])('%i ms are %s', (ms, words) => {
  expect(durationText(ms)).toBe(words)
})
