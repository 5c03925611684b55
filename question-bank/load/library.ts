import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { subjectSlug, subtopicSlug } from '../taxonomy/slug.ts'
import { misplaced } from '../taxonomy/taxonomy.ts'
import type { Failure } from './failure.ts'
import { type LibraryRule, libraryFileHead, ruleEntry } from './library-file.ts'
import { zodReasons } from './zod-reason.ts'

/** What reading the library gave: sound rules, and a failure for whatever could not be read. */
export interface LoadedLibrary {
  readonly rules: readonly LibraryRule[]
  readonly failures: readonly Failure[]
}

/** Reads every `library/<subject>/<subtopic>.yaml` below `bankFolder`, in path order; what is wrong becomes a failure. */
export function loadLibrary(bankFolder: string): LoadedLibrary {
  const read = libraryFiles(bankFolder).map((file) =>
    readLibraryFile(file, readFileSync(join(bankFolder, file), 'utf8')),
  )
  return { rules: read.flatMap(({ rules }) => rules), failures: read.flatMap(({ failures }) => failures) }
}

/** Reads the text of one library file; `file` is its path relative to the bank, which must match its head. */
export function readLibraryFile(file: string, text: string): LoadedLibrary {
  const rules: LibraryRule[] = []
  const failures: Failure[] = []
  const fail = (item: string | null, reason: string) =>
    failures.push({ severity: 'reject', file, item, rule: 'library', reason })

  let content: unknown
  try {
    content = parse(text)
  } catch (error) {
    fail(
      null,
      `not readable as YAML: ${String(error instanceof Error ? error.message : error).split('\n')[0]}`,
    )
    return { rules, failures }
  }
  const head = libraryFileHead.safeParse(content)
  if (!head.success) {
    for (const reason of zodReasons(head.error)) fail(null, reason)
    return { rules, failures }
  }
  const { subject, subtopic } = head.data
  const wrongPlace = misplaced(subject, subtopic)
  if (wrongPlace) {
    fail(null, wrongPlace)
    return { rules, failures }
  }
  const expected = `library/${subjectSlug(subject)}/${subtopicSlug(subtopic)}.yaml`
  if (file !== expected) fail(null, `belongs in ${expected}`)

  head.data.rules.forEach((entry, index) => {
    const parsed = ruleEntry.safeParse(entry)
    if (!parsed.success) {
      for (const reason of zodReasons(parsed.error)) fail(nameOf(entry, index), reason)
      return
    }
    const wrongArea = misplaced(subject, subtopic, parsed.data.area)
    if (wrongArea) fail(parsed.data.area, `area: ${wrongArea}`)
    else rules.push({ ...parsed.data, subject, subtopic, file })
  })
  return { rules, failures }
}

function libraryFiles(bankFolder: string): string[] {
  const folder = join(bankFolder, 'library')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `library/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.yaml') || path.endsWith('.yml'))
    .sort()
}

function nameOf(entry: unknown, index: number): string {
  const area = typeof entry === 'object' && entry !== null && 'area' in entry ? entry.area : undefined
  return typeof area === 'string' ? area : `rule ${index + 1}`
}
