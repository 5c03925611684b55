import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** What the stub was asked: the body, and the headers that went with it. */
export interface Asked {
  body: { model: string; stream: boolean; messages: { role: string; content: string }[] }
  headers: IncomingMessage['headers']
  path: string
}

/** How the stub answers one request. */
export type Script = (reply: ServerResponse, say: (text: string) => void, asked: Asked) => void

/** Says a text in pieces, as models do, and ends the stream. */
export const says =
  (...pieces: string[]): Script =>
  (reply, say) => {
    for (const piece of pieces) say(piece)
    reply.end('data: [DONE]\n\n')
  }

/** A server that speaks the chat completions protocol: the border that is not ours. */
export async function stubModel() {
  const asked: Asked[] = []
  const state: { script: Script } = { script: says('') }
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const one = {
      body: JSON.parse(Buffer.concat(chunks).toString()),
      headers: request.headers,
      path: request.url ?? '',
    }
    asked.push(one)
    reply.on('error', () => undefined)
    const say = (text: string) => {
      if (!reply.headersSent) reply.writeHead(200, { 'content-type': 'text/event-stream' })
      reply.write(`data: ${JSON.stringify({ choices: [{ delta: { content: text } }] })}\n\n`)
    }
    state.script(reply, say, one)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1`,
    asked,
    answer(script: Script) {
      asked.length = 0
      state.script = script
    },
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

export type StubModel = Awaited<ReturnType<typeof stubModel>>

/** Has the stub say `begun` and wait: the rest, or its end, is the test's to tell. */
export function speaking(stub: StubModel, begun: string) {
  const speech: { say: (text: string) => void; reply: ServerResponse | null } = {
    say: () => undefined,
    reply: null,
  }
  stub.answer((reply, say) => {
    Object.assign(speech, { say, reply })
    say(begun)
  })
  return {
    goesOn(text: string): void {
      speech.say(text)
      speech.reply?.end('data: [DONE]\n\n')
    },
    breaksOff: () => speech.reply?.destroy(),
  }
}
