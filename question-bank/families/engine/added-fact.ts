import type { Random } from '../../text/seeded.ts'
import type { AddedFact, AnyFamily, Facts } from './contract.ts'
import { type FactPattern, factPatternsOf } from './fact-patterns.ts'
import { anyOf, weightedSample } from './weighted-sample.ts'

/** A fact that an option offers to add, and the fact pattern that it leads to. */
export interface Added {
  readonly fact: AddedFact
  readonly then: FactPattern
}

/** The options of an 'added' form: one fact that reverses the result, and three that do not. */
export interface AddedOptions {
  readonly key: Added
  readonly others: readonly Added[]
}

const known = new WeakMap<FactPattern, readonly Added[]>()

/** Returns the facts that may be added to a fact pattern: those that lead to another one that can happen. */
function addable(family: AnyFamily, pattern: FactPattern): readonly Added[] {
  const found = known.get(pattern)
  if (found) return found
  const list = (family.addedFacts ?? []).flatMap((fact): Added[] => {
    const then = patternOf(family, { ...pattern.facts, ...fact.sets })
    const isNews = Object.entries(fact.sets).some(([name, value]) => pattern.facts[name] !== value)
    return then && isNews && (fact.fits?.(pattern.facts) ?? true) ? [{ fact, then }] : []
  })
  known.set(pattern, list)
  return list
}

/** Draws one fact that reverses the result and three that do not; null where there are not enough. */
export function drawAdded(
  family: AnyFamily,
  pattern: FactPattern,
  sideOf: (pattern: FactPattern) => string | null,
  weightOf: (wording: string) => number,
  random: Random,
): AddedOptions | null {
  const side = sideOf(pattern)
  const [reversing, idle] = [true, false].map((reverses) =>
    addable(family, pattern).filter(({ then }) => (sideOf(then) !== side) === reverses),
  )
  const key = anyOf(reversing ?? [], random)
  const others = weightedSample(idle ?? [], 3, ({ fact }) => weightOf(addedWording(fact)), random)
  return key && others.length === 3 ? { key, others } : null
}

/** Returns the name by which a family's weights list an added fact. */
export const addedWording = (fact: AddedFact): string => `added ${fact.id}`

function patternOf(family: AnyFamily, facts: Facts): FactPattern | undefined {
  return factPatternsOf(family).find((pattern) =>
    Object.keys(family.dimensions).every((name) => pattern.facts[name] === facts[name]),
  )
}
