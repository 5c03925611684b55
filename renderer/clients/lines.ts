import type { ChatEvent, ChatMessage } from '#protocol/http/companion.ts'
import type { BodyOf } from '#protocol/routes.ts'
import { CallError, NetworkError, request } from './http.ts'

const LINES = 'application/x-ndjson'

/** The lines of a reply as they come; a reply that breaks off is a NetworkError. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ChatEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw new NetworkError(cause)
    })
    if (done) return
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line !== '') yield JSON.parse(line)
  }
}

/** Sends Atticus a message; `onText` gets a model's words as they come. Returns the reply as it is kept. */
export async function ask(
  body: BodyOf<'POST /api/chatbot/message'>,
  onText: (text: string) => void,
): Promise<ChatMessage> {
  const response = await request('POST', '/api/chatbot/message', body, { accept: LINES })
  if (!response.body) throw new NetworkError(null)
  let kept: ChatMessage | null = null
  // Read to its end, so that the connection is free for the next call.
  for await (const event of linesOf(response.body)) {
    if (event.type === 'text') onText(event.text)
    else if (event.type === 'done') kept = event.message
    else throw new CallError(response.status, event.message, { code: event.code, message: event.message })
  }
  if (kept) return kept
  throw new NetworkError(null)
}
