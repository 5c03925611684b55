import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS } from '#rules/days.ts'
import { FARTHEST_HORIZON, gainOf } from '#rules/practice/gain.ts'
import { anyMemory, NOON } from '../memory/remembered.ts'
import { IN_40_DAYS, missedYesterday, rightTwice, rightYesterday } from './plans.ts'

const horizon = fc.integer({ min: 7, max: FARTHEST_HORIZON })

test('the worked example: the exam in 40 days', () => {
  expect(gainOf(null, 0.62, IN_40_DAYS, NOON)).toBeCloseTo(0.215, 3)
  expect(gainOf(missedYesterday, 0.62, IN_40_DAYS, NOON)).toBeCloseTo(0.125, 3)
  expect(gainOf(rightYesterday, 0.62, IN_40_DAYS, NOON)).toBeCloseTo(0.101, 3)
  expect(gainOf(rightTwice, 0.62, IN_40_DAYS, NOON)).toBeCloseTo(0.114, 3)
})

test('a rule answered in this sitting gains nothing, however it went', () => {
  fc.assert(
    fc.property(anyMemory, horizon, (memory, days) => {
      expect(gainOf(memory, 0.5, days, memory.reviewedAt + DAY_MS / 4)).toBe(0)
    }),
  )
})

test('a question on a rule never met always gains, the more the likelier it is answered right', () => {
  const chance = fc.double({ min: 0.25, max: 0.98, noNaN: true })
  fc.assert(
    fc.property(chance, horizon, (p, days) => {
      const gain = gainOf(null, p, days, NOON)
      expect(gain).toBeGreaterThan(0)
      expect(gain).toBeLessThan(1)
      expect(gainOf(null, p + 0.01, days, NOON)).toBeGreaterThan(gain)
    }),
  )
})
