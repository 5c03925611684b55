import type { AnyFamily } from './contract.ts'
import { type FactPattern, neighbors } from './fact-patterns.ts'

/** A wrong reason that tempts on given facts, and the id of the misconception behind it; null for a near miss. */
export interface Distractor {
  readonly reason: string
  readonly misconception: string | null
}

const known = new WeakMap<FactPattern, readonly Distractor[]>()

/**
 * Returns every wrong reason for a fact pattern: first those that misconceptions give, then near misses, which would be
 * right if one fact or two were different. A reason that is right or arguable is never among them.
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
