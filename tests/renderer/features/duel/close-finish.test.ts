import { expect, it } from 'vitest'
import { closeFinish } from '../../../../renderer/features/duel/close-finish.ts'

it.each([
  [7, [4, 4], null],
  [8, [5, 5], 'Tied, with 3 to go'],
  [8, [6, 4], null],
  [9, [5, 4], 'Up one, with 2 to go'],
  [9, [4, 5], 'Down one, with 2 to go'],
  [10, [5, 5], 'Final round: this one decides it'],
  [10, [6, 5], 'Final round: hold your lead'],
  [10, [5, 6], 'Final round: tie it up'],
  [10, [7, 5], null],
] as const)('round %i at %j', (round, scores, words) => {
  expect(closeFinish(round, 10, scores)).toBe(words)
})
