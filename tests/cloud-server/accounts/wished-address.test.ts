import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { adminCommand } from '../../../cloud-server/admin/command.ts'
import { eventually } from '../../support/eventually.ts'
import { adminAt } from '../admin/people.ts'
import { type Browser, browser, ORIGIN, portia, registerAt, type TestServer, testServer } from '../server.ts'
import { turnOnTwoFactor } from './authenticator.ts'

const THIEF = 'thief@example.test'
const NEW_PASSWORD = 'not strained at all'

let server: TestServer
let page: Browser
let id: string
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.prisma.user.deleteMany()
  await server.db.prisma.rateLimit.deleteMany()
  const registered = await registerAt(server.app)
  page = registered.page
  id = registered.reply.json().id
  await eventually(() => expect(server.letters.some(({ to }) => to === portia.email)).toBe(true))
  server.letters.length = 0
})

const visit = (url: string, body: unknown) => browser(server.app).send('POST', url, body)
const ask = (email = THIEF) => page.send('POST', '/api/account/email', { password: portia.password, email })
const confirm = (token: string) => visit('/api/auth/confirm-email', { token })
const address = async () => (await server.db.prisma.user.findUniqueOrThrow({ where: { id } })).email
const letterTo = (address: string) =>
  eventually(() => {
    const letter = server.letters.findLast(({ to }) => to === address)
    if (!letter) throw new Error('no such letter yet')
    return letter
  })
const secretTo = async (address: string) => (await letterTo(address)).text.match(/#([\w-]{43})/)?.[1] ?? ''

/** The ways in which an account's owner, or an admin for them, acts once somebody else had its password. */
const DEFENSES: Record<string, () => Promise<unknown>> = {
  'a new password': () =>
    page.send('POST', '/api/account/password', { password: portia.password, newPassword: NEW_PASSWORD }),
  'a reset by mail': async () => {
    server.letters.length = 0
    await visit('/api/auth/forgot', { name: portia.username })
    const token = await secretTo(portia.email)
    const body = { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
    expect((await visit('/api/auth/reset', body)).statusCode).toBe(200)
  },
  'two-factor sign-in': () => turnOnTwoFactor(server, page),
  'the command that turns two-factor sign-in off': async () => {
    await server.db.prisma.user.update({ where: { id }, data: { twoFactorSince: new Date() } })
    expect(
      await adminCommand({ db: server.db, origin: () => ORIGIN }, ['two-factor-off', portia.username]),
    ).toMatchObject({ code: 0 })
  },
  'an admin who signs it out': async () => {
    const admin = await adminAt(server)
    expect((await admin.send('POST', `/api/admin/accounts/${id}/sign-out`)).statusCode).toBe(200)
  },
  'a suspension': async () => {
    const admin = await adminAt(server)
    await admin.send('POST', `/api/admin/accounts/${id}/suspension`, { reason: 'Taken over' })
  },
}

describe('a link to another address', () => {
  test.each(Object.keys(DEFENSES))('ends with %s', async (defense) => {
    await ask()
    const token = await secretTo(THIEF)
    await DEFENSES[defense]?.()
    const opened = await confirm(token)
    expect([opened.statusCode, opened.json().code]).toEqual([410, 'link_gone'])
    expect(await address()).toBe(portia.email)
  })

  test('that ended no longer waits in the settings, and still counts to the hour', async () => {
    for (let i = 0; i < 3; i++) expect((await ask()).statusCode).toBe(200)
    expect((await page.send('GET', '/api/account')).json()).toMatchObject({ newEmail: THIEF })
    await turnOnTwoFactor(server, page)
    expect((await page.send('GET', '/api/account')).json()).toMatchObject({ newEmail: null })
    expect((await ask()).json()).toMatchObject({ code: 'rate_limited' })
  })

  test('is mailed to one address three times an hour, however many accounts ask for it', async () => {
    const wish = { password: portia.password, email: 'Stranger@example.test' }
    const others = await Promise.all(
      ['Nerissa', 'Jessica', 'Lorenzo', 'Antonio'].map(
        async (username) =>
          (await registerAt(server.app, { username, email: `${username}@example.test` })).page,
      ),
    )
    const asked = await Promise.all(others.map((one) => one.send('POST', '/api/account/email', wish)))
    expect(asked.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 429])
    expect((await ask('stranger@example.test')).json()).toMatchObject({ code: 'rate_limited' })
    server.clock.now += 3_600_001
    expect((await ask('stranger@example.test')).statusCode).toBe(200)
    server.clock.now = Date.now()
  })

  test('is told to the address of now when it’s asked for, with what to do', async () => {
    await ask()
    const { subject, text } = await letterTo(portia.email)
    expect(subject).toContain('asked to change the email address')
    expect(text).toContain(THIEF)
    expect(text).toContain('Forgot your password?')
    expect(text).not.toMatch(/#[\w-]{43}/)
  })
})
