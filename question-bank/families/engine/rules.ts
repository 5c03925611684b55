import type { AnyFamily } from './contract.ts'
import type { FactPattern } from './fact-patterns.ts'

/** The rules that decide a fact pattern, in order. Throws when it names a rule that the family does not have. */
export function rulesOf(family: AnyFamily, pattern: FactPattern): AnyFamily['rules'] {
  return pattern.rules.map((id) => {
    const rule = family.rules.find((entry) => entry.id === id)
    if (!rule) throw new Error(`${family.id}: no rule ${id}, which a path names`)
    return rule
  })
}
