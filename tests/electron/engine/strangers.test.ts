import http, { type RequestListener, type Server } from 'node:http'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HEADER_SESSION } from '#protocol/session.ts'
import { computer, type Desk, desk } from '../support/desk.ts'

/** What stands where the cloud should be: a proxy, a login portal, a server gone wrong. */
let server: Server
let listener: RequestListener
let url: string
let home: Awaited<ReturnType<typeof computer>>
let engine: Desk

const user = {
  id: '7b1f2a52-0a3c-4d27-9d0b-1f6f3b1c2d3e',
  username: 'Ann',
  displayName: 'Ann',
  level: 1,
  levelTitle: 'Novice Scribe',
  xp: 0,
  points: 0,
  avatarData: { base: 'humanoid', palette: 'lawyer_navy', props: [] },
  totalWins: 0,
  totalLosses: 0,
  role: 'player',
}
const credentials = { username: 'Ann', password: 'a long password' }

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_request, reply) =>
    reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

beforeAll(async () => {
  server = http.createServer((request, reply) => listener(request, reply))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const at = server.address()
  url = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(async () => {
  home = await computer(1)
  engine = await desk(url, home)
  listener = json(200, user, { [HEADER_SESSION]: 'the token' })
  expect((await engine.send('POST', '/api/auth/login', credentials)).status).toBe(200)
})
afterEach(async () => {
  await engine.quit()
  await home.remove()
})

const replies: [string, RequestListener][] = [
  [
    'a page instead of an answer',
    (_q, reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in to the Wi-Fi</h1>'),
  ],
  [
    'a proxy’s own 401',
    (_q, reply) => reply.writeHead(401, { 'content-type': 'text/html' }).end('<h1>401</h1>'),
  ],
  ['a redirect elsewhere', (_q, reply) => reply.writeHead(302, { location: 'https://example.com/' }).end()],
  ['a broken gateway', (_q, reply) => reply.writeHead(502).end('Bad Gateway')],
  ['an empty reply', (_q, reply) => reply.writeHead(200).end()],
  ['another shape of user', json(200, { id: 1 })],
  ['another user', json(200, { ...user, id: '00000000-0a3c-4d27-9d0b-1f6f3b1c2d3e', username: 'Eve' })],
  ['a hung-up line', (request) => request.socket.destroy()],
  ['an error of the server', json(500, { code: 'internal', message: 'Something went wrong' })],
]

describe.each(replies)('%s', (_name, stranger) => {
  it('signs nobody out: this machine answers', async () => {
    listener = stranger
    expect(await engine.send('GET', '/api/auth/me')).toMatchObject({ status: 200, body: { username: 'Ann' } })
    expect(engine.kept()).toEqual({ userId: user.id, token: 'the token' })
  })

  it('signs nobody in', async () => {
    await engine.send('POST', '/api/auth/logout')
    listener = stranger
    const reply = await engine.send('POST', '/api/auth/login', credentials)
    expect(reply.status).toBeGreaterThanOrEqual(500)
    expect(reply.body).toEqual({ code: expect.any(String), message: expect.any(String) })
    expect(engine.kept()).toBeNull()
  })

  it('is words, not a page, where a call is forwarded', async () => {
    listener = stranger
    const reply = await engine.send('GET', '/api/health')
    if (reply.status !== 200) expect(reply.body).toMatchObject({ message: expect.any(String) })
    expect(JSON.stringify(reply.body)).not.toContain('<h1>')
  })
})

it('writes nobody else into the player’s own file', async () => {
  listener = json(200, { ...user, id: '00000000-0a3c-4d27-9d0b-1f6f3b1c2d3e', username: 'Eve' })
  await engine.send('GET', '/api/auth/me')
  const file = createClient({ url: `file:${path.join(home.dataFolder, `${user.id}.sqlite`)}` })
  const { rows } = await file.execute('SELECT id FROM users')
  file.close()
  expect(rows.map((row) => row.id)).toEqual([user.id])
})

it('is told how long to wait when the server says so', async () => {
  listener = json(429, { code: 'rate_limited', message: 'Too many tries' }, { 'retry-after': '30' })
  for (const path of ['/api/auth/login', '/api/auth/check-username']) {
    const reply = await engine.send('POST', path, credentials)
    expect(reply).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(reply.headers['retry-after']).toBe('30')
  }
})

it('sends the session to the server alone, and no header of the page', async () => {
  const seen: http.IncomingHttpHeaders[] = []
  listener = (request, reply) => {
    seen.push(request.headers)
    reply.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ok"}')
  }
  await engine.send('GET', '/api/health')
  expect(seen[0]?.authorization).toBe('Bearer the token')
  expect(seen[0]).not.toHaveProperty('x-bar-duel-engine')
  expect(seen[0]).not.toHaveProperty('cookie')
})

it('forgets a session that any forwarded call finds ended', async () => {
  listener = json(401, { code: 'unauthenticated', message: 'Sign in to continue' })
  expect((await engine.send('GET', '/api/health')).status).toBe(401)
  expect(engine.kept()).toBeNull()
})
