import { itemHash } from '../blind/fingerprint.ts'
import type { Rating } from '../blind/rating-file.ts'
import { mean } from '../check/sample.ts'
import type { Item } from '../load/item.ts'
import { table } from './table.ts'

/** The least mean of a family's ratings, and of all families (docs/item-standard.md). */
const LEAST_MEAN = 3.8

/** The newest rating of an item's present wording; undefined where there is none. */
const ratingOf = (item: Item, ratings: readonly Rating[]): Rating | undefined => {
  const hash = itemHash(item)
  return ratings.findLast((one) => one.item === item.id && one.hash === hash)
}

/** The mean rating of each group's items beside a licensed question; a group without ratings says so. */
export function ratingTable(
  groups: readonly { name: string; items: readonly Item[] }[],
  ratings: readonly Rating[],
): string[] {
  return table([
    ['rated beside a licensed question', 'items', 'readers', 'mean', ''],
    ...groups.map(({ name, items }) => {
      const rated = items.flatMap((item) => ratingOf(item, ratings) ?? [])
      if (rated.length === 0) return [name, '0', '–', '–', 'not rated in this wording']
      const own = mean(rated.flatMap((one) => one.ratings))
      const readers = Math.min(...rated.map((one) => one.ratings.length))
      const verdict = own >= LEAST_MEAN ? 'met' : `under ${LEAST_MEAN}`
      return [name, String(rated.length), String(readers), own.toFixed(2), verdict]
    }),
  ])
}
