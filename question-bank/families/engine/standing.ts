import type { BlindRecord } from '../../blind/record-file.ts'
import { standingOf } from '../../blind/standing.ts'
import type { Item } from '../../load/item.ts'
import type { AnyFamily } from './contract.ts'
import { makeVariant, variantId } from './variant.ts'

/** A family may be served when two solvers agreed on this many of its variants and failed none. */
export const SOLVED_NEEDED = 12

/** The outcome of a family's blind solving. */
export interface FamilyStanding {
  readonly agreed: number
  readonly failed: readonly string[]
  readonly served: boolean
}

/** Judges every variant of the family that was ever solved, by its newest record. */
export function familyStanding(
  family: AnyFamily,
  records: ReadonlyMap<string, readonly BlindRecord[]>,
): FamilyStanding {
  const prefix = variantId(family, 0).replace(/0+$/, '')
  const solved = [...records.keys()].filter(
    (id) => id.startsWith(prefix) && /^\d{6}$/.test(id.slice(prefix.length)),
  )
  const standings = solved.map((id) => {
    const item: Item = makeVariant(family, Number(id.slice(prefix.length)))
    return { id, standing: standingOf(item, records) }
  })
  const agreed = standings.filter((entry) => entry.standing === 'agreed').length
  const failed = standings.filter((entry) => entry.standing === 'failed').map((entry) => entry.id)
  const served = family.blocked === undefined && agreed >= SOLVED_NEEDED && failed.length === 0
  return { agreed, failed, served }
}
