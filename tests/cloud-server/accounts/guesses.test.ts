import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { type Browser, browser, portia, registerAt, type TestServer, testServer } from '../server.ts'
import { turnOnTwoFactor } from './authenticator.ts'

let server: TestServer
let home: Browser
beforeEach(async () => {
  // However slow the machine is, no wait ends before the test says so.
  server = await testServer(null, { isTimeStopped: true })
  home = (await registerAt(server.app)).page
})
afterEach(() => server.close())

const WRONG = 'a wrong password'

/** Signs in once from an address, with no cookie of before. */
async function attempt(address: string, password = WRONG, username = 'Portia') {
  return browser(server.app, address).send('POST', '/api/auth/login', { username, password })
}

/** So many failures of a network are counted by now. */
const failedBefore = (count: number) =>
  server.db.prisma.rateLimit.updateMany({ where: { key: { startsWith: 'failed:' } }, data: { count } })

/** The database's windows have gone by so far (ms). */
const later = (ms: number) =>
  server.db.prisma.$executeRawUnsafe(
    `update rate_limits set expires_at = expires_at - interval '1 millisecond' * ${ms}`,
  )

describe('guessing at one account', () => {
  test('600 tries from 60 addresses: ten are judged, and the right password after them waits too', async () => {
    const addresses = Array.from({ length: 60 }, (_, i) => `198.51.100.${i + 1}`)
    const codes: number[] = []
    for (let round = 0; round < 10; round++)
      for (const reply of await Promise.all(addresses.map((address) => attempt(address))))
        codes.push(reply.statusCode)
    expect(codes).toHaveLength(600)
    expect(codes.filter((code) => code === 401)).toHaveLength(10)
    expect(codes.filter((code) => code === 429)).toHaveLength(590)
    expect((await attempt('203.0.113.9', portia.password)).statusCode).toBe(429)
  })

  test('each try after the tenth makes the next wait twice as long, up to a quarter of an hour', async () => {
    for (let i = 0; i < 10; i++) expect((await attempt(`198.51.100.${i}`)).statusCode).toBe(401)
    const waits: number[] = []
    for (let i = 0; i < 11; i++) {
      const refused = await attempt('203.0.113.9')
      expect(refused.statusCode).toBe(429)
      waits.push(Number(refused.headers['retry-after']))
      await server.db.prisma.rateLimit.deleteMany({ where: { key: { startsWith: 'wait:' } } })
      expect((await attempt('203.0.113.9')).statusCode).toBe(401)
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
  })

  test('the right password forgets the failures, and a day does', async () => {
    for (let i = 0; i < 9; i++) await attempt('198.51.100.1')
    expect((await attempt('198.51.100.1', portia.password)).statusCode).toBe(200)
    for (let i = 0; i < 9; i++) expect((await attempt('198.51.100.1')).statusCode).toBe(401)
    await later(86_400_000)
    for (let i = 0; i < 10; i++) expect((await attempt('198.51.100.1')).statusCode).toBe(401)
  })

  test('a name that nobody has is counted as one that somebody has', async () => {
    for (let i = 0; i < 10; i++) expect((await attempt('198.51.100.1', WRONG, 'Nobody')).statusCode).toBe(401)
    expect((await attempt('198.51.100.2', WRONG, 'NOBODY')).statusCode).toBe(429)
  })

  test('its name and its address are one account', async () => {
    for (let i = 0; i < 10; i++) await attempt('198.51.100.1', WRONG, i % 2 ? 'portia' : portia.email)
    expect((await attempt('198.51.100.1', WRONG, portia.email.toUpperCase())).statusCode).toBe(429)
  })
})

describe('an owner whom strangers keep waiting on a new device', () => {
  const NEW = 'the moon shines bright'
  const secretIn = (subject: RegExp) =>
    eventually(() => {
      const text = server.letters.findLast((one) => subject.test(one.subject))?.text
      const token = text?.match(/#([\w-]{43})/)?.[1]
      if (!token) throw new Error('no such letter yet')
      return token
    })
  const visit = (url: string, body: unknown) => browser(server.app, '203.0.113.9').send('POST', url, body)
  async function reset() {
    await visit('/api/auth/forgot', { name: 'Portia' })
    const token = await secretIn(/^Reset/)
    const reply = await visit('/api/auth/reset', { token, password: NEW, confirmPassword: NEW })
    expect(reply.statusCode).toBe(200)
  }
  beforeEach(async () => {
    for (let i = 0; i < 12; i++) await attempt('198.51.100.1')
    expect((await attempt('203.0.113.9', portia.password)).statusCode).toBe(429)
  })

  test('waits no longer after a reset by mail', async () => {
    await reset()
    for (let i = 0; i < 9; i++) expect((await attempt('203.0.113.9')).statusCode).toBe(401)
    expect((await attempt('203.0.113.9', NEW)).statusCode).toBe(200)
  })

  test('nor after confirming the address', async () => {
    const token = await secretIn(/^Confirm/)
    expect((await visit('/api/auth/confirm-email', { token })).statusCode).toBe(200)
    expect((await attempt('203.0.113.9', portia.password)).statusCode).toBe(200)
  })

  test('with two-factor sign-in has one try at once, and no more tries at a code', async () => {
    await turnOnTwoFactor(server, home)
    await reset()
    const wrongCode = () =>
      visit('/api/auth/login', { username: 'Portia', password: NEW, code: '000000' }).then(
        (r) => r.statusCode,
      )
    expect([await wrongCode(), await wrongCode()]).toEqual([401, 429])
  })
})

describe('a browser that signed in before', () => {
  const signIn = (page: Browser, password: string) =>
    page.send('POST', '/api/auth/login', { username: 'Portia', password })

  test('is let in while strangers guess, and from a network whose others failed', async () => {
    for (let i = 0; i < 12; i++) await attempt('127.0.0.1')
    await failedBefore(10_000)
    await home.send('POST', '/api/auth/logout')
    expect((await attempt('127.0.0.1', portia.password)).statusCode).toBe(429)
    expect((await signIn(home, portia.password)).statusCode).toBe(200)
  })

  test('has no more free tries than others', async () => {
    for (let i = 0; i < 10; i++) expect((await signIn(home, WRONG)).statusCode).toBe(401)
    expect((await signIn(home, WRONG)).statusCode).toBe(429)
    expect((await attempt('198.51.100.1', portia.password)).statusCode).toBe(200)
  })

  test('is known to its own account only, and not for ever', async () => {
    const { page } = await registerAt(server.app, { username: 'Nerissa', email: 'n@example.test' })
    for (let i = 0; i < 10; i++) await attempt('198.51.100.1')
    expect((await signIn(page, portia.password)).statusCode).toBe(429)
    server.clock.now += 181 * 86_400_000
    expect((await signIn(home, portia.password)).statusCode).toBe(429)
  })

  test('is told by a cookie that no script reads, of which the database has the hash alone', async () => {
    const { reply } = await registerAt(server.app, { username: 'Nerissa', email: 'n@example.test' })
    const device = reply.cookies.find(({ name }) => name === 'bar-duel-device')
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    const hashes = await server.db.prisma.knownDevice.findMany()
    expect(hashes.map(({ deviceHash }) => deviceHash)).not.toContain(device?.value)
    expect(hashes).toHaveLength(2)
  })
})

/** Many passwords are hashed one after the other, on a machine that has other work. */
const MANY_HASHES_MS = 60_000

describe('a campus behind one address', () => {
  test('may sign in as often as it likes, and 200 failures in five minutes stop strangers alone', async () => {
    expect((await attempt('198.51.100.1', WRONG, 'Nobody')).statusCode).toBe(401)
    await failedBefore(198)
    for (let i = 0; i < 5; i++) expect((await attempt('198.51.100.1', portia.password)).statusCode).toBe(200)
    for (let i = 0; i < 2; i++)
      expect((await attempt('198.51.100.1', WRONG, `Nobody ${i}`)).statusCode).toBe(401)
    expect((await attempt('198.51.100.1', portia.password)).statusCode).toBe(429)
    expect((await attempt('198.51.100.2', portia.password)).statusCode).toBe(200)
    await later(300_000)
    expect((await attempt('198.51.100.1', portia.password)).statusCode).toBe(200)
  })

  test('of IPv6 is the first 64 bits', async () => {
    await attempt('2001:db8:1:2::1', WRONG, 'Nobody')
    await failedBefore(198)
    for (let i = 2; i < 4; i++)
      expect((await attempt(`2001:db8:1:2::${i}`, WRONG, `Nobody ${i}`)).statusCode).toBe(401)
    expect((await attempt('2001:db8:1:2:ffff::1', portia.password)).statusCode).toBe(429)
    expect((await attempt('2001:db8:1:3::1', portia.password)).statusCode).toBe(200)
  })

  const register = (i: number, address = '198.51.100.1') =>
    browser(server.app, address).send('POST', '/api/auth/register', {
      ...portia,
      username: `Student ${i}`,
      email: `s${i}@example.test`,
    })

  test(
    'registers a class in two minutes: 40 accounts a minute, and the 61st of the hour too',
    async () => {
      for (let i = 0; i < 40; i++) expect((await register(i)).statusCode).toBe(200)
      const refused = await register(40)
      expect(refused.statusCode).toBe(429)
      expect(refused.headers['retry-after']).toBe('60')
      expect((await register(40, '198.51.100.2')).statusCode).toBe(200)
      await later(60_000)
      for (let i = 41; i < 65; i++) expect((await register(i)).statusCode).toBe(200)
    },
    MANY_HASHES_MS,
  )

  test('has 500 accounts a day that nobody confirmed, and no bound on those that somebody did', async () => {
    await register(0)
    const { registeredFrom } = await server.db.prisma.user.findUniqueOrThrow({
      where: { usernameKey: 'student 0' },
    })
    expect(registeredFrom).not.toContain('198.51')
    await server.db.prisma.$executeRawUnsafe(
      `insert into users (id, username, username_key, display_name, password, avatar_data, registered_from)
       select gen_random_uuid(), 'Made ' || i, 'made ' || i, 'Made', 'x', '{}', '${registeredFrom}'
       from generate_series(1, 499) i`,
    )
    const refused = await register(1)
    expect(refused.json()).toMatchObject({
      code: 'rate_limited',
      message: expect.stringContaining('confirm'),
    })
    // Until the first of the 500 is a day old; when it was made is kept in whole milliseconds.
    const wait = Number(refused.headers['retry-after'])
    expect(wait).toBeGreaterThan(86_400 - 60)
    expect(wait).toBeLessThanOrEqual(86_401)
    await server.db.prisma.user.updateMany({
      where: { usernameKey: 'made 7' },
      data: { emailConfirmedAt: new Date() },
    })
    expect((await register(1)).statusCode).toBe(200)
    expect((await register(2)).statusCode).toBe(429)
    await server.db.prisma.$executeRawUnsafe(
      `update users set created_at = now() - interval '1 day' where username_key = 'made 9'`,
    )
    expect((await register(2)).statusCode).toBe(200)
  })
})

describe('behind a proxy', () => {
  const from = (app: TestServer['app'], proxy: string, forwarded: string) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: proxy,
      headers: { host: 'duel.example', origin: 'https://duel.example', 'x-forwarded-for': forwarded },
      payload: { username: `Nobody ${forwarded}`, password: WRONG },
    })

  test('callers are told apart by what a trusted one says, and by no other’s word', async () => {
    const published = await testServer(new URL('https://duel.example'), { trustProxy: ['10.0.0.0/8'] })
    try {
      for (let i = 0; i < 3; i++) await from(published.app, '10.1.2.3', `198.51.100.${i}`)
      for (let i = 0; i < 3; i++) await from(published.app, '192.0.2.7', `198.51.100.${i}`)
      const counts = await published.db.prisma.rateLimit.findMany({
        where: { key: { startsWith: 'failed:' } },
      })
      expect(counts.map(({ count }) => count).sort()).toEqual([1, 1, 1, 3])
    } finally {
      await published.close()
    }
  })
})
