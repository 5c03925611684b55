import type { Reason } from '../../engine/contract.ts'
import { sumId, sums } from './decide.ts'
import type { SaleFacts, SaleSkin } from './facts.ts'

export const reasonIds: readonly string[] = sums.map(sumId)

/** A sum of units in the dollars of a skin. */
export const dollars = (units: number, skin: SaleSkin): string =>
  `$${(units * skin.scale).toLocaleString('en-US')}`

export function reason(id: string, _facts: SaleFacts, skin: SaleSkin): Reason {
  if (!reasonIds.includes(id)) throw new Error(`rp-12 has no reason ${id}`)
  const sum = dollars(Number(id.replace('sum-', '')), skin)
  return {
    side: null,
    texts: [sum],
    lesson: `The sum of ${sum} would need liens in another order, another creditor foreclosing, or other parties joined.`,
  }
}

/** Any sum may be offered. */
export const fits = (): boolean => true
