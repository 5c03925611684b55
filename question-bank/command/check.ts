import { byItem } from '../blind/standing.ts'
import { checkCurated } from '../check/check.ts'
import { checkFamily, familyMeasures } from '../check/families.ts'
import { checkLibrary } from '../check/library.ts'
import { missedTargets } from '../check/missed-targets.ts'
import { FULL_SAMPLE } from '../check/sample.ts'
import type { AnyFamily } from '../families/engine/contract.ts'
import { makeVariants } from '../families/engine/variant.ts'
import { loadBank } from '../load/bank.ts'
import { failureLine } from '../load/failure.ts'
import type { Item } from '../load/item.ts'
import { loadLibrary } from '../load/library.ts'
import { readOptions, readSubject, UsageError } from './options.ts'
import type { Output } from './output.ts'

/** How many variants of each other family a family is judged beside. */
const OTHERS_SAMPLE = 30

/**
 * `check [--subject SLUG | --family ID] [--drafts] [--full] [--warnings] [--share I/N]`: prints what is wrong, one line each; 1 when
 * anything is. `--full` holds the bank to the targets of the finished bank too. `--share 1/2` and `--share 2/2` look at
 * half of the families each, for two processes at once; the first looks at everything else as well. `--family` looks at one
 * family alone and prints its measures too.
 */
export function check(
  args: readonly string[],
  output: Output,
  bankFolder: string,
  families: readonly AnyFamily[],
): number {
  const { values } = readOptions(args, {
    subject: { type: 'string' },
    family: { type: 'string' },
    drafts: { type: 'boolean' },
    full: { type: 'boolean' },
    warnings: { type: 'boolean' },
    share: { type: 'string' },
  })
  const subject = readSubject(values.subject)
  const bank = loadBank(bankFolder)
  const library = loadLibrary(bankFolder)
  const drafts = values.drafts ?? false
  const records = byItem(bank.records)
  const share = readShare(values.share)
  const checked = families
    .filter((family) => !subject || family.subject === subject.name)
    .filter((family) => values.family === undefined || family.id === values.family)
    .filter((_, index) => index % share.of === share.place)
  const rest = () => [
    ...checkCurated(bank, { ...(subject ? { subject: subject.name } : {}), drafts }),
    ...checkLibrary(library, drafts).filter(
      (failure) => !subject || failure.file.startsWith(`library/${subject.slug}/`),
    ),
    ...(values.full ? missedTargets(bank, families) : []),
  ]
  const samples = new Map<AnyFamily, readonly Item[]>()
  const sampleOf = (family: AnyFamily) => {
    const made = samples.get(family) ?? makeVariants(family, OTHERS_SAMPLE)
    samples.set(family, made)
    return made
  }
  const besideOf = (family: AnyFamily) => ({
    others: [...bank.items, ...families.filter((other) => other !== family).flatMap(sampleOf)],
    library: library.rules,
  })
  const failures = [
    ...(share.place === 0 && values.family === undefined ? rest() : []),
    ...checked.flatMap((family) => checkFamily(family, records, drafts, besideOf(family))),
  ]
  if (values.family !== undefined)
    for (const row of checked.flatMap((family) =>
      familyMeasures(family, makeVariants(family, FULL_SAMPLE), besideOf(family).others),
    ))
      output.print(`${row.name}: ${row.ours}, limit ${row.limit}`)
  const rejects = failures.filter((failure) => failure.severity === 'reject')
  const warnings = failures.filter((failure) => failure.severity === 'warn')
  for (const failure of rejects) output.print(failureLine(failure))
  if (values.warnings) for (const failure of warnings) output.print(`warning · ${failureLine(failure)}`)
  const own = bank.items.filter((item) => !subject || item.subject === subject.name)
  const count = share.place === 0 ? own.length : 0
  output.print(
    `${count} items and ${checked.length} families checked: ${rejects.length} failures, ${warnings.length} warnings`,
  )
  return rejects.length > 0 ? 1 : 0
}

/** 'I/N', the place counted from 0; the whole where nothing is given. */
function readShare(given: string | undefined): { place: number; of: number } {
  if (given === undefined) return { place: 0, of: 1 }
  const [, place = 0, of = 0] = (/^([1-9])\/([1-9])$/.exec(given) ?? []).map(Number)
  if (place === 0 || place > of) throw new UsageError(`--share is one such as 1/2, not "${given}"`)
  return { place: place - 1, of }
}
