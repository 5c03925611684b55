import type { Decision } from '../../engine/contract.ts'
import type { StrictFacts } from './facts.ts'
import { rowOf } from './rows.ts'

/** Why a cell cannot happen or has no settled answer; null when it is sound. */
export function illegal(facts: StrictFacts): string | null {
  return rowOf(facts) ? null : 'cannot happen, or is not settled'
}

/** Whether strict liability reaches the harm, from the table of legal paths. */
export function decide(facts: StrictFacts): Decision {
  const row = rowOf(facts)
  if (!row) throw new Error('tt-08 decides settled cells alone')
  return { reasons: row.reasons, arguable: row.arguable ?? [], path: row.path.split(' > ') }
}
