import type { Decision } from '../../engine/contract.ts'
import type { ThirdFacts } from './facts.ts'
import { rowOf } from './rows.ts'

/** Whether the one who sues has a right against the one who is sued. */
export function decide(facts: ThirdFacts): Decision {
  const row = rowOf(facts)
  if (!row) throw new Error('k-12 was asked for a fact pattern that cannot happen')
  return row
}
