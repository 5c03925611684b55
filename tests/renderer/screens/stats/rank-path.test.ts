import { describe, expect, it } from 'vitest'
import {
  nearestRank,
  pathToVictory,
  rankSteps,
} from '../../../../renderer/screens/stats/mastery/rank-path.ts'

const shares = (correct: number) => rankSteps(correct).map(({ share }) => share)

describe('the steps from rank to rank', () => {
  it('has one for each rank above Novice', () => {
    expect(rankSteps(0).map(({ to }) => to)).toEqual([
      'Apprentice',
      'Practitioner',
      'Journeyman',
      'Expert',
      'Master',
      'Grandmaster',
      'Sage',
      'Legend',
      'Supreme Advocate',
    ])
  })

  it.each([
    [0, [0, 0, 0, 0, 0, 0, 0, 0, 0]],
    [25, [0.25, 0, 0, 0, 0, 0, 0, 0, 0]],
    [100, [1, 0, 0, 0, 0, 0, 0, 0, 0]],
    [175, [1, 0.5, 0, 0, 0, 0, 0, 0, 0]],
    [12_500, [1, 1, 1, 1, 1, 1, 1, 1, 0.5]],
    [15_000, [1, 1, 1, 1, 1, 1, 1, 1, 1]],
    [20_000, [1, 1, 1, 1, 1, 1, 1, 1, 1]],
  ])('%i right answers', (correct, filled) => {
    expect(shares(correct)).toEqual(filled)
  })
})

describe('the path to victory', () => {
  const seven = (...correct: number[]) =>
    Array.from({ length: 7 }, (_, place) => ({ correctAnswers: correct[place] ?? 0 }))

  it('is 105,000 right answers long', () => {
    expect(pathToVictory(seven())).toEqual({ done: 0, needed: 105_000, advocates: 0 })
  })

  it('does not let one subject make up for another', () => {
    expect(pathToVictory(seven(20_000, 14_999))).toEqual({ done: 29_999, needed: 105_000, advocates: 1 })
  })

  it('ends where all seven have their 15,000', () => {
    const { done, needed, advocates } = pathToVictory(seven(...Array.from({ length: 7 }, () => 15_000)))
    expect(done).toBe(needed)
    expect(advocates).toBe(7)
  })
})

describe('the nearest rank', () => {
  const at = (subject: 'Torts' | 'Evidence', correctAnswers: number, questionsAnswered = correctAnswers) => ({
    subject,
    correctAnswers,
    questionsAnswered,
  })

  it('is that of the subject with the fewest answers to go, whatever the others have', () => {
    expect(nearestRank([at('Evidence', 0, 4), at('Torts', 240)])).toEqual({
      subject: 'Torts',
      correct: 240,
      rank: 'Practitioner',
      needed: 250,
      left: 10,
    })
  })

  it('is none before any answer, and none above the highest', () => {
    expect(nearestRank([at('Torts', 0), at('Evidence', 0)])).toBeNull()
    expect(nearestRank([at('Torts', 15_000)])).toBeNull()
  })
})
