import { expect, test } from 'vitest'
import { type Ending, outcomeFor } from '#rules/match/outcome.ts'

const played = (one: number, two: number, winner: Ending['winner'] = null): Ending => ({
  ended: 'played',
  winner,
  scores: [one, two],
})

test.each<[string, Ending, string, string]>([
  ['the first won', played(7, 5, 1), 'win', 'loss'],
  ['the second won', played(3, 5, 2), 'loss', 'win'],
  ['equal scores', played(5, 5), 'draw', 'draw'],
  ['a bot won, which no account names', played(4, 6), 'loss', 'win'],
  ['a bot lost', played(6, 4, 1), 'win', 'loss'],
  ['the loser resigned while ahead', { ended: 'resigned', winner: 2, scores: [5, 1] }, 'loss', 'win'],
  ['a player gave up against a bot', { ended: 'resigned', winner: null, scores: [5, 1] }, 'loss', 'loss'],
  ['one was silent', { ended: 'forfeit', winner: 1, scores: [0, 2] }, 'win', 'loss'],
  ['both were silent', { ended: 'forfeit', winner: null, scores: [2, 0] }, 'abandoned', 'abandoned'],
  ['both were gone', { ended: 'abandoned', winner: null, scores: [2, 0] }, 'abandoned', 'abandoned'],
])('%s', (_what, ending, first, second) => {
  expect(outcomeFor(1, ending)).toBe(first)
  expect(outcomeFor(2, ending)).toBe(second)
})
