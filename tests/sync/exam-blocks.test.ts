import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import { DAY_MS, MINUTE_MS as MINUTE } from '#rules/days.ts'
import { bankItems } from '../electron/support/bank.ts'
import { type TestCloud, testCloud } from '../electron/support/cloud.ts'
import { computer, desk } from '../electron/support/desk.ts'
import { answerOne } from '../electron/support/solo.ts'
import { backUp, forgetKept, restoreKept } from './backup.ts'
import { network } from './network.ts'
import { newPlayer } from './player.ts'

type Block = ReplyOf<'POST /api/exam/start'>
type Report = ReplyOf<'GET /api/exam/:blockId'>

const bank = bankItems('practice', 12)

let cloud: TestCloud
const time = { now: 0 }
const cleanings: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  cloud = await testCloud({ now: () => time.now })
})
afterAll(() => cloud.remove())
beforeEach(() => {
  time.now = Date.UTC(2026, 10, 20, 12)
})
afterEach(async () => {
  await forgetKept(cloud.db)
  for (const clean of cleanings.splice(0).reverse()) await clean()
})

/** A machine whose clock is so far ahead (ms). */
async function machine(session: Awaited<ReturnType<typeof newPlayer>>, ahead = 0) {
  const home = await computer()
  const way = await network(
    () => cloud.url,
    async () => undefined,
  )
  const engine = await desk(way.url, home, session, { now: () => time.now + ahead })
  cleanings.push(home.remove, way.close, engine.quit)
  await engine.send('GET', '/api/auth/me')
  return { engine, way }
}
type Machine = Awaited<ReturnType<typeof machine>>

const sync = async ({ engine }: Machine) => (await engine.send('POST', '/api/sync/now')).body
const own = async ({ engine }: Machine) => (await engine.send('GET', '/api/stats/own')).body
const settled = { phase: 'idle', waiting: 0, refusals: 0 }
const reportAt = async ({ engine }: Machine, id: string) =>
  (await engine.send('GET', `/api/exam/${id}`)).body as unknown as Report
const pastAt = async ({ engine }: Machine) => (await engine.send('GET', '/api/exam')).body.past

/** Takes a block: so many right, so many wrong, a minute each, the rest left blank, all handed in at once. */
async function takeBlock({ engine }: Machine, right: number, wrong: number): Promise<Report> {
  const started = await engine.send('POST', '/api/exam/start', { length: 33 })
  expect(started.status).toBe(200)
  const block = started.body as unknown as Block
  for (let at = 0; at < right + wrong; at++) {
    time.now += MINUTE / 3
    const { stem = '', choices = [] } = block.questions[at] ?? {}
    const asked = bank.find((one) => one.stem === stem) ?? expect.fail('the question is of the bank')
    const place = choices.indexOf(asked.choices[(asked.correctIndex + (at < right ? 0 : 1)) % 4] ?? '')
    const mark = { at, place, flagged: at === 0, struck: [], highlights: [] }
    expect(await engine.send('PATCH', `/api/exam/${block.id}`, { current: at, mark })).toMatchObject({
      status: 200,
    })
  }
  const { status, body } = await engine.send('POST', `/api/exam/${block.id}/finish`)
  expect(status).toBe(200)
  return body as unknown as Report
}

/** A report as every machine tells it: a copy that a restored server got back tells neither the order of options nor flags. */
const everywhere = ({ changes: _changes, flagged: _flags, questions, ...rest }: Report) => ({
  ...rest,
  questions: questions.map(({ stem, isCorrect, spentMs, explanation }) => ({
    stem,
    isCorrect,
    spentMs,
    explanation,
  })),
})

test('a block taken offline is on the server and on another machine after the next sync, and folds the same', async () => {
  const session = await newPlayer(cloud.db)
  const [one, other] = [await machine(session), await machine(session)]
  one.way.state.weather = 'down'
  const report = await takeBlock(one, 8, 4)
  expect(report).toMatchObject({ right: 8, blank: 21, total: 33, flagged: { right: 1, total: 1 } })
  // Straight on: the blank ones at the end of a block make no answer after it look too fast.
  time.now += 2_000
  await answerOne(one.engine.send, bank, true)
  one.way.state.weather = 'up'
  for (const each of [one, other]) expect(await sync(each)).toMatchObject(settled)
  expect(await cloud.db.prisma.questionAttempt.count({ where: { userId: session.userId } })).toBe(34)
  expect(await cloud.db.prisma.user.findUniqueOrThrow({ where: { id: session.userId } })).toMatchObject({
    heldAt: null,
  })
  expect(await reportAt(one, report.id)).toEqual(report)
  expect(await reportAt(other, report.id)).toEqual(report)
  expect(await pastAt(other)).toEqual(await pastAt(one))
  expect(await own(other)).toEqual(await own(one))
  // Sent twice it counts once.
  one.way.state.weather = 'twice'
  expect(await sync(one)).toMatchObject(settled)
  expect(await cloud.db.prisma.questionAttempt.count({ where: { userId: session.userId } })).toBe(34)
})

test('blocks of two machines, one of a clock three days ahead, merge in whatever order they come', async () => {
  const session = await newPlayer(cloud.db)
  const [one, other] = [await machine(session), await machine(session, 3 * DAY_MS)]
  await takeBlock(one, 5, 5)
  await takeBlock(other, 3, 9)
  for (const each of [other, one, other]) expect(await sync(each)).toMatchObject(settled)
  expect(await pastAt(other)).toEqual(await pastAt(one))
  const stored = await cloud.db.prisma.questionAttempt.findMany({ where: { userId: session.userId } })
  expect(stored).toHaveLength(66)
  expect(stored.filter(({ createdAt }) => createdAt.getTime() > time.now)).toEqual([])
  expect(await own(other)).toEqual(await own(one))
})

test('a restored server gets a block back, from the machine it was taken on or from another', async () => {
  const session = await newPlayer(cloud.db)
  const [one, other] = [await machine(session), await machine(session)]
  await backUp(cloud.db)
  const report = await takeBlock(one, 6, 2)
  for (const each of [one, other]) await sync(each)
  await restoreKept(cloud.db, 'restored')
  for (const each of [other, one, other]) expect(await sync(each)).toMatchObject(settled)
  expect(await cloud.db.prisma.questionAttempt.count({ where: { userId: session.userId } })).toBe(33)
  expect(await cloud.db.prisma.examBlock.count({ where: { userId: session.userId } })).toBe(1)
  expect(everywhere(await reportAt(other, report.id))).toEqual(everywhere(report))
  expect(await own(other)).toEqual(await own(one))
})

test('from a machine that no longer has the block, a restored server gets its answers back as practice (found: as a solo run)', async () => {
  const session = await newPlayer(cloud.db)
  const [one, other] = [await machine(session), await machine(session)]
  await backUp(cloud.db)
  await takeBlock(one, 6, 2)
  for (const each of [one, other]) await sync(each)
  await other.engine.file()?.write([sql`delete from exam_blocks`])
  await restoreKept(cloud.db, 'restored')
  expect(await sync(other)).toMatchObject(settled)
  const where = { userId: session.userId }
  const stored = await cloud.db.prisma.questionAttempt.findMany({ where, select: { context: true } })
  expect(stored).toEqual(Array.from({ length: 8 }, () => ({ context: 'practice' })))
  expect(await cloud.db.prisma.soloRun.count({ where })).toBe(0)
})
