import { describe, expect, test } from 'vitest'
import { hardness, levelAsHard } from '#rules/ability/ability.ts'
import { FARTHEST, FARTHEST_A_NIGHT, measuring, RATED_FROM } from '#rules/calibration/measure.ts'
import { levelIn, type Ratings, shareTaken, toldBy } from '#rules/calibration/rating.ts'
import { crowd, night, nights, questions } from './crowd.ts'

/** Spearman's rank correlation. */
function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const ranks = (values: readonly number[]) => {
    const order = values.map((value, i) => ({ value, i })).sort((a, b) => a.value - b.value)
    const ranked = new Array<number>(values.length).fill(0)
    // Equal values share their mean rank.
    for (let from = 0; from < order.length; ) {
      let to = from
      while (to < order.length && order[to]?.value === order[from]?.value) to++
      for (let at = from; at < to; at++) ranked[order[at]?.i ?? 0] = (from + to - 1) / 2
      from = to
    }
    return ranked
  }
  const [a, b] = [ranks(one), ranks(other)]
  const middle = (one.length - 1) / 2
  const sum = (f: (i: number) => number) => one.reduce((total, _, i) => total + f(i), 0)
  return (
    sum((i) => ((a[i] ?? 0) - middle) * ((b[i] ?? 0) - middle)) /
    Math.sqrt(sum((i) => ((a[i] ?? 0) - middle) ** 2) * sum((i) => ((b[i] ?? 0) - middle) ** 2))
  )
}

const ALL = questions(120, 7)

describe('a question measured by first answers', () => {
  test('one answer moves belief as the design reckons it', () => {
    // θ .3, δ −.1, m −.25 and b −.25: P .66.
    const lead = 0.3 - 0.1 - 0.25 + 0.25
    const [right, miss] = [toldBy(lead, true), toldBy(lead, false)]
    const taken = shareTaken(1, 0.32, right.information)
    expect(0.2 * taken * right.slope).toBeCloseTo(0.05, 2)
    expect(0.2 * taken * miss.slope).toBeCloseTo(-0.11, 1)
  })

  test('ranks with the truth at a hundred answers, better than its written level does', () => {
    const ratings = nights(12, crowd(ALL, 150, 100, 1))
    const told = ALL.filter(({ id }) => ratings.has(id))
    expect(told.length).toBeGreaterThan(110)
    const counts = told.map(({ id }) => ratings.get(id)?.players ?? 0)
    expect(Math.max(...counts)).toBeLessThan(125)
    const truth = told.map((one) => one.truth)
    const measured = rankCorrelation(
      told.map(({ id }) => ratings.get(id)?.hardness ?? 0),
      truth,
    )
    const written = rankCorrelation(
      told.map(({ level }) => level),
      truth,
    )
    expect(measured).toBeGreaterThanOrEqual(0.8)
    expect(measured).toBeGreaterThan(written)
    const off = told.map((one) => Math.abs((ratings.get(one.id)?.hardness ?? 0) - one.truth))
    expect(off.reduce((sum, one) => sum + one, 0) / off.length).toBeLessThan(0.35)
  })

  test('says how sure it is: nearer with more answers', () => {
    const errorAt = (players: number) => {
      const one = measuring()
      for (let i = 0; i < players; i++)
        one.take({ key: 'a', level: 5, strength: 0.3, isRight: i % 3 > 0, weight: 1 })
      return one.ratings(new Map()).get('a')?.error ?? 1
    }
    expect(errorAt(30)).toBeLessThan(0.45)
    expect(errorAt(100)).toBeLessThan(0.27)
  })

  test('has no rating, and keeps its written level, until thirty players answered it', () => {
    const one = measuring()
    const answer = { key: 'a', level: 8, strength: 0, isRight: true, weight: 1 }
    for (let i = 1; i < RATED_FROM; i++) one.take(answer)
    const thin = one.ratings(new Map())
    expect([...thin]).toEqual([])
    const question = { id: 'a', family: null, path: 'a', level: 8 }
    expect(levelIn(thin, question)).toBe(8)
    one.take(answer)
    const told = one.ratings(thin)
    expect(told.get('a')).toMatchObject({ players: 30, right: 30 })
    expect(levelIn(told, question)).toBeLessThan(8)
  })

  test('moves a little a night, and never far from its level', () => {
    const one = measuring()
    for (let i = 0; i < 3_000; i++)
      one.take({ key: 'a', level: 5, strength: 1, isRight: i % 4 === 0, weight: 1 })
    let before: Ratings = new Map()
    let told = hardness(5)
    for (let i = 0; i < 30; i++) {
      before = one.ratings(before)
      const now = before.get('a')?.hardness ?? 0
      expect(now - told).toBeLessThanOrEqual(FARTHEST_A_NIGHT + 0.001)
      told = now
    }
    expect(told).toBe(hardness(5) + FARTHEST)
  })

  test('the ratings of many questions keep the mean of their levels', () => {
    // All players are able: nobody's ability is known beforehand, so the questions alone would seem easy.
    const able = crowd(ALL, 150, 100, 3).map((one) => ({
      ...one,
      answers: one.answers.map((answer, i) => ({ ...answer, isRight: answer.isRight || i % 3 === 0 })),
    }))
    const ratings = nights(12, able)
    const off = ALL.flatMap(({ id, level }) => {
      const rating = ratings.get(id)
      return rating ? [rating.hardness - hardness(level)] : []
    })
    expect(Math.abs(off.reduce((sum, one) => sum + one, 0) / off.length)).toBeLessThan(0.05)
  })

  test('the same answers give the same ratings, and variants of a path share theirs', () => {
    const players = crowd(ALL, 60, 100, 5)
    expect([...night(players)]).toEqual([...night(players)])
    const variants = players.map((one) => ({
      ...one,
      answers: one.answers.map((answer) => ({
        ...answer,
        question: { ...answer.question, family: 'cp-06', path: 'notice' },
      })),
    }))
    expect([...night(variants).keys()]).toEqual([])
  })

  test('a level is as hard as its hardness', () => {
    for (const level of [1, 4.5, 10]) expect(levelAsHard(hardness(level))).toBeCloseTo(level)
  })
})
