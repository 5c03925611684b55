import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { z } from 'zod'
import type { Failure } from '../load/failure.ts'
import { readYamlList } from '../load/yaml-list.ts'

/** An index into the item's choices as written; null when the solver found no option right. */
const pick = z.int().min(0).max(9).nullable()

const blindRecord = z.strictObject({
  item: z.string().min(1),
  hash: z.string().regex(/^[0-9a-f]{16}$/, 'is not 16 hexadecimal digits'),
  picks: z.tuple([pick, pick]),
  /** Which other option each solver could argue for; absent when neither could. */
  argued: z.tuple([pick, pick]).optional(),
  agreed: z.boolean(),
  on: z.iso.date('is not a date like 2026-11-01'),
  note: z.string().optional(),
})

/** One attempt of two solvers at one item. Attempts are kept for ever, the failed ones too. */
export type BlindRecord = z.infer<typeof blindRecord>

/** Where the records of a subject are kept, relative to the question bank. */
export function recordFile(subjectSlug: string): string {
  return `reviews/${subjectSlug}.yaml`
}

/** Every record of the bank, oldest first within a subject; unreadable entries become failures. */
export function loadRecords(bankFolder: string): { records: BlindRecord[]; failures: Failure[] } {
  const folder = join(bankFolder, 'reviews')
  const records: BlindRecord[] = []
  const failures: Failure[] = []
  if (!existsSync(folder)) return { records, failures }
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'))
  for (const name of files.sort()) {
    const read = readRecords(`reviews/${name}`, readFileSync(join(folder, name), 'utf8'))
    records.push(...read.records)
    failures.push(...read.failures)
  }
  return { records, failures }
}

/** Reads the text of one record file; `file` is used in messages only. */
export function readRecords(file: string, text: string): { records: BlindRecord[]; failures: Failure[] } {
  const list = { file, text, schema: blindRecord, rule: 'review-file', name: 'record', plural: 'records' }
  const { entries, failures } = readYamlList(list)
  return { records: entries, failures }
}

/** The text of record entries, one line an entry, as they are appended to a file. */
export function recordLines(records: readonly BlindRecord[]): string {
  return records
    .map((record) =>
      stringify([record], { collectionStyle: 'flow', lineWidth: 0 }).replace(
        /^\[\s*(.*?)\s*\]\s*$/s,
        '- $1\n',
      ),
    )
    .join('')
}
