import { expect, test } from 'vitest'
import { publishedAt } from '#rules/daily/publication.ts'

test.each([
  ['2026-11-22', '2026-11-23T06:00:00Z'],
  ['2026-12-31', '2027-01-01T06:00:00Z'],
])('the key of %s is published six hours after the day, at %s', (date, at) => {
  expect(publishedAt(date)).toBe(Date.parse(at))
})
