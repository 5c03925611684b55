import { artifactItem } from '../build/artifact.ts'
import { makeVariants } from '../families/engine/variant.ts'
import { FAMILIES } from '../families/registry.ts'
import { BANK_FOLDER, loadBank } from '../load/bank.ts'
import { readOptions, readSubject, UsageError } from './options.ts'
import type { Output } from './output.ts'

/** `export [--variants N] [--subject SLUG]`: one JSON object a line, curated items and N variants of each family. */
export function exportItems(
  args: readonly string[],
  output: Output,
  bankFolder: string = BANK_FOLDER,
): number {
  const { values } = readOptions(args, {
    variants: { type: 'string', default: '0' },
    subject: { type: 'string' },
  })
  const subject = readSubject(values.subject)
  const count = Number(values.variants)
  if (!Number.isInteger(count) || count < 0 || count > 100_000)
    throw new UsageError(`--variants is a whole number up to 100000, not "${values.variants}"`)
  const all = [...loadBank(bankFolder).items, ...FAMILIES.flatMap((family) => makeVariants(family, count))]
  for (const item of all) {
    if (subject && item.subject !== subject.name) continue
    const { path: _path, lawAsOf: _lawAsOf, nextgenScope: _nextgenScope, ...exported } = artifactItem(item)
    output.print(JSON.stringify(exported))
  }
  return 0
}
