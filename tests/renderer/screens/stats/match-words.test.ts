import { expect, test } from 'vitest'
import {
  endingWords,
  opponentName,
  shortWords,
} from '../../../../renderer/screens/stats/history/match-words.ts'

test('an opponent is called by name, a bot by its level', () => {
  const person = { displayName: 'Nerissa Vale', username: 'Nerissa', botLevel: null }
  expect(opponentName(person)).toBe('Nerissa Vale')
  expect(opponentName({ ...person, displayName: null })).toBe('Nerissa')
  expect(opponentName({ displayName: null, username: null, botLevel: 'expert' })).toBe('Expert bot')
})

test.each([
  ['live', 'played', 'win', null],
  ['live', 'resigned', 'win', 'Your opponent resigned'],
  ['live', 'resigned', 'loss', 'You resigned'],
  ['live', 'forfeit', 'win', 'You claimed the win'],
  ['live', 'forfeit', 'loss', 'Your opponent claimed the win'],
  ['live', 'abandoned', 'abandoned', 'Neither of you answered'],
  ['friend', 'forfeit', 'win', 'Your opponent ran out of time'],
  ['friend', 'forfeit', 'loss', 'You ran out of time'],
  ['friend', 'forfeit', 'abandoned', 'Both ran out of time'],
] as const)('a %s %s, a %s: %s', (kind, ended, result, words) => {
  expect(endingWords({ kind, ended, result })).toBe(words)
})

test.each([
  [true, 20, null],
  [undefined, null, null],
  [false, null, 'Doesn’t count'],
  [false, -9, 'Counts for rating only'],
] as const)('counted %s, rating %s: %s', (counted, ratingChange, words) => {
  expect(shortWords({ counted, ratingChange })).toBe(words)
})
