import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readAnswers } from '../blind/answers.ts'
import type { Solver } from '../blind/fingerprint.ts'
import { recordsOf } from '../blind/record.ts'
import { recordFile, recordLines } from '../blind/record-file.ts'
import { findVariant } from '../families/engine/built-variants.ts'
import { FAMILIES, NEXT_EDITIONS } from '../families/registry.ts'
import { BANK_FOLDER, loadBank } from '../load/bank.ts'
import { findSubject } from '../taxonomy/taxonomy.ts'
import { readOptions, UsageError } from './options.ts'
import type { Output } from './output.ts'

/**
 * `record [--on DATE] FILE1 FILE2`: reads the answers of solver 1 and of solver 2 and appends one record an
 * item to `reviews/<subject>.yaml`. Nothing is written when any line is wrong or answered by one alone.
 */
export function record(args: readonly string[], output: Output, bankFolder: string = BANK_FOLDER): number {
  const { values, positionals } = readOptions(
    args,
    { on: { type: 'string' }, sheet: { type: 'boolean' } },
    true,
  )
  const [one, two, ...more] = positionals
  if (one === undefined || two === undefined || more.length > 0) throw new UsageError('give two answer files')
  const on = values.on ?? new Date().toISOString().slice(0, 10)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(on)) throw new UsageError(`--on is a date like 2026-11-01, not "${on}"`)
  const bank = loadBank(bankFolder)
  const items = new Map(bank.items.map((item) => [item.id, item]))
  const find = (id: string) => items.get(id) ?? findVariant([...NEXT_EDITIONS, ...FAMILIES], id)
  const read = (file: string, solver: Solver) => {
    if (!existsSync(file)) throw new UsageError(`no file ${file}`)
    const { answers, problems } = readAnswers(readFileSync(file, 'utf8'), solver, find)
    return { answers, problems: problems.map((problem) => `${file} · ${problem}`) }
  }
  const first = read(one, 1)
  const second = read(two, 2)
  const { records, problems } = recordsOf(first.answers, second.answers, find, on)
  const wrong = [...first.problems, ...second.problems, ...problems]
  if (wrong.length > 0) {
    for (const problem of wrong) output.complain(problem)
    output.complain('nothing was recorded')
    return 1
  }
  for (const [file, entries] of Map.groupBy(records, (entry) => fileOf(find(entry.item)?.subject))) {
    const path = join(bankFolder, file)
    mkdirSync(dirname(path), { recursive: true })
    appendFileSync(path, recordLines(entries))
  }
  for (const entry of records.filter((made) => !made.agreed)) output.print(`${entry.item}: not agreed`)
  output.print(`items recorded: ${records.length}, agreed: ${records.filter((made) => made.agreed).length}`)
  return 0
}

function fileOf(subject: string | undefined): string {
  const found = subject === undefined ? undefined : findSubject(subject)
  if (!found) throw new Error(`an item of no known subject was recorded: ${subject}`)
  return recordFile(found.slug)
}
