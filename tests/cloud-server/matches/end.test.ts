import { describe, expect, test } from 'vitest'
import { levelOf } from '#rules/levels.ts'
import { outcome, played } from './outcome-fixture.ts'

describe('the end that a player is shown', () => {
  test('has each round of both, the largest changes of mastery first, and where the player stood before', () => {
    const { end } = outcome(played([6, 4]))
    expect(end.strip).toHaveLength(10)
    expect(end.strip?.filter(([mine]) => mine === 'right')).toHaveLength(6)
    expect(end.strip?.filter(([, theirs]) => theirs === 'right')).toHaveLength(4)
    const sizes = end.masteryChanges.map(({ change }) => Math.abs(change))
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
    expect(end.ratingBefore).toBe(end.yourNewRating - end.yourRatingChange)
    expect(end.levelBefore).toBe(levelOf(1_000).level)
  })

  test.each([
    ['a win', played([6, 4]), {}, { answers: 84, streak: 18, result: 60, doubling: 0, floor: 0 }],
    ['a loss', played([0, 10]), {}, { answers: 30, streak: 0, result: -15, doubling: 0, floor: 0 }],
    [
      'the first duel of a day',
      played([0, 10]),
      { before: { firstOfDay: true } },
      { answers: 30, streak: 0, result: -15, doubling: 30, floor: 0 },
    ],
    [
      'a shielded loss',
      played([0, 10]),
      { account: { lossShieldActive: true } },
      { answers: 30, streak: 0, result: 0, doubling: 0, floor: 0 },
    ],
  ] as const)('takes the XP of %s apart', (_, state, changes, parts) => {
    const { end } = outcome(state, 1, changes)
    expect(end.xpParts).toEqual(parts)
    expect(Object.values<number>(parts).reduce((sum, part) => sum + part, 0)).toBe(end.yourXPChange)
  })

  test('counts the two people’s matches with this one, each from their own side; a bot’s are not counted', () => {
    const headToHead = { wins: [2, 1], ties: 3 } as const
    expect(outcome(played([6, 4]), 1, { headToHead }).end.headToHead).toEqual({
      you: 3,
      opponent: 1,
      ties: 3,
    })
    expect(outcome(played([6, 4]), 2, { headToHead }).end.headToHead).toEqual({
      you: 1,
      opponent: 3,
      ties: 3,
    })
    expect(outcome(played([6, 6]), 1, { headToHead }).end.headToHead).toEqual({
      you: 2,
      opponent: 1,
      ties: 4,
    })
    expect(
      outcome(played([6, 4]), 1, { setup: { kind: 'bot', players: ['a', null], botLevel: 'easy' } }).end
        .headToHead,
    ).toBeNull()
  })
})
