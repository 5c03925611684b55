import { describe, expect, test } from 'vitest'
import { DAILY_LATENCY_MS, DAILY_LIMIT_MS, NO_CHOICE } from '#rules/daily/casefile.ts'
import { clockRuns, countedAnswer, dailyRemaining, noAnswer, resent } from '#rules/daily/clock.ts'

const START = Date.UTC(2026, 10, 20, 23, 59)

describe('the clock of a case', () => {
  test.each([
    ['at once', 0, 90_000, true],
    ['half way', 45_000, 45_000, true],
    ['at zero', 90_000, 0, true],
    ['within the allowance for the way', 93_000, 0, true],
    ['past it', 93_001, 0, false],
    ['the next day', 86_400_000, 0, false],
    ['by a clock that was put back', -3_600_000, 90_000, true],
  ])('%s', (_when, elapsed, remaining, runs) => {
    expect(dailyRemaining(START, START + elapsed)).toBe(remaining)
    expect(clockRuns(START, START + elapsed)).toBe(runs)
  })

  test('does not run before it was started', () => {
    expect(clockRuns(null, START)).toBe(false)
    expect(clockRuns(null, 0)).toBe(false)
  })
})

describe('an answer', () => {
  const last = START + DAILY_LIMIT_MS + DAILY_LATENCY_MS

  test.each([0, 3, NO_CHOICE])('of place %i counts as given while the clock runs', (place) => {
    expect(countedAnswer(START, { place, at: last })).toEqual({ place, at: last })
  })

  test.each([0, 3, NO_CHOICE])('of place %i is entered as none at the end of the time when late', (place) => {
    const none = { place: NO_CHOICE, at: START + 90_000 }
    expect(countedAnswer(START, { place, at: last + 1 })).toEqual(none)
    expect(noAnswer(START)).toEqual(none)
  })

  test.each([
    [2, 2, 'same'],
    [NO_CHOICE, NO_CHOICE, 'same'],
    [NO_CHOICE, 2, 'late'],
    [2, 1, 'answered'],
    [2, NO_CHOICE, 'answered'],
  ] as const)('after %i, %i is: %s', (standing, choice, is) => {
    expect(resent(standing, choice)).toBe(is)
  })
})
