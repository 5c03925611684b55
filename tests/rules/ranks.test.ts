import { describe, expect, test } from 'vitest'
import { RANKS, rankFor, rankReached } from '#rules/ranks.ts'

/** Spec section 9, Rank thresholds by correct answers. */
const TABLE = [
  ['Novice', 0],
  ['Apprentice', 100],
  ['Practitioner', 250],
  ['Journeyman', 500],
  ['Expert', 1000],
  ['Master', 2000],
  ['Grandmaster', 3500],
  ['Sage', 6000],
  ['Legend', 10000],
  ['Supreme Advocate', 15000],
] as const

describe('subject ranks (spec section 9)', () => {
  test('there are ten ranks, as many as the table has', () => {
    expect(RANKS).toHaveLength(TABLE.length)
  })

  test.each(TABLE)('%s begins at %i right answers', (name, min) => {
    expect(rankFor(min)).toBe(name)
    if (min > 0) expect(rankFor(min - 1)).not.toBe(name)
  })

  test.each([
    [99, 100, 'Apprentice'],
    [95, 105, 'Apprentice'],
    [90, 260, 'Practitioner'],
    [100, 101, null],
    [100, 100, null],
    [100, 99, null],
  ])('from %i to %i right answers the rank reached is %s', (before, after, rank) => {
    expect(rankReached(before, after)).toBe(rank)
  })
})
