import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { z } from 'zod'
import type { Failure } from '../load/failure.ts'
import { readYamlList } from '../load/yaml-list.ts'

const rating = z.strictObject({
  item: z.string().min(1),
  /** the wording that was rated, as in blind records */
  hash: z.string().regex(/^[0-9a-f]{16}$/, 'is not 16 hexadecimal digits'),
  /** 1 to 5 beside a licensed question, one of each reader; none of them saw a key */
  ratings: z.array(z.number().min(1).max(5).multipleOf(0.5)).min(1).max(4),
  on: z.iso.date('is not a date like 2026-11-01'),
  note: z.string().optional(),
})

/** How readers who saw no key rated the writing of one item. */
export type Rating = z.infer<typeof rating>

/** Where the ratings of a subject are kept, relative to the question bank. */
export const ratingFile = (subjectSlug: string): string => `reviews/ratings/${subjectSlug}.yaml`

/** Every rating of the bank, oldest first within a subject; unreadable entries become failures. */
export function loadRatings(bankFolder: string): { ratings: Rating[]; failures: Failure[] } {
  const folder = join(bankFolder, 'reviews', 'ratings')
  if (!existsSync(folder)) return { ratings: [], failures: [] }
  const read = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => readRatings(`reviews/ratings/${name}`, readFileSync(join(folder, name), 'utf8')))
  return {
    ratings: read.flatMap((one) => one.ratings),
    failures: read.flatMap((one) => one.failures),
  }
}

/** Reads the text of one rating file; `file` is used in messages only. */
export function readRatings(file: string, text: string): { ratings: Rating[]; failures: Failure[] } {
  const list = { file, text, schema: rating, rule: 'rating-file', name: 'rating', plural: 'ratings' }
  const { entries, failures } = readYamlList(list)
  return { ratings: entries, failures }
}

/** The text of rating entries, one line an entry, as they are appended to a file. */
export const ratingLines = (ratings: readonly Rating[]): string =>
  ratings
    .map((one) =>
      stringify([one], { collectionStyle: 'flow', lineWidth: 0 }).replace(/^\[\s*(.*?)\s*\]\s*$/s, '- $1\n'),
    )
    .join('')
