import type { Item } from '#study/item.ts'

/** An item with its hint, key included. */
export interface DuelItem extends Item {
  hint: string
}

/** Returns items by their ids, in their order. Throws when one is not in the bank. */
export type ItemsById = (ids: readonly string[]) => Promise<DuelItem[]>
