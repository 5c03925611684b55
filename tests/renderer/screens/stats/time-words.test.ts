import { expect, test } from 'vitest'
import { durationText, sessionsText } from '../../../../renderer/screens/stats/analytics/time-words.ts'

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

test('says of what time the sessions are: a year, or since the earliest of the answers that are read', () => {
  const sessions = { count: 212, averageMs: 60_000, longestMs: 72 * 60_000 }
  const since = '2026-06-03T00:00:00.000Z'
  expect(sessionsText({ sessions, since, isComplete: true })).toBe(
    '212 sessions in 12 months, the longest 1 hr 12 min.',
  )
  expect(sessionsText({ sessions, since, isComplete: false })).toBe(
    '212 sessions since Jun 3, 2026, the longest 1 hr 12 min.',
  )
})
