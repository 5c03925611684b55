import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import { type Browser, browser, registerAt, type TestServer, testServer } from './server.ts'

const MOST = 3

let server: TestServer
let page: Browser

beforeAll(async () => {
  server = await testServer(null, { mostAtOnce: MOST })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.prisma.user.deleteMany()
  page = (await registerAt(server.app)).page
})

const ask = () => page.send('GET', '/api/auth/me')

/** Runs `work` while no session can be looked up, and so no request that began comes to its end. */
async function whileStuck(work: () => Promise<void>): Promise<void> {
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`lock table sessions in access exclusive mode`)
    await work()
  })
}

test('what is more than a node can answer soon is told to come again, and is let in when there is room', async () => {
  let began: ReturnType<typeof ask>[] = []
  await whileStuck(async () => {
    began = Array.from({ length: MOST }, ask)
    const more = await ask()
    expect([more.statusCode, more.headers['retry-after'], more.json().code]).toEqual([
      503,
      '1',
      'unavailable',
    ])
    // Health checks, and calls that wait in lanes of their own, are answered.
    expect((await server.app.inject('/api/health')).statusCode).toBe(200)
    const wrong = { username: 'Portia', password: 'wrong' }
    expect((await browser(server.app).send('POST', '/api/auth/login', wrong)).statusCode).toBe(401)
  })
  expect((await Promise.all(began)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect((await ask()).statusCode).toBe(200)
})

test('no refusal, failure or unknown path takes a place for good', async () => {
  for (let i = 0; i < MOST + 1; i += 1) {
    expect((await browser(server.app).send('GET', '/api/auth/me')).statusCode).toBe(401)
    expect((await page.send('GET', '/api/no-such-thing')).statusCode).toBe(404)
    expect((await page.send('POST', '/api/blocks', '{')).statusCode).toBe(400)
    expect((await page.send('GET', '/api/leaderboard?period=never')).statusCode).toBe(400)
  }
  await server.db.execute(sql`alter table sessions rename to sessions_away`)
  for (let i = 0; i < MOST + 1; i += 1) expect((await ask()).statusCode).toBe(500)
  await server.db.execute(sql`alter table sessions_away rename to sessions`)
  expect((await ask()).statusCode).toBe(200)
})

test('a caller who goes away leaves its place', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const address = server.app.server.address()
  const port = typeof address === 'object' ? address?.port : null
  const url = `http://127.0.0.1:${port}/api/auth/me`
  const headers = { cookie: page.cookie ?? expect.fail('no session') }
  const gone = new AbortController()
  let left: Promise<unknown>[] = []
  await whileStuck(async () => {
    left = Array.from({ length: MOST }, () => fetch(url, { headers, signal: gone.signal }).catch(() => null))
    await expect.poll(async () => (await fetch(url, { headers })).status).toBe(503)
    gone.abort()
    await Promise.all(left)
  })
  await expect.poll(async () => (await fetch(url, { headers })).status).toBe(200)
})
