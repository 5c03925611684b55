import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { type Browser, browser, portia, registerAt, type TestServer, testServer } from '../server.ts'

let server: TestServer
let page: Browser
beforeAll(async () => {
  server = await testServer(null, { isTimeStopped: true })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.prisma.user.deleteMany()
  await server.db.prisma.rateLimit.deleteMany()
  await server.db.prisma.knownDevice.deleteMany()
  server.letters.length = 0
  page = (await registerAt(server.app)).page
})

const NEW = 'not strained at all'
const signIn = (at: Browser, password: string) =>
  at.send('POST', '/api/auth/login', { username: portia.username, password })

/** Ways to a new password. */
const WAYS = {
  async 'the settings'() {
    const body = { password: portia.password, newPassword: NEW }
    expect((await page.send('POST', '/api/account/password', body)).statusCode).toBe(200)
  },
  async 'a mailed link'() {
    await page.send('POST', '/api/auth/forgot', { name: portia.username })
    const token = await eventually(() => {
      const letter = server.letters.find(({ subject }) => subject.startsWith('Reset'))
      return letter?.text.match(/#([\w-]{43})/)?.[1] ?? expect.fail('no mail has come yet')
    })
    const body = { token, password: NEW, confirmPassword: NEW }
    expect((await page.send('POST', '/api/auth/reset', body)).statusCode).toBe(200)
  },
}

test.each(Object.entries(WAYS))(
  'devices that signed in by the old password have no guesses of their own at the one set by %s',
  async (_, setNew) => {
    const devices = [browser(server.app), browser(server.app)]
    for (const one of devices) expect((await signIn(one, portia.password)).statusCode).toBe(200)
    await setNew()
    const tried: number[] = []
    for (const one of devices)
      for (let i = 0; i < 6; i++) tried.push((await signIn(one, `guess ${i}`)).statusCode)
    // Ten a day in all, as a stranger's.
    expect(tried).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
  },
)

test('the device that sets a new password stays known', async () => {
  await WAYS['the settings']()
  const stranger = browser(server.app)
  for (let i = 0; i < 11; i++) await signIn(stranger, 'guess')
  expect((await signIn(stranger, NEW)).statusCode).toBe(429)
  expect((await signIn(page, NEW)).statusCode).toBe(200)
})
