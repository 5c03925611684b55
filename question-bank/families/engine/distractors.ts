import { type Cell, neighbours } from './cells.ts'
import type { AnyFamily } from './contract.ts'

/** A wrong reason that tempts in a cell, and the misconception behind it; null for a near-miss. */
export interface Lure {
  readonly reason: string
  readonly misconception: string | null
}

const known = new WeakMap<Cell, readonly Lure[]>()

/**
 * Every wrong reason for a cell: those that misconceptions give first, then near-misses, the reasons that
 * would govern if at most two facts were changed. A reason that is true of the cell is never among them.
 */
export function lures(family: AnyFamily, cell: Cell): readonly Lure[] {
  const found = known.get(cell)
  if (found) return found
  const list = new Map<string, Lure>()
  const add = (reason: string, misconception: string | null) => {
    if (list.has(reason) || !family.fits(reason, cell.facts)) return
    if (cell.reasons.includes(reason) || cell.unused.includes(reason)) return
    list.set(reason, { reason, misconception })
  }
  for (const view of family.misconceptions) {
    const reason = view.decide(cell.facts)
    if (reason !== null) add(reason, view.id)
  }
  for (const near of neighbours(family, cell.facts)) for (const reason of near.reasons) add(reason, null)
  const all = [...list.values()]
  known.set(cell, all)
  return all
}
