import { fileURLToPath } from 'node:url'
import { loadRatings, type Rating } from '../blind/rating-file.ts'
import { type BlindRecord, loadRecords } from '../blind/record-file.ts'
import type { Failure } from './failure.ts'
import type { Item } from './item.ts'
import { loadItems } from './items.ts'

/** The folder this code stands in, which holds `items/` and `reviews/` too. */
export const BANK_FOLDER = fileURLToPath(new URL('..', import.meta.url))

/** Everything read from the bank's files. */
export interface Bank {
  readonly items: readonly Item[]
  /** Oldest first within a subject. */
  readonly records: readonly BlindRecord[]
  /** How readers rated the writing, oldest first within a subject. */
  readonly ratings: readonly Rating[]
  /** What could not be read. */
  readonly failures: readonly Failure[]
}

export function loadBank(bankFolder: string = BANK_FOLDER): Bank {
  const { items, failures } = loadItems(bankFolder)
  const reviews = loadRecords(bankFolder)
  const rated = loadRatings(bankFolder)
  return {
    items,
    records: reviews.records,
    ratings: rated.ratings,
    failures: [...failures, ...reviews.failures, ...rated.failures],
  }
}
