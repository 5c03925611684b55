import { hostname } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, browser, portia, registerAt, type TestServer, testServer } from './server.ts'

const PUBLIC = new URL('https://duel.example')

let server: TestServer
let published: TestServer
let page: Browser
beforeAll(async () => {
  server = await testServer()
  published = await testServer(PUBLIC)
  page = (await registerAt(server.app)).page
})
afterAll(async () => {
  await server.close()
  await published.close()
})

describe('a Host that another’s DNS could have led here', () => {
  const at = (host: string, to = server) =>
    to.app.inject({ url: '/api/health', headers: { host } }).then(({ statusCode }) => statusCode)

  test.each(['evil.example', 'evil.example:4600', 'localhost.evil.example', '127.0.0.1.evil.example'])(
    '%s is refused in words',
    async (host) => {
      const reply = await server.app.inject({ url: '/api/health', headers: { host } })
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'bad_origin'])
      expect(reply.json().message).toContain('PUBLIC_URL')
    },
  )

  test.each(['localhost', 'localhost:4600', '127.0.0.1:4600', '[::1]:4600', '10.1.2.3', hostname()])(
    '%s is known',
    async (host) => expect(await at(host)).toBe(200),
  )

  test('does not matter where PUBLIC_URL says the address: a balancer asks under its own name', async () => {
    expect(await at('node-2.internal', published)).toBe(200)
  })
})

describe('another site', () => {
  const read = (url: string, site: string, mode: string) =>
    page.send('GET', url, undefined, { 'sec-fetch-site': site, 'sec-fetch-mode': mode })

  test.each([
    ['a link', 'navigate'],
    ['a script or a picture', 'no-cors'],
  ])('may not have a browser read from /api by %s', async (_, mode) => {
    const reply = await read('/api/account/data', 'cross-site', mode)
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'bad_origin'])
    expect((await read('/api/account', 'same-origin', 'cors')).statusCode).toBe(200)
  })

  test('may not under another spelling of the path either (found: /%61pi was let through)', async () => {
    for (const url of ['/%61pi/account/data', '/api/%61ccount/data', '/api/account/data?x=/docs']) {
      expect((await read(url, 'cross-site', 'navigate')).statusCode).toBe(403)
      const { headers } = await read(url, 'same-origin', 'cors')
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['content-security-policy']).toContain("default-src 'none'")
    }
  })

  test('is a neighbor’s host too, which gets our cookies as one of our site', async () => {
    for (const mode of ['navigate', 'no-cors'])
      expect((await read('/api/daily-question', 'same-site', mode)).statusCode).toBe(403)
  })

  test('may link to a page', async () => {
    expect((await read('/docs/', 'cross-site', 'navigate')).statusCode).toBe(200)
  })
})

describe('a link in a mail, which is of no site', () => {
  const open = (url: string) =>
    page.send('GET', url, undefined, { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' })

  test('reads nothing from /api, and begins nothing (found: it started the clock of the day’s case)', async () => {
    for (const url of ['/api/daily-question', '/%61pi/daily-question', '/api/account']) {
      const reply = await open(url)
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'bad_origin'])
    }
    expect(await server.db.prisma.showing.count()).toBe(0)
  })

  test('leads to a page, and to how the server is', async () => {
    for (const url of ['/docs/', '/api/health']) expect((await open(url)).statusCode).toBe(200)
  })
})

test('a reply of /api is no page, and asks for no device', async () => {
  const { headers } = await page.send('GET', '/api/account')
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(headers['permissions-policy']).toContain('camera=()')
  expect(headers['cache-control']).toBe('no-store')
})

describe('/docs', () => {
  const statuses = async (by: Browser) =>
    Promise.all(
      ['/docs/', '/docs/json', '/docs/yaml'].map(async (url) => (await by.send('GET', url)).statusCode),
    )

  test('is open on a server without a public address', async () => {
    expect(await statuses(browser(server.app))).toEqual([200, 200, 200])
  })

  test('is for admins with two-factor sign-in alone on one that has one', async () => {
    const origin = { origin: PUBLIC.origin }
    const player = browser(published.app)
    const { statusCode } = await player.send('POST', '/api/auth/register', portia, origin)
    expect(statusCode).toBe(200)
    expect(await statuses(browser(published.app))).toEqual([404, 404, 404])
    expect(await statuses(player)).toEqual([404, 404, 404])
    await published.db.prisma.user.updateMany({ data: { role: 'admin' } })
    expect(await statuses(player)).toEqual([404, 404, 404])
    await published.db.prisma.user.updateMany({ data: { twoFactorSince: new Date() } })
    expect(await statuses(player)).toEqual([200, 200, 200])
  })
})

test('half a surrogate pair is refused in words wherever text is kept', async () => {
  const { id } = (await page.send('GET', '/api/auth/me')).json()
  const reply = await page.send('PATCH', `/api/users/${id}`, '{"displayName":"a\\ud83d"}')
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid'])
  expect(reply.json().message).toContain('can’t store')
})
