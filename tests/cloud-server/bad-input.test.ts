import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { browser, portia, type TestServer, testServer } from './server.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer(null, { isTimeStopped: true })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.prisma.user.deleteMany()
  await server.db.prisma.rateLimit.deleteMany()
})

async function signedIn() {
  const page = browser(server.app)
  const reply = await page.send('POST', '/api/auth/register', portia)
  return { page, id: reply.json().id as string }
}

const LEAK = /prisma|postgres|select |insert |node_modules|\.ts:|at \w+ \(/i

describe('a request that does not fit gets a code and leaves nothing', () => {
  test.each([
    ['a malformed body', '{"username":'],
    ['no JSON at all', 'hello'],
    ['an array', '[1,2]'],
    ['null', 'null'],
    ['a number', '7'],
    ['wrong types', '{"username":{"a":1},"password":[]}'],
    ['a deep nest', `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`],
    ['a NUL', '{"username":"a\\u0000b","password":"x"}'],
  ])('%s', async (_what, body) => {
    const reply = await browser(server.app).send('POST', '/api/auth/login', body)
    expect([400, 401]).toContain(reply.statusCode)
    expect(reply.json().code).toMatch(/^(invalid|wrong_credentials)$/)
    expect(reply.body).not.toMatch(LEAK)
  })

  test('a body over 64 KB', async () => {
    const huge = JSON.stringify({ username: 'Portia', password: 'x'.repeat(65 * 1024) })
    const reply = await browser(server.app).send('POST', '/api/auth/login', huge)
    expect(reply.statusCode).toBe(413)
    expect(reply.json().code).toBe('too_large')
  })

  test('another content type', async () => {
    const reply = await browser(server.app).send('POST', '/api/auth/login', 'username=a', {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().code).toBe('invalid')
  })

  test.each([
    '/api/nothing',
    '/api/auth/login/more',
    '/api',
    '/ws/none',
    '/avatars/../../package.json',
    '/api/users/%2e%2e',
  ])('an unknown route %s', async (url) => {
    const reply = await browser(server.app).send('GET', url)
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toEqual({ code: 'not_found', message: 'There’s nothing here' })
  })

  test.each(['not-a-uuid', "1' or '1'='1", '../users', '%00'])('an id that is none: %s', async (id) => {
    const { page } = await signedIn()
    const reply = await page.send('PATCH', `/api/users/${encodeURIComponent(id)}`, { displayName: 'Anyone' })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().code).toBe('invalid')
  })

  test.each(["Robert'); drop table users;--", '<script>alert(1)</script>', '{{7*7}}', 'ＡＢＣ', '💥 bang'])(
    'hostile text %s is text, stored as it is or refused',
    async (text) => {
      const { page, id } = await signedIn()
      const displayName = text.slice(0, 30)
      const reply = await page.send('PATCH', `/api/users/${id}`, { displayName })
      expect(reply.json().displayName).toBe(displayName.trim())
      expect(await server.db.prisma.user.count()).toBe(1)
    },
  )
})

describe('names that hide or turn round what others read are refused', () => {
  test.each(['two\nlines', 'bell\u0007', '\u200b\u200b', 'right\u202eleft', '\ufeff  '])(
    '%j',
    async (displayName) => {
      const { page, id } = await signedIn()
      const reply = await page.send('PATCH', `/api/users/${id}`, { displayName })
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid'])
    },
  )
})

describe('addresses no browser sends', () => {
  test.each([
    ['//[', 404, 'not_found'],
    ['//:99999/x', 404, 'not_found'],
    ['/%zz', 400, 'invalid'],
    [`/api/users/${'x'.repeat(300)}`, 404, 'not_found'],
  ])('%s', async (url, status, code) => {
    const reply = await browser(server.app).send('GET', url)
    expect([reply.statusCode, reply.json().code]).toEqual([status, code])
    expect(reply.body).not.toMatch(/FST_|statusCode/)
  })
})

describe('writes must come from our own pages', () => {
  test.each([
    ['no Origin', undefined],
    ['another site', 'https://evil.example'],
    ['another port', 'http://localhost:81'],
    ['another protocol', 'https://localhost'],
    ['an opaque origin', 'null'],
    ['no address', 'nonsense'],
  ])('%s', async (_what, origin) => {
    const { page } = await signedIn()
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { host: 'localhost', ...(origin ? { origin } : {}), cookie: page.cookie ?? '' },
    })
    expect(reply.statusCode).toBe(403)
    expect(reply.json().code).toBe('bad_origin')
    expect((await page.send('GET', '/api/auth/me')).statusCode).toBe(200)
  })

  test('with PUBLIC_URL set, that origin and no other, whatever Host says', async () => {
    const published = await testServer(new URL('https://duel.example'))
    try {
      const send = (origin: string, host: string) =>
        published.app.inject({ method: 'POST', url: '/api/auth/logout', headers: { host, origin } })
      expect((await send('https://duel.example', 'inner:4600')).statusCode).toBe(200)
      expect((await send('http://duel.example', 'inner:4600')).statusCode).toBe(403)
      expect((await send('https://evil.example', 'evil.example')).statusCode).toBe(403)
      const page = browser(published.app)
      const reply = await page.send('POST', '/api/auth/register', portia, { origin: 'https://duel.example' })
      expect(reply.cookies[0]).toMatchObject({ name: '__Host-bar-duel-session', secure: true })
      expect(reply.headers['strict-transport-security']).toBeDefined()
    } finally {
      await published.close()
    }
  })
})

describe('limits', () => {
  test('ten wrong passwords for an account, then a clear 429 with the wait, other names unharmed', async () => {
    await signedIn()
    const attempt = (username: string) =>
      browser(server.app).send('POST', '/api/auth/login', { username, password: 'wrong' })
    for (let i = 0; i < 10; i++) expect((await attempt(i % 2 ? 'portia' : 'PORTIA')).statusCode).toBe(401)
    const limited = await attempt('Portia')
    expect(limited.statusCode).toBe(429)
    expect(limited.json()).toEqual({
      code: 'rate_limited',
      message: expect.stringMatching(/^Too many tries\. Try again in \d+ (minutes|seconds?)\.$/),
    })
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
    expect((await attempt('Shylock')).statusCode).toBe(401)
  })

  test('the window is the database’s, so another node counts on', async () => {
    const free = await browser(server.app).send('POST', '/api/auth/check-username', { username: 'Nerissa' })
    expect(free.statusCode).toBe(200)
    const row = await server.db.prisma.rateLimit.findFirstOrThrow()
    await server.db.prisma.rateLimit.update({ where: { key: row.key }, data: { count: 60 } })
    const ask = () => browser(server.app).send('POST', '/api/auth/check-username', { username: 'Nerissa' })
    expect((await ask()).statusCode).toBe(429)
    await server.db.prisma.rateLimit.update({
      where: { key: row.key },
      data: { expiresAt: new Date(0) },
    })
    expect((await ask()).statusCode).toBe(200)
  })

  test('a header cannot say that a caller is somewhere else, nor make a key of its own length', async () => {
    const attempt = (forwarded: string) =>
      browser(server.app).send(
        'POST',
        '/api/auth/login',
        { username: 'Portia', password: 'wrong' },
        { 'x-forwarded-for': forwarded },
      )
    for (let i = 0; i < 10; i++) expect((await attempt(`10.0.0.${i}`)).statusCode).toBe(401)
    expect((await attempt('10.0.1.1')).statusCode).toBe(429)
    expect((await attempt('x'.repeat(6_000))).statusCode).toBe(429)
    const keys = (await server.db.prisma.rateLimit.findMany()).map((row) => row.key)
    for (const key of keys) expect(key.length).toBeLessThan(80)
  })

  test('names made up by one address do not grow the table once the address is over its limit', async () => {
    await browser(server.app).send('POST', '/api/auth/login', { username: 'First', password: 'x' })
    await server.db.prisma.rateLimit.updateMany({
      where: { key: { startsWith: 'failed:' } },
      data: { count: 200 },
    })
    const before = await server.db.prisma.rateLimit.count()
    for (let i = 0; i < 5; i++)
      expect(
        (await browser(server.app).send('POST', '/api/auth/login', { username: `Made ${i}`, password: 'x' }))
          .statusCode,
      ).toBe(429)
    expect(await server.db.prisma.rateLimit.count()).toBe(before)
  })

  test('registering is limited by address', async () => {
    await browser(server.app).send('POST', '/api/auth/register', {
      ...portia,
      password: 'other words',
      confirmPassword: 'other words',
    })
    await server.db.prisma.user.deleteMany()
    await server.db.prisma.rateLimit.updateMany({ data: { count: 60 } })
    const reply = await browser(server.app).send('POST', '/api/auth/register', portia)
    expect(reply.statusCode).toBe(429)
    expect(await server.db.prisma.user.count()).toBe(0)
  })
})

test('/docs lists every route of protocol/ that a server has', async () => {
  const reply = await server.app.inject({ url: '/docs/json' })
  expect(reply.statusCode).toBe(200)
  const { paths } = reply.json()
  const { routes } = await import('#protocol/routes.ts')
  for (const [key, { home }] of Object.entries(routes)) {
    if (home === 'desktop') continue
    const [method = '', path = ''] = key.split(' ')
    expect(paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()], key).toBeDefined()
  }
  expect((await server.app.inject({ url: '/docs' })).statusCode).toBeLessThan(400)
})
