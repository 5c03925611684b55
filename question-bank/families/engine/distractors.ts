import type { AnyFamily } from './contract.ts'
import { type FactPattern, neighbors } from './fact-patterns.ts'

/** A wrong reason that tempts in a pattern, and the misconception behind it; null for a near-miss. */
export interface Distractor {
  readonly reason: string
  readonly misconception: string | null
}

const known = new WeakMap<FactPattern, readonly Distractor[]>()

/**
 * Every wrong reason for a pattern: those that misconceptions give first, then near-misses, the reasons that
 * would govern if at most two facts were changed. A reason that is true of the pattern is never among them.
 */
export function distractors(family: AnyFamily, pattern: FactPattern): readonly Distractor[] {
  const found = known.get(pattern)
  if (found) return found
  const list = new Map<string, Distractor>()
  const add = (reason: string, misconception: string | null) => {
    if (list.has(reason) || !family.fits(reason, pattern.facts)) return
    if (pattern.reasons.includes(reason) || pattern.arguable.includes(reason)) return
    list.set(reason, { reason, misconception })
  }
  for (const view of family.misconceptions) {
    const reason = view.decide(pattern.facts)
    if (reason !== null) add(reason, view.id)
  }
  for (const near of neighbors(family, pattern.facts)) for (const reason of near.reasons) add(reason, null)
  const all = [...list.values()]
  known.set(pattern, all)
  return all
}
