import { describe, expect, it } from 'vitest'
import { type AnswerGiven, analyze } from '#rules/analytics.ts'
import { LEVELS } from '#rules/difficulty.ts'
import { lawSchoolNamed } from '#rules/law-schools.ts'
import { sessionsOf } from '#rules/sessions.ts'
import { shuffledOrder } from '#rules/shuffle.ts'

const NOON = Date.UTC(2026, 10, 20, 12)
const answer = (difficulty: number): AnswerGiven => ({
  at: NOON,
  subject: 'Torts',
  difficulty,
  correct: true,
  timeSpent: 1000,
  timed: true,
  repeat: false,
})

describe('an order holds for', () => {
  it('the ten levels, from the easiest', () => {
    expect(LEVELS).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('statistics by difficulty, from the easiest, one row each', () => {
    const { byDifficulty } = analyze([7, 2, 10, 2].map(answer), 'UTC', NOON)
    expect(byDifficulty.map(({ difficulty, answered }) => [difficulty, answered])).toEqual([
      [2, 2],
      [7, 1],
      [10, 1],
    ])
  })

  it('of answers in one instant the question shown first begins the sitting', () => {
    const both = [
      { at: NOON, time: 10 },
      { at: NOON, time: 40 },
    ]
    const sitting = { start: NOON - 40, end: NOON, answers: 2 }
    expect(sessionsOf(both)).toEqual([sitting])
    expect(sessionsOf(both.toReversed())).toEqual([sitting])
  })
})

it('an order of four options takes three rolls', () => {
  let rolls = 0
  shuffledOrder(4, () => {
    rolls++
    return 0
  })
  expect(rolls).toBe(3)
})

it('‘ Law School’ is dropped at the end of a name only', () => {
  expect(lawSchoolNamed('New York Law School University')).toBeNull()
  expect(lawSchoolNamed('New York University Law School')).toBe('New York University')
})
