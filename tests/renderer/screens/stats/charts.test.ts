import { describe, expect, test } from 'vitest'
import type { ReplyOf } from '#protocol/routes.ts'
import { DAY_MS as DAY } from '#rules/days.ts'
import { difficultyName } from '#rules/difficulty.ts'
import {
  accuracyPoints,
  difficultyBars,
  pacePoints,
  subjectBars,
  timeDomain,
  timeTicks,
} from '../../../../renderer/screens/stats/analytics/chart-data.ts'
import {
  accuracySummary,
  barsSummary,
  paceSummary,
} from '../../../../renderer/screens/stats/analytics/chart-words.ts'

type Analytics = ReplyOf<'GET /api/stats/analytics'>

const tally = (answered: number, correct: number, timed = answered, seconds = 60 * timed) => ({
  ...{ answered, correct, timed, seconds },
})

const analyticsOf = (parts: Partial<Analytics> = {}): Analytics => ({
  timeZone: 'UTC',
  since: '2025-11-21T00:00:00.000Z',
  isComplete: true,
  total: tally(10, 6),
  period: 'week',
  overTime: [
    { start: '2026-11-02', ...tally(4, 1) },
    { start: '2026-11-16', ...tally(6, 5, 0) },
  ],
  bySubject: [
    { subject: 'Criminal Law/Procedure', ...tally(4, 1) },
    { subject: 'Torts', ...tally(6, 5) },
  ],
  byDifficulty: [{ difficulty: 3, ...tally(10, 6) }],
  byHour: Array(24).fill(0),
  mostActiveHour: 8,
  sessions: { count: 1, averageMs: 0, longestMs: 0 },
  ...parts,
})

describe('points and bars', () => {
  test('accuracy by week, named by its Monday', () => {
    expect(accuracyPoints(analyticsOf())).toEqual([
      { at: Date.UTC(2026, 10, 2), value: 25, name: 'Week of Nov 2, 2026', text: '1 of 4 correct (25.0%)' },
      {
        at: Date.UTC(2026, 10, 16),
        value: 500 / 6,
        name: 'Week of Nov 16, 2026',
        text: '5 of 6 correct (83.3%)',
      },
    ])
    expect(accuracyPoints(analyticsOf({ period: 'day' }))[0]?.name).toBe('Nov 2, 2026')
  })

  test('pace where something was timed', () => {
    expect(pacePoints(analyticsOf())).toEqual([
      { at: Date.UTC(2026, 10, 2), value: 1, name: 'Week of Nov 2, 2026', text: '1.0 min per answer' },
    ])
  })

  test('subjects by their short names, levels by number and name', () => {
    expect(subjectBars(analyticsOf()).map(({ label, name }) => [label, name])).toEqual([
      ['Crim', 'Criminal Law/Procedure'],
      ['Torts', 'Torts'],
    ])
    expect(difficultyBars(analyticsOf())).toEqual([
      { label: '3', value: 60, name: 'Level 3 Intermediate', text: '6 of 10 correct (60.0%)' },
    ])
  })
})

describe('the time axis', () => {
  const points = (...days: number[]) => days.map((day) => ({ at: day * DAY, value: 0, name: '', text: '' }))

  test.each([
    [[], []],
    [[5], [5]],
    [
      [5, 6],
      [5, 6],
    ],
    [
      [5, 7],
      [5, 6, 7],
    ],
    [
      [0, 2, 9, 30],
      [0, 10, 20, 30],
    ],
    [
      [0, 364],
      [0, 121, 243, 364],
    ],
  ])('of days %j is marked at %j', (days, ticks) => {
    expect(timeTicks(points(...days)).map((at) => at / DAY)).toEqual(ticks)
  })

  test('one day alone stands in the middle', () => {
    expect(timeDomain(points(5))).toEqual([4 * DAY, 6 * DAY])
    expect(timeDomain(points(5, 8))).toEqual([5 * DAY, 8 * DAY])
  })
})

describe('the message of a chart', () => {
  test('of accuracy: its first and last point', () => {
    expect(accuracySummary(accuracyPoints(analyticsOf()))).toBe(
      'From 25.0% (Week of Nov 2, 2026) to 83.3% (Week of Nov 16, 2026).',
    )
    expect(accuracySummary(accuracyPoints(analyticsOf()).slice(0, 1))).toBe(
      'Week of Nov 2, 2026: 25.0% of your answers were correct.',
    )
  })

  test('of pace: the average beside the exam’s 1.8 minutes', () => {
    expect(paceSummary(tally(4, 1))).toMatch(
      /gives you 1\.8 min a question\. You take 1\.0 min on average: within it\./,
    )
    expect(paceSummary(tally(4, 1, 4, 480))).toContain('2.0 min on average: over it.')
    expect(paceSummary(tally(4, 1, 1, 110))).toContain('You take 1.8 min on average: right on pace.')
    expect(paceSummary(tally(4, 1, 1, 106))).toContain('You take 1.8 min on average: right on pace.')
    expect(paceSummary(tally(4, 1, 0))).toContain('We didn’t time these answers.')
  })

  test('of bars: the best and the weakest', () => {
    expect(barsSummary(subjectBars(analyticsOf()))).toBe(
      'Best: Torts, 83.3%. Lowest: Criminal Law/Procedure, 25.0%.',
    )
    expect(barsSummary(difficultyBars(analyticsOf()))).toBe('Level 3 Intermediate: 6 of 10 correct (60.0%).')
  })

  test('of bars of thousands: with separators, as the other tabs tell them', () => {
    const bySubject = [{ subject: 'Torts' as const, ...tally(2947, 1617) }]
    expect(barsSummary(subjectBars(analyticsOf({ bySubject })))).toBe(
      'Torts: 1,617 of 2,947 correct (54.9%).',
    )
  })

  test('of bars that share a place: the first of them, and how many more', () => {
    const summary = (...correct: number[]) =>
      barsSummary(
        difficultyBars(
          analyticsOf({ byDifficulty: correct.map((one, i) => ({ difficulty: i + 1, ...tally(2, one) })) }),
        ),
      )
    const [first, second] = [1, 2].map((level) => `Level ${level} ${difficultyName(level)}`)
    expect(summary(2, 2, 2, 0)).toBe(
      `Best: ${first} and 2 more, 100.0%. Lowest: Level 4 ${difficultyName(4)}, 0.0%.`,
    )
    expect(summary(2, 2, 0)).toContain(`Best: ${first} and ${second}, 100.0%.`)
    expect(summary(1, 1)).toBe('All at 50.0%.')
  })
})
