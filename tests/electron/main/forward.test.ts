import http, { Agent, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { BODY_LIMIT } from '#http/errors.ts'
import { CALL_BODY_LIMIT, HEADER_ENGINE_SECRET } from '#protocol/engine-messages.ts'
import { type EngineAddress, forwardTo } from '../../../electron/main/forward.ts'
import { type PrivatePipe, privatePipe } from '../../../electron/main/private-pipe.ts'

let pipe: PrivatePipe
let server: Server
let address: EngineAddress
let listener: RequestListener

beforeEach(async () => {
  pipe = await privatePipe()
  server = http.createServer((request, reply) => listener(request, reply))
  await new Promise<void>((listening) => server.listen(pipe.path, listening))
  address = { pipe: pipe.path, secret: 'the secret', agent: new Agent({ keepAlive: true }) }
})
afterEach(async () => {
  address.agent.destroy()
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
  await pipe.remove()
})

const ask = (path: string, init?: RequestInit) =>
  forwardTo(address, new Request(`app://barduel${path}`, init))

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

it('sends method, path, query, headers and body, with the secret', async () => {
  listener = async (request, reply) => {
    const { method, url, headers } = request
    reply.setHeader('content-type', 'application/json')
    reply.end(JSON.stringify({ method, url, headers, body: await bodyOf(request) }))
  }
  const response = await ask('/api/x%20y?a=1&b=%2F', {
    method: 'POST',
    body: '{"text":"§"}',
    headers: { 'content-type': 'application/json', 'x-mine': '1' },
  })
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(await response.json()).toMatchObject({
    method: 'POST',
    url: '/api/x%20y?a=1&b=%2F',
    body: '{"text":"§"}',
    headers: {
      'content-type': 'application/json',
      'content-length': '13',
      'x-mine': '1',
      [HEADER_ENGINE_SECRET]: 'the secret',
    },
  })
})

it('lets no page send a secret of its own', async () => {
  listener = ({ headers }, reply) => reply.end(headers[HEADER_ENGINE_SECRET])
  const response = await ask('/api/x', { headers: { [HEADER_ENGINE_SECRET]: 'a guess' } })
  expect(await response.text()).toBe('the secret')
})

it('streams: the first part of a reply arrives before the last is sent', async () => {
  let finish = () => {}
  listener = (_request, reply) => {
    reply.write('first ')
    finish = () => reply.end('last')
  }
  const response = await ask('/api/x')
  const reader = response.body?.getReader()
  const text = async () => new TextDecoder().decode((await reader?.read())?.value)
  expect(await text()).toBe('first ')
  finish()
  expect(await text()).toBe('last')
})

it.each([200, 204, 304, 404, 500])('passes status %i on', async (status) => {
  listener = (_request, reply) => reply.writeHead(status).end()
  expect((await ask('/api/x')).status).toBe(status)
})

it('answers HEAD without a body', async () => {
  listener = ({ method }, reply) => reply.setHeader('x-method', String(method)).end()
  const response = await ask('/api/x', { method: 'HEAD' })
  expect(response.headers.get('x-method')).toBe('HEAD')
  expect(await response.text()).toBe('')
})

it('takes a body up to the engine’s own limit, and reads no further', async () => {
  expect(CALL_BODY_LIMIT).toBe(BODY_LIMIT)
  let asked = 0
  listener = async (request, reply) => {
    asked += 1
    reply.end(String((await bodyOf(request)).length))
  }
  const fits = await ask('/api/x', { method: 'POST', body: 'x'.repeat(CALL_BODY_LIMIT) })
  expect(await fits.text()).toBe(String(CALL_BODY_LIMIT))

  let pulled = 0
  const endless = new ReadableStream({
    pull(controller) {
      pulled += 1
      controller.enqueue(new Uint8Array(16 * 1024))
    },
  })
  const tooLarge = ask('/api/x', { method: 'POST', body: endless, duplex: 'half' } as RequestInit)
  await expect(tooLarge).rejects.toMatchObject({ code: 'too_large' })
  expect(pulled).toBeLessThan(10)
  expect(asked).toBe(1)
})

it('refuses an address that no parser would take', async () => {
  await expect(ask(`/api/${'x'.repeat(5_000)}`)).rejects.toMatchObject({ code: 'invalid' })
})

it('ends the call when the page gives it up', async () => {
  let isGone = false
  listener = (request, reply) => {
    reply.write('x')
    request.on('close', () => {
      isGone = true
    })
  }
  const page = new AbortController()
  const response = await ask('/api/x', { signal: page.signal })
  page.abort()
  await expect.poll(() => isGone, { message: 'the engine’s request closes' }).toBe(true)
  await expect(response.text()).rejects.toThrow()
})

it('is not sent at all when the page gave it up before', async () => {
  listener = () => expect.unreachable()
  await expect(ask('/api/x', { signal: AbortSignal.abort() })).rejects.toThrow()
})

it('ends the call when the page stops reading', async () => {
  let isGone = false
  listener = (_request, reply) => {
    reply.write('x')
    reply.on('close', () => {
      isGone = true
    })
  }
  const response = await ask('/api/x')
  await response.body?.cancel()
  await expect.poll(() => isGone, { message: 'the engine’s reply closes' }).toBe(true)
})

it('rejects when the engine goes away, before it answers or in the middle', async () => {
  listener = (request) => request.socket.destroy()
  await expect(ask('/api/x')).rejects.toThrow()
  listener = (_request, reply) => {
    reply.write('half', () => reply.destroy())
  }
  const response = await ask('/api/x')
  await expect(response.text()).rejects.toThrow()
})
