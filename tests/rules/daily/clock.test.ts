import { describe, expect, test } from 'vitest'
import { DAILY_LATENCY_MS, DAILY_LIMIT_MS, NO_CHOICE } from '#rules/daily/casefile.ts'
import { clockRuns, countedAnswer, dailyRemaining, hasRunOut, noAnswer, resent } from '#rules/daily/clock.ts'
import { withExtraTime } from '#rules/extra-time.ts'

const START = Date.UTC(2026, 10, 20, 23, 59)
const USUAL = { startedAt: START, limitMs: DAILY_LIMIT_MS }

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
    expect(dailyRemaining(USUAL, START + elapsed)).toBe(remaining)
    expect(clockRuns(USUAL, START + elapsed)).toBe(runs)
    expect(hasRunOut(USUAL, START + elapsed)).toBe(!runs)
  })

  test('does not run, nor run out, before it was started', () => {
    expect(hasRunOut({ ...USUAL, startedAt: null }, START + 86_400_000)).toBe(false)
    expect(clockRuns({ ...USUAL, startedAt: null }, START)).toBe(false)
    expect(clockRuns({ ...USUAL, startedAt: null }, 0)).toBe(false)
  })
})

describe('the clock of a player with extra time', () => {
  test.each([
    [100, 90_000],
    [125, 112_500],
    [150, 135_000],
    [200, 180_000],
  ] as const)(
    'of %i %% runs for %i ms, and the allowance for the way stays what it is',
    (percent, limitMs) => {
      const clock = { startedAt: START, limitMs: withExtraTime(DAILY_LIMIT_MS, percent) }
      const last = START + limitMs + 3_000
      expect(dailyRemaining(clock, START)).toBe(limitMs)
      expect(dailyRemaining(clock, START + limitMs)).toBe(0)
      expect(clockRuns(clock, last)).toBe(true)
      expect(countedAnswer(clock, { shownIndex: 1, at: last + 1 })).toEqual({
        shownIndex: NO_CHOICE,
        at: START + limitMs,
      })
    },
  )
})

describe('an answer', () => {
  const last = START + DAILY_LIMIT_MS + DAILY_LATENCY_MS

  test.each([0, 3, NO_CHOICE])('of option %i counts as given while the clock runs', (shownIndex) => {
    expect(countedAnswer(USUAL, { shownIndex, at: last })).toEqual({ shownIndex, at: last })
  })

  test.each([0, 3, NO_CHOICE])(
    'of option %i is entered as none at the end of the time when late',
    (shownIndex) => {
      const none = { shownIndex: NO_CHOICE, at: START + 90_000 }
      expect(countedAnswer(USUAL, { shownIndex, at: last + 1 })).toEqual(none)
      expect(noAnswer(USUAL)).toEqual(none)
    },
  )

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
