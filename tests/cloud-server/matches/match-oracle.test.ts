import { describe, expect, test } from 'vitest'
import type { Ended } from '#rules/match/outcome.ts'
import { countsForRating } from '#rules/match/rating.ts'
import { MATCH_SETTINGS } from '#rules/match/settings.ts'
import { SIDES, type Side } from '#rules/match/side.ts'
import { type Match, openMatch, passDeadline, resign, submitAnswer } from './match-oracle.ts'

const T0 = Date.UTC(2026, 10, 20)
const live = () => openMatch(MATCH_SETTINGS.live, 1, T0)
const friend = () => openMatch(MATCH_SETTINGS.friend, 1, T0)

function answered(match: Match, side: Side, place: number, at: number): Match {
  const done = submitAnswer(match, side, match.round, place, at, 1)
  if (done.kind === 'refused') throw new Error(done.why)
  return done.match
}

/** Both answer each round: `right` says who is right. */
function play(match: Match, rounds: (0 | 1 | 2 | 3)[]): Match {
  let now = T0
  return rounds.reduce((at, right) => {
    if (at.status !== 'active') return at
    now += 1_000
    const one = answered(at, 1, right === 1 || right === 3 ? 1 : 0, now)
    const two = answered(one, 2, right === 2 || right === 3 ? 1 : 0, now)
    now += match.settings.revealMs
    return passDeadline(two, now, 1)
  }, match)
}

const isRated = (match: Match): boolean =>
  countsForRating(true, {
    ...match,
    // A duel is no invitation.
    ended: match.ended as Ended | null,
    answers: match.rounds.flatMap(({ answers }, i) =>
      SIDES.flatMap((side) => {
        const shownIndex = answers[side]?.place
        return shownIndex === undefined ? [] : [{ round: i + 1, side, shownIndex }]
      }),
    ),
  })

describe('a live duel', () => {
  test('has ten rounds of 60 s and a reveal of 4.5 s', () => {
    expect(MATCH_SETTINGS.live).toEqual({
      rounds: 10,
      winAt: null,
      answerWindowMs: 60_000,
      revealMs: 4_500,
      silence: 'timeout',
      silentLimit: 3,
    })
    expect(live().dueAt).toBe(T0 + 60_000)
  })

  test('goes to whoever has most right; HP and speed decide nothing', () => {
    expect(play(live(), [1, 1, 2, 1, 0, 3, 2, 1, 0, 1])).toMatchObject({
      status: 'over',
      scores: [6, 3],
      winner: 1,
      ended: 'played',
    })
    expect(play(live(), [1, 2, 1, 2, 1, 2, 1, 2, 3, 0])).toMatchObject({
      status: 'over',
      scores: [5, 5],
      winner: null,
    })
  })

  test('takes silence for a wrong answer, and is abandoned after three silent rounds', () => {
    let match = answered(live(), 1, 1, T0 + 5_000)
    match = passDeadline(match, T0 + 60_000, 1)
    expect(match).toMatchObject({ phase: 'reveal', scores: [1, 0] })
    let now = T0 + 60_000
    for (let round = 2; round <= 4; round++) {
      now += 4_500
      match = passDeadline(match, now, 1)
      now += 60_000
      match = passDeadline(match, now, 1)
    }
    expect(match).toMatchObject({ status: 'abandoned', winner: null, ended: 'abandoned', round: 4 })
    expect(isRated(match)).toBe(false)
  })

  test('refuses what is late, early, stale, repeated, malformed or after the end', () => {
    const match = live()
    const why = (at: Match, round: number, place: number, now: number) => {
      const done = submitAnswer(at, 1, round, place, now, 1)
      return done.kind === 'refused' ? done.why : 'accepted'
    }
    expect(why(match, 1, 1, T0 + 59_999)).toBe('accepted')
    expect(why(match, 1, 1, T0 + 60_000)).toBe('late')
    expect(why(match, 2, 1, T0)).toBe('early')
    expect(why(match, 0, 1, T0)).toBe('stale')
    expect(why(match, 1, 4, T0)).toBe('malformed')
    expect(why(match, 1, 1.5, T0)).toBe('malformed')
    expect(why(answered(match, 1, 0, T0), 1, 0, T0)).toBe('repeated')
    expect(why(resign(match, 2), 1, 0, T0)).toBe('over')
  })

  test('a resignation gives the duel to the other, and rates it whether it was played or not', () => {
    expect(resign(live(), 1)).toMatchObject({ status: 'over', winner: 2, ended: 'resigned' })
    expect(isRated(resign(live(), 1))).toBe(true)
    expect(isRated(resign(play(live(), [1]), 1))).toBe(true)
  })
})

describe('a friend game', () => {
  test('ends when someone has 4 and leads, or after round 7; equal is a draw', () => {
    expect(play(friend(), [1, 1, 1, 1, 1, 1, 1])).toMatchObject({
      status: 'over',
      scores: [4, 0],
      winner: 1,
      round: 4,
    })
    expect(play(friend(), [3, 3, 3, 3, 1, 0, 0])).toMatchObject({ scores: [5, 4], winner: 1, round: 5 })
    expect(play(friend(), [1, 2, 1, 2, 1, 2, 0])).toMatchObject({
      scores: [3, 3],
      winner: null,
      round: 7,
      ended: 'played',
    })
  })

  test('the 24 hours start again once, at the first answer; the silent one loses', () => {
    const hour = 3_600_000
    const one = answered(friend(), 2, 0, T0 + 23 * hour)
    expect(one.dueAt).toBe(T0 + 47 * hour)
    expect(passDeadline(one, T0 + 46 * hour, 1)).toBe(one)
    expect(passDeadline(one, T0 + 47 * hour, 1)).toMatchObject({
      status: 'over',
      winner: 2,
      ended: 'forfeit',
    })
  })

  test('where both are silent nobody wins', () => {
    expect(passDeadline(friend(), T0 + 24 * 3_600_000, 1)).toMatchObject({
      status: 'over',
      winner: null,
      ended: 'forfeit',
    })
  })
})
