import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Reminder } from '#protocol/reminder.ts'
import { pushService } from '../../../cloud-server/reminders/push-service.ts'
import { type ReminderParts, remindDue } from '../../../cloud-server/reminders/remind.ts'
import { reminderStore } from '../../../cloud-server/reminders/store/reminders.ts'
import { loadBank } from '../../../cloud-server/store/bank.ts'
import { cloudStudyStore } from '../../../cloud-server/store/study.ts'
import { writeBank } from '../../study/bank-builder.ts'
import { dailyItems } from '../../study/daily-items.ts'
import { type Browser, registerAt, type TestServer, testServer } from '../server.ts'
import { pushEndpoint, subscribedBrowser } from './browser.ts'

const MORNING = Date.UTC(2026, 10, 25, 15)
const DUE = Date.UTC(2026, 10, 25, 22)
const TIMES = { quiet: { from: '22:00', to: '08:00' }, timeZone: 'America/New_York' }

let service: Awaited<ReturnType<typeof pushEndpoint>>
let server: TestServer
let page: Browser
let userId: string
let device: ReturnType<typeof subscribedBrowser>
const told: Reminder[] = []
const failures: string[] = []
const busy = { now: false }
let players = 0

beforeAll(async () => {
  service = await pushEndpoint()
  server = await testServer(null, { pushServices: [service.origin], remindMs: 20 })
  const folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-cases-'))
  await writeBank(folder, { daily: dailyItems(3) })
  await loadBank(server.db, folder)
  await rm(folder, { recursive: true })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.close()
  await service.close()
})
beforeEach(async () => {
  await server.db.prisma.user.updateMany({ data: { remindAt: null } })
  server.clock.now = MORNING
  service.state.status = 201
  service.received.length = 0
  told.length = 0
  failures.length = 0
  busy.now = false
  const username = `Portia ${String(++players)}`
  const registered = await registerAt(server.app, { username, email: `p${players}@example.test` })
  page = registered.page
  userId = registered.reply.json().id
  device = subscribedBrowser(`${service.origin}/push/${userId}`)
})

const want = (wanted: object | null) => page.send('PATCH', '/api/reminders', { wanted })
const subscribe = () => page.send('POST', '/api/reminders/browser', device.subscription)
const asked = async () => (await page.send('GET', '/api/reminders')).json()

/** One look of a node for what is due, beside those of the server itself. */
const look = (now = server.clock.now, change: Partial<ReminderParts> = {}) =>
  remindDue(
    {
      store: reminderStore(server.db),
      study: cloudStudyStore(server.db),
      push: pushService({
        contact: 'https://bar.test/',
        key: reminderStore(server.db).vapidKey,
        others: [service.origin],
        now: () => now,
      }),
      isBusy: async () => busy.now,
      tell: async (_userId, reminder) => void told.push(reminder),
      now: () => now,
      ...change,
    },
    { failed: (error) => failures.push(error.message), isOver: () => false },
  )

/** Sixty-five bytes that begin as a point does, and are none of the curve. */
const NO_POINT = Buffer.alloc(65, 4).toString('base64url')

/** More players than one page has, all due, beside the one of the test. */
async function crowd(size: number): Promise<void> {
  await server.db.prisma.user.createMany({
    data: Array.from({ length: size }, () => {
      const id = randomUUID()
      const reminders = { quiet: null, timeZone: 'UTC' }
      return {
        ...{ id, username: id, usernameKey: id, displayName: 'One of many', passwordHash: 'none' },
        ...{ avatarData: {}, reminders, remindAt: new Date(DUE - 1) },
      }
    }),
  })
}

test('nobody is reminded who did not ask, and who takes it back is forgotten', async () => {
  expect(await asked()).toMatchObject({ wanted: null, here: false })
  await want(TIMES)
  await subscribe()
  const { wanted, here, key } = await asked()
  expect({ wanted, here }).toEqual({ wanted: TIMES, here: true })
  expect(Buffer.from(key, 'base64url')).toHaveLength(65)
  expect((await asked()).key).toBe(key)
  await want(null)
  expect(await asked()).toEqual({ wanted: null, here: false, key })
  await look(DUE)
  expect([told, service.received]).toEqual([[], []])
})

test('a browser at an address that is no push service is refused', async () => {
  const reply = await page.send('POST', '/api/reminders/browser', {
    ...device.subscription,
    endpoint: 'http://169.254.169.254/latest',
  })
  expect(reply.json()).toMatchObject({ code: 'invalid', message: expect.stringContaining('browser') })
  expect((await asked()).here).toBe(false)
})

test('a browser whose key is none is refused, and one that was kept before is forgotten', async () => {
  await want(TIMES)
  const bad = { ...device.subscription, p256dh: NO_POINT }
  expect((await page.send('POST', '/api/reminders/browser', bad)).json()).toMatchObject({ code: 'invalid' })
  await server.db.prisma.session.updateMany({ where: { userId }, data: { push: bad } })
  await look(DUE)
  expect([told.length, failures, service.received]).toEqual([1, [], []])
  expect((await asked()).here).toBe(false)
})

test('the server reminds by itself when it is time, sealed for the browser and signed', async () => {
  await want(TIMES)
  await subscribe()
  const pushed = service.next()
  server.clock.now = DUE
  const { path, headers, body } = await pushed
  expect(path).toBe(`/push/${userId}`)
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '7200', topic: 'reminder' })
  expect(headers.authorization).toContain(`k=${(await asked()).key}`)
  expect(JSON.parse(device.read(body))).toEqual({
    title: 'Today’s case is open',
    body: 'It closes in 2 hours. One question starts a streak.',
  })
})

describe('of many who are due at once', () => {
  test('all are reminded in one look, the second hundred too', async () => {
    await crowd(230)
    await look(DUE)
    expect([told.length, failures]).toEqual([230, []])
  })

  test('one that fails stops none behind it, and a page of failures alone is left to the next look', async () => {
    await crowd(101)
    const first = await server.db.prisma.user.findFirstOrThrow({
      orderBy: { id: 'asc' },
      where: { remindAt: { not: null } },
    })
    const tell: ReminderParts['tell'] = async (to, reminder) => {
      if (to === first.id) throw new Error('not this one')
      told.push(reminder)
    }
    await look(DUE, { tell })
    expect([told.length, failures]).toEqual([100, ['not this one']])
    await crowd(120)
    const isBusy = async () => {
      throw new Error('no database')
    }
    await look(DUE, { isBusy })
    expect(failures).toHaveLength(101)
  })
})

describe('of two nodes that look', () => {
  test('one reminds, once a day', async () => {
    await want(TIMES)
    await look(DUE - 1)
    expect(told).toEqual([])
    await Promise.all([look(DUE), look(DUE)])
    await look(DUE + 3_600_000)
    expect(told).toMatchObject([{ reminder: { task: 'case', hoursLeft: 2 } }])
    await look(DUE + 86_400_000)
    expect(told).toHaveLength(2)
  })

  test('none disturbs a player in the middle of something; it comes a little later', async () => {
    await want(TIMES)
    busy.now = true
    await look(DUE)
    await look(DUE + 60_000)
    busy.now = false
    await look(DUE + 9 * 60_000)
    expect(told).toEqual([])
    await look(DUE + 10 * 60_000)
    expect(told).toHaveLength(1)
  })

  test('none makes up in the night or on the next day for what a server that was down missed', async () => {
    await want({ quiet: { from: '18:00', to: '08:00' }, timeZone: 'America/New_York' })
    await look(DUE + 3_600_000)
    await look(DUE + 5 * 3_600_000)
    expect(told).toEqual([])
    await look(DUE + 86_400_000)
    expect(told).toHaveLength(1)
  })
})

test('it says what is left, the streak at stake first; of nothing left it says nothing', async () => {
  await want(TIMES)
  await server.db.prisma.user.update({
    where: { id: userId },
    data: { dailyStreak: 4, lastDailyDate: '2026-11-24' },
  })
  await look(DUE)
  expect(told).toMatchObject([{ reminder: { task: 'streak', days: 4, hoursLeft: 2 } }])
  server.clock.now = DUE + 20 * 3_600_000
  const { question } = (await page.send('GET', '/api/daily-question')).json()
  expect(question).not.toBeNull()
  await look(DUE + 86_400_000)
  expect(told).toHaveLength(1)
})

test('a browser that is gone is not asked again; one that fails for once is', async () => {
  await want(TIMES)
  await subscribe()
  service.state.status = 500
  await look(DUE)
  expect((await asked()).here).toBe(true)
  service.state.status = 410
  await look(DUE + 86_400_000)
  expect((await asked()).here).toBe(false)
  await look(DUE + 2 * 86_400_000)
  expect(service.received).toHaveLength(2)
})

test('a browser that signs out is reminded no more', async () => {
  await want(TIMES)
  await subscribe()
  await page.send('POST', '/api/auth/logout')
  await look(DUE)
  expect(told).toHaveLength(1)
  expect(service.received).toEqual([])
})
