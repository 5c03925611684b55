import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  DAY_MS,
  dateStart,
  daysBetween,
  msToNextDay,
  secondsToNextDay,
  utcDate,
  utcDayStart,
  utcWeekStart,
  WEEK_MS,
} from '#rules/days.ts'

const at = (text: string) => Date.parse(text)

test('a day is the UTC day, to the millisecond', () => {
  const start = Date.UTC(2026, 2, 29)
  expect(utcDayStart(start)).toBe(start)
  expect(utcDayStart(start + 86_399_999)).toBe(start)
  expect(utcDayStart(start - 1)).toBe(Date.UTC(2026, 2, 28))
  expect(utcDate(start)).toBe('2026-03-29')
  expect(utcDate(start - 1)).toBe('2026-03-28')
})

describe('the date after, and the date before', () => {
  test.each([
    ['2026-11-20', '2026-11-21'],
    // month and year ends
    ['2026-11-30', '2026-12-01'],
    ['2026-12-31', '2027-01-01'],
    ['2026-04-30', '2026-05-01'],
    // leap days: every fourth year, not every hundredth, but every four hundredth
    ['2028-02-28', '2028-02-29'],
    ['2028-02-29', '2028-03-01'],
    ['2026-02-28', '2026-03-01'],
    ['2100-02-28', '2100-03-01'],
    ['2000-02-28', '2000-02-29'],
    // clocks change in New York, London and Sydney: a UTC day does not notice
    ['2026-03-08', '2026-03-09'],
    ['2026-03-29', '2026-03-30'],
    ['2026-10-25', '2026-10-26'],
    ['2026-11-01', '2026-11-02'],
    ['2026-04-05', '2026-04-06'],
  ])('%s, then %s', (date, next) => {
    expect(addDays(date, 1)).toBe(next)
    expect(addDays(next, -1)).toBe(date)
    expect(daysBetween(date, next)).toBe(1)
    expect(daysBetween(next, date)).toBe(-1)
    expect(dateStart(next) - dateStart(date)).toBe(DAY_MS)
  })
})

test.each([
  ['2026-01-01', 365, '2027-01-01'],
  ['2028-01-01', 365, '2028-12-31'],
  ['2028-02-29', 365, '2029-02-28'],
  ['2028-02-29', 1461, '2032-02-29'],
  ['2026-11-20', -60, '2026-09-21'],
  ['2026-11-20', 0, '2026-11-20'],
])('%s and %i days is %s', (date, days, then) => {
  expect(addDays(date, days)).toBe(then)
  expect(daysBetween(date, then)).toBe(days)
})

describe('a week begins on Monday 00:00 UTC', () => {
  test.each([
    ['2026-11-16T00:00:00.000Z', '2026-11-16'],
    ['2026-11-15T23:59:59.999Z', '2026-11-09'],
    ['2026-11-20T12:00:00.000Z', '2026-11-16'],
    ['2026-11-22T23:59:59.999Z', '2026-11-16'],
    // over a year's end, a leap day, and the days clocks change
    ['2027-01-01T05:00:00.000Z', '2026-12-28'],
    ['2028-02-29T05:00:00.000Z', '2028-02-28'],
    ['2026-03-29T01:30:00.000Z', '2026-03-23'],
    ['2026-11-01T06:30:00.000Z', '2026-10-26'],
    // the first days there are, and before
    ['1970-01-01T00:00:00.000Z', '1969-12-29'],
    ['1969-12-28T23:00:00.000Z', '1969-12-22'],
  ])('%s lies in the week of %s', (instant, monday) => {
    expect(utcDate(utcWeekStart(at(instant)))).toBe(monday)
  })

  test('whatever the instant: a Monday, at most a week ago', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (instant) => {
        const start = utcWeekStart(instant)
        expect(new Date(start).getUTCDay()).toBe(1)
        expect(utcDayStart(start)).toBe(start)
        expect(instant - start).toBeGreaterThanOrEqual(0)
        expect(instant - start).toBeLessThan(WEEK_MS)
      }),
    )
  })
})

describe('the time to the next day', () => {
  test.each([
    ['2026-11-20T00:00:00.000Z', 86_400],
    ['2026-11-20T12:00:00.000Z', 43_200],
    ['2026-11-20T23:59:59.000Z', 1],
    ['2026-11-20T23:59:59.999Z', 1],
    // a day on which clocks are put forward still has 24 hours
    ['2026-03-29T00:00:00.000Z', 86_400],
    ['2028-02-29T23:59:00.500Z', 60],
  ])('at %s it is %i s', (instant, seconds) => {
    expect(secondsToNextDay(at(instant))).toBe(seconds)
  })

  test('leads to the next day’s first millisecond', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (instant) => {
        const next = instant + msToNextDay(instant)
        expect(utcDate(next)).toBe(addDays(utcDate(instant), 1))
        expect(utcDate(next - 1)).toBe(utcDate(instant))
      }),
    )
  })
})

test('days add up: any two sums of days are the sum of the days', () => {
  const days = fc.integer({ min: -20_000, max: 20_000 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e12 }), days, days, (instant, a, b) => {
      const date = utcDate(instant)
      expect(addDays(addDays(date, a), b)).toBe(addDays(date, a + b))
      expect(daysBetween(date, addDays(date, a))).toBe(a)
    }),
  )
})
