import { expect, it } from 'vitest'
import { streakStanding } from '../../../renderer/components/streak-standing.ts'

const standing = (currentStreak: number, answeredToday: boolean, attemptedToday = answeredToday) =>
  streakStanding({ currentStreak, answeredToday, attemptedToday, lastDate: '2026-11-27' })

it('tells the days in a row and the way to the next milestone', () => {
  expect(standing(12, true)).toEqual({
    ...{ days: 12, text: '12 days in a row', progress: 1200 / 14 },
    towards: '12 of 14 days to the next milestone',
  })
  expect(standing(12, false).text).toBe('12 days in a row')
  expect(standing(120, true).towards).toBe('You’ve hit every milestone')
})

it('says what to do where there is no streak', () => {
  expect(standing(0, false).text).toBe('Answer today’s case')
  expect(standing(0, false, true).text).toBe('Answer the next case')
})

it('goes on no further with a streak whose case of today is past without an answer', () => {
  expect(standing(12, false, true)).toEqual({
    ...{ days: 0, text: '12 days in a row, through Nov 27', progress: 0 },
    towards: '0 of 3 days to the next milestone',
  })
})
