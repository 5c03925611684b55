import { describe, expect, test } from 'vitest'
import { answerXp, streakBonus } from '#rules/answer-xp.ts'

describe('XP of an answer (design section 4, XP)', () => {
  test.each([
    ['right', false, 12],
    ['right', true, 10],
    ['wrong', false, 3],
    ['wrong', true, 3],
    ['timeout', false, 0],
    ['timeout', true, 0],
  ] as const)('%s, hint used: %s, is %i', (result, hintUsed, xp) => {
    expect(answerXp(result, hintUsed)).toBe(xp)
  })
})

test('the streak bonus is 2, 4, 6 on the 3rd, 4th, 5th right in a row, and 6 after that', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 100].map(streakBonus)).toEqual([0, 0, 0, 2, 4, 6, 6, 6])
})
