import { z } from 'zod'
import { type Model, messagesOf } from '#study/companion/model.ts'
import { callOut, toOriginOf } from '../outgoing.ts'

export interface Endpoint {
  /** the base of an OpenAI-compatible API, such as https://host/v1, or its chat/completions address */
  url: string
  model: string
  key: string | null
}

/**
 * How long (ms) a reply may take to its first words, between words, and in all: past any of them the grounded answer
 * stands, within 10 s of the question.
 */
export interface Patience {
  first: number
  between: number
  whole: number
}

const PATIENCE: Patience = { first: 5_000, between: 3_000, whole: 9_000 }
/** About 160 words and their citations. */
const MOST_TOKENS = 400
/** More than any answer asked for; a model gone wrong must not fill our memory. */
const MOST_CHARACTERS = 8_000

const chunk = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).optional() })).default([]),
})

const address = (url: string): string =>
  /\/chat\/completions\/?$/.test(url) ? url : `${url.replace(/\/+$/, '')}/chat/completions`

/** The data of server-sent events, one an event, as they come. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = ''
  const decoder = new TextDecoder()
  for await (const bytes of body) {
    const lines = `${rest}${decoder.decode(bytes, { stream: true })}`.split(/\r?\n/)
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.startsWith('data:')) yield line.slice(5).trim()
  }
  if (rest.startsWith('data:')) yield rest.slice(5).trim()
}

/** The model behind Atticus, over the chat completions protocol. Every failure is a line to `log`, without the key. */
export function openAiModel(
  endpoint: Endpoint,
  log: (line: string) => void,
  patience: Patience = PATIENCE,
): Model {
  const mayCall = toOriginOf(endpoint.url)
  return {
    async ask(prompt, onText) {
      const stop = new AbortController()
      const whole = setTimeout(() => stop.abort(), patience.whole)
      let next = setTimeout(() => stop.abort(), patience.first)
      let reply = ''
      let isDone = false
      try {
        const response = await callOut(mayCall, address(endpoint.url), {
          method: 'POST',
          signal: stop.signal,
          headers: {
            'content-type': 'application/json',
            accept: 'text/event-stream',
            ...(endpoint.key === null ? {} : { authorization: `Bearer ${endpoint.key}` }),
          },
          body: JSON.stringify({
            model: endpoint.model,
            messages: messagesOf(prompt),
            stream: true,
            temperature: 0.2,
            max_tokens: MOST_TOKENS,
          }),
        })
        if (!response.ok || !response.body) {
          log(`the companion's model answered ${response.status}`)
          stop.abort()
          return null
        }
        for await (const data of eventsOf(response.body)) {
          if (data === '[DONE]') {
            isDone = true
            break
          }
          const text = chunk.parse(JSON.parse(data)).choices[0]?.delta?.content ?? ''
          if (text === '') continue
          clearTimeout(next)
          next = setTimeout(() => stop.abort(), patience.between)
          reply += text
          if (reply.length > MOST_CHARACTERS) throw new Error('the reply is too long')
          onText(text)
        }
        if (!isDone) log('the companion’s model broke off')
        return isDone && reply.trim() !== '' ? reply : null
      } catch (error) {
        log(
          `the companion's model failed: ${stop.signal.aborted ? 'it was too slow' : (error as Error).message}`,
        )
        return null
      } finally {
        clearTimeout(whole)
        clearTimeout(next)
        stop.abort()
      }
    },
  }
}
