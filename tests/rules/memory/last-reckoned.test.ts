import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS } from '#rules/days.ts'
import { dueAt } from '#rules/memory/due.ts'
import { lastReckoned } from '#rules/memory/last-reckoned.ts'
import type { Memory } from '#rules/memory/memory.ts'
import { gainOf } from '#rules/practice/gain.ts'
import { anyMemory, memoryOf, NOON } from './remembered.ts'

test('reckons once for the same memory and inputs, and again for any other', () => {
  let reckoned = 0
  const add = lastReckoned((memory, by: number, name: string) => {
    reckoned++
    return `${memory.reps + by} ${name}`
  })
  const [one, other] = [memoryOf({ reps: 1 }), memoryOf({ reps: 2 })]
  for (let i = 0; i < 3; i++) expect(add(one, 1, 'a')).toBe('2 a')
  expect(reckoned).toBe(1)
  expect(add(other, 1, 'a')).toBe('3 a')
  expect(add(one, 2, 'a')).toBe('3 a')
  expect(add(one, 2, 'b')).toBe('3 b')
  expect(add({ ...one, reps: 5 }, 2, 'b')).toBe('7 b')
  expect(reckoned).toBe(5)
})

/** Asked of memories that were asked before, in any order, each answer is that of a memory never asked. */
test('a due day and a gain are those of now, whoever asks, whatever exam is set, however many days later', () => {
  const asked = fc.array(
    fc.record({
      which: fc.nat(2),
      userId: fc.constantFrom('one', 'other'),
      area: fc.constantFrom('Duty', 'Breach'),
      examAt: fc.constantFrom(null, NOON + 20 * DAY_MS, NOON + 50 * DAY_MS),
      later: fc.integer({ min: 0, max: 3 }),
      horizon: fc.constantFrom(7, 60),
    }),
    { minLength: 2, maxLength: 12 },
  )
  fc.assert(
    fc.property(fc.array(anyMemory, { minLength: 3, maxLength: 3 }), asked, (memories, calls) => {
      for (const { which, userId, area, examAt, later, horizon } of calls) {
        const memory = memories[which] as Memory
        const afresh = { ...memory }
        expect(dueAt({ userId, area, memory, examAt })).toBe(dueAt({ userId, area, memory: afresh, examAt }))
        const at = memory.reviewedAt + later * DAY_MS
        expect(gainOf(memory, 0, horizon, at)).toBe(gainOf(afresh, 0, horizon, at))
      }
    }),
  )
})
