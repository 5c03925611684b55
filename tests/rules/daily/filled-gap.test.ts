import { describe, expect, it } from 'vitest'
import { NO_CHOICE, SEALED_VALID_MS } from '#rules/daily/casefile.ts'
import { dailyStreakOn, foldDaily, withDay } from '#rules/daily/fold.ts'
import { daysAround } from '#rules/day-streak.ts'

const NOON = Date.UTC(2026, 10, 20, 12)
const days = ['2026-11-11', '2026-11-12', '2026-11-13', '2026-11-15']
const known = { dailyStreak: 1, bestDailyStreak: 3, lastDailyDate: '2026-11-15' }
const filling = { at: NOON, dailyDate: '2026-11-14', dailyDays: days }

describe('a day that fills a gap in the streak', () => {
  it('has the days before it and after it beside it', () => {
    expect(daysAround(new Set(days), '2026-11-14')).toEqual({ before: 3, after: 1 })
    expect(daysAround(new Set(['2026-11-15', '2026-11-16', '2026-11-18']), '2026-11-14')).toEqual({
      before: 0,
      after: 2,
    })
  })

  it('was preceded by the longer of the two streaks it joins, so that no milestone is paid twice', () => {
    expect(withDay(known, filling)).toMatchObject({ before: 3, after: 5 })
    expect(foldDaily(known, filling, 'right').bonus).toBe(0)
    const other = ['2026-11-13', '2026-11-15', '2026-11-16', '2026-11-17']
    expect(withDay({ ...known, lastDailyDate: '2026-11-17' }, { ...filling, dailyDays: other }).before).toBe(
      3,
    )
  })
})

it('a streak stands through the day after its last case', () => {
  const streak = { ...known, dailyStreak: 4 }
  expect(['2026-11-15', '2026-11-16', '2026-11-17'].map((date) => dailyStreakOn(streak, date))).toEqual([
    4, 4, 0,
  ])
})

it('a sealed answer is good for 48 hours, and no choice is -1 (design section 4, Daily; design section 5)', () => {
  expect(SEALED_VALID_MS).toBe(172_800_000)
  expect(NO_CHOICE).toBe(-1)
})
