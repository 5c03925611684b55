import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SecurityEvent } from '#protocol/http/security.ts'
import { SECURITY_DAYS } from '#rules/accounts/security.ts'
import { DAY_MS } from '#rules/days.ts'
import { forgetEvents } from '../../../cloud-server/security/store/security-events.ts'
import { eventually } from '../../support/eventually.ts'
import { type Browser, browser, portia, registerAt, type TestServer, testServer } from '../server.ts'

const NEW = 'full fathom five'
/** In the middle of an hour, so that no test crosses one unmeant. */
const NOON = Date.parse('2026-11-24T12:20:00Z')

let server: TestServer
let page: Browser
let id: string

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.now = NOON
  await server.db.prisma.user.deleteMany()
  await server.db.prisma.rateLimit.deleteMany()
  server.letters.length = 0
  const registered = await registerAt(server.app)
  page = registered.page
  id = registered.reply.json().id
})

const events = async (): Promise<SecurityEvent[]> =>
  (await page.send('GET', '/api/account/security')).json().events
const kinds = async () => (await events()).map(({ kind }) => kind).toSorted()
const from = (address: string) => browser(server.app, address)
const signIn = (at: Browser, password = portia.password) =>
  at.send('POST', '/api/auth/login', { username: 'portia', password })

test('sign-ins and refusals are kept, like ones of an hour and a network in one row', async () => {
  const stranger = from('203.0.113.9')
  for (let i = 0; i < 3; i += 1) await signIn(stranger, 'wrong')
  await signIn(from('198.51.100.7'), 'wrong')
  const wrong = (await events()).filter(({ kind }) => kind === 'sign_in_refused')
  expect(wrong.map(({ times }) => times).toSorted()).toEqual([1, 3])
  expect(new Set(wrong.map(({ network }) => network)).size).toBe(2)
  server.clock.now += 3_600_000
  await signIn(stranger, 'wrong')
  await signIn(stranger)
  const later = await events()
  expect(later.filter(({ kind }) => kind === 'sign_in_refused')).toHaveLength(3)
  expect(later.find(({ kind }) => kind === 'signed_in')?.network).toBe(
    wrong.find(({ times }) => times === 3)?.network,
  )
})

test('a try that had to wait is kept as one', async () => {
  const stranger = from('203.0.113.9')
  for (let i = 0; i < 12; i += 1) await signIn(stranger, 'wrong')
  expect(await kinds()).toContain('sign_in_delayed')
})

test('no address is kept, and its hash opens with no key but this database’s', async () => {
  await signIn(from('203.0.113.9'), 'wrong')
  const rows = await server.db.prisma.securityEvent.findMany()
  expect(JSON.stringify(rows)).not.toContain('203.0.113.9')
  const other = await testServer()
  try {
    // Databases of tests are copies of one.
    await other.db.prisma.serverKey.updateMany({ data: { key: 'another' } })
    await registerAt(other.app)
    await browser(other.app, '203.0.113.9').send('POST', '/api/auth/login', {
      username: 'portia',
      password: 'wrong',
    })
    const theirs = new Set((await other.db.prisma.securityEvent.findMany()).map(({ network }) => network))
    for (const { network } of rows) {
      expect(network).toMatch(/^[\w-]{43}$/)
      expect(theirs.has(network)).toBe(false)
    }
  } finally {
    await other.close()
  }
})

test('changes of password and address, and the end of an account, are kept', async () => {
  await page.send('POST', '/api/account/password', { password: 'wrong', newPassword: NEW })
  await page.send('POST', '/api/account/password', { password: portia.password, newPassword: NEW })
  await page.send('POST', '/api/account/email', { password: NEW, email: 'new@example.test' })
  await page.send('POST', '/api/account/deletion', { password: NEW })
  await page.send('DELETE', '/api/account/deletion')
  // Once more changes nothing, and is nothing to tell.
  await page.send('DELETE', '/api/account/deletion')
  const token = await eventually(() => {
    const letter = server.letters.find(({ to }) => to === 'new@example.test')
    return letter?.text.match(/#([\w-]{43})$/m)?.[1] ?? expect.fail('no letter yet')
  })
  await page.send('POST', '/api/auth/confirm-email', { token })
  await signIn(from('198.51.100.7'), NEW)
  await page.send('POST', '/api/account/sessions/end', { id: null, password: NEW })
  await page.send('POST', '/api/account/sessions/end', { id: null, password: NEW })
  expect(await kinds()).toEqual([
    'address_asked',
    'address_changed',
    'deletion_asked',
    'deletion_taken_back',
    'others_signed_out',
    'password_changed',
    'password_refused',
    'registered',
    'signed_in',
  ])
  expect((await events()).every(({ times }) => times === 1)).toBe(true)
})

test('a password that a link set is kept, and nobody sees another’s events', async () => {
  await page.send('POST', '/api/auth/forgot', { name: 'portia' })
  const token = await eventually(() => {
    const letter = server.letters.find(({ subject }) => subject.startsWith('Reset'))
    return letter?.text.match(/#([\w-]{43})$/m)?.[1] ?? expect.fail('no letter yet')
  })
  const { page: other } = await registerAt(server.app, { username: 'Ben', email: 'ben@example.test' })
  await page.send('POST', '/api/auth/reset', { token, password: NEW, confirmPassword: NEW })
  expect(
    (await server.db.prisma.securityEvent.findMany({ where: { userId: id } }))
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['password_reset', 'registered'])
  const { events: theirs } = (await other.send('GET', '/api/account/security')).json()
  expect(theirs.map(({ kind }: SecurityEvent) => kind)).toEqual(['registered'])
})

test('they are kept for 90 days, and go with the account', async () => {
  const at = (days: number) => new Date(NOON + days * DAY_MS)
  expect(await forgetEvents(server.db, at(SECURITY_DAYS))).toBe(0)
  expect(await forgetEvents(server.db, new Date(at(SECURITY_DAYS).getTime() + 1))).toBe(1)
  await signIn(from('203.0.113.9'), 'wrong')
  await server.db.prisma.user.delete({ where: { id } })
  expect(await server.db.prisma.securityEvent.count()).toBe(0)
})

test('a kind that only a newer server knows is left out', async () => {
  await server.db.prisma.securityEvent.create({
    data: {
      userId: id,
      kind: 'of_tomorrow',
      hour: new Date(NOON),
      at: new Date(NOON),
      lastAt: new Date(NOON),
    },
  })
  expect(await kinds()).toEqual(['registered'])
})
