import http, { type Agent, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { CALL_BODY_LIMIT, HEADER_ENGINE_SECRET } from '#protocol/engine-messages.ts'
import { CallRefused } from './call-refused.ts'
import { fromEngine, toEngine } from './hop-headers.ts'

/** Where an engine listens, and what it asks to see. The agent keeps its connections. */
export interface EngineAddress {
  pipe: string
  secret: string
  agent: Agent
}

/** Longer than any path of ours, shorter than what makes an HTTP parser give up on the whole request. */
const PATH_LIMIT = 4_096

const BODILESS = new Set([204, 205, 304])

/** The body, read no further than its limit: a page gone wrong must not fill our memory. */
async function bodyOf(request: Request): Promise<Buffer | null> {
  if (!request.body) return null
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > CALL_BODY_LIMIT) throw new CallRefused('too_large', 'The request is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function responseOf(reply: IncomingMessage): Response {
  const status = reply.statusCode ?? 502
  const headers = fromEngine(reply.headers)
  if (BODILESS.has(status)) {
    reply.resume()
    return new Response(null, { status, headers })
  }
  // An error after this point reaches the page as a broken body.
  return new Response(Readable.toWeb(reply) as ReadableStream, { status, headers })
}

/** Sends one request of the page over the private pipe and streams the reply. Rejects when the engine cannot be reached. */
export async function forwardTo({ pipe, secret, agent }: EngineAddress, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const path = pathname + search
  if (path.length > PATH_LIMIT) throw new CallRefused('invalid', 'The address is too long')
  const body = await bodyOf(request)
  const headers: Record<string, string> = { ...toEngine(request.headers), [HEADER_ENGINE_SECRET]: secret }
  if (body) headers['content-length'] = String(body.length)
  return new Promise((answered, failed) => {
    const { method, signal } = request
    if (signal.aborted) return failed(signal.reason)
    const sent = http.request({ socketPath: pipe, agent, path, method, headers }, (reply) =>
      answered(responseOf(reply)),
    )
    const abort = () => sent.destroy(new Error('the page gave the call up'))
    signal.addEventListener('abort', abort, { once: true })
    sent.on('error', failed)
    sent.on('close', () => signal.removeEventListener('abort', abort))
    sent.end(body ?? undefined)
  })
}
