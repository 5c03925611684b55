import { expect, test } from 'vitest'
import { tooMany, withWait } from '#http/too-many.ts'
import { dayFull } from '#study/day-full.ts'
import { BUSY } from '../../cloud-server/accounts/password.ts'

test('a wait is told in whole seconds, the last one whole, and never as none', () => {
  const refusal = tooMany(60_001)
  expect(refusal).toMatchObject({ refused: 'rate_limited', retryAfter: 61 })
  expect(refusal.message).toMatch(/ Try again in 61 seconds\.$/)
  expect(tooMany(91_000)).toMatchObject({ retryAfter: 91, message: expect.stringContaining('in 2 minutes') })
  expect(withWait(refusal, 0)).toEqual({ ...refusal, retryAfter: 1 })
})

test('a full queue of passwords, and a full day, say when to come again', () => {
  expect(BUSY).toMatchObject({ refused: 'rate_limited', retryAfter: 1 })
  expect(dayFull(Date.UTC(2026, 10, 27, 23, 59))).toMatchObject({ refused: 'rate_limited', retryAfter: 60 })
})
