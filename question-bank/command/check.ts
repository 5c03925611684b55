import { byItem } from '../blind/standing.ts'
import { checkCurated } from '../check/check.ts'
import { checkFamily } from '../check/families.ts'
import { checkLibrary } from '../check/library.ts'
import { missedTargets } from '../check/missed-targets.ts'
import type { AnyFamily } from '../families/contract.ts'
import { loadBank } from '../load/bank.ts'
import { failureLine } from '../load/failure.ts'
import { loadLibrary } from '../load/library.ts'
import { readOptions, readSubject } from './options.ts'
import type { Output } from './output.ts'

/**
 * `check [--subject SLUG] [--drafts] [--full] [--warnings]`: prints what is wrong, one line each; 1 when
 * anything is. `--full` holds the bank to the targets of the finished bank too.
 */
export function check(
  args: readonly string[],
  output: Output,
  bankFolder: string,
  families: readonly AnyFamily[],
): number {
  const { values } = readOptions(args, {
    subject: { type: 'string' },
    drafts: { type: 'boolean' },
    full: { type: 'boolean' },
    warnings: { type: 'boolean' },
  })
  const subject = readSubject(values.subject)
  const bank = loadBank(bankFolder)
  const library = loadLibrary(bankFolder)
  const drafts = values.drafts ?? false
  const records = byItem(bank.records)
  const checked = families.filter((family) => !subject || family.subject === subject.name)
  const failures = [
    ...checkCurated(bank, { ...(subject ? { subject: subject.name } : {}), drafts }),
    ...checked.flatMap((family) => checkFamily(family, records, drafts)),
    ...checkLibrary(library, drafts).filter(
      (failure) => !subject || failure.file.startsWith(`library/${subject.slug}/`),
    ),
    ...(values.full ? missedTargets(bank, families) : []),
  ]
  const rejects = failures.filter((failure) => failure.severity === 'reject')
  const warnings = failures.filter((failure) => failure.severity === 'warn')
  for (const failure of rejects) output.print(failureLine(failure))
  if (values.warnings) for (const failure of warnings) output.print(`warning · ${failureLine(failure)}`)
  const count = subject
    ? bank.items.filter((item) => item.subject === subject.name).length
    : bank.items.length
  output.print(
    `${count} items and ${checked.length} families checked: ${rejects.length} failures, ${warnings.length} warnings`,
  )
  return rejects.length > 0 ? 1 : 0
}
