import { expect, test } from 'vitest'
import { MINUTE_MS as MINUTE } from '#rules/days.ts'
import { checkpointsOf, limitOf } from '#rules/exam/lengths.ts'
import { paceAt } from '#rules/exam/pace.ts'

test('pace is told at the checkpoints alone, against an even share of the time one has', () => {
  const plan = { length: 33, limitMs: limitOf(33, 1), checkpoints: checkpointsOf(33) }
  expect(paceAt(10, 0, plan)).toBeNull()
  expect(paceAt(11, 18 * MINUTE, plan)).toEqual({ answered: 11, aheadMs: 2 * MINUTE })
  expect(paceAt(22, 43 * MINUTE, plan)).toEqual({ answered: 22, aheadMs: -3 * MINUTE })
  expect(paceAt(22, 43 * MINUTE, { ...plan, limitMs: limitOf(33, 2) })?.aheadMs).toBe(37 * MINUTE)
})
