import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CHANGES_AN_HOUR } from '../../../cloud-server/accounts/limits.ts'
import { HOUR_MS } from '../../../rules/days.ts'
import { eventually } from '../../support/eventually.ts'
import { type Browser, portia, registerAt, type TestServer, testServer } from '../server.ts'
import { turnOnTwoFactor } from './authenticator.ts'

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

const send = (url: string, body: object) => page.send('POST', `/api/account/${url}`, body)

/** Changes of which a mail tells, which an account could go on making to an address that nobody has confirmed. */
const CHANGES = {
  async 'a new password'() {
    let password = portia.password
    return async () => {
      const newPassword = password === portia.password ? 'not strained at all' : portia.password
      const reply = await send('password', { password, newPassword })
      if (reply.statusCode === 200) password = newPassword
      return reply
    }
  },
  'a deletion, taken back': async () => async () => {
    const reply = await send('deletion', { password: portia.password })
    await page.send('DELETE', '/api/account/deletion')
    return reply
  },
  async 'new recovery codes'() {
    let { recoveryCodes } = await turnOnTwoFactor(server, page)
    await eventually(() => expect(server.letters).toHaveLength(1))
    server.letters.length = 0
    return async () => {
      const [code] = recoveryCodes
      const reply = await send('two-factor/recovery-codes', { password: portia.password, code })
      recoveryCodes = reply.json().recoveryCodes
      return reply
    }
  },
}

test.each(Object.entries(CHANGES))('%s is told of by mail, and so often an hour at most', async (_, way) => {
  const change = await way()
  for (let i = 0; i < CHANGES_AN_HOUR; i++) expect((await change()).statusCode).toBe(200)
  await eventually(() => expect(server.letters.length).toBeGreaterThanOrEqual(CHANGES_AN_HOUR))
  const refused = await change()
  expect(refused.json()).toMatchObject({ code: 'rate_limited' })
  expect(Number(refused.headers['retry-after'])).toBe(HOUR_MS / 1000)
})

test('a change that’s one too many spends no recovery code', async () => {
  const change = await CHANGES['new recovery codes']()
  for (let i = 0; i < CHANGES_AN_HOUR; i++) await change()
  const left = async () => (await page.send('GET', '/api/account/two-factor')).json().recoveryCodesLeft
  const before = await left()
  expect((await change()).statusCode).toBe(429)
  expect(await left()).toBe(before)
})
