import type { AnyFamily } from './contract.ts'
import type { FactPattern } from './fact-patterns.ts'

/** The steps of a pattern's path, in order. Throws when the path names one that the family does not have. */
export function rulesOf(family: AnyFamily, pattern: FactPattern): AnyFamily['rules'] {
  return pattern.path.split(' > ').map((id) => {
    const step = family.rules.find((entry) => entry.id === id)
    if (!step) throw new Error(`${family.id}: path step ${id} is not among its steps`)
    return step
  })
}
