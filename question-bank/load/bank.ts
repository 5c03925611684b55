import { fileURLToPath } from 'node:url'
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
  /** What could not be read. */
  readonly failures: readonly Failure[]
}

export function loadBank(bankFolder: string = BANK_FOLDER): Bank {
  const { items, failures } = loadItems(bankFolder)
  const reviews = loadRecords(bankFolder)
  return { items, records: reviews.records, failures: [...failures, ...reviews.failures] }
}
