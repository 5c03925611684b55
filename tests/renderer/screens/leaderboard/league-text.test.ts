import { expect, test } from 'vitest'
import { HOUR_MS as HOUR } from '#rules/days.ts'
import { leagueName } from '../../../../renderer/components/league-name.ts'
import {
  lastWeekText,
  timeLeftText,
  zonesText,
} from '../../../../renderer/screens/leaderboard/league-text.ts'

test.each([
  [6.9 * 24 * HOUR, '6 days left'],
  [48 * HOUR, '2 days left'],
  [48 * HOUR - 1, '47 hours left'],
  [HOUR, '1 hour left'],
  [HOUR - 1, 'less than an hour left'],
  [0, 'less than an hour left'],
])('%i ms: %s', (ms, text) => {
  expect(timeLeftText(ms)).toBe(text)
})

test.each([
  [{ up: 6, down: 6 }, 1, 'The top 6 move up to Court of Appeals, and the last 6 drop to Small Claims.'],
  [
    { up: 1, down: 1 },
    1,
    'The first place moves up to Court of Appeals, and the last place drops to Small Claims.',
  ],
  [{ up: 1, down: 0 }, 0, 'The first place moves up to Trial Court.'],
  [{ up: 0, down: 6 }, 4, 'The last 6 drop to State Supreme Court.'],
  [{ up: 0, down: 0 }, 0, 'No one moves up or down until more players join this group.'],
])('the zones %o of league %i', (zones, league, text) => {
  expect(zonesText({ zones, league })).toBe(text)
})

const week = {
  week: '2026-11-16',
  league: 1,
  nextLeague: 1,
  result: 'same',
  place: 9,
  size: 30,
  points: 80,
} as const

test.each([
  [week, 'You finished 9th of 30. You stayed in Trial Court.'],
  [
    { ...week, result: 'up', place: 2, nextLeague: 2 },
    'You finished 2nd of 30. You moved up to Court of Appeals.',
  ],
  [
    { ...week, result: 'down', place: 28, nextLeague: 0 },
    'You finished 28th of 30. You dropped to Small Claims.',
  ],
  [
    { ...week, result: 'down', points: 0, nextLeague: 0 },
    'You earned no points, so you dropped to Small Claims.',
  ],
  [
    { ...week, result: 'down', place: null, nextLeague: 0 },
    'You left your group. You dropped to Small Claims.',
  ],
] as const)('last week: %o', (last, text) => {
  expect(lastWeekText(last)).toBe(text)
})

test('every league has a name, and one that is newer than the page a number', () => {
  expect([0, 4, 5].map(leagueName)).toEqual(['Small Claims', 'Supreme Court', 'League 6'])
})
