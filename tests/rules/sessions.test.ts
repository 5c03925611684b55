import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MINUTE_MS as MINUTE } from '#rules/days.ts'
import { SESSION_GAP_MS, sessionsOf } from '#rules/sessions.ts'

const NINE = Date.UTC(2026, 10, 20, 9)
const after = (minutes: number, seconds = 0) => ({ at: NINE + minutes * MINUTE, time: seconds * 1000 })

test('no answers make no sitting', () => {
  expect(sessionsOf([])).toEqual([])
})

test('one answer is a sitting as long as its question was looked at', () => {
  expect(sessionsOf([after(0, 40)])).toEqual([{ start: NINE - 40_000, end: NINE, answers: 1 }])
})

test('answers thirty minutes apart are one sitting, a millisecond more makes two', () => {
  const second = { at: NINE + SESSION_GAP_MS, time: 0 }
  expect(sessionsOf([after(0), second])).toEqual([{ start: NINE, end: NINE + SESSION_GAP_MS, answers: 2 }])
  const later = { at: second.at + 1, time: 0 }
  expect(sessionsOf([after(0), later])).toEqual([
    { start: NINE, end: NINE, answers: 1 },
    { start: later.at, end: later.at, answers: 1 },
  ])
})

test('a sitting goes on as long as each answer follows the last within half an hour, over midnight too', () => {
  const evening = [0, 25, 50, 75].map((minutes) => ({
    at: Date.UTC(2026, 11, 31, 23) + minutes * MINUTE,
    time: 0,
  }))
  expect(sessionsOf(evening)).toEqual([
    { start: Date.UTC(2026, 11, 31, 23), end: Date.UTC(2027, 0, 1, 0, 15), answers: 4 },
  ])
})

test('whatever order answers come in, every answer is in one sitting and sittings lie more than half an hour apart', () => {
  const answers = fc.array(
    fc.record({
      at: fc.integer({ min: NINE, max: NINE + 600 * MINUTE }),
      time: fc.integer({ min: 0, max: 180_000 }),
    }),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(
      answers.chain((list) =>
        fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
      ),
      ([list, shuffled]) => {
        const sessions = sessionsOf(list)
        expect(sessionsOf(shuffled)).toEqual(sessions)
        expect(sessions.reduce((sum, { answers: n }) => sum + n, 0)).toBe(list.length)
        for (const [i, { start, end }] of sessions.entries()) {
          expect(start).toBeLessThanOrEqual(end)
          const within = list.filter(({ at }) => at <= end && at > (sessions[i - 1]?.end ?? 0))
          expect(sessions[i]?.answers).toBe(within.length)
          const first = Math.min(...within.map(({ at }) => at))
          if (i > 0) expect(first - (sessions[i - 1]?.end ?? 0)).toBeGreaterThan(SESSION_GAP_MS)
        }
      },
    ),
  )
})
