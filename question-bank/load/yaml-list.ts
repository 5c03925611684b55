import type { z } from 'zod'
import type { Failure } from './failure.ts'
import { readYaml } from './yaml.ts'
import { zodReasons } from './zod-reason.ts'

/** A file that is one list, and the form of its entries. */
export interface ListFile<Entry> {
  /** used in messages only */
  file: string
  text: string
  schema: z.ZodType<Entry>
  /** the rule that an unreadable entry breaks */
  rule: string
  /** one entry and several in messages, as in "rating 3" */
  name: string
  plural: string
}

/** Returns the entries of a YAML list that have their form; the others become failures. */
export function readYamlList<Entry>({ file, text, schema, rule, name, plural }: ListFile<Entry>): {
  entries: Entry[]
  failures: Failure[]
} {
  const failures: Failure[] = []
  const fail = (reason: string) => failures.push({ severity: 'reject', file, item: null, rule, reason })
  const yaml = readYaml(text)
  const content = 'reason' in yaml ? yaml.reason : (yaml.content ?? [])
  if (!Array.isArray(content)) {
    fail('reason' in yaml ? yaml.reason : `is not a list of ${plural}`)
    return { entries: [], failures }
  }
  const entries = content.flatMap((entry, index) => {
    const parsed = schema.safeParse(entry)
    if (parsed.success) return [parsed.data]
    for (const reason of zodReasons(parsed.error)) fail(`${name} ${index + 1}: ${reason}`)
    return []
  })
  return { entries, failures }
}
