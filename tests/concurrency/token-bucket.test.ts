import { expect, it } from 'vitest'
import { tokenBucket } from '#concurrency/token-bucket.ts'

const RATE = { burst: 3, perSecond: 2 }

it('has its burst at once, and nothing beyond it', () => {
  const bucket = tokenBucket(RATE, 0)
  expect([0, 0, 0, 0, 0].map((now) => bucket.take(now))).toEqual([3, 2, 1, 0, 0])
})

it('refills with time, by parts of a token too', () => {
  const bucket = tokenBucket(RATE, 0)
  for (let i = 0; i < 3; i++) bucket.take(0)
  expect([250, 500, 750, 1_000].map((now) => bucket.take(now))).toEqual([0.5, 1, 0.5, 1])
})

it('holds no more than its burst, however long nothing is taken', () => {
  const bucket = tokenBucket(RATE, 1_000)
  expect(bucket.take(1_000_000)).toBe(3)
})
