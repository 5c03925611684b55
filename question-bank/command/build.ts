import { join } from 'node:path'
import { byItem, standingOf } from '../blind/standing.ts'
import { writeArtifacts } from '../build/write.ts'
import { checkItems } from '../check/check.ts'
import { checkLibrary, ruleFaults } from '../check/library.ts'
import { builtVariants, familyEntries } from '../families/engine/built-variants.ts'
import type { AnyFamily } from '../families/engine/contract.ts'
import { loadAsked } from '../load/asked.ts'
import { BANK_FOLDER, loadBank } from '../load/bank.ts'
import { failureLine } from '../load/failure.ts'
import { loadLibrary } from '../load/library.ts'
import { readOptions } from './options.ts'
import type { Output } from './output.ts'

/**
 * `build [--out FOLDER] [--drafts]`: writes the artifacts, by default into `out/bank`. Items that no two
 * solvers agreed on stay out, and the count of them is told. An unreadable file or a broken item rule stops
 * the build. `--drafts`, for development, takes unsolved items in and leaves broken ones out.
 */
export function build(
  args: readonly string[],
  output: Output,
  bankFolder: string,
  families: readonly AnyFamily[],
): number {
  const { values } = readOptions(args, { out: { type: 'string' }, drafts: { type: 'boolean' } })
  const folder = values.out ?? join(BANK_FOLDER, '..', 'out', 'bank')
  const bank = loadBank(bankFolder)
  const library = loadLibrary(bankFolder)
  const asked = loadAsked(bankFolder)
  const records = byItem(bank.records)
  const drafts = values.drafts ?? false
  const entries = familyEntries(families, bank.records)
  const served = entries.filter((entry) => drafts || entry.served)
  const agreed = bank.items.filter((item) => drafts || standingOf(item, records) === 'agreed')
  const all = [...agreed, ...builtVariants(served)]
  const broken = [
    ...bank.failures,
    ...checkItems(all),
    ...checkLibrary(library, true),
    ...asked.failures,
  ].filter((failure) => failure.severity === 'reject')
  for (const failure of broken) output.complain(failureLine(failure))
  if (broken.length > 0 && !drafts) {
    output.complain('nothing was built')
    return 1
  }
  const brokenIds = new Set(broken.map((failure) => failure.item))
  const items = all.filter((item) => !brokenIds.has(item.id))
  const rules = library.rules.filter((rule) => ruleFaults(rule).length === 0)
  const manifest = writeArtifacts(items, folder, { rules, asked: asked.questions, beyond: asked.beyond })
  const parts = { ...manifest.pools, rules: manifest.library }
  const counts = Object.entries(parts).map(([name, entry]) => `${name} ${entry.count}`)
  const left = bank.items.length - agreed.length
  if (left > 0) output.complain(`items left out because no two solvers have agreed yet: ${left}`)
  if (served.length < entries.length)
    output.complain(
      `families left out because no one has solved them blind yet: ${entries.length - served.length}`,
    )
  output.print(`bank ${manifest.version.slice(0, 12)} built: ${counts.join(', ')}`)
  return 0
}
