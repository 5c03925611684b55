import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shuffledOrder } from '#rules/shuffle.ts'

/** A random source that gives these numbers in turn. */
const scripted = (numbers: number[]) => {
  const left = [...numbers]
  return () => left.shift() ?? Number.NaN
}

/** Every sequence of draws a shuffle of n can make: for place i one of i + 1, each equally likely. */
function allDraws(n: number): number[][] {
  let draws: number[][] = [[]]
  for (let i = n - 1; i > 0; i--)
    draws = draws.flatMap((before) =>
      Array.from({ length: i + 1 }, (_, k) => [...before, (k + 0.5) / (i + 1)]),
    )
  return draws
}

describe('the order of options', () => {
  test('is a permutation, whatever is drawn', () => {
    const draw = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 12 }),
        fc.array(draw, { minLength: 12, maxLength: 12 }),
        (n, draws) => {
          const order = shuffledOrder(n, scripted(draws))
          expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: n }, (_, i) => i))
        },
      ),
    )
  })

  test.each([2, 3, 4, 5])('of %i: every one comes of exactly one of the equally likely draws', (n) => {
    const counts = new Map<string, number>()
    for (const draws of allDraws(n)) {
      const order = shuffledOrder(n, scripted(draws)).join()
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    const factorial = Array.from({ length: n }, (_, i) => i + 1).reduce((a, b) => a * b)
    expect(counts.size).toBe(factorial)
    expect([...counts.values()].every((count) => count === 1)).toBe(true)
  })

  test('stays a permutation at the ends of the random range', () => {
    expect(shuffledOrder(4, () => 0).toSorted()).toEqual([0, 1, 2, 3])
    expect(shuffledOrder(4, () => 1 - Number.EPSILON).toSorted()).toEqual([0, 1, 2, 3])
  })
})
