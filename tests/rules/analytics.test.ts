import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AnswerGiven, analyze } from '#rules/analytics.ts'
import { DAY_MS as DAY } from '#rules/days.ts'
import { SUBJECTS } from '#rules/subjects.ts'

const NOW = Date.UTC(2026, 10, 20, 12)

const answer = (parts: Partial<AnswerGiven> = {}): AnswerGiven => ({
  at: NOW,
  subject: 'Torts',
  difficulty: 1,
  correct: true,
  timeSpent: 60_000,
  timed: true,
  repeat: false,
  ...parts,
})

test('of no answers there is nothing to tell', () => {
  expect(analyze([], 'UTC', NOW)).toEqual({
    total: { answered: 0, correct: 0, timed: 0, seconds: 0 },
    period: 'day',
    overTime: [],
    bySubject: [],
    byDifficulty: [],
    byHour: Array(24).fill(0),
    mostActiveHour: null,
    sessions: { count: 0, averageMs: 0, longestMs: 0 },
  })
})

test('an answer counts at most 180 s, and one whose clock ran on while the player was away has no pace', () => {
  const { total, sessions } = analyze(
    [answer({ timeSpent: 3_600_000 }), answer({ timeSpent: DAY, timed: false, at: NOW - DAY })],
    'UTC',
    NOW,
  )
  expect(total).toEqual({ answered: 2, correct: 2, timed: 1, seconds: 180 })
  expect(sessions).toEqual({ count: 2, averageMs: 90_000, longestMs: 180_000 })
})

test('a right answer to a question shown lately counts nowhere, as in the record', () => {
  const first = answer({ at: NOW - 60_000 })
  expect(analyze([first, answer({ repeat: true })], 'UTC', NOW)).toEqual(analyze([first], 'UTC', NOW))
})

test('a history of six weeks is told by the week, from Monday; a shorter one by the day', () => {
  const days = (ago: number) => analyze([answer({ at: NOW - ago * DAY }), answer()], 'UTC', NOW)
  expect(days(41).period).toBe('day')
  expect(days(41).overTime.map(({ start }) => start)).toEqual(['2026-10-10', '2026-11-20'])
  expect(days(42).period).toBe('week')
  expect(days(42).overTime.map(({ start }) => start)).toEqual(['2026-10-05', '2026-11-16'])
})

test.each([
  ['2026-11-15T23:59:59.999Z', '2026-11-09'],
  ['2026-11-16T00:00:00.000Z', '2026-11-16'],
  ['2027-01-01T10:00:00.000Z', '2026-12-28'],
  ['2028-02-29T10:00:00.000Z', '2028-02-28'],
])('%s is of the week of %s', (instant, week) => {
  const at = Date.parse(instant)
  const old = answer({ at: at - 60 * DAY })
  expect(analyze([old, answer({ at })], 'UTC', at).overTime.at(-1)?.start).toBe(week)
})

test('the most active hour is the player’s own, the earliest of equals', () => {
  const given = [
    '2026-11-20T01:10:00Z',
    '2026-11-20T01:20:00Z',
    '2026-11-20T14:00:00Z',
    '2026-11-19T14:00:00Z',
  ]
  const answers = given.map((instant) => answer({ at: Date.parse(instant) }))
  expect(analyze(answers, 'UTC', NOW).mostActiveHour).toBe(1)
  expect(analyze(answers, 'America/New_York', NOW).mostActiveHour).toBe(9)
})

const anyAnswers = fc.array(
  fc.record({
    at: fc.integer({ min: NOW - 365 * DAY, max: NOW }),
    subject: fc.constantFrom(...SUBJECTS),
    difficulty: fc.integer({ min: 1, max: 10 }),
    correct: fc.boolean(),
    timeSpent: fc.integer({ min: 0, max: 400_000 }),
    timed: fc.boolean(),
    repeat: fc.constant(false),
  }),
  { maxLength: 120 },
)
const zone = fc.constantFrom('UTC', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe')

test('times of answers in one instant come to the same sum in any order, to its last digit', () => {
  const given = [100, 200, 300].map((timeSpent) => answer({ timeSpent }))
  expect(analyze(given.toReversed(), 'UTC', NOW)).toEqual(analyze(given, 'UTC', NOW))
})

describe('for any answers', () => {
  test('the order they arrive in changes nothing', () => {
    const shuffled = anyAnswers.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    )
    fc.assert(
      fc.property(shuffled, zone, ([list, other], timeZone) => {
        expect(analyze(other, timeZone, NOW)).toEqual(analyze(list, timeZone, NOW))
      }),
    )
  })

  test('every way of dividing them adds up to all of them', () => {
    fc.assert(
      fc.property(anyAnswers, zone, (list, timeZone) => {
        const { total, overTime, bySubject, byDifficulty, byHour } = analyze(list, timeZone, NOW)
        const timed = list.filter((one) => one.timed)
        expect(total.answered).toBe(list.length)
        expect(total.correct).toBe(list.filter((one) => one.correct).length)
        expect(total.timed).toBe(timed.length)
        const seconds = timed.reduce((sum, one) => sum + Math.min(one.timeSpent, 180_000) / 1000, 0)
        expect(total.seconds).toBeCloseTo(seconds, 6)
        for (const parts of [overTime, bySubject, byDifficulty]) {
          for (const field of ['answered', 'correct', 'timed'] as const)
            expect(parts.reduce((sum, part) => sum + part[field], 0)).toBe(total[field])
          expect(parts.reduce((sum, part) => sum + part.seconds, 0)).toBeCloseTo(seconds, 6)
        }
        expect(byHour.reduce((sum, n) => sum + n, 0)).toBe(list.length)
        const starts = overTime.map(({ start }) => start)
        expect(starts).toEqual([...new Set(starts)].sort())
      }),
    )
  })
})
