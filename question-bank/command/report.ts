import { cueAccuracy } from '../check/cue/cross-validate.ts'
import { percent } from '../check/limit.ts'
import { FULL_SAMPLE } from '../check/sample.ts'
import { builtVariants, familyEntries } from '../families/engine/built-variants.ts'
import type { AnyFamily } from '../families/engine/contract.ts'
import { makeVariants } from '../families/engine/variant.ts'
import { loadAsked } from '../load/asked.ts'
import { loadBank } from '../load/bank.ts'
import { ratingTable } from '../report/rating-table.ts'
import {
  centralKeys,
  countTables,
  cueWordTable,
  guessableTable,
  measureTable,
  targetTable,
} from '../report/report.ts'
import { table } from '../report/table.ts'
import { readOptions, readSubject } from './options.ts'
import type { Output } from './output.ts'

/** `report [--subject SLUG]`: our bank beside the limits of the item standard, counts, and the targets. */
export function report(
  args: readonly string[],
  output: Output,
  bankFolder: string,
  families: readonly AnyFamily[],
): number {
  const { values } = readOptions(args, { subject: { type: 'string' } })
  const subject = readSubject(values.subject)
  const bank = loadBank(bankFolder)
  const curated = subject ? bank.items.filter((item) => item.subject === subject.name) : bank.items
  const print = (lines: readonly string[]) => {
    for (const line of lines) output.print(line)
  }
  output.print(`Curated items${subject ? ` of ${subject.name}` : ''}: ${curated.length}`)
  output.print('')
  print(measureTable(curated))
  output.print('')
  output.print(centralKeys(curated))
  output.print('')
  print(cueWordTable(curated))
  output.print('')
  print(guessableTable(curated))
  output.print('')
  print(countTables(curated, loadAsked(bankFolder).questions))
  if (subject) return 0
  const entries = familyEntries(families, bank.records)
  const variants = builtVariants(entries)
  output.print('')
  print(
    table([
      [
        'family',
        'subject',
        'pools',
        'paths',
        'solved',
        'cue-only classifier (≤ 33 %)',
        'rule table checked by',
      ],
      ...entries.map((entry) => [
        entry.id,
        entry.subject,
        entry.pools.join(' '),
        String(entry.paths),
        String(entry.solvedVariants),
        percent(cueAccuracy(makeVariants(entry.family, FULL_SAMPLE), 'both')),
        entry.family.ruleCheck,
      ]),
    ]),
  )
  output.print('')
  const groups = entries.map(({ id, family }) => ({ name: id, items: makeVariants(family, FULL_SAMPLE) }))
  const all = { name: 'all families', items: groups.flatMap(({ items }) => items) }
  print(ratingTable([{ name: 'hand-written', items: curated }, ...groups, all], bank.ratings))
  output.print('')
  print(targetTable({ curated, variants, families: entries, records: bank.records }))
  return 0
}
