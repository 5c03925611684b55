import type { BlindRecord } from '../blind/record-file.ts'
import type { AnyFamily } from '../families/engine/contract.ts'
import { familyStanding, SOLVED_NEEDED } from '../families/engine/standing.ts'
import { makeVariants } from '../families/engine/variant.ts'
import type { Failure } from '../load/failure.ts'
import type { Item } from '../load/item.ts'
import type { LibraryRule } from '../load/library-file.ts'
import { brokenLimits, checkItems } from './check.ts'
import type { Measure } from './limit.ts'
import { cueOfFamily } from './limits/cue-of-family.ts'
import { keyLength } from './limits/key-length.ts'
import { openings } from './limits/openings.ts'
import { pointingWords } from './limits/pointing-words.ts'
import type { ItemRule } from './rule.ts'
import { areaTerms } from './rules/area-terms.ts'
import { saidTwice } from './rules/said-twice.ts'
import { verdictWord } from './rules/verdict-word.ts'
import { whyLength } from './rules/why-length.ts'
import { FULL_SAMPLE } from './sample.ts'

/** The company a family is checked in: questions of the bank that are not its own, and the rule library. */
export interface Beside {
  readonly others: readonly Item[]
  readonly library: readonly LibraryRule[]
}

/**
 * Returns what is wrong with a family, by the rules of an item and the limits on cues, on a full sample of its variants.
 * `drafts` forgives that nobody solved it blind yet. A blocked family is not served, so that it is warned of and does not fail.
 */
export function checkFamily(
  family: AnyFamily,
  records: ReadonlyMap<string, readonly BlindRecord[]>,
  drafts: boolean,
  beside: Beside = { others: [], library: [] },
): Failure[] {
  const file = `families/${family.folder}`
  const variants = makeVariants(family, FULL_SAMPLE)
  const measures = familyMeasures(variants, beside.others)
  const standing = familyStanding(family, records)
  const fail = (reason: string): Failure => ({
    severity: 'reject',
    file,
    item: null,
    rule: 'reviewed',
    reason,
  })
  const solving = [
    ...(standing.agreed < SOLVED_NEEDED
      ? [fail(`${standing.agreed} variants solved blind, ${SOLVED_NEEDED} needed`)]
      : []),
    ...standing.failed.map((id) => fail(`${id} did not survive blind solving`)),
  ]
  const open: Failure[] =
    family.blocked === undefined
      ? solving
      : [{ severity: 'warn', file, item: null, rule: 'blocked', reason: `blocked: ${family.blocked}` }]
  const spoken = checkItems(variants, voiceRules(family, beside.library))
  return [...checkItems(variants), ...spoken, ...brokenLimits(measures, file), ...(drafts ? [] : open)]
}

/** Returns the measures of a family's variants, beside what else is asked. */
export function familyMeasures(variants: readonly Item[], others: readonly Item[]): Measure[] {
  return [
    ...cueOfFamily(variants, others),
    ...keyLength(variants).filter((row) => row.rule !== 'key-shortest'),
    ...pointingWords(variants),
    ...openings(variants),
  ]
}

/** The rules of voice that the variants of a family keep. */
function voiceRules(family: AnyFamily, library: readonly LibraryRule[]): ItemRule[] {
  const own = library.filter((rule) => rule.subject === family.subject)
  const byArea = new Map<string, ItemRule>()
  const terms: ItemRule = {
    name: 'area-terms',
    severity: 'reject',
    check: (item) => {
      const made =
        byArea.get(item.area) ??
        areaTerms(
          own.flatMap((rule) => rule.terms),
          own.filter((rule) => rule.area === item.area).flatMap((rule) => rule.terms),
        )
      byArea.set(item.area, made)
      return made.check(item)
    },
  }
  return [verdictWord, saidTwice, whyLength, ...(library.length > 0 ? [terms] : [])]
}
