import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import { closeSqlite, openSqlite } from '#database/sqlite/database.ts'
import { HOUR_MS as HOUR, MINUTE_MS as MINUTE } from '#rules/days.ts'
import { bankItems } from '../electron/support/bank.ts'
import { type TestCloud, testCloud } from '../electron/support/cloud.ts'
import { computer, type Desk, desk } from '../electron/support/desk.ts'
import { answerOne, playSolo } from '../electron/support/solo.ts'
import { backUp, forgetKept, restoreKept } from './backup.ts'
import { newPlayer } from './player.ts'

const bank = bankItems('practice', 12)

let cloud: TestCloud
let now = 0
const open: Desk[] = []
const homes: Awaited<ReturnType<typeof computer>>[] = []
beforeAll(async () => {
  cloud = await testCloud({ now: () => now })
})
afterAll(() => cloud.remove())
beforeEach(() => {
  now = Date.UTC(2026, 10, 20, 12)
})
afterEach(async () => {
  await forgetKept(cloud.db)
  await Promise.all(open.splice(0).map((one) => one.quit()))
  await Promise.all(homes.splice(0).map((one) => one.remove()))
})

type Session = Awaited<ReturnType<typeof newPlayer>>

async function booted(session: Session) {
  const home = await computer()
  homes.push(home)
  // Some seconds pass between any two looks at the clock: nobody plays at machine speed.
  const engine = await desk(cloud.url, home, session, { now: () => (now += 5_000) })
  open.push(engine)
  await engine.send('GET', '/api/auth/me')
  const file = path.join(home.dataFolder, `${session.userId}.sqlite`)
  return { engine, file }
}

const sync = async ({ engine }: { engine: Desk }) => (await engine.send('POST', '/api/sync/now')).body
const own = async ({ engine }: { engine: Desk }) => (await engine.send('GET', '/api/stats/own')).body
const stored = (userId: string) => cloud.db.prisma.questionAttempt.count({ where: { userId } })
const settled = { phase: 'idle', waiting: 0, refusals: 0 }

const give = ({ engine }: { engine: Desk }, right: boolean) => answerOne(engine.send, bank, right)

test('a restore between two devices’ answers loses none of them, in whatever order they come back', async () => {
  const session = await newPlayer(cloud.db)
  const [first, second] = [await booted(session), await booted(session)]
  for (let i = 0; i < 5; i++) await give(first, true)
  for (let i = 0; i < 5; i++) await give(second, true)
  expect([await sync(first), await sync(second)]).toMatchObject([settled, settled])
  await backUp(cloud.db)
  for (let i = 0; i < 4; i++) await give(first, true)
  for (let i = 0; i < 3; i++) await give(second, true)
  expect([await sync(first), await sync(second), await sync(first)]).toMatchObject([
    settled,
    settled,
    settled,
  ])
  expect(await stored(session.userId)).toBe(17)
  const before = (await own(first)) as { totalXp: number }
  await restoreKept(cloud.db, 'restored')
  expect(await stored(session.userId)).toBe(10)
  await give(first, true)
  await give(second, true)
  for (const one of [second, first, second]) expect(await sync(one)).toMatchObject(settled)
  expect(await stored(session.userId)).toBe(19)
  const [a, b] = [await own(first), await own(second)]
  expect(a).toEqual(b)
  expect(a).toMatchObject({ totalQuestionsAnswered: 19, totalCorrectAnswers: 19 })
  expect((a as typeof before).totalXp).toBeGreaterThan(before.totalXp)
})

test('a server brought back by a copy of its files is known by its lower number', async () => {
  const session = await newPlayer(cloud.db)
  const machine = await booted(session)
  await give(machine, true)
  await sync(machine)
  await backUp(cloud.db)
  for (let i = 0; i < 4; i++) await give(machine, true)
  expect(await sync(machine)).toMatchObject(settled)
  await restoreKept(cloud.db, 'copied')
  expect(await sync(machine)).toMatchObject(settled)
  expect(await stored(session.userId)).toBe(5)
  expect(await own(machine)).toMatchObject({ totalQuestionsAnswered: 5 })
})

test('one device alone brings back what another had answered, and the web', async () => {
  const session = await newPlayer(cloud.db)
  const [lost, left] = [await booted(session), await booted(session)]
  await backUp(cloud.db)
  for (let i = 0; i < 3; i++) await give(lost, i > 0)
  await sync(lost)
  await sync(left)
  await restoreKept(cloud.db, 'restored')
  expect(await stored(session.userId)).toBe(0)
  expect(await sync(left)).toMatchObject(settled)
  expect(await stored(session.userId)).toBe(3)
  expect(await own(left)).toMatchObject({ totalQuestionsAnswered: 3, totalCorrectAnswers: 2 })
  // The other one comes back: its own are known by their ids, and say the same.
  expect(await sync(lost)).toMatchObject(settled)
  expect(await stored(session.userId)).toBe(3)
  expect(await own(lost)).toEqual(await own(left))
})

test('an old verdict is never given for a new answer, even where the file and the run disagree', async () => {
  const session = await newPlayer(cloud.db)
  const machine = await booted(session)
  const answered = [await give(machine, true), await give(machine, true)]
  // As an older app left it: the run set back to a round that was answered.
  const db = openSqlite(machine.file)
  await db.write([sql`update solo_runs set round = 2`])
  await closeSqlite(db)
  const next = await give(machine, true)
  expect(answered).not.toContain(next)
  expect(await own(machine)).toMatchObject({ totalQuestionsAnswered: 3 })
  expect(await sync(machine)).toMatchObject(settled)
  expect(await stored(session.userId)).toBe(3)
})

test('answers refused once are sent again by a newer app, and leave the list when they count', async () => {
  const session = await newPlayer(cloud.db)
  const machine = await booted(session)
  await playSolo(machine.engine.send, bank, 2)
  await sync(machine)
  expect(await stored(session.userId)).toBe(5)
  // As if the server had refused them when both were older.
  const db = openSqlite(machine.file)
  const bodies = await db.query<{
    id: string
    showing: string
    question: string
    run: string
    at: string
  }>(sql`
    select id, showing_id as showing, question_id as question, run_id as run, created_at as at from question_attempts
    order by seq limit 2`)
  for (const { id, showing, question, run, at } of bodies) {
    const shownAt = new Date(Date.parse(at) - 3_000).toISOString()
    const answeredAt = new Date(Date.parse(at)).toISOString()
    const body = {
      ...{ type: 'solo-answer', id, place: 0, answeredAt },
      run: {
        id: run,
        subject: 'Mixed Questions',
        startedAt: new Date(Date.parse(at) - MINUTE).toISOString(),
      },
      showing: { id: showing, questionId: question, order: [0, 1, 2, 3], hintUsed: false, shownAt },
    }
    await db.write([
      sql`
      insert into refused_events (id, user_id, code, body, refused_at, edition)
      values (${id}, ${session.userId}, 'from_the_future', ${JSON.stringify(body)}, ${answeredAt}, 0)`,
      sql`delete from question_attempts where id = ${id}`,
    ])
  }
  await closeSqlite(db)
  const ids = bodies.map(({ id }) => id)
  await cloud.db.prisma.questionAttempt.deleteMany({ where: { id: { in: ids } } })
  await cloud.db.prisma.showing.deleteMany({ where: { id: { in: bodies.map(({ showing }) => showing) } } })
  for (const id of ids)
    await cloud.db.execute(sql`
      insert into sync_set_aside (user_id, id, status, code, type, body, protocol, edition, received_at)
      values (${session.userId}::uuid, ${id}::uuid, 'rejected', 'from_the_future', 'solo-answer', '{}', 1, 0, now())`)
  expect((await machine.engine.send('GET', '/api/sync/status')).body).toMatchObject({ refusals: 2 })
  now += HOUR
  expect(await sync(machine)).toMatchObject(settled)
  expect(await stored(session.userId)).toBe(5)
  expect(await cloud.db.prisma.syncSetAside.count({ where: { userId: session.userId } })).toBe(0)
})
