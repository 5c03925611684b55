import type { AnyFamily, Facts } from './contract.ts'

/** One combination of facts that can happen, with the result that the law gives it. */
export interface FactPattern {
  readonly facts: Facts
  readonly reasons: readonly string[]
  /** Reasons that could be defended too, and so are never offered. */
  readonly arguable: readonly string[]
  /** The ids of the rules that decide it, in order. */
  readonly rules: readonly string[]
  /** The name of its legal path. */
  readonly path: string
}

const known = new WeakMap<AnyFamily, readonly FactPattern[]>()

/** Every fact pattern of a family, in the order of its facts and their values. Draws depend on this order. */
export function factPatternsOf(family: AnyFamily): readonly FactPattern[] {
  const found = known.get(family)
  if (found) return found
  const patterns = combinations(family)
    .filter((facts) => family.illegal(facts) === null)
    .map((facts) => {
      const decision = family.decide(facts)
      return {
        facts,
        reasons: decision.reasons,
        arguable: decision.arguable ?? [],
        rules: decision.path,
        path: decision.pathName ?? decision.path.join(' > '),
      }
    })
  known.set(family, patterns)
  return patterns
}

/** The fact patterns of each path. Paths are in alphabetical order, so that adding a pattern moves no other path. */
export function pathsOf(family: AnyFamily): ReadonlyMap<string, readonly FactPattern[]> {
  const grouped = Map.groupBy(factPatternsOf(family), (pattern) => pattern.path)
  return new Map([...grouped].sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** The fact patterns that differ from `facts` in one fact or two. */
export function neighbors(family: AnyFamily, facts: Facts): readonly FactPattern[] {
  return factPatternsOf(family).filter((pattern) => {
    const changed = Object.keys(family.dimensions).filter(
      (name) => pattern.facts[name] !== facts[name],
    ).length
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
