import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS, dateStart, HOUR_MS as HOUR, utcWeekStart } from '#rules/days.ts'
import { dueAt } from '#rules/memory/due.ts'
import { doseOf, examAtOf, isExamAhead } from '#rules/plan/study-plan.ts'
import { FARTHEST_HORIZON, horizonTo } from '#rules/practice/gain.ts'
import { memoryOf, NOON } from '../memory/remembered.ts'

const MONDAY = utcWeekStart(NOON)
const on = (day: number, count: number) =>
  Array.from({ length: count }, (_, i) => MONDAY + day * DAY_MS + HOUR + i * 60_000)
const plan = (weeklyHours: number | null, examDate: string | null = null) => ({ weeklyHours, examDate })

describe('today’s share of the week', () => {
  test('is ten minutes without a plan, and a seventh of the week’s questions on its first day', () => {
    expect(doseOf(plan(null), on(0, 2), MONDAY + HOUR * 12)).toEqual({
      questions: 5,
      minutes: 10,
      answered: 2,
    })
    expect(doseOf(plan(7), on(0, 3), MONDAY + HOUR * 12)).toEqual({ questions: 30, minutes: 60, answered: 3 })
  })

  test('missed days are shared out over those left, and never pile up', () => {
    const friday = MONDAY + 4 * DAY_MS + HOUR * 12
    expect(doseOf(plan(7), on(0, 120), friday).questions).toBe(30)
    expect(doseOf(plan(7), [], friday).questions).toBe(45)
    expect(doseOf(plan(7), on(1, 210), friday).questions).toBe(5)
  })

  test('is never less than ten minutes nor more than one and a half even shares, whatever was done', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 200 }),
        fc.integer({ min: 0, max: 6 }),
        (hours, days, day) => {
          const now = MONDAY + day * DAY_MS + HOUR * 20
          const answeredAt = days.filter((one) => one <= day).flatMap((one) => on(one, 1))
          const { questions, answered } = doseOf(plan(hours), answeredAt, now)
          expect(questions).toBeGreaterThanOrEqual(5)
          expect(questions).toBeLessThanOrEqual(Math.max(5, Math.round(((hours * 30) / 7) * 1.5)))
          expect(answered).toBe(answeredAt.filter((at) => at >= MONDAY + day * DAY_MS).length)
        },
      ),
    ))
})

describe('the date of the exam', () => {
  test('counts until its day is over', () => {
    expect(examAtOf(plan(null, '2027-02-23'), NOON)).toBe(dateStart('2027-02-23'))
    expect(examAtOf(plan(null, '2026-11-20'), NOON)).toBe(dateStart('2026-11-20'))
    expect(examAtOf(plan(null, '2026-11-19'), NOON)).toBeNull()
    expect(examAtOf(plan(5), NOON)).toBeNull()
  })

  test('may be planned while its day isn’t over somewhere on earth', () => {
    expect(isExamAhead(plan(null, '2026-11-19'), NOON)).toBe(true)
    expect(isExamAhead(plan(null, '2026-11-18'), NOON)).toBe(false)
    expect(isExamAhead(plan(5), NOON)).toBe(false)
  })

  test('leaves no rule unseen for two weeks after it, however near it is', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 14 }),
        fc.integer({ min: 0, max: 60 }),
        fc.string(),
        (left, ago, area) => {
          const examAt = NOON + left * DAY_MS
          const memory = memoryOf({ stability: 400, reviewedAt: NOON - (14 + ago) * DAY_MS - 1 })
          expect(dueAt({ userId: 'one', area, memory, examAt })).toBeLessThanOrEqual(examAt - 3 * DAY_MS)
        },
      ),
    ))

  test('brings each rule met back 14 to 3 days before it, and changes nothing of one due sooner or seen since', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.double({ min: 0.1, max: 400, noNaN: true }),
        fc.string(),
        (days, stability, area) => {
          const examAt = NOON + days * DAY_MS
          const memory = memoryOf({ stability, reviewedAt: NOON })
          const without = dueAt({ userId: 'one', area, memory })
          const due = dueAt({ userId: 'one', area, memory, examAt })
          expect(due).toBeLessThanOrEqual(without)
          expect(due).toBeGreaterThan(NOON)
          if (due !== without) {
            expect(due).toBeGreaterThanOrEqual(examAt - 14 * DAY_MS)
            expect(due).toBeLessThanOrEqual(examAt - 3 * DAY_MS)
          }
          if (days > 14 && without > examAt - 3 * DAY_MS) expect(due).not.toBe(without)
        },
      ),
    ))

  test('is how far ahead practice looks, between 7 and 60 days', () => {
    expect(horizonTo(null, NOON)).toBe(FARTHEST_HORIZON)
    expect([1, 30, 300].map((days) => horizonTo(NOON + days * DAY_MS, NOON))).toEqual([7, 30, 60])
  })
})
