import { expect, it } from 'vitest'
import { comboAfter } from '../../../../renderer/features/solo/combo.ts'

const right = (streakBonus: number) => ({ isCorrect: true, streakBonus })
const WRONG = { isCorrect: false, streakBonus: 0 }

it('counts correct answers in a row, and a miss ends it', () => {
  const counts: number[] = []
  for (const grade of [right(0), right(0), right(2), right(4), right(6), right(6), WRONG, right(0)])
    counts.push(comboAfter(counts.at(-1) ?? 0, grade))
  expect(counts).toEqual([1, 2, 3, 4, 5, 6, 0, 1])
})

it.each([
  [2, 3],
  [4, 4],
  [6, 5],
])('a page that joins a streak learns from a bonus of %i that it is at least %i long', (bonus, streak) => {
  expect(comboAfter(0, right(bonus))).toBe(streak)
})
