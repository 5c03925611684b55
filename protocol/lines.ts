import type { ErrorCode } from './error.ts'

/** The type of a reply that comes as lines, each a JSON document of its own. */
export const LINES = 'application/x-ndjson'

/** The last line of a reply that came to nothing. */
export interface FailedLine {
  type: 'failed'
  code: ErrorCode
  message: string
}

/** The documents of a reply in lines, each as soon as its line is whole. Throws where the reply breaks off. */
export async function* documentsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  // By hand: not every browser iterates over a stream.
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line !== '') yield JSON.parse(line)
  }
}
