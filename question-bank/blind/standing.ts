import type { Item } from '../load/item.ts'
import { itemHash } from './fingerprint.ts'
import type { BlindRecord } from './record-file.ts'

/** How an item stands with its blind solvers, judged by its newest record. */
export type Standing = 'agreed' | 'failed' | 'changed' | 'unsolved'

/**
 * 'agreed' when the newest record for the present wording agreed; 'failed' when it did not; 'changed' when
 * records exist for earlier wordings only; 'unsolved' when there is none. Later entries are newer.
 */
export function standingOf(item: Item, records: ReadonlyMap<string, readonly BlindRecord[]>): Standing {
  const own = records.get(item.id) ?? []
  if (own.length === 0) return 'unsolved'
  const hash = itemHash(item)
  const newest = own.filter((record) => record.hash === hash).at(-1)
  if (!newest) return 'changed'
  const truly = newest.agreed && newest.picks.every((pick) => pick === item.correct)
  return truly ? 'agreed' : 'failed'
}

/** The records of each item, in the order they were appended. */
export function byItem(records: readonly BlindRecord[]): Map<string, BlindRecord[]> {
  const found = new Map<string, BlindRecord[]>()
  for (const record of records) {
    const list = found.get(record.item)
    if (list) list.push(record)
    else found.set(record.item, [record])
  }
  return found
}

/** How many items their first two solvers did not agree on, of how many ever solved. */
export function firstTimeFailures(records: readonly BlindRecord[]): { failed: number; solved: number } {
  const firsts = [...byItem(records).values()].flatMap((list) => list.slice(0, 1))
  return { failed: firsts.filter((record) => !record.agreed).length, solved: firsts.length }
}
