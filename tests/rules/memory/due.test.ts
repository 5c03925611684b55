import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS } from '#rules/days.ts'
import { dueAt, LONGEST_DAYS, RETENTION, recallAt } from '#rules/memory/due.ts'
import { daysUntil } from '#rules/memory/fsrs.ts'
import { anyMemory, memoryOf, NOON } from './remembered.ts'

const days = (userId: string, area: string, memory = memoryOf({ stability: 20 })) =>
  (dueAt({ userId, area, memory }) - memory.reviewedAt) / DAY_MS

test('a rule is due when its recall has fallen to 0.9, a tenth sooner or later, and in 66 days at the latest', () => {
  fc.assert(
    fc.property(anyMemory, fc.string(), fc.string(), (memory, userId, area) => {
      const usual = Math.min(LONGEST_DAYS, daysUntil(RETENTION, memory.stability))
      const due = days(userId, area, memory)
      // The instant is in whole milliseconds.
      expect(due).toBeGreaterThanOrEqual(0.9 * usual - 1e-7)
      expect(due).toBeLessThan(1.1 * usual + 1e-7)
      expect(days(userId, area, memory)).toBe(due)
    }),
  )
})

test('rules learned together come back spread over the whole range, and each time anew', () => {
  const due = Array.from({ length: 500 }, (_, i) => days('player', `area ${i}`))
  expect(Math.min(...due)).toBeLessThan(18.2)
  expect(Math.max(...due)).toBeGreaterThan(21.8)
  const middle = due.filter((one) => one > 19 && one < 21).length
  expect(middle).toBeGreaterThan(200)
  expect(middle).toBeLessThan(300)
  expect(days('player', 'area', memoryOf({ stability: 20, reps: 2 }))).not.toBe(days('player', 'area'))
  expect(days('other', 'area')).not.toBe(days('player', 'area'))
})

test('recall is 1 in the sitting of the answer, 0.9 after as many days as the memory holds, and falls with time', () => {
  const memory = memoryOf({ stability: 12 })
  expect(recallAt(memory, NOON)).toBe(1)
  expect(recallAt(memory, NOON + 12 * DAY_MS)).toBeCloseTo(0.9, 6)
  fc.assert(
    fc.property(anyMemory, fc.nat(400), fc.integer({ min: 1, max: 400 }), (one, soon, more) => {
      const at = (day: number) => recallAt(one, one.reviewedAt + day * DAY_MS)
      expect(at(soon + more)).toBeLessThanOrEqual(at(soon))
      expect(at(soon + more)).toBeGreaterThan(0)
    }),
  )
})
