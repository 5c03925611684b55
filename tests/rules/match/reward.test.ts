import { describe, expect, test } from 'vitest'
import { healthAfter, healthTone } from '#rules/match/health.ts'
import { matchPoints } from '#rules/match/points.ts'
import { streakAfter } from '#rules/match/streak.ts'
import { type MatchXpFacts, matchXp } from '#rules/match/xp.ts'

const duel: MatchXpFacts = {
  kind: 'live',
  botLevel: null,
  result: 'win',
  answerXp: 100,
  shieldUp: false,
  firstOfDay: false,
}

describe('XP of a match (design section 4, XP)', () => {
  test.each([
    ['live win', { result: 'win' }, 160],
    ['live draw', { result: 'draw' }, 125],
    ['live loss', { result: 'loss' }, 85],
    ['live abandoned', { result: 'abandoned' }, 100],
    ['friend win', { kind: 'friend', result: 'win' }, 160],
    ['friend loss', { kind: 'friend', result: 'loss' }, 85],
    ['novice bot beaten', { kind: 'bot', botLevel: 'easy' }, 115],
    ['intermediate bot beaten', { kind: 'bot', botLevel: 'medium' }, 130],
    ['advanced bot beaten', { kind: 'bot', botLevel: 'hard' }, 145],
    ['expert bot beaten', { kind: 'bot', botLevel: 'expert' }, 160],
    ['bot loss costs nothing', { kind: 'bot', botLevel: 'expert', result: 'loss' }, 100],
    ['bot draw pays nothing', { kind: 'bot', botLevel: 'expert', result: 'draw' }, 100],
    ['first of the day doubles the gains', { firstOfDay: true }, 320],
    ['first of the day does not double the loss', { firstOfDay: true, result: 'loss' }, 185],
    ['a friend game is never doubled', { kind: 'friend', firstOfDay: true }, 160],
  ] as const)('%s', (_what, change, xp) => {
    expect(matchXp({ ...duel, ...change }).change).toBe(xp)
  })

  test('the shield saves a live loss’s XP and is then used; it is not used by a win, a draw, a bot or a friend game', () => {
    expect(matchXp({ ...duel, result: 'loss', shieldUp: true })).toEqual({
      change: 100,
      resultXp: 0,
      shieldUsed: true,
      doubled: false,
    })
    for (const change of [
      { result: 'win' },
      { result: 'draw' },
      { kind: 'bot', botLevel: 'easy', result: 'loss' },
      { kind: 'friend', result: 'loss' },
    ] as const)
      expect(matchXp({ ...duel, shieldUp: true, ...change }).shieldUsed).toBe(false)
  })
})

describe('points (design section 4, Points)', () => {
  test.each([
    ['live', 'win', 7, [44, 22, 11, 0]],
    ['friend', 'win', 4, [19, 9, 4, 0]],
    ['live', 'loss', 0, [5, 2, 1, 0]],
  ] as const)('a %s %s with %i right, after others of the same two people', (kind, result, right, points) => {
    expect(([1, 0.5, 0.25, 0] as const).map((share) => matchPoints(kind, result, right, share))).toEqual(
      points,
    )
  })

  test.each([
    ['live', 'win', 7, 44],
    ['live', 'draw', 5, 25],
    ['live', 'loss', 3, 11],
    ['live', 'abandoned', 2, 4],
    ['friend', 'win', 4, 19],
    ['friend', 'draw', 3, 10],
    ['friend', 'loss', 0, 2],
    ['bot', 'win', 9, 9],
    ['bot', 'loss', 0, 0],
  ] as const)('%s %s with %i right: %i', (kind, result, right, points) => {
    expect(matchPoints(kind, result, right)).toBe(points)
  })
})

describe('winning streak and loss shield (design section 4)', () => {
  const play = (results: ('win' | 'draw' | 'loss')[]) =>
    results.reduce(streakAfter, { streakWins: 0, bestStreak: 0, lossShieldActive: false })

  test.each([
    [['win', 'win'], { streakWins: 2, bestStreak: 2, lossShieldActive: false }],
    [['win', 'win', 'win'], { streakWins: 3, bestStreak: 3, lossShieldActive: true }],
    [['win', 'draw', 'win', 'win'], { streakWins: 3, bestStreak: 3, lossShieldActive: true }],
    [['win', 'win', 'win', 'loss'], { streakWins: 0, bestStreak: 3, lossShieldActive: false }],
    [
      ['win', 'win', 'win', 'win', 'win', 'win', 'loss', 'loss'],
      { streakWins: 0, bestStreak: 6, lossShieldActive: false },
    ],
    [['win', 'win', 'loss', 'win'], { streakWins: 1, bestStreak: 2, lossShieldActive: false }],
  ] as const)('%j', (results, after) => {
    expect(play([...results])).toEqual(after)
  })
})

describe('HP (spec sections 2, 9)', () => {
  test.each([
    [0, 100, 'green'],
    [2, 60, 'green'],
    [3, 40, 'yellow'],
    [4, 20, 'red'],
    [5, 0, 'red'],
    [9, 0, 'red'],
  ] as const)('%i wrong: %i, %s', (wrong, hp, tone) => {
    expect([healthAfter(wrong), healthTone(healthAfter(wrong))]).toEqual([hp, tone])
  })

  test.each([
    [31, 'yellow'],
    [30, 'red'],
    [51, 'green'],
    [50, 'yellow'],
  ] as const)('at %i the bar is %s', (hp, tone) => {
    expect(healthTone(hp)).toBe(tone)
  })
})
