import type { ExportRecord } from '#protocol/http/admin.ts'
import { jsonArrayReader } from '../../../clients/json-array.ts'
import { emailsHead, emailsLine } from './csv.ts'

/** Text is handed over to the browser's own store of blobs in pieces of this size (characters). */
const PIECE = 1_000_000

/**
 * The CSV of an export while it downloads: records are turned into text as they arrive and forgotten. Rejects when the
 * export was cut off.
 */
export async function csvFile(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onProgress: (exported: number) => void,
): Promise<{ file: Blob; exported: number }> {
  const array = jsonArrayReader<ExportRecord>()
  const pieces: Blob[] = []
  let text = emailsHead()
  let exported = 0
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    const records = array.push(value)
    for (const record of records) text += emailsLine(record)
    if (text.length > PIECE) {
      pieces.push(new Blob([text]))
      text = ''
    }
    exported += records.length
    if (records.length > 0) onProgress(exported)
  }
  array.end()
  return { file: new Blob([...pieces, text], { type: 'text/csv;charset=utf-8' }), exported }
}
