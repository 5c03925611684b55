import type { Random } from '../../text/seeded.ts'
import { type Cell, cellsOf } from './cells.ts'
import type { AddedFact, AnyFamily, Facts } from './contract.ts'
import { anyOf, lots } from './lot.ts'

/** A fact that a question offers to add, and where the case would stand with it. */
export interface Added {
  readonly fact: AddedFact
  readonly then: Cell
}

/** What an 'added' form asks: the fact that turns the result round, then three that leave it where it is. */
export interface AddedHand {
  readonly key: Added
  readonly others: readonly Added[]
}

const known = new WeakMap<Cell, readonly Added[]>()

/** The facts that may be added to a cell: those that lead to another cell that can happen. */
export function addable(family: AnyFamily, cell: Cell): readonly Added[] {
  const found = known.get(cell)
  if (found) return found
  const list = (family.addedFacts ?? []).flatMap((fact): Added[] => {
    const then = cellOf(family, { ...cell.facts, ...fact.sets })
    const isNews = Object.entries(fact.sets).some(([name, value]) => cell.facts[name] !== value)
    return then && isNews && (fact.fits?.(cell.facts) ?? true) ? [{ fact, then }] : []
  })
  known.set(cell, list)
  return list
}

/** Draws one fact that changes the side of the answer and three that do not; null where there are not enough. */
export function drawAdded(
  family: AnyFamily,
  cell: Cell,
  sideOf: (cell: Cell) => string | null,
  weightOf: (wording: string) => number,
  random: Random,
): AddedHand | null {
  const side = sideOf(cell)
  const [turning, idle] = [true, false].map((turns) =>
    addable(family, cell).filter(({ then }) => (sideOf(then) !== side) === turns),
  )
  const key = anyOf(turning ?? [], random)
  const others = lots(idle ?? [], 3, ({ fact }) => weightOf(addedWording(fact)), random)
  return key && others.length === 3 ? { key, others } : null
}

/** The name under which a family's weights know an added fact. */
export const addedWording = (fact: AddedFact): string => `added ${fact.id}`

function cellOf(family: AnyFamily, facts: Facts): Cell | undefined {
  return cellsOf(family).find((cell) =>
    Object.keys(family.dimensions).every((name) => cell.facts[name] === facts[name]),
  )
}
