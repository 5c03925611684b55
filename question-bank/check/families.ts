import type { BlindRecord } from '../blind/record-file.ts'
import type { AnyFamily } from '../families/engine/contract.ts'
import { familyStanding, SOLVED_NEEDED } from '../families/engine/standing.ts'
import { makeVariants } from '../families/engine/variant.ts'
import type { Failure } from '../load/failure.ts'
import { brokenLimits, checkItems } from './check.ts'
import { cueClassifier } from './limits/cue-classifier.ts'
import { keyLength } from './limits/key-length.ts'
import { FULL_SAMPLE } from './sample.ts'

/**
 * Returns what is wrong with a family, by the rules of an item and the limits on cues, on a full sample of its variants.
 * `drafts` forgives that nobody solved it blind yet. A blocked family is not served, so that it is warned of and does not fail.
 */
export function checkFamily(
  family: AnyFamily,
  records: ReadonlyMap<string, readonly BlindRecord[]>,
  drafts: boolean,
): Failure[] {
  const file = `families/${family.folder ?? family.id}`
  const variants = makeVariants(family, FULL_SAMPLE)
  const measures = [
    ...cueClassifier(variants),
    ...keyLength(variants).filter((row) => row.rule !== 'key-shortest'),
  ]
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
  return [...checkItems(variants), ...brokenLimits(measures, file), ...(drafts ? [] : open)]
}
