import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { AREAS } from '../taxonomy/taxonomy.ts'
import type { Failure } from './failure.ts'
import { readYaml } from './yaml.ts'
import { zodReasons } from './zod-reason.ts'

const FILE = 'law-changes.yaml'

const lawChange = z.strictObject({
  on: z.iso.date('is not a date like 2026-12-01'),
  what: z.string().trim().min(1, 'is empty'),
  areas: z.array(z.tuple([z.string(), z.string()])).min(1),
  source: z.string().trim().min(1, 'is empty'),
})

/** A change of the law: the day it takes effect, what changes, the areas by subject and name, and where it is written. */
export type LawChange = z.infer<typeof lawChange>

/** Reads `law-changes.yaml`; what is wrong with it becomes a failure. A bank without the file knows of no change. */
export function loadLawChanges(bankFolder: string): { changes: LawChange[]; failures: Failure[] } {
  const path = join(bankFolder, FILE)
  return existsSync(path) ? readLawChanges(readFileSync(path, 'utf8')) : { changes: [], failures: [] }
}

/** Reads the text of the file. */
export function readLawChanges(text: string): { changes: LawChange[]; failures: Failure[] } {
  const fail = (reason: string): Failure => ({
    severity: 'reject',
    file: FILE,
    item: null,
    rule: 'law-changes',
    reason,
  })
  const yaml = readYaml(text)
  if ('reason' in yaml) return { changes: [], failures: [fail(yaml.reason)] }
  const parsed = z.array(lawChange).safeParse(yaml.content)
  if (!parsed.success) return { changes: [], failures: zodReasons(parsed.error).map(fail) }
  const unknown = parsed.data.flatMap(({ areas }) =>
    areas
      .filter(([subject, area]) => !AREAS.some((known) => known.subject === subject && known.area === area))
      .map(([subject, area]) => fail(`no area "${area}" in ${subject}`)),
  )
  return { changes: parsed.data, failures: unknown }
}
