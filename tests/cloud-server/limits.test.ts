import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, browser, portia, registerAt, type TestServer, testServer } from './server.ts'

let server: TestServer
let page: Browser

beforeAll(async () => {
  server = await testServer()
  page = (await registerAt(server.app)).page
  await registerAt(server.app, { username: 'Nerissa', email: 'nerissa@example.test' })
})
afterAll(() => server.close())
beforeEach(() => server.db.prisma.rateLimit.deleteMany())

const GAME = { matchId: randomUUID() }

describe('a call that was one too many is told when to come again, in words and by Retry-After:', () => {
  test.each([
    ['POST', '/api/blocks', { username: 'Nobody' }],
    ['DELETE', `/api/blocks/${randomUUID()}`, undefined],
    ['POST', '/api/async/create', { opponentUsername: 'Nerissa', subject: 'Torts' }],
    ['POST', '/api/async/answer', { ...GAME, answerIndex: 0 }],
    ['POST', '/api/async/accept', GAME],
    ['POST', '/api/async/decline', GAME],
    ['POST', '/api/async/resign', GAME],
    ['GET', `/api/duels/${randomUUID()}`, undefined],
    ['GET', '/api/stats/card?username=Nobody', undefined],
    ['POST', '/api/chatbot/message', { message: 'What is hearsay?' }],
    ['POST', '/test/duel-next', { duelId: 'limited' }],
  ] as const)('%s %s', async (method, url, body) => {
    expect((await page.send(method, url, body)).statusCode).not.toBe(429)
    await server.db.prisma.rateLimit.updateMany({ data: { count: 1_000 } })
    const refused = await page.send(method, url, body)
    const { code, message } = refused.json()
    expect([refused.statusCode, code]).toEqual([429, 'rate_limited'])
    const seconds = Number(refused.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(message).toMatch(new RegExp(` Try again in ${seconds} seconds?\\.$`))
  })

  test('guesses at one’s own password from a session', async () => {
    const guess = () =>
      page.send('POST', '/api/account/password', { password: 'wrong', newPassword: 'as you like it' })
    expect((await guess()).json().code).toBe('invalid')
    await server.db.prisma.rateLimit.updateMany({ data: { count: 1_000 } })
    // One more is taken, and makes the next wait.
    expect((await guess()).json().code).toBe('invalid')
    const refused = await guess()
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await page.send('POST', '/api/auth/login', portia)).statusCode).toBe(200)
  })
})

test('the duel test counts all addresses that one line has in IPv6 together (S7.1b)', async () => {
  const ask = async (address: string) =>
    (await browser(server.app, address).send('POST', '/test/duel-next', { duelId: 'lines' })).statusCode
  expect(await ask('2001:db8:1:2::1')).not.toBe(429)
  await server.db.prisma.rateLimit.updateMany({ data: { count: 1_000 } })
  expect(await ask('2001:db8:1:2:aaaa::7')).toBe(429)
  expect(await ask('2001:db8:1:3::1')).not.toBe(429)
})
