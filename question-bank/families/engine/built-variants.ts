import type { Pool } from '#protocol/bank.ts'
import type { BlindRecord } from '../../blind/record-file.ts'
import { byItem } from '../../blind/standing.ts'
import type { Item } from '../../load/item.ts'
import type { AnyFamily } from './contract.ts'
import { pathsOf } from './fact-patterns.ts'
import { familyStanding } from './standing.ts'
import { makeVariant, variantId } from './variant.ts'

/** One row of the report: a family, and what it brings to the bank. */
export interface FamilyEntry {
  readonly family: AnyFamily
  readonly id: string
  readonly subject: string
  /** The pools that its stories serve. */
  readonly pools: readonly Pool[]
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
      pools: poolsOf(family),
      paths: pathsOf(family).size,
      solvedVariants: standing.agreed,
      served: standing.served,
    }
  })
}

/**
 * How many variants of each family the build writes, some 85 of them for practice: a player can answer more than 200
 * questions of a subject in a row, and a duel takes ten ranked ones at once, new to both players.
 */
const VARIANTS_BUILT = 240

function poolsOf({ stories }: AnyFamily): readonly Pool[] {
  return [...new Set(stories.map(({ pool }) => pool))]
}

/** How many numbers are tried for each variant wanted, before a family is taken to have no more stems. */
const TRIES = 3

/** Returns at most `count` variants of a family in the order of their numbers, no two with the same stem. */
function differentVariants(family: AnyFamily, count: number): Item[] {
  const byStem = new Map<string, Item>()
  for (let number = 0; number < TRIES * count && byStem.size < count; number += 1) {
    const item = makeVariant(family, number)
    if (!byStem.has(item.stem)) byStem.set(item.stem, item)
  }
  return [...byStem.values()]
}

/** Returns the variants that the build writes, of these families. */
export function builtVariants(entries: readonly FamilyEntry[]): Item[] {
  return entries.flatMap(({ family }) => differentVariants(family, VARIANTS_BUILT))
}

/** Returns the variant of this id; undefined when none of the families has it in its present edition. */
export function findVariant(families: readonly AnyFamily[], id: string): Item | undefined {
  const number = Number(/(\d{6})$/.exec(id)?.[1] ?? Number.NaN)
  const family = families.find((entry) => !Number.isNaN(number) && variantId(entry, number) === id)
  return family && makeVariant(family, number)
}
