import { describe, expect, test } from 'vitest'
import { levelFloor } from '#rules/levels.ts'
import { newProgress } from '#rules/progress/state.ts'
import { settlePlayer } from '../../../cloud-server/matches/model/outcome.ts'
import { account, outcome, played, STRANGERS, setup } from './outcome-fixture.ts'

describe('the outcome of a finished duel (design section 4)', () => {
  test('won, drawn, lost: XP, points, rating, wins', () => {
    // 6 right in a row pay 72 and 2+4+6+6 of streak, 4 wrong 12.
    const answers = 72 + 18 + 12
    const won = outcome(played([6, 4]))
    expect(won.end).toMatchObject({
      winner: 0,
      yourXPChange: answers + 60,
      pointsEarned: 42,
      yourRatingChange: 20,
    })
    expect(won.account).toMatchObject({ totalWins: 1, totalLosses: 0, streakWins: 1, points: 142 })
    const drawn = outcome(played([6, 6]))
    expect(drawn.end).toMatchObject({
      winner: -1,
      yourXPChange: answers + 25,
      pointsEarned: 27,
      yourRatingChange: 0,
    })
    expect(drawn.account).toMatchObject({ totalWins: 0, totalLosses: 0 })
    const lost = outcome(played([6, 7]))
    expect(lost.end).toMatchObject({
      winner: 1,
      yourXPChange: answers - 15,
      pointsEarned: 17,
      yourRatingChange: -20,
    })
    expect(lost.account).toMatchObject({ totalLosses: 1, streakWins: 0 })
  })

  test('the third win in a row raises the shield; the next loss uses it and costs nothing', () => {
    const third = outcome(played([6, 4]), 1, { account: { streakWins: 2, bestStreak: 2 } })
    expect(third.account).toMatchObject({ streakWins: 3, bestStreak: 3, lossShieldActive: true })
    const lost = outcome(played([0, 10]), 1, { account: { lossShieldActive: true, streakWins: 3 } })
    expect(lost.end).toMatchObject({ shieldUsed: true, lossShieldActive: false, yourXPChange: 30 })
  })

  test('the first duel of the day doubles gains alone', () => {
    const lost = outcome(played([0, 10]), 1, { before: { firstOfDay: true } })
    expect(lost.end).toMatchObject({ doubled: true, yourXPChange: 60 - 15 })
  })

  test('a loss never takes a player below the floor of the level reached', () => {
    const floor = levelFloor(3)
    const state = played([0, 10])
    const lost = settlePlayer({
      setup,
      state,
      side: 1,
      rounds: [],
      before: {
        standings: {
          progress: { ...newProgress(), totalXp: floor + 4, level: 3, xp: 4 },
          subjects: [],
          topics: [],
        },
        account,
        firstOfDay: false,
      },
      opponentRating: 1200,
      earlier: 0,
      headToHead: STRANGERS,
    })
    expect(lost.end).toMatchObject({ yourXPChange: -4, yourTotalXP: floor, level: 3, yourNewXP: 0 })
  })

  test('unrated among friends; silence is no way out of a rating', () => {
    expect(outcome(played([6, 4]), 1, { setup: { rated: false } }).end).toMatchObject({ rated: false })
    const state = played([6, 0])
    const silent = state.answers.map((one) => (one.side === 2 ? { ...one, shownIndex: -1 } : one))
    expect(outcome({ ...state, answers: silent }, 2).end).toMatchObject({
      rated: true,
      yourRatingChange: -20,
    })
  })

  test('a match that was not played pays for answers alone, and nobody has won or lost', () => {
    const resigned = { ended: 'resigned', winner: 1, phase: 'question' } as const
    const early = played([2, 0], { ...resigned, round: 3 }, 2)
    const up = { account: { streakWins: 2, bestStreak: 2, lossShieldActive: true } }
    const won = outcome(early, 1, up)
    expect(won.end).toMatchObject({ counted: false, pointsEarned: 0, yourXPChange: 24, totalWins: 0 })
    expect(won.account).toMatchObject({ points: 100, streakWins: 2, totalWins: 0 })
    const lost = outcome(early, 2, up)
    expect(lost.end).toMatchObject({ counted: false, pointsEarned: 0, yourXPChange: 6, shieldUsed: false })
    expect(lost.account).toMatchObject({ totalLosses: 0, streakWins: 2, lossShieldActive: true })
    const counted = played([3, 0], { ...resigned, round: 4 }, 3)
    expect(outcome(counted, 1).end).toMatchObject({ counted: true, pointsEarned: 36, totalWins: 1 })
  })

  test('who resigns a rated match before the first answer loses rating all the same', () => {
    const unplayed = played([0, 0], { ended: 'resigned', winner: 2, phase: 'question', round: 1 }, 0)
    expect(outcome(unplayed, 1).end).toMatchObject({ counted: false, rated: true, yourRatingChange: -20 })
    expect(outcome(unplayed, 2).end).toMatchObject({ yourRatingChange: 20, pointsEarned: 0, totalWins: 0 })
  })

  test('further matches of the same two are worth a half, a quarter and nothing, in points and rating', () => {
    const paid = [0, 1, 2, 3, 9].map((earlier) => outcome(played([6, 4]), 1, { earlier }).end)
    expect(paid.map(({ share }) => share)).toEqual([1, 0.5, 0.25, 0, 0])
    expect(paid.map(({ pointsEarned }) => pointsEarned)).toEqual([42, 21, 10, 0, 0])
    expect(paid.map(({ yourRatingChange }) => yourRatingChange)).toEqual([20, 10, 5, 0, 0])
    // XP is one's own, and is not shared.
    expect(new Set(paid.map(({ yourXPChange }) => yourXPChange)).size).toBe(1)
    const bot = { kind: 'bot', botLevel: 'hard', rated: false } as const
    expect(outcome(played([6, 4]), 1, { setup: bot, earlier: 3 }).end).toMatchObject({
      share: 1,
      pointsEarned: 6,
    })
  })

  test('a bot pays by its level, costs nothing, and counts for no streak', () => {
    const bot = { kind: 'bot', botLevel: 'hard', rated: false } as const
    const won = outcome(played([6, 4]), 1, { setup: bot })
    expect(won.end).toMatchObject({ yourXPChange: 102 + 45, pointsEarned: 6, totalWins: 0, streakWins: 0 })
    const lost = outcome(played([6, 7]), 1, {
      setup: bot,
      account: { lossShieldActive: true, streakWins: 2 },
    })
    expect(lost.end).toMatchObject({
      yourXPChange: 102,
      pointsEarned: 6,
      streakWins: 2,
      lossShieldActive: true,
    })
  })

  test('abandoned: neither won, nothing is rated, silence pays nothing', () => {
    const state = played([0, 0], { status: 'abandoned', ended: 'abandoned' }, 3)
    const silence = state.answers.map((one) => ({ ...one, shownIndex: -1 }))
    const end = outcome({ ...state, answers: silence }).end
    expect(end).toMatchObject({
      winner: -1,
      ended: 'abandoned',
      yourXPChange: 0,
      pointsEarned: 0,
      rated: false,
    })
  })

  test('mastery changes are summed by subtopic', () => {
    const { end, effects } = outcome(played([2, 0], {}, 2))
    expect(end.masteryChanges).toEqual([
      {
        subject: 'Torts',
        subtopic: 'Negligence',
        change: effects.reduce((sum, effect) => sum + effect.masteryDelta, 0),
      },
    ])
  })
})
