import { createServer, type RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { checkServer } from '../../../electron/main/server-check.ts'
import { selfSigned } from '../support/self-signed.ts'

const running: Server[] = []
const sockets = new Set<Socket>()
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets.clear()
  await Promise.all(running.splice(0).map((server) => new Promise((closed) => server.close(closed))))
})

async function port(server: Server): Promise<number> {
  running.push(server)
  server.on('connection', (socket) => sockets.add(socket))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return (server.address() as AddressInfo).port
}

/** Returns the check of a server that replies to everything alike, closing its connections. */
async function checked(status: number, body: string, headers: Record<string, string> = {}) {
  const asked: string[] = []
  const reply: RequestListener = (request, response) => {
    asked.push(`${request.method} ${request.url}`)
    response
      .writeHead(status, { connection: 'close', 'content-type': 'application/json', ...headers })
      .end(body)
  }
  const found = await checkServer(`http://127.0.0.1:${await port(createServer(reply))}`)
  return { found, asked }
}

it('knows a Bar Duel server that takes players by one request', async () => {
  expect(await checked(200, '{"status":"ready"}')).toEqual({
    found: 'reachable',
    asked: ['GET /api/ready'],
  })
})

it.each([
  [503, '{"code":"unavailable","message":"This server takes no players now."}', 'not_ready'],
  [503, '{"code":"invalid","message":"No"}', 'not_bar_duel'],
  [503, 'Service Unavailable', 'not_bar_duel'],
  [200, '{"status":"up"}', 'not_bar_duel'],
  [200, '<!doctype html><title>Welcome</title>', 'not_bar_duel'],
  [404, '', 'not_bar_duel'],
])('takes %i %s for %s', async (status, body, found) => {
  expect((await checked(status, body)).found).toBe(found)
})

it('follows no redirect', async () => {
  expect(await checked(302, '', { location: '/elsewhere' })).toEqual({
    found: 'not_bar_duel',
    asked: ['GET /api/ready'],
  })
})

it('finds nothing where nothing listens', async () => {
  const gone = createServer()
  const at = await port(gone)
  await new Promise((closed) => gone.close(closed))
  expect(await checkServer(`http://127.0.0.1:${at}`)).toBe('no_answer')
})

it('gives a server up that takes the request and says nothing', async () => {
  const silent = createTcpServer(() => undefined)
  expect(await checkServer(`http://127.0.0.1:${await port(silent)}`, fetch, 50)).toBe('no_answer')
})

it('trusts no certificate that this computer doesn’t', async () => {
  const server = createTlsServer(selfSigned, (_request, reply) => reply.end('{"status":"ready"}'))
  expect(await checkServer(`https://127.0.0.1:${await port(server)}`)).toBe('bad_certificate')
})

it('takes another protocol than HTTP, and plain HTTP on https, for another server', async () => {
  const other = createTcpServer((socket) => socket.end('220 mail ready\r\n'))
  expect(await checkServer(`http://127.0.0.1:${await port(other)}`)).toBe('not_bar_duel')
  const plain = createServer((_request, reply) => reply.end())
  expect(await checkServer(`https://127.0.0.1:${await port(plain)}`)).toBe('not_bar_duel')
})

it.each([
  ['ENOTFOUND', 'unknown_address'],
  ['EAI_AGAIN', 'no_answer'],
  ['CERT_HAS_EXPIRED', 'bad_certificate'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'bad_certificate'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'bad_certificate'],
  [undefined, 'no_answer'],
])('takes the error %s for %s', async (code, found) => {
  const failing = async () => {
    throw new TypeError('fetch failed', { cause: { code } })
  }
  expect(await checkServer('https://law.example', failing)).toBe(found)
})
