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

/** Sends Atticus a message; `onText` gets a model's words as they come. Returns the reply as it is kept. */
export async function ask(
  body: BodyOf<'POST /api/chatbot/message'>,
  onText: (text: string) => void,
): Promise<ChatMessage> {
  const response = await request('POST', '/api/chatbot/message', body, { accept: LINES })
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
