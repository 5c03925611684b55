import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { adminCommand } from '../../../cloud-server/admin/command.ts'
import { keepListedAdmins } from '../../../cloud-server/admin/store/listed-admins.ts'
import { eventually } from '../../support/eventually.ts'
import { browser, ORIGIN, portia, type TestServer, testServer } from '../server.ts'

const LISTED = 'listed@example.test'
const NEW = { password: 'the moon shines bright', confirmPassword: 'the moon shines bright' }

let server: TestServer

beforeAll(async () => {
  server = await testServer(new URL('https://duel.example'), { adminEmails: [LISTED] })
})
afterAll(() => server.close())
beforeEach(async () => {
  server.letters.length = 0
  server.clock.now = Date.now()
  await server.db.prisma.user.deleteMany()
  await server.db.prisma.rateLimit.deleteMany()
})

/** Returns the secret of the newest letter with this subject, once it was sent. */
const secret = (subject: RegExp) =>
  eventually(() => {
    const letter = server.letters.findLast((one) => subject.test(one.subject))
    const found = letter?.text.match(/^https:\/\/duel\.example\/[a-z-]+#([\w-]{43})$/m)?.[1]
    if (!found) throw new Error('no such letter yet')
    return found
  })

const CONFIRM = /^Confirm/
const RESET = /^Reset/

/** A browser of the https site that registers Portia, or Portia with changes. */
async function register(change: Record<string, unknown> = {}) {
  const page = secured()
  const reply = await page.send('POST', '/api/auth/register', { ...portia, ...change })
  expect(reply.statusCode).toBe(200)
  return page
}

const secured = () => {
  const page = browser(server.app)
  const { send } = page
  return {
    ...page,
    send: (method: 'GET' | 'POST', url: string, body?: unknown) =>
      send(method, url, body, { host: 'duel.example', origin: 'https://duel.example' }),
  }
}

const roleOf = async (username: string) =>
  (await server.db.prisma.user.findUniqueOrThrow({ where: { usernameKey: username.toLowerCase() } })).role

describe('confirming an address', () => {
  test('is asked for at registration, by one link that works once', async () => {
    const page = await register()
    const token = await secret(CONFIRM)
    expect(server.letters.at(-1)).toMatchObject({ to: portia.email })
    expect((await page.send('GET', '/api/auth/email')).json()).toEqual({
      email: portia.email,
      confirmed: false,
    })
    expect((await secured().send('POST', '/api/auth/confirm-email', { token })).json()).toEqual({ ok: true })
    expect((await page.send('GET', '/api/auth/email')).json()).toMatchObject({ confirmed: true })
    const again = await secured().send('POST', '/api/auth/confirm-email', { token })
    expect([again.statusCode, again.json().code]).toEqual([410, 'link_gone'])
  })

  test('refuses a link that is too old, or was mailed to another address than the present one', async () => {
    await register()
    const old = await secret(CONFIRM)
    server.clock.now += 3 * 86_400_000 + 1
    expect((await secured().send('POST', '/api/auth/confirm-email', { token: old })).statusCode).toBe(410)
    server.clock.now = Date.now()
    await server.db.prisma.user.updateMany({ data: { email: 'b@example.test', emailKey: 'b@example.test' } })
    expect((await secured().send('POST', '/api/auth/confirm-email', { token: old })).statusCode).toBe(410)
  })

  test('mails the link again, three times an hour at most', async () => {
    const page = await register()
    await secret(CONFIRM)
    server.clock.now += 600_000
    expect((await page.send('POST', '/api/auth/send-confirmation')).statusCode).toBe(200)
    expect((await page.send('POST', '/api/auth/send-confirmation')).statusCode).toBe(200)
    const refused = await page.send('POST', '/api/auth/send-confirmation')
    expect(refused.json().code).toBe('rate_limited')
    // Until the first of the three is an hour old.
    expect(refused.headers['retry-after']).toBe('3000')
    server.clock.now += 3_000_000
    expect((await page.send('POST', '/api/auth/send-confirmation')).statusCode).toBe(200)
  })
})

describe('ADMIN_EMAILS', () => {
  test('makes nobody an admin who only registered a listed address first', async () => {
    await register({ email: LISTED })
    expect(await keepListedAdmins(server.db, [LISTED], server.clock.now)).toEqual({
      granted: [],
      revoked: [],
      unproved: 1,
    })
    expect(await roleOf('Portia')).toBe('player')
  })

  test('makes an admin the moment the address is confirmed, and writes it down', async () => {
    const page = await register({ email: 'Listed@Example.test' })
    await page.send('POST', '/api/auth/confirm-email', { token: await secret(CONFIRM) })
    expect((await page.send('GET', '/api/auth/me')).json().role).toBe('admin')
    const entries = await server.db.prisma.adminAudit.findMany({ where: { action: 'admin_granted' } })
    expect(entries.at(-1)).toMatchObject({ adminName: 'ADMIN_EMAILS', detail: { username: 'Portia' } })
  })

  test('takes the role back once the address is off the list, and leaves admins by command alone', async () => {
    const page = await register({ email: LISTED })
    await page.send('POST', '/api/auth/confirm-email', { token: await secret(CONFIRM) })
    await register({ username: 'Nerissa', email: 'n@example.test' })
    await adminCommand({ db: server.db, origin: () => ORIGIN }, ['grant', 'Nerissa'])
    expect(await keepListedAdmins(server.db, [], server.clock.now)).toMatchObject({ revoked: ['Portia'] })
    expect([await roleOf('Portia'), await roleOf('Nerissa')]).toEqual(['player', 'admin'])
  })

  test("isn't overruled by revoke, which says what to do", async () => {
    const page = await register({ email: LISTED })
    await page.send('POST', '/api/auth/confirm-email', { token: await secret(CONFIRM) })
    const said = await adminCommand({ db: server.db, origin: () => ORIGIN }, ['revoke', 'Portia'])
    expect(said.code).toBe(1)
    expect(said.text).toContain('ADMIN_EMAILS names the address')
    await adminCommand({ db: server.db, origin: () => ORIGIN }, ['grant', 'Portia'])
    expect(await adminCommand({ db: server.db, origin: () => ORIGIN }, ['revoke', 'Portia'])).toMatchObject({
      code: 0,
    })
    expect(await roleOf('Portia')).toBe('player')
  })
})

describe('a forgotten password', () => {
  test('is reset by a mailed link, which ends every session and confirms the address', async () => {
    const page = await register()
    expect((await secured().send('POST', '/api/auth/forgot', { name: ' PORTIA ' })).json()).toEqual({
      ok: true,
    })
    const token = await secret(RESET)
    const set = await secured().send('POST', '/api/auth/reset', { token, ...NEW })
    expect(set.json()).toEqual({ ok: true })
    expect((await page.send('GET', '/api/auth/me')).statusCode).toBe(401)
    const signIn = (password: string) =>
      secured().send('POST', '/api/auth/login', { username: 'portia', password })
    expect((await signIn(portia.password)).statusCode).toBe(401)
    expect((await signIn(NEW.password)).statusCode).toBe(200)
    await eventually(() =>
      expect(server.letters.at(-1)).toMatchObject({ subject: 'Your Bar Duel password was changed' }),
    )
    const user = await server.db.prisma.user.findFirstOrThrow()
    expect(user.emailConfirmedAt).not.toBeNull()
    const again = await secured().send('POST', '/api/auth/reset', { token, ...NEW })
    expect(again.json().code).toBe('link_gone')
  })

  test('can be asked for by email address, and tells nobody whether an account exists', async () => {
    await register()
    const known = await secured().send('POST', '/api/auth/forgot', { name: portia.email.toUpperCase() })
    const unknown = await secured().send('POST', '/api/auth/forgot', { name: 'nobody@example.test' })
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    await secret(RESET)
    expect(server.letters.filter(({ subject }) => RESET.test(subject))).toHaveLength(1)
  })

  test('has links that end after an hour, and that the first one used takes with it', async () => {
    await register()
    await secured().send('POST', '/api/auth/forgot', { name: 'Portia' })
    const first = await secret(RESET)
    server.clock.now += 3_600_001
    const late = await secured().send('POST', '/api/auth/reset', { token: first, ...NEW })
    expect(late.json().code).toBe('link_gone')
    await secured().send('POST', '/api/auth/forgot', { name: 'Portia' })
    const second = await eventually(async () => {
      const token = await secret(RESET)
      expect(token).not.toBe(first)
      return token
    })
    await secured().send('POST', '/api/auth/forgot', { name: 'Portia' })
    await eventually(async () => expect(await secret(RESET)).not.toBe(second))
    const third = await secret(RESET)
    expect((await secured().send('POST', '/api/auth/reset', { token: second, ...NEW })).statusCode).toBe(200)
    const other = await secured().send('POST', '/api/auth/reset', { token: third, ...NEW })
    expect(other.json().code).toBe('link_gone')
  })

  test('mails three links an hour at most, with the same reply', async () => {
    await register()
    for (let asked = 0; asked < 5; asked++)
      expect((await secured().send('POST', '/api/auth/forgot', { name: 'Portia' })).statusCode).toBe(200)
    await server.app.close()
    expect(server.letters.filter(({ subject }) => RESET.test(subject))).toHaveLength(3)
    await server.close().catch(() => undefined)
    server = await testServer(new URL('https://duel.example'), { adminEmails: [LISTED] })
  })

  test('can be reset by a link that an admin prints, which is in the audit log', async () => {
    await register()
    const said = await adminCommand({ db: server.db, origin: () => ORIGIN }, ['reset-link', 'portia'])
    const token = said.text.match(/#([\w-]{43})$/)?.[1]
    expect((await secured().send('POST', '/api/auth/reset', { token, ...NEW })).statusCode).toBe(200)
    const user = await server.db.prisma.user.findFirstOrThrow()
    expect(user.emailConfirmedAt).toBeNull()
    expect(await server.db.prisma.adminAudit.count({ where: { action: 'reset_link_made' } })).toBe(1)
  })

  test('refuses bad new passwords before the link is used up', async () => {
    await register()
    await secured().send('POST', '/api/auth/forgot', { name: 'Portia' })
    const token = await secret(RESET)
    for (const password of ['Password1', 'PORTIA', 'portia@example.test']) {
      const body = { token, password, confirmPassword: password }
      const reply = await secured().send('POST', '/api/auth/reset', body)
      expect([reply.statusCode, reply.json().field]).toEqual([400, 'password'])
    }
    expect((await secured().send('POST', '/api/auth/reset', { token, ...NEW })).statusCode).toBe(200)
  })
})

test('a network that opened too many links waits a minute at most', async () => {
  const open = () => secured().send('POST', '/api/auth/confirm-email', { token: 'x'.repeat(43) })
  for (let links = 0; links < 40; links++) expect((await open()).json()).toMatchObject({ code: 'link_gone' })
  const refused = await open()
  expect(refused.json()).toMatchObject({ code: 'rate_limited' })
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
})

test.each(['123456', 'Password', 'portia', 'portia@example.test'])(
  'registering refuses the password %s',
  async (password) => {
    const body = { ...portia, password, confirmPassword: password }
    const reply = await secured().send('POST', '/api/auth/register', body)
    expect([reply.statusCode, reply.json().field]).toEqual([400, 'password'])
  },
)

test('a player signs in by email address as well as by name', async () => {
  await register()
  const body = { username: 'Portia@Example.test', password: portia.password }
  const reply = await secured().send('POST', '/api/auth/login', body)
  expect(reply.json().username).toBe('Portia')
})
