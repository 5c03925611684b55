import { builtVariants, familyEntries } from '../families/engine/built-variants.ts'
import type { AnyFamily } from '../families/engine/contract.ts'
import type { Bank } from '../load/bank.ts'
import type { Failure } from '../load/failure.ts'
import { targets } from '../report/targets.ts'

/** Targets of the finished bank that are not met yet. */
export function missedTargets(bank: Bank, all: readonly AnyFamily[]): Failure[] {
  const families = familyEntries(all, bank.records)
  const stock = { curated: bank.items, variants: builtVariants(families), families, records: bank.records }
  return targets(stock)
    .filter((target) => !target.met)
    .map((target) => {
      const lacking = target.lacking.length > 0 ? ` (${target.lacking.slice(0, 8).join('; ')})` : ''
      const reason = `${target.name}: ${target.ours}, wanted ${target.target}${lacking}`
      return { severity: 'reject', file: 'items', item: null, rule: 'target', reason }
    })
}
