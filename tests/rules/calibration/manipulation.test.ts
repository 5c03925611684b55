import { describe, expect, test } from 'vitest'
import { hardness } from '#rules/ability/ability.ts'
import { type AnsweringPlayer, firstAnswers, type PlayersAnswer } from '#rules/calibration/first-answers.ts'
import { FARTHEST_A_NIGHT } from '#rules/calibration/measure.ts'
import type { Ratings } from '#rules/calibration/rating.ts'
import { DAY_MS } from '#rules/days.ts'
import { answerTo, crowd, type Habits, NOW, night, nights, player, questions, START } from './crowd.ts'

const ALL = questions(100, 11)
const HONEST = crowd(ALL, 160, 80, 2)
/** One in ten of all is hostile. */
const HOSTILE = 18
const AIM = ALL[42] as (typeof ALL)[number]

const gang = (habits: Habits, answers = 80): AnsweringPlayer[] =>
  Array.from({ length: HOSTILE }, (_, i) => player(ALL, answers, 900_000 + i, habits))

const measuredBy = (one: AnsweringPlayer) =>
  firstAnswers(one, (question) => hardness(question.level), NOW).map(({ key }) => key)

describe('attempts to move a rating', () => {
  const settled = nights(12, HONEST)
  const undisturbed = night(HONEST, settled)
  const farthest = (players: readonly AnsweringPlayer[], from: Ratings) => {
    const after = night([...HONEST, ...players], settled)
    const moves = ALL.map(({ id }) =>
      Math.abs((after.get(id)?.hardness ?? 0) - (from.get(id)?.hardness ?? 0)),
    )
    return Math.max(...moves)
  }

  test.each<[string, Habits]>([
    ['choices made without reading', { right: ({ id }) => id.charCodeAt(id.length - 1) % 5 === 0 }],
    ['always wrong', { right: () => false }],
    ['right or wrong by a script within seconds', { rest: { spentMs: 3_000 } }],
    ['answers given faster than anyone reads', { rest: { spentMs: 7_000 } }],
    [
      'answers after hours, with time to look everything up',
      { rest: { spentMs: 3_600_000 }, right: () => true },
    ],
    ['new accounts', { createdAt: NOW }],
    ['hints', { rest: { hintUsed: true } }],
    ['bot duels, friend games and the daily', { rest: { measures: false } }],
    ['no choice', { rest: { timedOut: true, isRight: false } }],
  ])('%s move nothing', (_what, habits) => {
    expect(farthest(gang(habits), undisturbed)).toBe(0)
  })

  test('one in ten who play honestly but for one question move it by a night’s step at most', () => {
    const players = gang({ right: ({ id }) => (id === AIM.id ? false : null) }, 100)
    expect(players.every((one) => measuredBy(one).length > 20)).toBe(true)
    expect(farthest(players, settled)).toBeLessThanOrEqual(FARTHEST_A_NIGHT + 0.001)
  })

  test('the first answer of a player to a question counts, and nothing after it', () => {
    const honest = player(ALL, 80, 31)
    const again = honest.answers.map((one, i) => ({
      ...one,
      isRight: false,
      at: START + 30 * DAY_MS + i * 3 * 3_600_000,
    }))
    const both = { ...honest, answers: [...honest.answers, ...again.slice(0, 10)] }
    expect(measuredBy(both)).toEqual(measuredBy(honest))
    const keys = measuredBy(honest)
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('a question met first in a duel, or in another variant, is measured by nobody who met it', () => {
    const old = player(ALL, 80, 32)
    const before = ALL.slice(80).map((one, i) => answerTo(one, true, 70 + i, { measures: false }))
    const later = ALL.slice(80).map((one, i) => answerTo(one, true, 120 + i))
    const others = old.answers.filter(({ question }) => !ALL.slice(80).some(({ id }) => id === question.id))
    const told = measuredBy({ ...old, answers: [...others, ...before, ...later] })
    expect(told.length).toBeGreaterThan(20)
    expect(told.filter((key) => ALL.slice(80).some(({ id }) => id === key))).toEqual([])
  })

  test('a player is measured by after twenty questions and a week, and for sixty answers a day', () => {
    const steady = player(ALL, 80, 33)
    expect(measuredBy(steady)).toHaveLength(60)
    const inOneDay = {
      ...steady,
      answers: steady.answers.map((one, i) => ({ ...one, at: START + i * 60_000 })),
    }
    expect(measuredBy(inOneDay)).toHaveLength(40)
    const young = { ...steady, createdAt: START - 6 * DAY_MS }
    // Its first day is the account's sixth; from the second on the account is a week old.
    expect(measuredBy(young)).toHaveLength(60)
    expect(measuredBy({ ...steady, createdAt: START - 5 * DAY_MS })).toHaveLength(40)
  })

  test('an answer of more than a year ago no longer counts', () => {
    const steady = player(ALL, 80, 34)
    const late = firstAnswers(steady, ({ level }) => hardness(level), NOW + 400 * DAY_MS)
    expect(late).toEqual([])
  })
})

describe('the bounds by which a player is measured by', () => {
  const steady = player(ALL, 80, 35)
  const measured = (rest: Partial<PlayersAnswer>) =>
    measuredBy({ ...steady, answers: steady.answers.map((one) => ({ ...one, ...rest })) }).length
  /** The first of the last fifty answers, which tell whether the player reads. */
  const LAST = 30

  test('an answer took six seconds to fifteen minutes', () => {
    // One answer alone, so that the median stays as it is.
    const withTime = (spentMs: number) =>
      measuredBy({
        ...steady,
        answers: steady.answers.map((one, i) => (i === 70 ? { ...one, spentMs } : one)),
      }).length
    expect([5_999, 6_000, 900_000, 900_001].map(withTime)).toEqual([59, 60, 60, 59])
  })

  test('half of the last fifty took ten seconds or more', () => {
    expect([9_999, 10_000].map((spentMs) => measured({ spentMs }))).toEqual([0, 60])
  })

  test('of the last fifty more than sixteen are right, however many were before', () => {
    const right = (last: number) =>
      measuredBy({
        ...steady,
        answers: steady.answers.map((one, i) => ({ ...one, isRight: i < LAST || i < LAST + last })),
      }).length
    expect([16, 17].map(right)).toEqual([0, 60])
  })

  test('twenty questions were met before, and an account is seven days old to the minute', () => {
    expect(measuredBy({ ...steady, answers: steady.answers.slice(0, 20) })).toHaveLength(0)
    expect(measuredBy({ ...steady, answers: steady.answers.slice(0, 21) })).toHaveLength(1)
    const at = steady.answers[20]?.at ?? 0
    const old = (createdAt: number) =>
      measuredBy({ createdAt, answers: steady.answers.slice(0, 21), id: steady.id }).length
    expect([at - 7 * DAY_MS, at - 7 * DAY_MS + 60_000].map(old)).toEqual([1, 0])
  })
})

test('one in ten, patient and of one mind, move a rating by no more than 0.15 on any of six nights', () => {
  const players = [...HONEST, ...gang({ right: ({ id }) => (id === AIM.id ? false : null) }, 100)]
  let told = nights(12, HONEST)
  for (let i = 0; i < 6; i++) {
    const next = night(players, told)
    for (const [key, { hardness: now }] of next)
      expect(Math.abs(now - (told.get(key)?.hardness ?? now))).toBeLessThanOrEqual(FARTHEST_A_NIGHT + 0.001)
    told = next
  }
})
