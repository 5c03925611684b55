import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldDaily } from '#rules/daily/fold.ts'
import { streakOf } from '#rules/day-streak.ts'
import { addDays, dateStart } from '#rules/days.ts'
import { foldAttempt } from '#rules/progress/fold.ts'
import { newProgress } from '#rules/progress/state.ts'
import { facts, NOON, newAttemptState } from '../progress/facts.ts'

const progressOf = (streak: number, best: number, last: string | null) => ({
  ...newProgress(),
  dailyStreak: streak,
  bestDailyStreak: best,
  lastDailyDate: last,
})
const noon = (date: string) => ({ at: dateStart(date) + 43_200_000 })

describe('the day’s case', () => {
  test.each([
    ['right on the day after', progressOf(2, 5, '2026-11-19'), 'right', 150, 15, [3, 5, '2026-11-20']],
    ['wrong keeps the streak', progressOf(2, 2, '2026-11-19'), 'wrong', 15, 15, [3, 3, '2026-11-20']],
    ['none in time leaves it', progressOf(2, 2, '2026-11-19'), 'timeout', 0, 0, [2, 2, '2026-11-19']],
    ['after a gap it begins anew', progressOf(9, 9, '2026-11-18'), 'right', 150, 0, [1, 9, '2026-11-20']],
    [
      'the same day again pays no milestone',
      progressOf(3, 3, '2026-11-20'),
      'right',
      150,
      0,
      [3, 3, '2026-11-20'],
    ],
    ['an older day changes nothing', progressOf(3, 3, '2026-11-21'), 'right', 150, 0, [3, 3, '2026-11-21']],
  ] as const)('%s', (_what, progress, result, xpGained, bonus, [days, best, last]) => {
    expect(foldDaily(progress, noon('2026-11-20'), result)).toEqual({
      xpGained,
      bonus,
      progress: { dailyStreak: days, bestDailyStreak: best, lastDailyDate: last },
    })
  })

  test('opened before midnight and answered after it, it counts to its own day', () => {
    const at = dateStart('2027-01-01') + 30_000
    const { progress } = foldDaily(progressOf(1, 1, '2026-12-30'), { at, dailyDate: '2026-12-31' }, 'right')
    expect(progress).toMatchObject({ dailyStreak: 2, lastDailyDate: '2026-12-31' })
  })

  test('known too late it pays nothing and keeps no streak', () => {
    const told = foldDaily(
      progressOf(2, 2, '2026-11-19'),
      { ...noon('2026-11-20'), dailyExpired: true },
      'right',
    )
    expect(told).toMatchObject({ xpGained: 0, bonus: 0, progress: { dailyStreak: 2 } })
  })

  test.each([
    ['right', 15],
    ['wrong', 15],
    ['timeout', 0],
  ] as const)('once its key was published a %s answer pays %i XP', (result, xpGained) => {
    const told = foldDaily(
      progressOf(3, 3, '2026-11-19'),
      { ...noon('2026-11-20'), dailyPublished: true },
      result,
    )
    expect(told.xpGained).toBe(xpGained)
    expect(told.progress.dailyStreak).toBe(result === 'timeout' ? 3 : 4)
  })

  test('a day known after a later one fills its gap, and pays the milestone it had reached', () => {
    const dailyDays = ['2026-11-17', '2026-11-18', '2026-11-20']
    const late = { ...noon('2026-11-19'), dailyDays }
    const told = foldDaily(progressOf(1, 2, '2026-11-20'), late, 'wrong')
    // Two days before it and one after become four: the milestone of 3 is passed.
    expect(told).toEqual({
      xpGained: 15,
      bonus: 15,
      progress: { dailyStreak: 4, bestDailyStreak: 4, lastDailyDate: '2026-11-20' },
    })
  })

  test('pays its own XP alone: no streak of right answers, no hint, but counts as one of them', () => {
    const four = [1, 2, 3, 4].reduce(
      (standing, n) => foldAttempt(standing, facts({ at: NOON - n })).after,
      newAttemptState(),
    )
    const { after, effect } = foldAttempt(four, facts({ daily: true, hintUsed: true }))
    expect(effect).toMatchObject({ xpGained: 150, streakBonus: 0 })
    expect(after.progress.currentOverallStreak).toBe(5)
    expect(after.progress.totalXp - four.progress.totalXp).toBe(150)
  })
})

test('in any order of arrival the streak is that of the days answered', () => {
  const day = fc.integer({ min: 0, max: 25 }).map((n) => addDays('2027-12-20', n))
  fc.assert(
    fc.property(fc.uniqueArray(day, { maxLength: 26 }), (arrivals) => {
      let progress: Parameters<typeof foldDaily>[0] = newProgress()
      const known: string[] = []
      for (const date of arrivals) {
        const isLate = progress.lastDailyDate !== null && progress.lastDailyDate > date
        const told = { ...noon(date), ...(isLate ? { dailyDays: [...known] } : {}) }
        progress = foldDaily(progress, told, 'right').progress
        known.push(date)
        const { days, best, lastDate } = streakOf(known)
        expect(progress).toEqual({ dailyStreak: days, bestDailyStreak: best, lastDailyDate: lastDate })
      }
    }),
  )
})
