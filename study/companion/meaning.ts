import type { Hit } from './hit.ts'

/** Finds rules by what a question means, where the host has a model of meaning. */
export interface Meaning {
  /** ids of the rules nearest to a question, the nearest first; null where it can't be told in time */
  closest(question: string): Promise<readonly string[] | null>
}

/** How much of the odds nearness in meaning decides; words decide the rest. Scales of models differ, so only ranks count. */
const BY_MEANING = 0.4

/**
 * Hits with their odds shared out anew by what is nearest in meaning. Their sum stays: how sure it is that a question is ours
 * at all, words alone decide, so that nothing is told that they'd refuse.
 */
export function byMeaning(hits: readonly Hit[], closest: readonly string[]): Hit[] {
  const sum = hits.reduce((all, { odds }) => all + odds, 0)
  const near = hits.map(({ rule }) => {
    const rank = closest.indexOf(rule.id)
    return rank < 0 ? 0 : 1 / (1 + rank)
  })
  const whole = near.reduce((all, one) => all + one, 0)
  if (whole === 0) return [...hits]
  return hits
    .map((hit, place) => ({
      ...hit,
      odds: (1 - BY_MEANING) * hit.odds + (BY_MEANING * sum * (near[place] ?? 0)) / whole,
    }))
    .sort((one, other) => other.odds - one.odds)
}
