import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { HOUR_MS as HOUR, MINUTE_MS as MINUTE } from '#rules/days.ts'
import { bankItems } from '../electron/support/bank.ts'
import { registration, type TestCloud, testCloud } from '../electron/support/cloud.ts'
import { computer, type Desk, desk } from '../electron/support/desk.ts'
import { answerOne } from '../electron/support/solo.ts'
import { type Network, network } from './network.ts'
import { newPlayer } from './player.ts'

/** Histories of real players' devices, each to end with all their answers everywhere. */
const bank = bankItems('practice', 80)

let cloud: TestCloud
const time = { now: 0 }
const cleanings: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  cloud = await testCloud({ now: () => time.now, each: 80 })
})
afterAll(() => cloud.remove())
beforeEach(() => {
  time.now = Date.UTC(2026, 10, 20, 12)
})
afterEach(async () => {
  for (const clean of cleanings.splice(0).reverse()) await clean()
})

interface Machine {
  engine: Desk
  way: Network
  /** how far its clock is ahead (ms) */
  clock: { ahead: number }
  answers: (count: number, right?: boolean) => Promise<void>
}

async function machine(session: Awaited<ReturnType<typeof newPlayer>> | null): Promise<Machine> {
  const home = await computer(80)
  const way = await network(
    () => cloud.url,
    async () => undefined,
  )
  const clock = { ahead: 0 }
  const engine = await desk(way.url, home, session, { now: () => time.now + clock.ahead })
  cleanings.push(home.remove, way.close, engine.quit)
  await engine.send('GET', '/api/auth/me')
  return {
    engine,
    way,
    clock,
    async answers(count, right = true) {
      for (let i = 0; i < count; i++) {
        time.now += MINUTE
        await answerOne(engine.send, bank, right)
      }
    },
  }
}

const sync = async ({ engine }: Machine) => (await engine.send('POST', '/api/sync/now')).body
const settled = { phase: 'idle', waiting: 0, refusals: 0 }
const stored = (userId: string) => cloud.db.prisma.questionAttempt.count({ where: { userId } })

/** All of it is on the server and on each machine, and they say the same. */
async function areExact(userId: string, count: number, machines: readonly Machine[]): Promise<void> {
  for (const one of machines) expect(await sync(one)).toMatchObject(settled)
  expect(await stored(userId)).toBe(count)
  const { totalXp } = await cloud.db.prisma.user.findUniqueOrThrow({ where: { id: userId } })
  for (const { engine } of machines)
    expect((await engine.send('GET', '/api/stats/own')).body).toMatchObject({
      totalQuestionsAnswered: count,
      totalXp,
    })
}

test.each([['A, B, A, B'], ['B, A, B, A']])(
  '20 answers on one machine and 15 on another, synced %s',
  async (order) => {
    const session = await newPlayer(cloud.db)
    const named: Record<string, Machine> = { A: await machine(session), B: await machine(session) }
    await named.A?.answers(20)
    await named.B?.answers(15)
    const machines = order.split(', ').flatMap((name) => named[name] ?? [])
    for (const one of machines) await sync(one)
    await areExact(session.userId, 35, machines)
  },
)

test('replies lost three times, and a page sent twice', async () => {
  const session = await newPlayer(cloud.db)
  const one = await machine(session)
  await one.answers(12)
  for (const weather of ['reply-lost', 'reply-lost', 'reply-lost', 'twice'] as const) {
    one.way.state.weather = weather
    await sync(one)
  }
  one.way.state.weather = 'up'
  await one.answers(3)
  await areExact(session.userId, 15, [one])
})

test.each([
  ['three days ahead', 72],
  ['three days behind', -72],
  ['an hour ahead, which the answers outlast', 1],
])('10 answers by a clock %s, put right before 5 more', async (_, hours) => {
  const session = await newPlayer(cloud.db)
  const one = await machine(session)
  one.clock.ahead = hours * HOUR
  await one.answers(10)
  one.clock.ahead = 0
  await one.answers(5)
  await areExact(session.userId, 15, [one])
  // None lies ahead of the server's time.
  const ahead = await cloud.db.prisma.questionAttempt.count({
    where: { userId: session.userId, createdAt: { gt: new Date(time.now) } },
  })
  expect(ahead).toBe(0)
})

test.each([
  ['ahead', 72],
  ['behind', -72],
])('a clock that stays three days %s', async (_, hours) => {
  const session = await newPlayer(cloud.db)
  const one = await machine(session)
  one.clock.ahead = hours * HOUR
  const began = time.now
  await one.answers(10)
  await areExact(session.userId, 10, [one])
  const times = await cloud.db.prisma.questionAttempt.findMany({ where: { userId: session.userId } })
  for (const { createdAt } of times) {
    expect(createdAt.getTime()).toBeGreaterThanOrEqual(began)
    expect(createdAt.getTime()).toBeLessThanOrEqual(time.now)
  }
})

test('an account deleted while answers wait leaves nothing to whoever takes its name', async () => {
  const person = registration()
  const one = await machine(null)
  const { body: first } = await one.engine.send('POST', '/api/auth/register', person)
  one.way.state.weather = 'down'
  await one.answers(5)
  await cloud.db.prisma.user.delete({ where: { id: String(first.id) } })
  one.way.state.weather = 'up'
  await sync(one)
  const { status, body } = await one.engine.send('POST', '/api/auth/register', person)
  expect(status).toBe(200)
  expect(body.id).not.toBe(first.id)
  await areExact(String(body.id), 0, [one])
})

test('450 answers offline, in three pages', async () => {
  const session = await newPlayer(cloud.db)
  const one = await machine(session)
  await one.answers(450)
  await areExact(session.userId, 450, [one])
}, 60_000)

test('two machines syncing at once', async () => {
  const session = await newPlayer(cloud.db)
  const [a, b] = [await machine(session), await machine(session)]
  for (let i = 0; i < 4; i++) {
    await a.answers(5)
    await b.answers(5)
    await Promise.all([sync(a), sync(b)])
  }
  await areExact(session.userId, 40, [a, b, a])
})

test.each([
  ['after the machine that lost its lives', 'second first'],
  ['before it', 'first first'],
])('25 answers on the train while another machine was waiting, pushed %s', async (_, order) => {
  const session = await newPlayer(cloud.db)
  const [first, second] = [await machine(session), await machine(session)]
  await first.answers(3)
  await sync(first)
  await second.answers(3, false)
  if (order === 'second first') await sync(second)
  await first.answers(25)
  await areExact(session.userId, 31, [first, second, first])
})

test.each([['A, B'], ['B, A']])('both machines lose all lives offline, synced %s', async (order) => {
  const session = await newPlayer(cloud.db)
  const named: Record<string, Machine> = { A: await machine(session), B: await machine(session) }
  for (const one of Object.values(named)) {
    one.way.state.weather = 'down'
    await one.answers(8)
    await one.answers(3, false)
    one.way.state.weather = 'up'
  }
  const machines = order.split(', ').flatMap((name) => named[name] ?? [])
  for (const one of machines) await sync(one)
  await areExact(session.userId, 22, machines)
})

test('two people on one computer, whose answers wait while they are signed out', async () => {
  // The database dates their accounts.
  time.now = Date.now()
  const one = await machine(null)
  const people = [
    { person: registration(), count: 4 },
    { person: registration(), count: 3 },
  ]
  for (const { person, count } of people) {
    expect(await one.engine.send('POST', '/api/auth/register', person)).toMatchObject({ status: 200 })
    one.way.state.weather = 'down'
    await one.answers(count)
    expect(await one.engine.send('POST', '/api/auth/logout')).toMatchObject({ status: 200 })
    one.way.state.weather = 'up'
  }
  for (const { person, count } of people) {
    const { username, password } = person
    const { body } = await one.engine.send('POST', '/api/auth/login', { username, password })
    await areExact(String(body.id), count, [one])
    await one.engine.send('POST', '/api/auth/logout')
  }
})
