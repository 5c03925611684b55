import { findSubject, misplaced } from '../taxonomy/taxonomy.ts'
import type { Failure } from './failure.ts'
import type { Item } from './item.ts'
import { itemEntry, itemFileHead } from './item-file.ts'
import { entryName, readHead, yamlFiles } from './subtopic-file.ts'
import { zodReasons } from './zod-reason.ts'

/** What reading the bank's files gave: sound items, and a failure for whatever could not be read. */
export interface LoadedItems {
  readonly items: Item[]
  readonly failures: Failure[]
}

/**
 * Reads every `items/<subject>/<subtopic>.yaml` below `bankFolder`, in path order.
 * Problems become failures that name file, item and field; the rest of the file is still read.
 */
export function loadItems(bankFolder: string): LoadedItems {
  const items: Item[] = []
  const failures: Failure[] = []
  for (const { file, text } of yamlFiles(bankFolder, 'items')) {
    const read = readItemFile(file, text)
    items.push(...read.items)
    failures.push(...read.failures)
  }
  failures.push(...repeatedIds(items))
  return { items, failures }
}

/** Reads the text of one item file; `file` is its path relative to the bank, which must match its head. */
export function readItemFile(file: string, text: string): LoadedItems {
  const items: Item[] = []
  const failures: Failure[] = []
  const fail = (item: string | null, reason: string) =>
    failures.push({ severity: 'reject', file, item, rule: 'schema', reason })

  const { head, reasons } = readHead('items', file, text, itemFileHead)
  for (const reason of reasons) fail(null, reason)
  if (!head) return { items, failures }
  const { subject, subtopic } = head

  head.items.forEach((entry, index) => {
    const name = entryName(entry, 'id', 'item', index)
    const parsed = itemEntry.safeParse(entry)
    if (!parsed.success) {
      for (const reason of zodReasons(parsed.error)) fail(name, reason)
      return
    }
    const wrongArea = misplaced(subject, subtopic, parsed.data.area)
    if (wrongArea) {
      fail(name, `area: ${wrongArea}`)
      return
    }
    const prefix = findSubject(subject)?.prefix
    if (!parsed.data.id.startsWith(`${prefix}-`)) {
      fail(name, `id: ids of ${subject} begin with ${prefix}-`)
      return
    }
    items.push({ ...parsed.data, family: null, path: null, subject, subtopic, file })
  })
  return { items, failures }
}

function repeatedIds(items: readonly Item[]): Failure[] {
  const first = new Map<string, string>()
  const failures: Failure[] = []
  for (const item of items) {
    const earlier = first.get(item.id)
    if (earlier === undefined) first.set(item.id, item.file)
    else {
      const reason = `id: already used in ${earlier}`
      failures.push({ severity: 'reject', file: item.file, item: item.id, rule: 'schema', reason })
    }
  }
  return failures
}
