import { expect, it } from 'vitest'
import { fateOf } from '../../../../renderer/features/duel/fate.ts'

it.each([
  [true, false, 'Only you had it'],
  [true, true, 'You both had it'],
  [false, true, 'They had it, you didn’t'],
  [false, false, 'Neither of you had it'],
])('you %s, they %s: %s', (correct, opponentCorrect, words) => {
  expect(fateOf(correct, opponentCorrect)).toBe(words)
})
