import { describe, expect, test } from 'vitest'
import { levelOf } from '#rules/levels.ts'
import { newProgress, newSubjectStats } from '#rules/progress/state.ts'
import { items, outcome, played } from './outcome-fixture.ts'

describe('the end that a player is shown', () => {
  test('has each round of both, the largest changes of mastery first, and where the player stood before', () => {
    // Asked in this order: missed once, right once, and right in all the rest, which is the largest change.
    const subtopics = ['Defamation', 'Nuisance', ...Array<string>(8).fill('Negligence')]
    const state = played([10, 4])
    const answers = state.answers.map((one) =>
      one.side === 1 && one.round === 1 ? { ...one, shownIndex: 1 } : one,
    )
    const spread = items.map((item, place) => ({ ...item, subtopic: subtopics[place] ?? '' }))
    expect(outcome({ ...state, answers }, 1, { items: spread }).end.masteryChanges).toEqual([
      { subject: 'Torts', subtopic: 'Negligence', change: expect.any(Number) },
      { subject: 'Torts', subtopic: 'Nuisance', change: expect.any(Number) },
      { subject: 'Torts', subtopic: 'Defamation', change: expect.any(Number) },
    ])
    const { end } = outcome(played([6, 4]))
    expect(end.strip).toHaveLength(10)
    expect(end.strip?.filter(([mine]) => mine === 'right')).toHaveLength(6)
    expect(end.strip?.filter(([, theirs]) => theirs === 'right')).toHaveLength(4)
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

  test('counts no match as won that was rated and too short to count', () => {
    const headToHead = { wins: [2, 1], ties: 0 } as const
    const { end } = outcome(played([1, 0], { ended: 'resigned', winner: 1 }, 1), 1, { headToHead })
    expect(end).toMatchObject({ counted: false, rated: true })
    expect(end.headToHead).toEqual({ you: 2, opponent: 1, ties: 0 })
  })

  test.each([
    ['the hundredth right answer of a subject', 96, [{ subject: 'Torts', rank: 'Apprentice' }]],
    ['answers short of it', 90, []],
    ['answers past it', 100, []],
  ] as const)('tells the rank that %s brought', (_, correctAnswers, ranks) => {
    const torts = { ...newSubjectStats('Torts'), correctAnswers }
    const standings = { progress: newProgress(), subjects: [torts], topics: [] }
    expect(outcome(played([6, 4]), 1, { before: { standings } }).end.ranksReached).toEqual(ranks)
  })
})
