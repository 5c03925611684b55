import type { Solver } from '../blind/fingerprint.ts'
import { sheet } from '../blind/sheet.ts'
import { byItem, standingOf } from '../blind/standing.ts'
import { SOLVED_NEEDED } from '../families/engine/standing.ts'
import { makeVariants } from '../families/engine/variant.ts'
import { WRITTEN_FAMILIES } from '../families/registry.ts'
import { BANK_FOLDER, loadBank } from '../load/bank.ts'
import type { Item } from '../load/item.ts'
import { readOptions, readSubject, UsageError } from './options.ts'
import type { Output } from './output.ts'

/**
 * `blind [--subject SLUG] [--items ID,ID] [--family ID [--count N]] [--unreviewed] [--solver 1|2]`: prints a
 * solving sheet of curated items, or of the first N variants of a family.
 */
export function blind(args: readonly string[], output: Output, bankFolder: string = BANK_FOLDER): number {
  const { values } = readOptions(args, {
    subject: { type: 'string' },
    items: { type: 'string' },
    family: { type: 'string' },
    count: { type: 'string', default: String(SOLVED_NEEDED) },
    unreviewed: { type: 'boolean' },
    solver: { type: 'string', default: '1' },
  })
  const subject = readSubject(values.subject)
  const bank = loadBank(bankFolder)
  const records = byItem(bank.records)
  const named = values.items?.split(',').map((id) => id.trim())
  const pool = values.family === undefined ? bank.items : variantsOf(values.family, values.count)
  const unknown = named?.filter((id) => !pool.some((item) => item.id === id)) ?? []
  if (unknown.length > 0) throw new UsageError(`no item ${unknown.join(', ')}`)
  const wanted = pool.filter(
    (item) =>
      (!subject || item.subject === subject.name) &&
      (!named || named.includes(item.id)) &&
      (!values.unreviewed || standingOf(item, records) !== 'agreed'),
  )
  for (const line of sheet(wanted, readSolver(values.solver))) output.print(line)
  return 0
}

function variantsOf(id: string, count: string): Item[] {
  const family = WRITTEN_FAMILIES.find((entry) => entry.id === id)
  if (!family) throw new UsageError(`no family "${id}"`)
  const wanted = Number(count)
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 500)
    throw new UsageError(`--count is 1 to 500, not "${count}"`)
  return makeVariants(family, wanted)
}

function readSolver(given: string): Solver {
  if (given === '1') return 1
  if (given === '2') return 2
  throw new UsageError(`--solver is 1 or 2, not "${given}"`)
}
