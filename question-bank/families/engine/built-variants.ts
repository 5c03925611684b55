import type { Pool } from '#protocol/bank.ts'
import type { BlindRecord } from '../../blind/record-file.ts'
import { byItem } from '../../blind/standing.ts'
import type { Item } from '../../load/item.ts'
import type { AnyFamily } from './contract.ts'
import { pathsOf } from './fact-patterns.ts'
import { familyStanding } from './standing.ts'
import { makeVariant, variantId } from './variant.ts'

/** A family's place in the counts of the report. */
export interface FamilyEntry {
  readonly family: AnyFamily
  readonly id: string
  readonly subject: string
  readonly pool: Item['pool']
  readonly paths: number
  readonly solvedVariants: number
  readonly served: boolean
}

export function familyEntries(
  families: readonly AnyFamily[],
  records: readonly BlindRecord[],
): FamilyEntry[] {
  const byId = byItem(records)
  return families.map((family) => {
    const standing = familyStanding(family, byId)
    return {
      family,
      id: family.id,
      subject: family.subject,
      pool: family.pool,
      paths: pathsOf(family).size,
      solvedVariants: standing.agreed,
      served: standing.served,
    }
  })
}

/**
 * How many variants of each family the build writes. Two practice families a subject carry a player past 200 questions in
 * a row; a duel takes ten ranked ones at once, new to both players.
 */
const VARIANTS_BUILT: Readonly<Record<Pool, number>> = { practice: 160, ranked: 150, daily: 60 }

/** Numbers tried for each variant wanted, before a family is taken to tell no more stories. */
const TRIES = 3

/** A family's variants in the order of their numbers, none telling what another has told, at most `count`. */
function storiesOf(family: AnyFamily, count: number): Item[] {
  const stories = new Map<string, Item>()
  for (let number = 0; number < TRIES * count && stories.size < count; number += 1) {
    const item = makeVariant(family, number)
    if (!stories.has(item.stem)) stories.set(item.stem, item)
  }
  return [...stories.values()]
}

/** The variants the build writes: of every family, or of those only that stood their blind solving. */
export function builtVariants(entries: readonly FamilyEntry[]): Item[] {
  return entries.flatMap(({ family }) => storiesOf(family, VARIANTS_BUILT[family.pool]))
}

/** The variant of this id; undefined when none of the families, or another edition of one, has it. */
export function findVariant(families: readonly AnyFamily[], id: string): Item | undefined {
  const number = Number(/(\d{6})$/.exec(id)?.[1] ?? Number.NaN)
  const family = families.find((entry) => !Number.isNaN(number) && variantId(entry, number) === id)
  return family && makeVariant(family, number)
}
