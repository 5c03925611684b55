import { describe, expect, test } from 'vitest'
import { DAILY_XP } from '#rules/daily/casefile.ts'
import { milestoneProgress, milestoneReached, nextMilestone } from '#rules/daily/reward.ts'
import { encouragement, hasStar, streakTier } from '#rules/daily/streak-words.ts'

test('a right case pays 150 XP, a wrong one 15, none in time nothing', () => {
  expect(DAILY_XP).toEqual({ right: 150, wrong: 15, timeout: 0 })
})

describe('milestones', () => {
  test.each([
    [3, 15],
    [7, 35],
    [14, 70],
    [30, 150],
    [50, 250],
    [100, 500],
  ])('%i days pay %i XP', (level, bonus) => {
    expect(milestoneReached(level - 1, level)).toEqual({ level, bonus })
    expect(milestoneReached(level, level)).toBeNull()
    expect(milestoneReached(level, level + 1)).toBeNull()
  })

  test('a gap filled may pass one: it is paid', () => {
    expect(milestoneReached(6, 10)).toEqual({ level: 7, bonus: 35 })
    expect(milestoneReached(9, 1)).toBeNull()
  })

  test.each([
    [0, 3, 0],
    [1, 3, 100 / 3],
    [2, 3, 200 / 3],
    [3, 7, 300 / 7],
    [7, 14, 50],
    [29, 30, 2900 / 30],
    [99, 100, 99],
    [100, null, 100],
    [4_000, null, 100],
  ])('after %i days the next is %s, %f % of the way', (days, next, progress) => {
    expect(nextMilestone(days)).toBe(next)
    expect(milestoneProgress(days)).toBeCloseTo(progress, 10)
  })
})

describe('words', () => {
  test.each([
    [0, 0, 'Start Your Streak!', null],
    [1, 0, 'Keep Going!', null],
    [2, 0, 'Keep Going!', null],
    [3, 1, 'Getting Started!', 'Building momentum!'],
    [6, 1, 'Getting Started!', 'Building momentum!'],
    [7, 2, 'Building Momentum!', 'On fire!'],
    [13, 2, 'Building Momentum!', 'On fire!'],
    [14, 3, 'On Fire!', 'Incredible!'],
    [29, 3, 'On Fire!', 'Incredible!'],
    [30, 4, 'Law Master!', 'Amazing!'],
    [49, 4, 'Law Master!', 'Amazing!'],
    [50, 5, 'Unstoppable Force!', 'Unstoppable!'],
    [99, 5, 'Unstoppable Force!', 'Unstoppable!'],
    [100, 6, 'Legendary Scholar!', 'Legendary!'],
    [730, 6, 'Legendary Scholar!', 'Legendary!'],
  ])('%i days', (days, tier, words, cheer) => {
    expect(streakTier(days)).toMatchObject({ tier, words })
    expect(encouragement(days)).toBe(cheer)
    expect(hasStar(days)).toBe(days >= 7)
  })
})
