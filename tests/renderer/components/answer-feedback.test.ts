import { expect, it } from 'vitest'
import { othersText, xpReason } from '../../../renderer/components/AnswerFeedback.tsx'

it.each([
  [true, 12, 0, '+10 XP for a correct answer, +2 for using no hint.'],
  [true, 10, 0, '+10 XP for a correct answer.'],
  [true, 12, 4, '+10 XP for a correct answer, +2 for using no hint, +4 streak bonus.'],
  [false, 3, 0, 'You get +3 XP for answering. A correct answer pays +10 XP.'],
  [false, 0, 0, 'No answer, no XP. A correct answer pays +10 XP.'],
])('correct %s, %i XP and %i for the streak', (correct, xpGained, streakBonus, words) => {
  expect(xpReason({ correct, xpGained, streakBonus })).toBe(words)
})

it('says that the day’s paid answers were given, of a correct one and of a miss', () => {
  for (const correct of [true, false])
    expect(xpReason({ correct, xpGained: 0, streakBonus: 0, unpaid: true })).toMatch(
      /^You’ve earned today’s XP for practice: 150 answers\./,
    )
})

it('says why a correct answer to a question shown lately pays little', () => {
  expect(xpReason({ correct: true, xpGained: 3, streakBonus: 0, repeat: true })).toBe(
    'A correct answer to a question you saw in the last three weeks pays +3 XP.',
  )
  expect(xpReason({ correct: false, xpGained: 3, streakBonus: 0, repeat: true })).toBe(
    'You get +3 XP for answering. A correct answer pays +3 XP.',
  )
})

it('says how often players get a question right, and how many they are', () => {
  expect(othersText({ share: 0.619, players: 84 })).toBe('62% answer this correctly (84 players)')
})
