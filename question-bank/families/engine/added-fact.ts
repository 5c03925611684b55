import type { Random } from '../../text/seeded.ts'
import type { AddedFact, AnyFamily, Facts } from './contract.ts'
import { type FactPattern, factPatternsOf } from './fact-patterns.ts'
import { anyOf, weightedSample } from './weighted-sample.ts'

/** A fact that a question offers to add, and where the case would stand with it. */
export interface Added {
  readonly fact: AddedFact
  readonly then: FactPattern
}

/** What an 'added' form asks: the fact that turns the result round, then three that leave it where it is. */
export interface AddedHand {
  readonly key: Added
  readonly others: readonly Added[]
}

const known = new WeakMap<FactPattern, readonly Added[]>()

/** The facts that may be added to a pattern: those that lead to another pattern that can happen. */
export function addable(family: AnyFamily, pattern: FactPattern): readonly Added[] {
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

/** Draws one fact that changes the side of the answer and three that do not; null where there are not enough. */
export function drawAdded(
  family: AnyFamily,
  pattern: FactPattern,
  sideOf: (pattern: FactPattern) => string | null,
  weightOf: (wording: string) => number,
  random: Random,
): AddedHand | null {
  const side = sideOf(pattern)
  const [turning, idle] = [true, false].map((turns) =>
    addable(family, pattern).filter(({ then }) => (sideOf(then) !== side) === turns),
  )
  const key = anyOf(turning ?? [], random)
  const others = weightedSample(idle ?? [], 3, ({ fact }) => weightOf(addedWording(fact)), random)
  return key && others.length === 3 ? { key, others } : null
}

/** The name under which a family's weights know an added fact. */
export const addedWording = (fact: AddedFact): string => `added ${fact.id}`

function patternOf(family: AnyFamily, facts: Facts): FactPattern | undefined {
  return factPatternsOf(family).find((pattern) =>
    Object.keys(family.dimensions).every((name) => pattern.facts[name] === facts[name]),
  )
}
