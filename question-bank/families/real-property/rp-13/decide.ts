import type { Decision } from '../../engine/contract.ts'
import type { DeedFacts } from './facts.ts'
import { rowOf } from './rows.ts'

/** Whether the one who sues should win: as owner of the land or, after a sale, for damages. */
export function decide(facts: DeedFacts): Decision {
  const row = rowOf(facts)
  if (!row) throw new Error('rp-13 was asked for a cell that cannot happen')
  return row
}
