import { recordFile } from '../blind/record-file.ts'
import { byItem } from '../blind/standing.ts'
import type { Bank } from '../load/bank.ts'
import type { Failure } from '../load/failure.ts'
import type { Item } from '../load/item.ts'
import { findSubject, SUBJECTS } from '../taxonomy/taxonomy.ts'
import type { Measure } from './limit.ts'
import { BANK_LIMITS } from './limits/all.ts'
import { nearDuplicates } from './near-duplicates.ts'
import { dishonestRecords, unreviewed } from './reviewed.ts'
import type { ItemRule } from './rule.ts'
import { ITEM_RULES } from './rules/all.ts'

/** What to look at. Without a subject the whole bank; `drafts` forgives items that nobody solved blind yet. */
export interface CheckScope {
  readonly subject?: string
  readonly drafts?: boolean
}

/** The breaches of these rules, or of every item rule. */
export function checkItems(items: readonly Item[], rules: readonly ItemRule[] = ITEM_RULES): Failure[] {
  return items.flatMap((item) =>
    rules.flatMap((rule) =>
      rule.check(item).map((reason) => ({
        severity: rule.severity,
        file: item.file,
        item: item.id,
        rule: rule.name,
        reason,
      })),
    ),
  )
}

/** The bank-wide measures of these items. */
export function measureBank(items: readonly Item[]): Measure[] {
  return BANK_LIMITS.flatMap((limit) => limit(items))
}

/** Broken measures as failures; `where` says what was measured: the bank, a subject, a family. */
export function brokenLimits(measures: readonly Measure[], where: string): Failure[] {
  return measures
    .filter((row) => row.verdict === 'broken')
    .map((row) => ({
      severity: 'reject' as const,
      file: where,
      item: null,
      rule: row.rule,
      reason: `${row.name} is ${row.ours}, limit ${row.limit} (${row.count} items)`,
    }))
}

/** Everything that is wrong with the curated items in scope. */
export function checkCurated(bank: Bank, scope: CheckScope): Failure[] {
  const subject = SUBJECTS.find((entry) => entry.name === scope.subject)
  const items = subject ? bank.items.filter((item) => item.subject === subject.name) : bank.items
  const inScope = (failure: Failure) =>
    !subject || failure.file.startsWith(`items/${subject.slug}/`) || failure.file === recordFile(subject.slug)
  const recordsOf = (id: string) =>
    recordFile(SUBJECTS.find((entry) => id.startsWith(`${entry.prefix}-`))?.slug ?? 'unknown')
  return [
    ...bank.failures.filter(inScope),
    ...checkItems(items),
    ...nearDuplicates(bank.items).filter(inScope),
    ...(scope.drafts ? [] : unreviewed(items, byItem(bank.records))),
    ...dishonestRecords(bank.items, bank.records, recordsOf).filter(inScope),
    ...brokenLimits(measureBank(items), subject ? `items/${findSubject(subject.name)?.slug}` : 'items'),
  ]
}
