import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type DayStreak,
  daysAround,
  extendStreak,
  newDayStreak,
  streakOf,
  streakOn,
} from '#rules/day-streak.ts'
import { addDays } from '#rules/days.ts'

const counted = (...dates: string[]): DayStreak => dates.reduce(extendStreak, newDayStreak())

describe('days in a row', () => {
  test.each([
    ['nothing yet', [], { days: 0, best: 0, lastDate: null }],
    ['a first day', ['2026-11-20'], { days: 1, best: 1, lastDate: '2026-11-20' }],
    ['the same day again', ['2026-11-20', '2026-11-20'], { days: 1, best: 1, lastDate: '2026-11-20' }],
    ['a day missed', ['2026-11-18', '2026-11-20'], { days: 1, best: 1, lastDate: '2026-11-20' }],
    [
      'over a year’s end',
      ['2026-12-30', '2026-12-31', '2027-01-01'],
      { days: 3, best: 3, lastDate: '2027-01-01' },
    ],
    [
      'over a leap day',
      ['2028-02-28', '2028-02-29', '2028-03-01'],
      { days: 3, best: 3, lastDate: '2028-03-01' },
    ],
    ['over a day that was none', ['2026-02-28', '2026-03-01'], { days: 2, best: 2, lastDate: '2026-03-01' }],
    [
      'over the days clocks change',
      ['2026-03-28', '2026-03-29', '2026-03-30', '2026-03-31'],
      { days: 4, best: 4, lastDate: '2026-03-31' },
    ],
    [
      'the best is kept when it breaks',
      ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-10'],
      { days: 1, best: 3, lastDate: '2026-11-10' },
    ],
    [
      'a clock put back brings no day twice',
      ['2026-11-19', '2026-11-20', '2026-11-18', '2026-11-20'],
      { days: 2, best: 2, lastDate: '2026-11-20' },
    ],
  ] as const)('%s', (_what, dates, streak) => {
    expect(counted(...dates)).toEqual(streak)
  })

  test('lasts through the day after the last answer, then it is broken', () => {
    const streak = counted('2026-11-18', '2026-11-19')
    expect(streakOn(streak, '2026-11-19')).toBe(2)
    expect(streakOn(streak, '2026-11-20')).toBe(2)
    expect(streakOn(streak, '2026-11-21')).toBe(0)
    expect(streakOn(streak, '2026-11-18')).toBe(2)
    expect(streakOn(newDayStreak(), '2026-11-20')).toBe(0)
  })
})

const dates = fc.array(
  fc.integer({ min: 0, max: 60 }).map((day) => addDays('2027-12-20', day)),
  { maxLength: 80 },
)

test('the streak of a set of days is the same in whatever order they became known', () => {
  fc.assert(
    fc.property(dates, fc.array(fc.nat()), (days, keys) => {
      const shuffled = days
        .map((day, i) => ({ day, key: keys[i] ?? i }))
        .sort((a, b) => a.key - b.key)
        .map(({ day }) => day)
      expect(streakOf(shuffled)).toEqual(streakOf(days))
      expect(streakOf(days)).toEqual(counted(...[...days].sort()))
    }),
  )
})

test('it is the longest and the last run of the calendar’s days', () => {
  fc.assert(
    fc.property(dates, (days) => {
      const known = new Set(days)
      const runs = [...known].map((day) => daysAround(known, day).before + 1)
      const { days: current, best, lastDate } = streakOf(days)
      expect(best).toBe(Math.max(0, ...runs))
      expect(lastDate).toBe([...known].sort().at(-1) ?? null)
      expect(current).toBe(lastDate === null ? 0 : daysAround(known, lastDate).before + 1)
      expect(best).toBeGreaterThanOrEqual(current)
    }),
  )
})
