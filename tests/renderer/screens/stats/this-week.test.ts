import { expect, it } from 'vitest'
import { thisWeek, weekWords } from '../../../../renderer/screens/stats/this-week.ts'

const NOW = Date.UTC(2026, 10, 25, 12) // a Wednesday
const row = (start: string, answered: number, correct: number) => ({
  start,
  answered,
  correct,
  timed: answered,
  seconds: 0,
})

it('adds up the days since Monday, and no earlier one', () => {
  const overTime = [row('2026-11-22', 9, 9), row('2026-11-23', 4, 1), row('2026-11-25', 6, 5)]
  expect(thisWeek({ overTime }, NOW)).toEqual({ monday: '2026-11-23', answered: 10, correct: 6 })
})

it('takes the week’s own row where rows are weeks, and nothing where it has none', () => {
  expect(thisWeek({ overTime: [row('2026-11-16', 8, 8), row('2026-11-23', 3, 2)] }, NOW)).toEqual({
    monday: '2026-11-23',
    answered: 3,
    correct: 2,
  })
  expect(thisWeek({ overTime: [row('2026-11-16', 8, 8)] }, NOW)).toEqual({
    monday: '2026-11-23',
    answered: 0,
    correct: 0,
  })
})

it('says by its date which week that is, which a reader’s own Monday may not be', () => {
  const sundayInLosAngeles = Date.parse('2026-11-23T01:00:00Z')
  expect(weekWords(thisWeek({ overTime: [row('2026-11-22', 9, 9)] }, sundayInLosAngeles))).toBe(
    'No answers yet in the week of Nov 23. A few today get it going.',
  )
  expect(weekWords(thisWeek({ overTime: [row('2026-11-24', 9, 9)] }, NOW))).toBe('Since Mon, Nov 23')
})
