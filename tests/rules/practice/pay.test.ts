import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS, utcDate } from '#rules/days.ts'
import { countPractice, isPaid, PAID_A_DAY, type PracticeDay, REPEAT_XP } from '#rules/practice/pay.ts'
import { NOON } from '../memory/remembered.ts'

const none: PracticeDay = { practicedOn: null, practicedCount: 0 }
const counted = (times: number, at = NOON): PracticeDay =>
  Array.from({ length: times }).reduce<PracticeDay>((day) => countPractice(day, at), none)

test('150 answers of a UTC day are paid, and the next day begins anew', () => {
  expect(isPaid(counted(PAID_A_DAY), NOON)).toBe(true)
  expect(isPaid(counted(PAID_A_DAY + 1), NOON)).toBe(false)
  expect(PAID_A_DAY).toBe(150)
  const tomorrow = countPractice(counted(PAID_A_DAY + 1), NOON + DAY_MS)
  expect(tomorrow).toEqual({ practicedOn: '2026-11-21', practicedCount: 1 })
})

test('an answer that arrives late leaves the count of the day as it is', () => {
  const today = counted(7)
  expect(countPractice(today, NOON - DAY_MS)).toEqual(today)
})

test('an answer of an earlier day is paid by the answers of its own day', () => {
  const yesterday = NOON - DAY_MS
  expect(isPaid(counted(1), yesterday, PAID_A_DAY - 1)).toBe(true)
  expect(isPaid(counted(1), yesterday, PAID_A_DAY)).toBe(false)
  expect(isPaid(counted(PAID_A_DAY + 1), yesterday, 0)).toBe(true)
  // The day that is being counted goes by its own count.
  expect(isPaid(counted(1), NOON, PAID_A_DAY)).toBe(true)
})

test('the count is that of the newest day, and never falls within it', () => {
  const times = fc.array(fc.integer({ min: NOON - 3 * DAY_MS, max: NOON }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(times, (all) => {
      const day = all.reduce(countPractice, none)
      const newest = utcDate(Math.max(...all))
      const first = all.findIndex((at) => utcDate(at) === newest)
      const ofIt = all.slice(first).filter((at) => utcDate(at) === newest).length
      expect(day).toEqual({ practicedOn: newest, practicedCount: ofIt })
    }),
  )
})

test('a repeat pays what a wrong answer does', () => {
  expect(REPEAT_XP).toBe(3)
})
