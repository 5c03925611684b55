import { expect, test } from 'vitest'
import { isNewcomer } from '#rules/daily/newcomer.ts'

const NOON = Date.parse('2026-11-23T12:00:00Z')
const joinedAt = Date.parse('2026-11-20T12:00:00Z')

test.each([
  ['three days old to the millisecond, with 20 answers', false, 20, NOON],
  ['a millisecond younger', true, 20, NOON - 1],
  ['old enough, with 19 answers', true, 19, NOON],
  ['a year old, and never played', true, 0, NOON + 365 * 86_400_000],
  ['an hour old, after 1,000 answers', true, 1_000, joinedAt + 3_600_000],
])('an account %s: a newcomer, %s', (_, newcomer, answered, now) => {
  expect(isNewcomer({ joinedAt, answered }, now)).toBe(newcomer)
})
