import { expect, test } from 'vitest'
import { minutesWords } from '../../../../renderer/features/exam/time-words.ts'

test.each([
  [45, '45 min'],
  [60, '1 hr'],
  [180, '3 hr'],
  [258, '4 hr 18 min'],
])('%i minutes are told in hours from an hour on: %s', (minutes, words) => {
  expect(minutesWords(minutes * 60_000)).toBe(words)
})
