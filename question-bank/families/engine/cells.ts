import type { AnyFamily, Facts } from './contract.ts'

/** One combination of facts that can happen, with the law's answer to it. */
export interface Cell {
  readonly facts: Facts
  readonly reasons: readonly string[]
  /** Defensible too, so never offered. */
  readonly unused: readonly string[]
  readonly path: string
}

const known = new WeakMap<AnyFamily, readonly Cell[]>()

/** Every legal cell of a family, in the order of its dimensions. */
export function cellsOf(family: AnyFamily): readonly Cell[] {
  const found = known.get(family)
  if (found) return found
  const cells = combinations(family)
    .filter((facts) => family.illegal(facts) === null)
    .map((facts) => {
      const decision = family.decide(facts)
      return {
        facts,
        reasons: decision.reasons,
        unused: decision.unused ?? [],
        path: decision.path.join(' > '),
      }
    })
  known.set(family, cells)
  return cells
}

/** The cells of each legal path, paths in alphabetical order so that adding a cell moves no other path. */
export function pathsOf(family: AnyFamily): ReadonlyMap<string, readonly Cell[]> {
  const grouped = Map.groupBy(cellsOf(family), (cell) => cell.path)
  return new Map([...grouped].sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** The legal cells that differ from `facts` in one or two dimensions. */
export function neighbours(family: AnyFamily, facts: Facts): readonly Cell[] {
  return cellsOf(family).filter((cell) => {
    const changed = Object.keys(family.dimensions).filter((name) => cell.facts[name] !== facts[name]).length
    return changed === 1 || changed === 2
  })
}

function combinations(family: AnyFamily): Facts[] {
  let all: Facts[] = [{}]
  for (const [name, values] of Object.entries(family.dimensions as Record<string, readonly string[]>)) {
    all = all.flatMap((facts) => values.map((value) => ({ ...facts, [name]: value })))
  }
  return all
}
