import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ratingFile, ratingLines } from '../blind/rating-file.ts'
import { ratingsOf } from '../blind/read-ratings.ts'
import { findVariant } from '../families/engine/built-variants.ts'
import { FAMILIES, NEXT_EDITIONS } from '../families/registry.ts'
import { BANK_FOLDER, loadBank } from '../load/bank.ts'
import { findSubject } from '../taxonomy/taxonomy.ts'
import { readOptions, UsageError } from './options.ts'
import type { Output } from './output.ts'

/**
 * `rate [--on DATE] FILE…`: reads how readers rated the writing, one file a reader, and appends one rating an item to
 * `reviews/ratings/<subject>.yaml`. Nothing is written when any line is wrong.
 */
export function rate(args: readonly string[], output: Output, bankFolder: string = BANK_FOLDER): number {
  const { values, positionals } = readOptions(args, { on: { type: 'string' } }, true)
  if (positionals.length === 0) throw new UsageError('give the files of the readers')
  const missing = positionals.find((file) => !existsSync(file))
  if (missing !== undefined) throw new UsageError(`no file ${missing}`)
  const on = values.on ?? new Date().toISOString().slice(0, 10)
  const items = new Map(loadBank(bankFolder).items.map((item) => [item.id, item]))
  const find = (id: string) => items.get(id) ?? findVariant([...NEXT_EDITIONS, ...FAMILIES], id)
  const texts = positionals.map((file) => readFileSync(file, 'utf8'))
  const { ratings, problems } = ratingsOf(texts, find, on)
  if (problems.length > 0) {
    for (const problem of problems) output.complain(problem)
    output.complain('nothing was recorded')
    return 1
  }
  for (const [subject, entries] of Map.groupBy(ratings, ({ item }) => item.subject)) {
    const slug = findSubject(subject)?.slug
    if (!slug) throw new Error(`an item of no known subject was rated: ${subject}`)
    const path = join(bankFolder, ratingFile(slug))
    mkdirSync(dirname(path), { recursive: true })
    appendFileSync(path, ratingLines(entries.map(({ entry }) => entry)))
  }
  output.print(`items rated: ${ratings.length}`)
  return 0
}
