import { describe, expect, test } from 'vitest'
import { expectedScore, kFactor, PLACEMENT_MATCHES, rateDuel } from '#rules/match/rating.ts'

/** The rating of a new account (prisma/cloud/schema.prisma). */
const STARTING_RATING = 1200

/** FIDE's expectation table: the largest rating difference of each step, and the stronger player's expected score. */
const FIDE: [difference: number, score: number][] = [
  [3, 0.5],
  [10, 0.51],
  [17, 0.52],
  [25, 0.53],
  [32, 0.54],
  [39, 0.55],
  [46, 0.56],
  [53, 0.57],
  [61, 0.58],
  [68, 0.59],
  [76, 0.6],
  [83, 0.61],
  [91, 0.62],
  [98, 0.63],
  [106, 0.64],
  [113, 0.65],
  [121, 0.66],
  [129, 0.67],
  [137, 0.68],
  [145, 0.69],
  [153, 0.7],
  [162, 0.71],
  [170, 0.72],
  [179, 0.73],
  [188, 0.74],
  [197, 0.75],
  [206, 0.76],
  [215, 0.77],
  [225, 0.78],
  [235, 0.79],
  [245, 0.8],
  [256, 0.81],
  [267, 0.82],
  [278, 0.83],
  [290, 0.84],
  [302, 0.85],
  [315, 0.86],
  [328, 0.87],
  [344, 0.88],
  [357, 0.89],
  [374, 0.9],
  [391, 0.91],
  [411, 0.92],
  [432, 0.93],
  [456, 0.94],
  [484, 0.95],
  [517, 0.96],
  [559, 0.97],
  [619, 0.98],
  [735, 0.99],
]

describe('expected score', () => {
  test.each(FIDE)(
    'at a difference of %i it is FIDE’s %f, within the 0.016 by which the two curves differ',
    (difference, score) => {
      expect(Math.abs(expectedScore(1500 + difference, 1500) - score)).toBeLessThanOrEqual(0.016)
    },
  )

  test('the two players’ expectations add up to 1', () => {
    for (const [a, b] of [
      [1200, 1200],
      [1000, 2400],
      [1833, 1501],
    ] as const)
      expect(expectedScore(a, b) + expectedScore(b, a)).toBeCloseTo(1, 12)
  })
})

describe('K (design section 4, Rating)', () => {
  test.each([
    [1200, 0, 40],
    [2100, 9, 40],
    [1200, 10, 20],
    [1999, 10, 20],
    [2000, 10, 10],
    [2600, 10, 10],
  ])('at %i after %i rated duels: %i', (rating, placement, k) => {
    expect(kFactor(rating, placement)).toBe(k)
  })
})

describe('one rated duel', () => {
  test('between new equals: 20 to the winner, from the loser', () => {
    const fresh = { rating: STARTING_RATING, placementMatches: 0 }
    expect(rateDuel(fresh, STARTING_RATING, 1)).toEqual({
      rating: 1220,
      placementMatches: 1,
      isRanked: false,
      change: 20,
    })
    expect(rateDuel(fresh, STARTING_RATING, 0)).toMatchObject({ rating: 1180, change: -20 })
    expect(rateDuel(fresh, STARTING_RATING, 0.5)).toMatchObject({ rating: 1200, change: 0 })
  })

  test('the tenth ranks a player, and placement counts no further', () => {
    expect(rateDuel({ rating: 1300, placementMatches: 9 }, 1300, 1)).toMatchObject({
      placementMatches: 10,
      isRanked: true,
    })
    expect(rateDuel({ rating: 1300, placementMatches: PLACEMENT_MATCHES }, 1300, 1)).toMatchObject({
      placementMatches: 10,
      change: 10,
    })
  })

  test('an upset moves more than a duty', () => {
    const ranked = { rating: 1400, placementMatches: 10 }
    expect(rateDuel(ranked, 1800, 1).change).toBe(18)
    expect(rateDuel(ranked, 1000, 1).change).toBe(2)
  })
})

test('a further match of the same two people moves a part of the rating, as many points up as down', () => {
  const own = { rating: 1200, placementMatches: 0 }
  const changes = ([1, 0.5, 0.25, 0] as const).map((share) => rateDuel(own, 1200, 1, share).change)
  expect(changes).toEqual([20, 10, 5, 0])
  expect(([1, 0.5, 0.25] as const).map((share) => rateDuel(own, 1200, 0, share).change)).toEqual([
    -20, -10, -5,
  ])
})
