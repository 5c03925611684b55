import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deviceWords } from '../../../cloud-server/accounts/device-words.ts'
import { eventually } from '../../support/eventually.ts'
import { type Browser, browser, portia, registerAt, type TestServer, testServer } from '../server.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0'

let server: TestServer
let page: Browser
beforeAll(async () => {
  server = await testServer(null, { isTimeStopped: true })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.prisma.user.deleteMany()
  await server.db.prisma.rateLimit.deleteMany()
  server.letters.length = 0
  page = (await registerAt(server.app)).page
  await eventually(() => expect(server.letters).toHaveLength(1))
  server.letters.length = 0
})

const signIn = (password = portia.password, username: string = portia.username, at = browser(server.app)) =>
  at.send('POST', '/api/auth/login', { username, password })

/** Waits for the mail to an address, and returns the secret of its link; null where it has none. */
async function letterTo(address: string) {
  await eventually(() => expect(server.letters.some(({ to }) => to === address)).toBe(true))
  const letter = server.letters.find(({ to }) => to === address)
  return { subject: letter?.subject, token: letter?.text.match(/#([\w-]{43})/)?.[1] ?? null }
}

describe('the password', () => {
  const change = (password: string, newPassword: string) =>
    page.send('POST', '/api/account/password', { password, newPassword })

  test('is changed by the one who knows it; other devices end, this one stays, and a mail says so', async () => {
    const other = browser(server.app)
    await signIn(portia.password, portia.username, other)
    expect((await change(portia.password, 'not strained at all')).json()).toEqual({ ok: true })
    expect((await page.send('GET', '/api/auth/me')).statusCode).toBe(200)
    expect((await other.send('GET', '/api/auth/me')).statusCode).toBe(401)
    expect((await signIn()).statusCode).toBe(401)
    expect((await signIn('not strained at all')).statusCode).toBe(200)
    expect((await letterTo(portia.email)).subject).toContain('password was changed')
  })

  test.each([
    ['', 'a better password', 'Enter your password', 'password'],
    ['wrong', 'a better password', 'That isn’t your password', 'password'],
    [portia.password, portia.password, 'That’s already your password', 'newPassword'],
    [portia.password, 'short', 'Password must be at least 6 characters', 'newPassword'],
    [portia.password, 'password1', 'one of the first people guess', 'newPassword'],
    // The 49,000th of the breaches' commonest.
    [portia.password, 'Vinogradov', 'one of the first people guess', 'newPassword'],
    [portia.password, 'Bar Duel 2026!', 'first people guess', 'newPassword'],
    [portia.password, 'PORTIA@example.test', 'can’t be your username or email address', 'newPassword'],
  ])('%s to %s is refused in words, and ends no session', async (password, newPassword, message, field) => {
    const refused = await change(password, newPassword)
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ message: expect.stringContaining(message), field })
    expect((await page.send('GET', '/api/auth/me')).statusCode).toBe(200)
    expect((await signIn()).statusCode).toBe(200)
  })

  test('is not to be guessed from a session left open', async () => {
    for (let i = 0; i < 10; i++) expect((await change('wrong', 'a better password')).statusCode).toBe(400)
    expect((await change(portia.password, 'a better password')).statusCode).toBe(429)
    // The sign-in has tries of its own.
    expect((await signIn()).statusCode).toBe(200)
  })
})

describe('the address', () => {
  const ask = (email: string, password = portia.password) =>
    page.send('POST', '/api/account/email', { password, email })
  const confirm = (token: string | null) =>
    browser(server.app).send('POST', '/api/auth/confirm-email', { token })

  test('changes when the link that came to the new one is opened, and the old one is told', async () => {
    expect((await ask('Belmont@example.test')).json()).toEqual({ ok: true })
    const before = (await page.send('GET', '/api/account')).json()
    expect(before).toMatchObject({
      email: portia.email,
      emailConfirmed: false,
      newEmail: 'Belmont@example.test',
    })
    const { token } = await letterTo('Belmont@example.test')
    await letterTo(portia.email)
    server.letters.length = 0
    expect((await confirm(token)).statusCode).toBe(200)
    expect((await page.send('GET', '/api/account')).json()).toMatchObject({
      email: 'Belmont@example.test',
      emailConfirmed: true,
      newEmail: null,
    })
    expect((await letterTo(portia.email)).subject).toContain('new email address')
    expect((await signIn(portia.password, 'belmont@example.test')).statusCode).toBe(200)
    expect((await signIn(portia.password, portia.email)).statusCode).toBe(401)
    expect((await confirm(token)).json()).toMatchObject({ code: 'link_gone' })
  })

  test('needs the password, and isn’t one’s own', async () => {
    expect((await ask('x@example.test', 'wrong')).json()).toMatchObject({ field: 'password' })
    expect((await ask(portia.email.toUpperCase())).json()).toMatchObject({ code: 'invalid', field: 'email' })
    expect((await ask('nonsense')).json()).toMatchObject({ code: 'invalid', field: 'email' })
  })

  test('of another account is refused without a word to who asks: its owner alone is told', async () => {
    await registerAt(server.app, { username: 'Nerissa', email: 'nerissa@example.test' })
    await letterTo('nerissa@example.test')
    const replies = [await ask('NERISSA@example.test'), await ask('nobody@example.test')]
    expect(replies.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [200, '{"ok":true}'],
      [200, '{"ok":true}'],
    ])
    await eventually(() =>
      expect(server.letters.filter(({ to }) => to === 'nerissa@example.test')).toHaveLength(2),
    )
    const told = server.letters.findLast(({ to }) => to === 'nerissa@example.test')
    expect(told?.subject).toContain('already has')
    expect(told?.text).not.toMatch(/#[\w-]{43}/)
    // Nor does one of them use up fewer of the hour's letters.
    expect((await ask('NERISSA@example.test')).statusCode).toBe(200)
    expect((await ask('NERISSA@example.test')).json()).toMatchObject({ code: 'rate_limited' })
    expect((await ask('nobody@example.test')).json()).toMatchObject({ code: 'rate_limited' })
  })

  test('that was the account’s resets its password no longer, though a link was mailed there before', async () => {
    await browser(server.app).send('POST', '/api/auth/forgot', { name: portia.username })
    const { token: reset } = await letterTo(portia.email)
    await ask('belmont@example.test')
    await confirm((await letterTo('belmont@example.test')).token)
    const body = { token: reset, password: 'the moon shines', confirmPassword: 'the moon shines' }
    expect((await browser(server.app).send('POST', '/api/auth/reset', body)).json()).toMatchObject({
      code: 'link_gone',
    })
    expect((await signIn()).statusCode).toBe(200)
  })

  test('that two ask for belongs to the one who opens the link first', async () => {
    const { page: other } = await registerAt(server.app, {
      username: 'Nerissa',
      email: 'nerissa@example.test',
    })
    await ask('shared@example.test')
    const { token } = await letterTo('shared@example.test')
    server.letters.length = 0
    await other.send('POST', '/api/account/email', {
      password: portia.password,
      email: 'shared@example.test',
    })
    const { token: theirs } = await letterTo('shared@example.test')
    expect((await confirm(theirs)).statusCode).toBe(200)
    expect((await confirm(token)).json()).toMatchObject({ code: 'link_gone' })
    expect((await page.send('GET', '/api/account')).json()).toMatchObject({ email: portia.email })
  })

  test('asked for last is the one that is meant', async () => {
    await ask('first@example.test')
    const { token } = await letterTo('first@example.test')
    await ask('second@example.test')
    expect((await page.send('GET', '/api/account')).json()).toMatchObject({ newEmail: 'second@example.test' })
    expect((await confirm(token)).json()).toMatchObject({ code: 'link_gone' })
  })

  test('is mailed at most three links an hour', async () => {
    for (let i = 0; i < 3; i++) expect((await ask('new@example.test')).statusCode).toBe(200)
    const refused = await ask('new@example.test')
    expect(refused.json()).toMatchObject({ code: 'rate_limited' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3_600)
  })
})

describe('the devices', () => {
  const list = async (of = page) => (await of.send('GET', '/api/account/sessions')).json().sessions
  const end = (id: string | null, password: unknown = portia.password) =>
    page.send('POST', '/api/account/sessions/end', { id, password })

  test('are listed in words, with the one that asks marked, and no token in sight', async () => {
    const other = browser(server.app)
    await other.send(
      'POST',
      '/api/auth/login',
      { username: portia.username, password: portia.password },
      { 'user-agent': FIREFOX },
    )
    const sessions = await list()
    expect(sessions).toHaveLength(2)
    expect(sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1)
    expect(sessions.map(({ device }: { device: string }) => device)).toContain('Firefox on Windows')
    const hashes = (await server.db.prisma.session.findMany()).map(({ tokenHash }) => tokenHash)
    for (const { id } of sessions) for (const hash of hashes) expect(hash).not.toContain(id)
  })

  test('are signed out one by one, or all but this one', async () => {
    const others = [browser(server.app), browser(server.app), browser(server.app)] as const
    for (const one of others) await signIn(portia.password, portia.username, one)
    const [first] = (await list(others[0])).filter(({ current }: { current: boolean }) => current)
    expect((await end(first.id)).json()).toEqual({ ended: 1 })
    expect((await others[0].send('GET', '/api/auth/me')).statusCode).toBe(401)
    expect((await others[1].send('GET', '/api/auth/me')).statusCode).toBe(200)
    expect((await end(null)).json()).toEqual({ ended: 2 })
    expect((await page.send('GET', '/api/auth/me')).statusCode).toBe(200)
    expect(await list()).toHaveLength(1)
  })

  test('are signed out with the password alone, which is not to be guessed here either', async () => {
    const other = browser(server.app)
    await signIn(portia.password, portia.username, other)
    for (const password of [null, '', 'wrong'])
      expect((await end(null, password)).json()).toMatchObject({ code: 'invalid', field: 'password' })
    for (let i = 0; i < 9; i++) await end(null, 'wrong')
    expect((await end(null)).statusCode).toBe(429)
    expect((await other.send('GET', '/api/auth/me')).statusCode).toBe(200)
    expect(await list()).toHaveLength(2)
  })

  test('aren’t signed out by a page from before the password was asked for, which is told why', async () => {
    const old = await page.send('POST', '/api/account/sessions/end', { id: null })
    expect([old.statusCode, old.json().code]).toEqual([426, 'client_too_old'])
    expect(old.json().message).toContain('Reload')
  })

  test('of others, and one’s own current one, cannot be ended so', async () => {
    const { page: other } = await registerAt(server.app, {
      username: 'Nerissa',
      email: 'nerissa@example.test',
    })
    const [theirs] = await list(other)
    const [own] = await list()
    for (const id of [theirs.id, own.id]) expect((await end(id)).json()).toEqual({ ended: 0 })
    expect((await other.send('GET', '/api/auth/me')).statusCode).toBe(200)
  })

  test.each([
    ['browser', FIREFOX, 'Firefox on Windows'],
    [
      'browser',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    [
      'browser',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0',
      'Microsoft Edge on Linux',
    ],
    ['browser', 'curl/8', 'Unknown browser'],
    ['browser', undefined, 'Unknown browser'],
    ['desktop', 'node', 'Bar Duel app'],
  ] as const)('a %s of %s is: %s', (client, userAgent, words) => {
    expect(deviceWords(client, userAgent)).toBe(words)
  })
})

describe('news by mail', () => {
  const news = (wanted: boolean) => page.send('PATCH', '/api/account/news', { wanted })

  test('is off until the player agrees, keeps its day, and is taken back', async () => {
    expect((await page.send('GET', '/api/account')).json()).toMatchObject({ newsSince: null })
    const { newsSince } = (await news(true)).json()
    expect(newsSince).toBe(new Date(server.clock.now).toISOString())
    server.clock.now += 86_400_000
    expect((await news(true)).json()).toEqual({ newsSince })
    expect((await news(false)).json()).toEqual({ newsSince: null })
  })
})

test('extra time is the account’s own, and only one there is is taken', async () => {
  const told = async () => (await page.send('GET', '/api/auth/me')).json().extraTime
  const set = (extraTime: unknown) => page.send('PATCH', '/api/account/extra-time', { extraTime })
  expect(await told()).toBeUndefined()
  expect((await set(150)).json()).toEqual({ extraTime: 150 })
  expect(await told()).toBe(150)
  for (const other of [400, 0, '150', null])
    expect((await set(other)).json()).toMatchObject({ code: 'invalid' })
  expect(await told()).toBe(150)
  await set(100)
  expect(await told()).toBeUndefined()
})

test('others may look at finished duels only where the player says so', async () => {
  const shows = async () => (await page.send('GET', '/api/account')).json().showsDuels
  expect(await shows()).toBe(false)
  for (const shown of [true, false]) {
    expect((await page.send('PATCH', '/api/account/duels', { shown })).json()).toEqual({ showsDuels: shown })
    expect(await shows()).toBe(shown)
  }
})
