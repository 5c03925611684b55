import { expect, it } from 'vitest'
import { fateOf } from '../../../../renderer/components/arena/fate.ts'

it.each([
  [true, false, 'Only you had it'],
  [true, true, 'You both had it'],
  [false, true, 'They had it, you didn’t'],
  [false, false, 'Neither of you had it'],
])('you %s, they %s: %s', (correct, opponentCorrect, words) => {
  expect(fateOf(correct, opponentCorrect)).toBe(words)
})

it.each([
  [true, false, 'Only Ann had it'],
  [false, true, 'Only Bo had it'],
  [true, true, 'Both had it'],
  [false, false, 'Neither had it'],
])('of two others, Ann %s and Bo %s: %s', (correct, opponentCorrect, words) => {
  expect(fateOf(correct, opponentCorrect, ['Ann', 'Bo'])).toBe(words)
})
