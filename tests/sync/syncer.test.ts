import http from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import type { RefusedAnswer, SyncStatus } from '#protocol/http/sync.ts'
import { HOUR_MS as HOUR } from '#rules/days.ts'
import { SYNC_TIMING } from '../../electron/engine/sync/syncer.ts'
import { bankItems } from '../electron/support/bank.ts'
import { type TestCloud, testCloud } from '../electron/support/cloud.ts'
import { computer, type Desk, desk } from '../electron/support/desk.ts'
import { playSolo } from '../electron/support/solo.ts'
import { newPlayer } from './player.ts'

const bank = bankItems('practice', 12)
/** By itself, and soon. */
const eager = { ...SYNC_TIMING, every: HOUR, retry: 25, afterAnswer: 0 }

let cloud: TestCloud
const open: Desk[] = []
const homes: Awaited<ReturnType<typeof computer>>[] = []
beforeAll(async () => {
  cloud = await testCloud()
})
afterAll(() => cloud.remove())
beforeEach(() => cloud.start())
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.quit()))
  await Promise.all(homes.splice(0).map((one) => one.remove()))
})

async function booted(
  ...[server, session, options]: [string, Parameters<typeof desk>[2], Parameters<typeof desk>[3]?]
) {
  const home = await computer()
  homes.push(home)
  const engine = await desk(server, home, session ?? null, options)
  open.push(engine)
  await engine.send('GET', '/api/auth/me')
  return { engine, home }
}
const accepted = (userId: string) => cloud.db.prisma.questionAttempt.count({ where: { userId } })
const status = async (engine: Desk) => (await engine.send('GET', '/api/sync/status')).body as SyncStatus

test('the sign says offline as soon as the server is out of reach, and syncs when it is back', async () => {
  const session = await newPlayer(cloud.db)
  const { engine } = await booted(cloud.url, session, { timing: { ...eager, afterAnswer: HOUR } })
  await expect.poll(() => status(engine)).toMatchObject({ phase: 'idle' })
  await playSolo(engine.send, bank, 0)
  await cloud.stop()
  // Any call to the server notices.
  await engine.send('GET', '/api/leaderboard?period=weekly&limit=5')
  expect(await status(engine)).toMatchObject({ phase: 'offline', waiting: 3 })
  await cloud.start()
  await expect.poll(() => status(engine)).toMatchObject({ phase: 'idle', waiting: 0 })
})

describe('syncing by itself', () => {
  test('pushes an answer soon after it was given', async () => {
    const session = await newPlayer(cloud.db)
    const { engine } = await booted(cloud.url, session, { timing: eager })
    await playSolo(engine.send, bank, 0)
    await expect.poll(() => accepted(session.userId)).toBe(3)
    await expect.poll(() => status(engine)).toMatchObject({ phase: 'idle', waiting: 0 })
  })

  test('comes back with the network', async () => {
    const session = await newPlayer(cloud.db)
    const { engine } = await booted(cloud.url, session, { timing: eager })
    await cloud.stop()
    await playSolo(engine.send, bank, 1)
    await expect.poll(() => status(engine)).toMatchObject({ phase: 'offline', waiting: 4 })
    await cloud.start()
    await expect.poll(() => accepted(session.userId)).toBe(4)
  })

  test('is done before the app closes, and does not keep it open', async () => {
    const session = await newPlayer(cloud.db)
    const timing = { ...eager, afterAnswer: HOUR }
    const { engine } = await booted(cloud.url, session, { timing })
    await playSolo(engine.send, bank, 0)
    expect(await accepted(session.userId)).toBe(0)
    await engine.quit()
    expect(await accepted(session.userId)).toBe(3)

    const silent = http.createServer(() => undefined)
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening))
    const at = silent.address()
    const nowhere = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`
    const other = await booted(nowhere, await newPlayer(cloud.db), { timing: { ...timing, quit: 50 } })
    const began = performance.now()
    await other.engine.quit()
    expect(performance.now() - began).toBeLessThan(5_000)
    silent.closeAllConnections()
    await new Promise((closed) => silent.close(closed))
  })
})

test('a server that has heard too much of this player is tried again later', async () => {
  const session = await newPlayer(cloud.db)
  const { engine } = await booted(cloud.url, session, { timing: eager })
  const key = `sync:${session.userId}`
  const window = { count: 120, expiresAt: new Date(Date.now() + HOUR) }
  await cloud.db.prisma.rateLimit.upsert({ where: { key }, create: { key, ...window }, update: window })
  await playSolo(engine.send, bank, 0)
  await expect.poll(() => status(engine)).toMatchObject({ phase: 'failed', waiting: 3 })
  expect(await accepted(session.userId)).toBe(0)
  await cloud.db.prisma.rateLimit.delete({ where: { key } })
  await expect.poll(() => accepted(session.userId)).toBe(3)
  await expect.poll(() => status(engine)).toMatchObject({ phase: 'idle', waiting: 0 })
})

test('a server that finds the app too old is said so, and the app works on', async () => {
  const session = await newPlayer(cloud.db)
  const { engine } = await booted(cloud.url, session)
  const strict = http.createServer((_request, reply) => {
    reply.writeHead(426, { 'content-type': 'application/json' })
    reply.end(JSON.stringify({ code: 'client_too_old', message: 'Please update' }))
  })
  await engine.quit()
  await new Promise<void>((listening) => strict.listen(0, '127.0.0.1', listening))
  const at = strict.address()
  const [home] = homes
  if (!home) expect.fail('no computer')
  const next = await desk(`http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`, home, session)
  open.push(next)
  await playSolo(next.send, bank, 1)
  expect((await next.send('POST', '/api/sync/now')).body).toMatchObject({ phase: 'too_old', waiting: 4 })
  expect((await next.send('GET', '/api/stats/own')).body).toMatchObject({ totalQuestionsAnswered: 4 })
  await new Promise((closed) => strict.close(closed))
})

test('an ended session keeps what is pending for the same person', async () => {
  const session = await newPlayer(cloud.db)
  const { engine, home } = await booted(cloud.url, session)
  await playSolo(engine.send, bank, 1)
  await cloud.db.prisma.session.deleteMany({ where: { userId: session.userId } })
  await engine.send('POST', '/api/sync/now')
  expect(engine.kept()).toBeNull()
  expect((await engine.send('GET', '/api/auth/me')).status).toBe(401)
  await engine.quit()
  const again = await newPlayer(cloud.db, session.userId)
  const back = await desk(cloud.url, home, again)
  open.push(back)
  await back.send('GET', '/api/auth/me')
  expect((await back.send('POST', '/api/sync/now')).body).toMatchObject({ phase: 'idle', waiting: 0 })
  expect(await accepted(session.userId)).toBe(4)
})

test('what no person could have done is refused, listed with its reason, and counts nowhere', async () => {
  const session = await newPlayer(cloud.db)
  const at = Date.now()
  const { engine } = await booted(cloud.url, session, { now: () => at })
  await playSolo(engine.send, bank, 12)
  // Fifteen answers in an instant: nine are not timed together yet.
  expect((await engine.send('POST', '/api/sync/now')).body).toMatchObject({ waiting: 0, refusals: 6 })
  const listed = (await engine.send('GET', '/api/sync/refused')).body as unknown as RefusedAnswer[]
  expect(new Set(listed.map(({ code }) => code))).toEqual(new Set(['too_fast']))
  expect((await engine.send('GET', '/api/stats/own')).body).toMatchObject({ totalQuestionsAnswered: 9 })
  // The player has read it.
  expect((await engine.send('DELETE', '/api/sync/refused')).body).toMatchObject({ refusals: 0 })
  expect((await engine.send('GET', '/api/sync/refused')).body).toEqual([])
  expect(await accepted(session.userId)).toBe(9)
})

test.each([
  ['the run that was lost first', ['first', 'second'], { correct: 5 }],
  ['the run begun in its wait', ['second', 'first'], { correct: 4 }],
] as const)(
  'two devices that both lost their lives keep all answers: %s is pushed first',
  async (_, order, best) => {
    const session = await newPlayer(cloud.db)
    const at = Date.now()
    let now = at - 2 * HOUR
    const first = await booted(cloud.url, session, { now: () => now })
    const second = await booted(cloud.url, session, { now: () => at })
    await playSolo(first.engine.send, bank, 5)
    now = at
    await playSolo(second.engine.send, bank, 4)
    const desks = { first: first.engine, second: second.engine }
    for (const one of [...order, ...order])
      expect((await desks[one].send('POST', '/api/sync/now')).body).toMatchObject({ waiting: 0, refusals: 0 })
    for (const desk of Object.values(desks)) {
      expect((await desk.send('GET', '/api/stats/own')).body).toMatchObject({
        totalQuestionsAnswered: 15,
        totalCorrectAnswers: 9,
      })
      expect((await desk.send('GET', '/api/solo-challenge/status')).body).toMatchObject({
        isDailyComplete: true,
      })
    }
    expect(await accepted(session.userId)).toBe(15)
    const runs = await cloud.db.prisma.soloRun.findMany({ where: { userId: session.userId } })
    const scored = runs.filter(({ score }) => score > 0)
    expect(runs).toHaveLength(2)
    expect(scored.length).toBe(order[0] === 'first' ? 1 : 2)
    expect(scored).toContainEqual(expect.objectContaining(best))
  },
)

test('a run begun and not answered yet stays open through a sync that settles the run before it', async () => {
  const session = await newPlayer(cloud.db)
  let now = Date.now() - 25 * HOUR
  const { engine } = await booted(cloud.url, session, { now: () => now })
  await playSolo(engine.send, bank, 0)
  now = Date.now()
  const start = async () =>
    (await engine.send('POST', '/api/solo-challenge/start', { subject: 'Torts' })).body
  const begun = await start()
  expect(begun).toMatchObject({ resumed: false, challenge: { round: 1 } })
  expect((await engine.send('POST', '/api/sync/now')).body).toMatchObject({ phase: 'idle', waiting: 0 })
  expect(await accepted(session.userId)).toBe(3)
  expect(await start()).toEqual({ ...begun, resumed: true })
})

test('the server’s key decides, and the device learns what it decided', async () => {
  const session = await newPlayer(cloud.db)
  const { engine } = await booted(cloud.url, session)
  // One right answer more than a run has misses: no new key can make as many right.
  await playSolo(engine.send, bank, 4)
  expect((await engine.send('GET', '/api/stats/own')).body).toMatchObject({ totalCorrectAnswers: 4 })
  // The bench has corrected every key since.
  const keys = await cloud.db.prisma.question.findMany({ select: { id: true, correctIndex: true } })
  await cloud.db.execute(sql`update questions set correct_index = (correct_index + 1) % 4`)
  await engine.send('POST', '/api/sync/now')
  await cloud.db.execute(sql`update questions set correct_index = (correct_index + 3) % 4`)
  expect(await cloud.db.prisma.question.findMany({ select: { id: true, correctIndex: true } })).toHaveLength(
    keys.length,
  )
  const graded = await cloud.db.prisma.questionAttempt.count({
    where: { userId: session.userId, isCorrect: true },
  })
  expect((await engine.send('GET', '/api/stats/own')).body).toMatchObject({ totalCorrectAnswers: graded })
  expect(graded).toBeLessThan(4)
})
