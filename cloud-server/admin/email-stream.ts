import { Readable } from 'node:stream'
import type { ExportRecord } from '#protocol/http/admin.ts'

/** How an export ended, for the audit log; `complete` is false when the reader went away or the database did. */
export interface ExportEnd {
  exported: number
  complete: boolean
}

async function* jsonArray(
  pages: AsyncIterable<readonly ExportRecord[]>,
  onEnd: (end: ExportEnd) => Promise<void>,
): AsyncGenerator<string> {
  let exported = 0
  let complete = false
  try {
    yield '['
    for await (const page of pages) {
      const text = page.map((record) => JSON.stringify(record)).join(',\n')
      yield exported === 0 ? `\n${text}` : `,\n${text}`
      exported += page.length
    }
    yield '\n]'
    complete = true
  } finally {
    await onEnd({ exported, complete })
  }
}

/**
 * Pages of records as one JSON array. The next page is read only when the reader has taken the last one, so that memory
 * holds a page or two whatever the number of records.
 */
export const emailStream = (
  pages: AsyncIterable<readonly ExportRecord[]>,
  onEnd: (end: ExportEnd) => Promise<void>,
): Readable => Readable.from(jsonArray(pages, onEnd), { objectMode: false })
