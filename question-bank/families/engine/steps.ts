import type { Cell } from './cells.ts'
import type { AnyFamily } from './contract.ts'

/** The steps of a cell's path, in order. Throws when the path names one that the family does not have. */
export function stepsOf(family: AnyFamily, cell: Cell): AnyFamily['steps'] {
  return cell.path.split(' > ').map((id) => {
    const step = family.steps.find((entry) => entry.id === id)
    if (!step) throw new Error(`${family.id}: path step ${id} is not among its steps`)
    return step
  })
}
