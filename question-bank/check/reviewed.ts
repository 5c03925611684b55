import { itemHash } from '../blind/fingerprint.ts'
import type { BlindRecord } from '../blind/record-file.ts'
import { type Standing, standingOf } from '../blind/standing.ts'
import type { Failure } from '../load/failure.ts'
import type { Item } from '../load/item.ts'

const REASONS: Readonly<Record<Exclude<Standing, 'agreed'>, string>> = {
  failed:
    'its newest blind solving did not agree on the key: rewrite it and have it solved again, or drop it',
  changed: 'its wording changed after it was solved blind: have it solved again',
  unsolved: 'no one has solved it blind yet',
}

/** Curated items that two blind solvers have not agreed on in their present wording. */
export function unreviewed(
  items: readonly Item[],
  records: ReadonlyMap<string, readonly BlindRecord[]>,
): Failure[] {
  return items.flatMap((item) => {
    const standing = standingOf(item, records)
    if (standing === 'agreed') return []
    return [
      {
        severity: 'reject' as const,
        file: item.file,
        item: item.id,
        rule: 'reviewed',
        reason: REASONS[standing],
      },
    ]
  })
}

/** Records that claim more than their picks show: agreed although the picks are not both the key, or argued. */
export function dishonestRecords(
  items: readonly Item[],
  records: readonly BlindRecord[],
  fileOf: (id: string) => string,
): Failure[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  return records.flatMap((record) => {
    const item = byId.get(record.item)
    const known = item && itemHash(item) === record.hash ? item : undefined
    const argued = record.argued?.some((pick) => pick !== null) ?? false
    const same = record.picks[0] !== null && record.picks[0] === record.picks[1] && !argued
    const truth = same && (known === undefined || record.picks[0] === known.correct)
    if (truth === record.agreed || (known === undefined && !record.agreed)) return []
    const reason = `its record of ${record.on} says agreed: ${record.agreed}, its picks say otherwise`
    return [
      {
        severity: 'reject' as const,
        file: fileOf(record.item),
        item: record.item,
        rule: 'review-file',
        reason,
      },
    ]
  })
}
