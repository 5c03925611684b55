import { SUBJECTS } from '#rules/subjects.ts'
import type { Item } from '../load/item.ts'
import { hash32 } from '../text/seeded.ts'
import { placeOf } from './library.ts'

/** The share of a subject's practice questions written by hand that is kept for exam blocks. */
const RESERVED = 0.2

const byHash = (one: Item, other: Item): number =>
  hash32(`reserve ${one.id}`) - hash32(`reserve ${other.id}`) || (one.id < other.id ? -1 : 1)

/**
 * Returns the ids of the questions kept for exam blocks: a fifth of each subject's practice questions written by hand, by a hash of
 * the id. The only question of an area is taken last, since its rule couldn't be practiced until a block has asked it.
 */
export function reservedOf(items: readonly Item[]): ReadonlySet<string> {
  const practice = items.filter(({ pool }) => pool === 'practice').sort(byHash)
  const left = new Map<string, number>()
  for (const item of practice) left.set(placeOf(item), (left.get(placeOf(item)) ?? 0) + 1)
  const reserved = new Set<string>()
  for (const subject of SUBJECTS) {
    const stock = practice.filter((item) => item.subject === subject && item.family === null)
    let wanted = Math.round(RESERVED * stock.length)
    for (const least of [2, 1])
      for (const item of stock) {
        const others = left.get(placeOf(item)) ?? 0
        if (wanted === 0 || others < least || reserved.has(item.id)) continue
        reserved.add(item.id)
        left.set(placeOf(item), others - 1)
        wanted--
      }
  }
  return reserved
}
