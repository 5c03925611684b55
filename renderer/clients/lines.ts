import type { ChatEvent, ChatMessage } from '#protocol/http/companion.ts'
import { documentsIn, LINES } from '#protocol/lines.ts'
import type { BodyOf } from '#protocol/routes.ts'
import { CallError, NetworkError, request } from './http.ts'

/** The lines of a reply as they come; a reply that breaks off is a NetworkError. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ChatEvent> {
  try {
    for await (const event of documentsIn(body)) yield event as ChatEvent
  } catch (cause) {
    throw new NetworkError(cause)
  }
}

/** No reply takes as long (ms): a model has 9 s, and a connection that says nothing more is gone. */
const WHOLE_MS = 30_000

/**
 * Sends Atticus a message; `onText` gets a model's words as they come. Returns the reply as it is kept. It breaks off, as a
 * NetworkError, when `until` is aborted.
 */
export async function ask(
  body: BodyOf<'POST /api/chatbot/message'>,
  onText: (text: string) => void,
  until: AbortSignal,
): Promise<ChatMessage> {
  const signal = AbortSignal.any([until, AbortSignal.timeout(WHOLE_MS)])
  const response = await request('POST', '/api/chatbot/message', body, { accept: LINES, signal })
  if (!response.body) throw new NetworkError(null)
  let kept: ChatMessage | null = null
  // Read to its end, so that the connection is free for the next call.
  for await (const event of eventsOf(response.body)) {
    if (event.type === 'text') onText(event.text)
    else if (event.type === 'done') kept = event.message
    else throw new CallError(response.status, event.message, { code: event.code, message: event.message })
  }
  if (kept) return kept
  throw new NetworkError(null)
}
