import type { AnyFamily } from '../families/engine/contract.ts'
import { makeVariants } from '../families/engine/variant.ts'
import type { Bank } from '../load/bank.ts'
import type { Item } from '../load/item.ts'
import type { LoadedLibrary } from '../load/library.ts'
import type { Beside } from './families.ts'

/** How many variants of each other family a family is judged beside. */
const OTHERS_SAMPLE = 30

/** Returns what gives each family the questions of the bank that are not its own, and the rule library. */
export function beside(
  bank: Bank,
  library: LoadedLibrary,
  families: readonly AnyFamily[],
): (family: AnyFamily) => Beside {
  const samples = new Map<AnyFamily, readonly Item[]>()
  const sampleOf = (family: AnyFamily) => {
    const made = samples.get(family) ?? makeVariants(family, OTHERS_SAMPLE)
    samples.set(family, made)
    return made
  }
  return (family) => ({
    others: [...bank.items, ...families.filter((other) => other.id !== family.id).flatMap(sampleOf)],
    library: library.rules,
  })
}
