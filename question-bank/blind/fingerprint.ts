import { createHash } from 'node:crypto'
import type { Item } from '../load/item.ts'

function normal(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}

function sha256(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}

/**
 * The state of an item that a blind record vouches for: stem, options in written order and key, spacing
 * ignored. 16 hexadecimal digits. Any change of wording makes earlier records void.
 */
export function itemHash(item: Item): string {
  return sha256([normal(item.stem), item.choices.map((choice) => normal(choice.text)), item.correct]).slice(
    0,
    16,
  )
}

/**
 * A tag that ties a solver's answer to the sheet it was given on: solver, stem and options, never the key.
 * Four hexadecimal digits, enough to notice a stale sheet or two sheets swapped.
 */
export function sheetTag(item: Item, solver: Solver): string {
  return sha256([solver, normal(item.stem), item.choices.map((choice) => normal(choice.text))]).slice(0, 4)
}

/** The two independent solvers of an item; each gets a sheet in another order. */
export type Solver = 1 | 2
