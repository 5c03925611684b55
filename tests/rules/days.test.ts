import { expect, test } from 'vitest'
import { utcDate, utcDayStart } from '#rules/days.ts'

test('a day is the UTC day, to the millisecond', () => {
  const start = Date.UTC(2026, 2, 29)
  expect(utcDayStart(start)).toBe(start)
  expect(utcDayStart(start + 86_399_999)).toBe(start)
  expect(utcDayStart(start - 1)).toBe(Date.UTC(2026, 2, 28))
  expect(utcDate(start)).toBe('2026-03-29')
  expect(utcDate(start - 1)).toBe('2026-03-28')
})
