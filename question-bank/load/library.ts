import { misplaced } from '../taxonomy/taxonomy.ts'
import type { Failure } from './failure.ts'
import { type LibraryRule, libraryFileHead, ruleEntry } from './library-file.ts'
import { entryName, readHead, yamlFiles } from './subtopic-file.ts'
import { zodReasons } from './zod-reason.ts'

/** What reading the library gave: sound rules, and a failure for whatever could not be read. */
export interface LoadedLibrary {
  readonly rules: readonly LibraryRule[]
  readonly failures: readonly Failure[]
}

/** Reads every `library/<subject>/<subtopic>.yaml` below `bankFolder`, in path order; what is wrong becomes a failure. */
export function loadLibrary(bankFolder: string): LoadedLibrary {
  const read = yamlFiles(bankFolder, 'library').map(({ file, text }) => readLibraryFile(file, text))
  return { rules: read.flatMap(({ rules }) => rules), failures: read.flatMap(({ failures }) => failures) }
}

/** Reads the text of one library file; `file` is its path relative to the bank, which must match its head. */
export function readLibraryFile(file: string, text: string): LoadedLibrary {
  const rules: LibraryRule[] = []
  const failures: Failure[] = []
  const fail = (item: string | null, reason: string) =>
    failures.push({ severity: 'reject', file, item, rule: 'library', reason })

  const { head, reasons } = readHead('library', file, text, libraryFileHead)
  for (const reason of reasons) fail(null, reason)
  if (!head) return { rules, failures }
  const { subject, subtopic } = head

  head.rules.forEach((entry, index) => {
    const parsed = ruleEntry.safeParse(entry)
    if (!parsed.success) {
      for (const reason of zodReasons(parsed.error)) fail(entryName(entry, 'area', 'rule', index), reason)
      return
    }
    const wrongArea = misplaced(subject, subtopic, parsed.data.area)
    if (wrongArea) fail(parsed.data.area, `area: ${wrongArea}`)
    else rules.push({ ...parsed.data, subject, subtopic, file })
  })
  return { rules, failures }
}
