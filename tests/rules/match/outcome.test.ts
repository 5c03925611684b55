import { expect, test } from 'vitest'
import { type Ending, resultOf } from '#rules/match/outcome.ts'

test.each<[string, Ending, string, string]>([
  ['the first won', { ended: 'played', winner: 1 }, 'win', 'loss'],
  ['the second won', { ended: 'played', winner: 2 }, 'loss', 'win'],
  ['equal scores', { ended: 'played', winner: null }, 'draw', 'draw'],
  ['one resigned', { ended: 'resigned', winner: 2 }, 'loss', 'win'],
  ['one was silent', { ended: 'forfeit', winner: 1 }, 'win', 'loss'],
  ['both were silent', { ended: 'forfeit', winner: null }, 'abandoned', 'abandoned'],
  ['both were gone', { ended: 'abandoned', winner: null }, 'abandoned', 'abandoned'],
])('%s', (_what, ending, first, second) => {
  expect(resultOf(1, ending)).toBe(first)
  expect(resultOf(2, ending)).toBe(second)
})
