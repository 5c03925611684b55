import { byItem } from '../blind/standing.ts'
import { beside } from '../check/beside.ts'
import { changedLaw, datedFamily, datedItems } from '../check/changed-law.ts'
import { checkCurated } from '../check/check.ts'
import { type Beside, checkFamily, familyMeasures } from '../check/families.ts'
import { checkLibrary } from '../check/library.ts'
import { missedTargets } from '../check/missed-targets.ts'
import { FULL_SAMPLE } from '../check/sample.ts'
import type { AnyFamily } from '../families/engine/contract.ts'
import { makeVariants } from '../families/engine/variant.ts'
import { NEXT_EDITIONS } from '../families/registry.ts'
import { loadAsked } from '../load/asked.ts'
import { loadAuthorities } from '../load/authorities.ts'
import { type Bank, loadBank } from '../load/bank.ts'
import { type Failure, failureLine } from '../load/failure.ts'
import { loadLawChanges } from '../load/law-changes.ts'
import { type LoadedLibrary, loadLibrary } from '../load/library.ts'
import type { Subject } from '../taxonomy/taxonomy.ts'
import { readOptions, readSubject, UsageError } from './options.ts'
import type { Output } from './output.ts'

/**
 * `check [--subject SLUG | --family ID] [--drafts] [--full] [--warnings] [--share I/N]`: prints what is wrong, one line each; 1
 * when anything is. `--full` holds the bank to the targets of the finished bank too. `--share 1/2` and `--share 2/2` look at
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
  const drafts = values.drafts ?? false
  const share = readShare(values.share)
  const bank = loadBank(bankFolder)
  const library = loadLibrary(bankFolder)
  const checked = (values.family === undefined ? families : [...NEXT_EDITIONS, ...families])
    .filter((family) => !subject || family.subject === subject.name)
    .filter((family) => values.family === undefined || family.id === values.family)
    .filter((_, index) => index % share.of === share.place)
  const besideOf = beside(bank, library, families)
  const whole = share.place === 0 && values.family === undefined
  const failures = [
    ...(whole ? checkWritten(bank, library, checked, bankFolder, { subject, drafts }) : []),
    ...(whole && values.full ? missedTargets(bank, families) : []),
    ...checked.flatMap((family) => checkFamily(family, byItem(bank.records), drafts, besideOf(family))),
  ]
  if (values.family !== undefined)
    for (const family of checked) printMeasures(family, besideOf(family), output)
  const own = bank.items.filter((item) => !subject || item.subject === subject.name)
  const counted = `items checked: ${share.place === 0 ? own.length : 0}, families checked: ${checked.length}`
  return printFailures(failures, counted, values.warnings ?? false, output)
}

/** Returns what is wrong with everything that is written by hand, and with the law of all that is checked. */
function checkWritten(
  bank: Bank,
  library: LoadedLibrary,
  families: readonly AnyFamily[],
  bankFolder: string,
  { subject, drafts }: { readonly subject: Subject | undefined; readonly drafts: boolean },
): Failure[] {
  const law = loadLawChanges(bankFolder)
  const inSubject = ({ file }: Failure) => !subject || file.includes(`/${subject.slug}/`)
  const today = new Date().toISOString().slice(0, 10)
  return [
    ...checkCurated(bank, { ...(subject ? { subject: subject.name } : {}), drafts }),
    ...checkLibrary(library, drafts).filter(inSubject),
    ...loadAsked(bankFolder).failures.filter(inSubject),
    ...loadAuthorities(bankFolder).failures,
    ...law.failures,
    ...changedLaw(datedItems(bank.items, library.rules), law.changes, today).filter(inSubject),
    ...changedLaw(families.flatMap(datedFamily), law.changes, today),
  ]
}

function printMeasures(family: AnyFamily, { others }: Beside, output: Output): void {
  for (const row of familyMeasures(makeVariants(family, FULL_SAMPLE), others))
    output.print(`${row.name}: ${row.ours}, limit ${row.limit}`)
}

/** Prints what is wrong, then `counted` with the number of failures; returns the exit code. */
function printFailures(
  failures: readonly Failure[],
  counted: string,
  withWarnings: boolean,
  output: Output,
): number {
  const rejects = failures.filter((failure) => failure.severity === 'reject')
  const warnings = failures.filter((failure) => failure.severity === 'warn')
  for (const failure of rejects) output.print(failureLine(failure))
  if (withWarnings) for (const failure of warnings) output.print(`warning · ${failureLine(failure)}`)
  output.print(`${counted}, failures: ${rejects.length}, warnings: ${warnings.length}`)
  return rejects.length > 0 ? 1 : 0
}

/** 'I/N', the place counted from 0; the whole where nothing is given. */
function readShare(given: string | undefined): { place: number; of: number } {
  if (given === undefined) return { place: 0, of: 1 }
  const [, place = 0, of = 0] = (/^([1-9])\/([1-9])$/.exec(given) ?? []).map(Number)
  if (place === 0 || place > of) throw new UsageError(`--share is one such as 1/2, not "${given}"`)
  return { place: place - 1, of }
}
