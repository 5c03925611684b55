import { expect, test } from 'vitest'
import { dailyIsOver, dailyRemaining } from '#rules/daily/casefile.ts'

const START = Date.UTC(2026, 10, 20, 23, 59)

test.each([
  ['at once', 0, 90_000, false],
  ['half way', 45_000, 45_000, false],
  ['at zero', 90_000, 0, false],
  ['within the allowance for the way', 93_000, 0, false],
  ['past it', 93_001, 0, true],
  ['the next day', 86_400_000, 0, true],
  ['by a clock that was put back', -3_600_000, 90_000, false],
])('%s', (_when, elapsed, remaining, over) => {
  expect(dailyRemaining(START, START + elapsed)).toBe(remaining)
  expect(dailyIsOver(START, START + elapsed)).toBe(over)
})
