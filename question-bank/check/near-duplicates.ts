import type { Failure } from '../load/failure.ts'
import type { Item } from '../load/item.ts'
import { jaccard, shingles } from '../text/shingles.ts'

const REVIEW = 0.3
const REJECT = 0.5

/** Two stems that share 5-word shingles, and how much of them (Jaccard). */
export interface LikePair {
  readonly one: Item
  readonly other: Item
  readonly likeness: number
}

/** Every pair of stems at or over the review limit; variants of one family are alike by design and left out. */
export function likePairs(items: readonly Item[]): LikePair[] {
  const bags = items.map((item) => shingles(item.stem))
  const holders = new Map<string, number[]>()
  const pairs: LikePair[] = []
  items.forEach((item, index) => {
    const bag = bags[index] ?? new Set<string>()
    const shared = new Map<number, number>()
    for (const shingle of bag) {
      const earlier = holders.get(shingle)
      if (!earlier) {
        holders.set(shingle, [index])
        continue
      }
      for (const other of earlier) shared.set(other, (shared.get(other) ?? 0) + 1)
      earlier.push(index)
    }
    for (const [other, hits] of shared) {
      const rival = items[other]
      if (!rival || (item.family !== null && item.family === rival.family)) continue
      // Most sharing pairs have one stock phrase in common; only count those that can reach the limit.
      if (hits / bag.size < REVIEW / 2) continue
      const likeness = jaccard(bag, bags[other] ?? new Set())
      if (likeness >= REVIEW) pairs.push({ one: rival, other: item, likeness })
    }
  })
  return pairs
}

export function nearDuplicates(items: readonly Item[]): Failure[] {
  return likePairs(items).map(({ one, other, likeness }) => ({
    severity: likeness >= REJECT ? 'reject' : 'warn',
    file: other.file,
    item: other.id,
    rule: 'near-duplicate',
    reason: `its stem is like that of ${one.id}: shingle Jaccard ${likeness.toFixed(2)}, review from ${REVIEW}, reject from ${REJECT}`,
  }))
}
