import type { Item } from '../load/item.ts'

/** A rule that one item alone can break. `check` returns one reason a breach, none when the item keeps it. */
export interface ItemRule {
  readonly name: string
  readonly severity: 'reject' | 'warn'
  readonly check: (item: Item) => string[]
}
