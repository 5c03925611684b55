import { describe, expect, test } from 'vitest'
import { chanceBy, SHOWN, type ShownTerms, type ShownWeights } from '#rules/ability/ability.ts'
import { dot, solved } from '#rules/calibration/linear.ts'
import { brierOf, exampleOf, fitted, isHeldOut, LEAST_ANSWERS, refitting } from '#rules/calibration/refit.ts'
import { normal, seeded } from '../../support/random.ts'

const KNOWN: ShownWeights = { base: 0.3, ability: 0.9, memory: 1.6, unmet: -0.4 }

/** So many answers of players whom these weights describe. */
function answers(count: number, weights: ShownWeights, seed: number) {
  const random = seeded(seed)
  return Array.from({ length: count }, () => {
    const isMet = random() < 0.6
    const terms: ShownTerms = {
      ...{ base: 1, ability: 1.2 * normal(random) },
      ...(isMet ? { memory: 2 * random() - 1, unmet: 0 } : { memory: 0, unmet: 1 }),
    }
    return { pool: 'practice' as const, terms, isRight: random() < chanceBy(terms, weights) }
  })
}

const examples = (count: number, weights: ShownWeights, seed: number) =>
  answers(count, weights, seed).map(({ terms, isRight }) => exampleOf(terms, isRight))

test('a system of equations is solved', () => {
  const matrix = [
    [4, 1, 0.5, 0],
    [1, 3, 0, 0.2],
    [0.5, 0, 2, 0.1],
    [0, 0.2, 0.1, 5],
  ]
  const x = solved(matrix, [1, -2, 3, 0.5])
  expect(matrix.map((row) => dot(row, x))).toEqual([1, -2, 3, 0.5].map((value) => expect.closeTo(value, 9)))
  expect(solved(matrix, [0, 0, 0, 0])).toEqual([0, 0, 0, 0])
})

describe('the weights of the shown chance', () => {
  test('are found again in the answers of players whom they describe', () => {
    const found = fitted(examples(60_000, KNOWN, 1), SHOWN)
    for (const name of ['base', 'ability', 'memory', 'unmet'] as const)
      expect(Math.abs(found[name] - KNOWN[name])).toBeLessThan(0.12)
  })

  test('explain the answers they are learned from at least as well as weights a little off', () => {
    const learned = examples(8_000, KNOWN, 2)
    const found = fitted(learned, SHOWN)
    const likelihood = (weights: ShownWeights) =>
      answers(8_000, KNOWN, 2).reduce((sum, { terms, isRight }) => {
        const chance = chanceBy(terms, weights)
        return sum + Math.log(isRight ? chance : 1 - chance)
      }, 0)
    const best = likelihood(found)
    for (const name of ['base', 'ability', 'memory', 'unmet'] as const)
      for (const by of [-0.1, 0.1])
        expect(likelihood({ ...found, [name]: found[name] + by })).toBeLessThan(best)
  })

  test('stay as they are where no answer tells of a term, or all are right', () => {
    const met = answers(3_000, KNOWN, 3).filter(({ terms }) => terms.unmet === 0)
    const found = fitted(
      met.map(({ terms, isRight }) => exampleOf(terms, isRight)),
      SHOWN,
    )
    expect(found.unmet).toBeCloseTo(SHOWN.unmet, 6)
    const all = fitted(
      met.map(({ terms }) => exampleOf(terms, true)),
      SHOWN,
    )
    for (const weight of Object.values(all)) expect(Math.abs(weight)).toBeLessThan(20)
  })
})

describe('a night’s refit', () => {
  /** So many players who gave so many answers each. */
  function crowd(players: number, each: number, weights: (userId: string) => ShownWeights) {
    const learning = refitting()
    for (let n = 0; n < players; n++)
      for (const answer of answers(each, weights(`user ${n}`), 100 + n)) learning.take(`user ${n}`, answer)
    return learning
  }

  test('waits for five thousand answers of practice, and for enough in each half', () => {
    const learning = crowd(100, 50, () => KNOWN)
    expect(learning.refit(SHOWN)?.heldOut).toBeGreaterThan(2_000)
    expect(LEAST_ANSWERS).toBe(5_000)
    expect(crowd(100, 49, () => KNOWN).refit(SHOWN)).toBeNull()
    expect(crowd(1, 6_000, () => KNOWN).refit(SHOWN)).toBeNull()
    expect(crowd(20, 500, () => KNOWN).refit(SHOWN), 'ten players in a half say little of others').toBeNull()
    const ranked = refitting()
    for (const answer of answers(6_000, KNOWN, 4))
      ranked.take(`user ${answer.terms.ability}`, { ...answer, pool: 'ranked' })
    expect(ranked.refit(SHOWN)).toBeNull()
  })

  test('is taken over where it does better on players it did not learn from', () => {
    const refit = crowd(200, 50, () => KNOWN).refit(SHOWN)
    expect(refit?.taken).toBe(true)
    expect(refit?.after).toBeLessThan(refit?.before ?? 0)
    expect(Math.abs((refit?.weights.ability ?? 0) - KNOWN.ability)).toBeLessThan(0.2)
    expect((refit?.learned ?? 0) + (refit?.heldOut ?? 0)).toBe(10_000)
  })

  test('is not taken over where it does worse on them', () => {
    // Those who are learned from answer as nobody held out does.
    const refit = crowd(200, 50, (userId) => (isHeldOut(userId) ? SHOWN : KNOWN)).refit(SHOWN)
    expect(refit?.after).toBeGreaterThan(refit?.before ?? 1)
    expect(refit?.taken).toBe(false)
  })

  test('is not taken over where more ability would lower a chance', () => {
    const odd = { ...KNOWN, ability: -0.5 }
    const refit = crowd(200, 50, () => odd).refit(SHOWN)
    expect(refit?.weights.ability).toBeLessThan(0)
    expect(refit?.after).toBeLessThan(refit?.before ?? 0)
    expect(refit?.taken).toBe(false)
  })

  test('brings the mean error of a tenth down to a point on players held out', () => {
    const { weights } = crowd(400, 100, () => KNOWN).refit(SHOWN) ?? expect.fail('too few answers')
    const held = answers(40_000, KNOWN, 9)
    const off = (by: ShownWeights) => {
      const bins = Map.groupBy(held, ({ terms }) => Math.floor(10 * chanceBy(terms, by)))
      return [...bins.values()].reduce((sum, bin) => {
        const told = bin.reduce((all, { terms }) => all + chanceBy(terms, by), 0)
        return sum + Math.abs(told - bin.filter(({ isRight }) => isRight).length) / held.length
      }, 0)
    }
    expect(off(SHOWN)).toBeGreaterThan(0.03)
    expect(off(weights)).toBeLessThan(0.015)
  })

  test('the halves are fixed, by the player alone, and about even', () => {
    const held = Array.from({ length: 2_000 }, (_, n) => isHeldOut(`user ${n}`))
    expect(held).toEqual(Array.from({ length: 2_000 }, (_, n) => isHeldOut(`user ${n}`)))
    expect(held.filter(Boolean).length).toBeGreaterThan(900)
    expect(held.filter(Boolean).length).toBeLessThan(1_100)
  })
})

test('chances are off by what is told (Brier)', () => {
  const terms = { base: 1, ability: 0, memory: 0, unmet: 0 }
  const certain = { base: 40, ability: 1, memory: 1, unmet: 0 }
  expect(brierOf([exampleOf(terms, true)], certain)).toBeCloseTo(0)
  expect(brierOf([exampleOf(terms, false)], certain)).toBeCloseTo(1)
})
