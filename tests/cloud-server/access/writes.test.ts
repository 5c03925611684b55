import { once } from 'node:events'
import net from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BODY_LIMIT } from '#http/errors.ts'
import { SYNC_BODY_BYTES } from '#protocol/sync/version.ts'
import { cloudApp } from '../../../cloud-server/app.ts'
import { REPORTS_AN_HOUR } from '../../../cloud-server/reports/routes.ts'
import { browser, ORIGIN, portia } from '../server.ts'
import { ask, contractOf, methodOf, NAMES, pathOf, prepared, WRITES } from './asking.ts'
import { type AccessFixture, accessFixture } from './fixture.ts'

let fixture: AccessFixture

beforeAll(async () => {
  fixture = await accessFixture()
})
afterAll(() => fixture.close())

/** Bytes; pages of answers may be larger than what people type. */
const BODY_LIMITS: Partial<Record<string, number>> = { 'POST /api/sync': SYNC_BODY_BYTES }

const LEAK = /prisma|postgres|select |insert |node_modules|\.ts:|at \w+ \(/i
const SIGNED_IN = WRITES.filter((name) => contractOf(name).access !== 'anyone')
const WITH_PARAMS = NAMES.filter((name) => contractOf(name).params)
const owner = (name: (typeof NAMES)[number]) =>
  fixture.as(contractOf(name).access === 'admin' ? 'admin' : 'player')

/** Everything that a write could have changed, in one text. */
const stored = async () => {
  const { db } = fixture.server
  return JSON.stringify([
    await db.prisma.user.findMany({ orderBy: { id: 'asc' }, omit: { lastLoginAt: true } }),
    await db.prisma.questionAttempt.count(),
    await db.prisma.questionReport.findMany({ orderBy: { id: 'asc' } }),
    await db.prisma.playerNote.findMany({ orderBy: { id: 'asc' } }),
    await db.prisma.question.findMany({ orderBy: { id: 'asc' }, select: { struckAt: true } }),
  ])
}

describe.each(WRITES)('%s', (name) => {
  test('is refused from another site, from nowhere, and from a form', async () => {
    const request = await prepared(fixture, name)
    const page = await owner(name)
    const before = await stored()
    for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example', '']) {
      const reply = await ask(page, name, request, { origin })
      expect([origin, reply.statusCode, reply.json().code]).toEqual([origin, 403, 'bad_origin'])
    }
    const form = await page.send(methodOf(name), pathOf(name, request.params), 'a=b', {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect([form.statusCode, form.json().code]).toEqual([400, 'invalid'])
    expect(await stored()).toBe(before)
  })

  test('a body over its limit, one that is no JSON and one that reaches for the prototype are refused', async () => {
    const { params } = await prepared(fixture, name)
    const page = await owner(name)
    const before = await stored()
    const send = (body: string) => page.send(methodOf(name), pathOf(name, params), body)
    const limit = BODY_LIMITS[name] ?? BODY_LIMIT
    expect((await send(JSON.stringify({ text: 'x'.repeat(limit) }))).json().code).toBe('too_large')
    for (const body of [
      '{"broken":',
      '{"__proto__":{"role":"admin"}}',
      '{"constructor":{"prototype":{"role":"admin"}}}',
      '{"displayName":"x","avatarData":{"__proto__":{"needsCharacterCreation":true}}}',
    ]) {
      const reply = await send(body)
      expect([body, reply.statusCode, reply.json().code]).toEqual([body, 400, 'invalid'])
      expect(reply.body).not.toMatch(LEAK)
    }
    expect(({} as { role?: string }).role).toBeUndefined()
    expect(await stored()).toBe(before)
  })
})

test.each(SIGNED_IN)('%s is nobody’s with a cookie that is stolen, expired or made up', async (name) => {
  const request = await prepared(fixture, name)
  const page = await owner(name)
  const stolen = page.cookie
  await page.send('POST', '/api/auth/logout')
  const before = await stored()
  for (const cookie of [
    stolen,
    await fixture.session(new Date(fixture.server.clock.now - 1)),
    `bar-duel-session=${'A'.repeat(43)}`,
    'bar-duel-session=../../etc/passwd',
  ]) {
    const thief = browser(fixture.server.app)
    thief.cookie = cookie
    const reply = await ask(thief, name, request)
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'unauthenticated'])
  }
  expect(await stored()).toBe(before)
})

test.each(WITH_PARAMS)('%s reaches no file and no other route by its path', async (name) => {
  const { body } = await prepared(fixture, name)
  const page = await owner(name)
  const before = await stored()
  for (const bad of ['../../../package.json', '..', '%2e%2e%2f', '..\\..\\x', "' or 1=1 --", '\0', '💥']) {
    const url = pathOf(name, Object.fromEntries([...pathParams(name)].map((key) => [key, bad])))
    const reply = await page.send(methodOf(name), url, body)
    expect([bad, reply.statusCode]).toEqual([bad, expect.toSatisfy(refusedOrEmpty(reply.body))])
    expect(reply.body).not.toMatch(LEAK)
  }
  expect(await stored()).toBe(before)
})

const pathParams = (name: string) => [...name.matchAll(/:(\w+)/g)].map((found) => found[1] ?? '')

/** Refused, or a read that found nothing of that name. */
const refusedOrEmpty = (body: string) => (status: number) =>
  status === 400 || status === 404 || (status === 200 && body === '{"playersLeft":0}')

test('a session planted before signing in or up is not the one used after it', async () => {
  for (const [url, body] of [
    ['/api/auth/login', { username: portia.username, password: portia.password }],
    ['/api/auth/register', { ...portia, username: 'Planted', email: 'planted@example.test' }],
  ] as const) {
    const planted = await fixture.session()
    const page = browser(fixture.server.app)
    page.cookie = planted
    expect((await page.send('POST', url, body)).statusCode).toBe(200)
    expect(page.cookie).not.toBe(planted)
    const attacker = browser(fixture.server.app)
    attacker.cookie = planted
    expect((await attacker.send('GET', '/api/auth/me')).statusCode).toBe(401)
  }
})

describe('limits hold on all nodes together', () => {
  test.each([
    ['POST /api/auth/login', 'player', 10],
    ['POST /api/questions/:showingId/report', 'player', REPORTS_AN_HOUR],
  ] as const)('%s', async (name, role, most) => {
    const other = await cloudApp({
      db: fixture.server.db,
      databaseUrl: fixture.server.database.url,
      config: { publicUrl: null },
      webRoot: null,
      now: () => fixture.server.clock.now,
    })
    try {
      const { params, body } = await prepared(fixture, name)
      const wrong = name.includes('login') ? { username: portia.username, password: 'wrong' } : body
      const here = await fixture.as(role)
      const there = browser(other)
      there.cookie = here.cookie
      const codes: string[] = []
      for (let i = 0; i < most + 2; i++) {
        const reply = await ask(i % 2 === 0 ? here : there, name, { ...(params && { params }), body: wrong })
        codes.push(reply.json().code ?? 'ok')
      }
      expect(codes.slice(0, most)).not.toContain('rate_limited')
      expect(codes.slice(most)).toEqual(['rate_limited', 'rate_limited'])
    } finally {
      await other.close()
    }
  })
})

describe('on the wire', () => {
  /** Sends lines to a listening server and returns all it says until it hangs up. */
  async function wire(text: string, requestTimeoutMs?: number): Promise<string> {
    const app = await cloudApp({
      db: fixture.server.db,
      databaseUrl: fixture.server.database.url,
      config: { publicUrl: null },
      webRoot: null,
      ...(requestTimeoutMs ? { requestTimeoutMs } : {}),
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const socket = net.connect((app.server.address() as net.AddressInfo).port, '127.0.0.1')
    let said = ''
    socket.on('data', (piece) => {
      said += piece
    })
    // A server that hangs up in the middle of our writing is what is waited for here.
    socket.on('error', () => socket.destroy())
    socket.write(text)
    await once(socket, 'close')
    await app.close()
    return said
  }

  const head = (line: string, more: string[]) => [line, 'Host: localhost', ...more, '', ''].join('\r\n')

  test('a body that never ends is cut off', async () => {
    const slow = head('POST /api/auth/login HTTP/1.1', [
      `Origin: ${ORIGIN}`,
      'Content-Type: application/json',
      'Content-Length: 1000',
    ])
    expect(await wire(`${slow}{"us`, 300)).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('no socket opens for another site, whoever is signed in here', async () => {
    for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example']) {
      const upgrade = head('GET /ws HTTP/1.1', [
        `Origin: ${origin}`,
        `Cookie: ${await fixture.session()}`,
        'Connection: Upgrade, close',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      ])
      const said = await wire(upgrade, 300)
      expect(said).toMatch(/^HTTP\/1\.1 4\d\d /)
    }
  })
})
