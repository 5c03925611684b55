import type { Pool } from '#protocol/bank.ts'
import type { Random } from '../../text/seeded.ts'
import type { Facts, StoryHead } from './contract.ts'
import { weightedPick } from './weighted-sample.ts'

/** The daily case is a hard one, so that easier variants are never told by a story of the daily pool. */
export const DAILY_LEVEL = 7

/** How often a pool is served by the variants of one level: hard ones are what the daily pool lacks. */
const SHARES = {
  hard: { practice: 3, ranked: 3, daily: 4 },
  other: { practice: 1, ranked: 1, daily: 0 },
} as const satisfies Record<string, Record<Pool, number>>

/**
 * Draws the pool of a variant and returns its stories. No story stands in two pools, so that whoever has learned the law
 * from a practice story meets it again in a ranked one as a new case.
 */
export function ofOnePool<S extends StoryHead<Facts>>(
  stories: readonly S[],
  level: number,
  random: Random,
): readonly S[] {
  const shares = SHARES[level >= DAILY_LEVEL ? 'hard' : 'other']
  const pools = [...new Set(stories.map(({ pool }) => pool))].filter((pool) => shares[pool] > 0)
  const drawn = weightedPick(pools, (pool) => shares[pool], random)
  return stories.filter(({ pool }) => pool === drawn)
}
