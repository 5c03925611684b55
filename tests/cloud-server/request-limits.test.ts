import { afterEach, expect, test, vi } from 'vitest'
import { SharedWindows } from '../../cloud-server/plugins/shared-windows.ts'
import { type browser, portia, registerAt, type TestServer, testServer } from './server.ts'

const open = new Set<{ close(): Promise<void> }>()
afterEach(async () => {
  vi.useRealTimers()
  for (const one of open) await one.close()
  open.clear()
})

async function limited(requestLimits: { player: number; address: number }): Promise<TestServer> {
  const server = await testServer(null, { requestLimits })
  open.add(server)
  return server
}

const ask = async (page: ReturnType<typeof browser>, times: number) => {
  const replies = []
  for (let i = 0; i < times; i++) replies.push(await page.send('GET', '/api/stats/own'))
  return replies
}
const statuses = (replies: { statusCode: number }[]) => replies.map(({ statusCode }) => statusCode)

test('a player who asks too often is told to wait, and others at the same address are not', async () => {
  const { app } = await limited({ player: 5, address: 1_000 })
  const { page } = await registerAt(app, portia)
  const { page: other } = await registerAt(app, { username: 'Nerissa', email: 'n@example.test' })
  const replies = await ask(page, 7)
  expect(statuses(replies)).toEqual([200, 200, 200, 200, 200, 429, 429])
  const refused = replies.at(-1)
  expect(refused?.json()).toEqual({
    code: 'rate_limited',
    message: expect.stringMatching(/^That was a lot at one time\. Try again in \d+ seconds?\.$/),
  })
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect(statuses(await ask(other, 1))).toEqual([200])
})

test('made-up sessions cost no look-up once their address has asked too often', async () => {
  const { app, db } = await limited({ player: 1_000, address: 10 })
  const stranger = (i: number) =>
    app.inject({ url: '/api/stats/own', headers: { authorization: `Bearer ${String(i).padStart(43, 'x')}` } })
  const first = []
  for (let i = 0; i < 10; i++) first.push(await stranger(i))
  expect(new Set(statuses(first))).toEqual(new Set([401]))
  // Not even the table of sessions is needed any more.
  await db.prisma.$executeRawUnsafe('alter table sessions rename to sessions_away')
  expect((await stranger(11)).statusCode).toBe(429)
  await db.prisma.$executeRawUnsafe('alter table sessions_away rename to sessions')
})

test('a path spelled another way is counted as the one it leads to', async () => {
  const { app } = await limited({ player: 2, address: 1_000 })
  const { page } = await registerAt(app, portia)
  const replies = []
  for (let i = 0; i < 3; i++) replies.push(await page.send('GET', '/%61pi/stats/own'))
  expect(statuses(replies)).toEqual([200, 200, 429])
  const strict = await limited({ player: 1_000, address: 2 })
  const asked = []
  for (let i = 0; i < 3; i++) asked.push(await strict.app.inject('/%61pi/stats/own'))
  expect(statuses(asked)).toEqual([401, 401, 429])
})

test('a health check is never limited', async () => {
  const { app } = await limited({ player: 1, address: 1 })
  for (let i = 0; i < 5; i++) {
    expect((await app.inject('/api/health')).statusCode).toBe(200)
    // It has no questions, and so takes no players yet.
    expect((await app.inject('/api/ready')).statusCode).toBe(503)
  }
})

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', 429],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', 401],
  ['2001:db8::1', '2001:db8:0:0:5::', 429],
  ['10.0.0.1', '10.0.0.2', 401],
])('%s and %s: the second gets %i once the first has used up its address', async (one, other, status) => {
  const { app } = await limited({ player: 100, address: 3 })
  const from = (remoteAddress: string) => app.inject({ url: '/api/stats/own', remoteAddress })
  for (let i = 0; i < 3; i++) expect((await from(one)).statusCode).toBe(401)
  expect((await from(other)).statusCode).toBe(status)
})

test('two nodes count together, and a player of ordinary haste costs no statement', async () => {
  const { db } = await limited({ player: 1, address: 1_000 })
  const [here, there] = [new SharedWindows(db, 60_000), new SharedWindows(db, 60_000)]
  for (let i = 0; i < 10; i++) expect(here.count('calm', 80)).toBeNull()
  await here.flush()
  expect(await db.prisma.rateLimit.findUnique({ where: { key: 'calm' } })).toBeNull()

  for (let i = 0; i < 60; i++) expect(here.count('quick', 80)).toBeNull()
  await here.flush()
  for (let i = 0; i < 20; i++) expect(there.count('quick', 80)).toBeNull()
  await there.flush()
  expect(there.count('quick', 80)).toBeGreaterThan(0)
  expect(here.count('quick', 80)).toBeNull()
  await here.flush()
  expect(here.count('quick', 80)).toBeGreaterThan(0)
})

test('requests of a failed flush are in the next one', async () => {
  const { db } = await limited({ player: 1, address: 1_000 })
  const windows = new SharedWindows(db, 60_000)
  for (let i = 0; i < 30; i++) windows.count('cut off', 80)
  await db.prisma.$executeRawUnsafe('alter table rate_limits rename to rate_limits_away')
  await expect(windows.flush()).rejects.toThrow()
  await db.prisma.$executeRawUnsafe('alter table rate_limits_away rename to rate_limits')
  windows.count('cut off', 80)
  await windows.flush()
  expect(await db.prisma.rateLimit.findUnique({ where: { key: 'cut off' } })).toMatchObject({ count: 31 })
})

test('a window that is over is forgotten', async () => {
  const { db } = await limited({ player: 1, address: 1_000 })
  const windows = new SharedWindows(db, 60_000)
  vi.useFakeTimers({ toFake: ['performance'] })
  windows.count('brief', 1)
  expect(windows.count('brief', 1)).toBe(60_000)
  vi.advanceTimersByTime(59_999)
  expect(windows.count('brief', 1)).toBe(1)
  vi.advanceTimersByTime(1)
  expect(windows.count('brief', 1)).toBeNull()
})
