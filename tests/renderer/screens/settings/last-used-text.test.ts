import { expect, test } from 'vitest'
import { HOUR_MS as HOUR } from '#rules/days.ts'
import { lastUsedText } from '../../../../renderer/screens/settings/last-used-text.ts'

const NOW = Date.parse('2026-11-24T12:00:00Z')

test.each([
  [0, 'Used within the last two hours'],
  [-HOUR, 'Used within the last two hours'],
  [2 * HOUR - 1, 'Used within the last two hours'],
  [2 * HOUR, 'Last used 2 hours ago'],
  [23 * HOUR, 'Last used 23 hours ago'],
  [24 * HOUR, 'Last used yesterday'],
  [72 * HOUR, 'Last used 3 days ago'],
])('%i ms ago: %s', (ago, words) => {
  expect(lastUsedText(new Date(NOW - ago).toISOString(), NOW)).toBe(words)
})
