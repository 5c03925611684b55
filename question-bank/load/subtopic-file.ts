import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import type { Subject } from '#rules/subjects.ts'
import { subjectSlug, subtopicSlug } from '../taxonomy/slug.ts'
import { findSubject, misplaced } from '../taxonomy/taxonomy.ts'
import { readYaml } from './yaml.ts'
import { zodReasons } from './zod-reason.ts'

/** The folders of the bank with one file a subtopic, `<folder>/<subject>/<subtopic>.yaml`. */
type Folder = 'items' | 'library'

/** Returns the texts of all YAML files below a folder of the bank, in path order. Paths are relative to the bank. */
export function yamlFiles(bankFolder: string, folder: string): { file: string; text: string }[] {
  if (!existsSync(join(bankFolder, folder))) return []
  return readdirSync(join(bankFolder, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.yaml') || path.endsWith('.yml'))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(bankFolder, file), 'utf8') }))
}

/** What a subtopic's file begins with. */
interface Head {
  readonly subject: string
  readonly subtopic: string
}

/**
 * Reads the head of a subtopic's file. `reasons` say what is wrong with it. A head whose place is not in the taxonomy
 * is null; a sound head in the wrong file is returned, so that its entries are read all the same.
 */
export function readHead<T extends Head>(
  folder: Folder,
  file: string,
  text: string,
  schema: z.ZodType<T>,
): { readonly head: (T & { readonly subject: Subject }) | null; readonly reasons: readonly string[] } {
  const yaml = readYaml(text)
  if ('reason' in yaml) return { head: null, reasons: [yaml.reason] }
  const parsed = schema.safeParse(yaml.content)
  if (!parsed.success) return { head: null, reasons: zodReasons(parsed.error) }
  const { subject, subtopic } = parsed.data
  const wrongPlace = misplaced(subject, subtopic)
  const found = findSubject(subject)
  if (wrongPlace !== null || !found) return { head: null, reasons: [wrongPlace ?? ''] }
  const expected = `${folder}/${subjectSlug(subject)}/${subtopicSlug(subtopic)}.yaml`
  const reasons = file === expected ? [] : [`belongs in ${expected}`]
  return { head: { ...parsed.data, subject: found.name }, reasons }
}

/** The `field` of an entry, by which messages name it; where it has none, its place in the list. */
export function entryName(entry: unknown, field: string, kind: string, index: number): string {
  const found: unknown = typeof entry === 'object' && entry !== null ? Reflect.get(entry, field) : undefined
  return typeof found === 'string' ? found : `${kind} ${index + 1}`
}
