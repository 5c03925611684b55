import { describe, expect, test } from 'vitest'
import { DAY_MS as DAY } from '#rules/days.ts'
import {
  clampMastery,
  decayedMastery,
  isMastered,
  masteryChange,
  masteryLabel,
  needsWork,
} from '#rules/mastery.ts'

describe('what one answer changes (design section 4, Mastery)', () => {
  test.each([
    [1, 0.5],
    [4, 0.5 * Math.SQRT2],
    [7, 1],
    [10, 0.5 * Math.sqrt(10)],
  ])('right at level %i: +%d, twice that on the daily', (level, change) => {
    expect(masteryChange(true, level)).toBeCloseTo(change, 12)
    expect(masteryChange(true, level, true)).toBeCloseTo(2 * change, 12)
  })

  test('wrong is −0.25 flat, at every level and on the daily', () => {
    for (const level of [1, 5, 10])
      for (const daily of [false, true]) expect(masteryChange(false, level, daily)).toBe(-0.25)
  })

  test('stays within 0–100', () => {
    expect(clampMastery(-0.25)).toBe(0)
    expect(clampMastery(100.5)).toBe(100)
    expect(clampMastery(42.5)).toBe(42.5)
  })
})

describe('idle weeks (design section 4: 1 a week off after 14 idle days)', () => {
  const practiced = Date.UTC(2026, 0, 1)
  test.each([
    [0, 50],
    [14, 50],
    [20, 50],
    [21, 49],
    [27, 49],
    [28, 48],
    [35, 47],
    [14 + 7 * 60, 0],
    [4_000, 0],
  ])('after %i days 50 is %i', (days, left) => {
    expect(decayedMastery(50, practiced, practiced + days * DAY)).toBe(left)
  })

  test('falls by whole days: a millisecond before the 21st nothing is off yet', () => {
    expect(decayedMastery(50, practiced, practiced + 21 * DAY - 1)).toBe(50)
  })

  test('what was never practiced, or is practiced in the future, does not fade', () => {
    expect(decayedMastery(0, null, practiced)).toBe(0)
    expect(decayedMastery(50, null, practiced)).toBe(50)
    expect(decayedMastery(50, practiced, practiced - 100 * DAY)).toBe(50)
  })
})

describe('labels (design section 4: Competent 40, Proficient 55, Advanced 70, Expert 85, Master 95)', () => {
  test.each([
    [0, 'Beginner'],
    [39.99, 'Beginner'],
    [40, 'Competent'],
    [54.99, 'Competent'],
    [55, 'Proficient'],
    [69.99, 'Proficient'],
    [70, 'Advanced'],
    [84.99, 'Advanced'],
    [85, 'Expert'],
    [94.99, 'Expert'],
    [95, 'Master'],
    [100, 'Master'],
  ])('%d is %s', (mastery, label) => {
    expect(masteryLabel(mastery)).toBe(label)
  })

  test('mastered from 80, need work under 40 after 20 answers (spec section 9)', () => {
    expect([79.99, 80].map(isMastered)).toEqual([false, true])
    expect([39.99, 40].map((mastery) => needsWork(mastery, 20))).toEqual([true, false])
    expect(needsWork(0, 19)).toBe(false)
  })
})
