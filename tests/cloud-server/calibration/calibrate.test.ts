import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SHOWN } from '#rules/ability/ability.ts'
import { ratingKey } from '#rules/calibration/rating.ts'
import { DAY_MS } from '#rules/days.ts'
import { ratingsIn } from '#study/ratings-file.ts'
import { heldRatings, ratingsHash } from '#study/store/ratings.ts'
import { calibrate } from '../../../cloud-server/calibration/calibrate.ts'
import { item } from '../../study/bank-builder.ts'
import { account, adminAt } from '../admin/people.ts'
import { loadQuestions } from '../reports/court.ts'
import { type Browser, registerAt, type TestServer, testServer } from '../server.ts'

const QUESTIONS = Array.from({ length: 24 }, (_, i) =>
  item(`torts-${i}`, { area: `Area ${i}`, difficulty: 5 }),
)
/** The question that all of these players miss, and the last they meet. */
const HARD = 'torts-23'
const PLAYERS = 30

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.prisma.user.deleteMany()
  await server.db.prisma.questionAttempt.deleteMany()
  await server.db.prisma.bankVersion.deleteMany()
  await server.db.prisma.question.deleteMany()
  await loadQuestions(server, QUESTIONS)
})

/** Players of an old account who answered every question in solo, all but the hard one right. */
async function play(players: number, change: { heldAt?: Date; hintUsed?: boolean } = {}): Promise<void> {
  const { heldAt = null, hintUsed = false } = change
  const { now } = server.clock
  for (let n = 0; n < players; n++) {
    const one = account({
      username: `p${randomUUID().slice(0, 8)}`,
      createdAt: new Date(now - 60 * DAY_MS),
      heldAt,
    })
    await server.db.prisma.user.create({ data: one })
    await server.db.prisma.questionAttempt.createMany({
      data: QUESTIONS.map(({ id, subject, subtopic, area, difficulty }, i) => ({
        ...{ id: randomUUID(), userId: one.id, seq: i + 1, showingId: randomUUID(), questionId: id },
        ...{ context: 'solo', subject, subtopic, area, difficulty, hintUsed },
        selectedAnswer: 0,
        isCorrect: id !== HARD,
        timeSpent: 60_000,
        createdAt: new Date(now - 10 * DAY_MS + i * 120_000),
      })),
    })
  }
}

const told = async () => ratingsIn((await heldRatings(server.db)) ?? '{}').get(HARD)

test('a question that thirty players missed the first time is rated harder than its level, and told so', async () => {
  await play(PLAYERS)
  await calibrate(server.db, server.clock.now)
  expect(await told()).toMatchObject({ players: PLAYERS, right: 0, hardness: -0.25 + 0.15 })
  expect(ratingKey({ id: HARD, family: null, path: HARD })).toBe(HARD)
})

test('twenty-nine are too few, and so are players held by fair play and hints', async () => {
  await play(PLAYERS - 1)
  await play(1, { heldAt: new Date(server.clock.now) })
  await play(1, { hintUsed: true })
  await calibrate(server.db, server.clock.now)
  expect(await told()).toBeUndefined()
})

test('a struck question is not rated', async () => {
  await play(PLAYERS)
  await server.db.prisma.question.update({ where: { id: HARD }, data: { struckAt: new Date() } })
  await calibrate(server.db, server.clock.now)
  expect(await told()).toBeUndefined()
})

test('it is measured once a day, by one of several nodes, and moves on by a step the next day', async () => {
  await play(PLAYERS)
  await Promise.all([1, 2, 3].map(() => calibrate(server.db, server.clock.now)))
  await calibrate(server.db, server.clock.now)
  expect((await told())?.hardness).toBe(-0.1)
  await calibrate(server.db, server.clock.now + DAY_MS)
  expect((await told())?.hardness).toBe(0.05)
})

test('a device is sent the ratings by their hash, and nothing by another', async () => {
  await play(PLAYERS)
  await calibrate(server.db, server.clock.now)
  const { page } = await registerAt(server.app)
  const hash = (await ratingsHash(server.db)) ?? ''
  const reply = await page.send('GET', `/api/bank/ratings/${hash}`)
  expect(ratingsIn(reply.json().text).get(HARD)).toMatchObject({ players: PLAYERS })
  expect((await page.send('GET', `/api/bank/ratings/${'0'.repeat(64)}`)).statusCode).toBe(404)
})

describe('the page of admins', () => {
  let admin: Browser
  beforeEach(async () => {
    admin = await adminAt(server)
  })
  const read = async () => (await admin.send('GET', '/api/admin/calibration')).json()

  test('is nothing before the first night, and an empty report after one without answers', async () => {
    expect(await read()).toEqual({ report: null, suspects: [] })
    await calibrate(server.db, server.clock.now)
    const measuredAt = new Date(server.clock.now).toISOString()
    expect(await read()).toEqual({
      report: { measuredAt, groups: [], shown: SHOWN, refit: null },
      suspects: [],
    })
  })

  test('is each chance beside what came of it, of the pool and by subject', async () => {
    await play(PLAYERS)
    await calibrate(server.db, server.clock.now)
    const { report } = await read()
    expect(report.groups.map(({ subject }: { subject: string | null }) => subject)).toEqual([null, 'Torts'])
    const [all] = report.groups
    // Each met twenty questions first; of the last four all but the hard one were right.
    expect(all).toMatchObject({ pool: 'practice', answers: 4 * PLAYERS, right: 3 * PLAYERS })
    const inBins = all.bins.reduce((sum: number, { answers }: { answers: number }) => sum + answers, 0)
    expect(inBins).toBe(4 * PLAYERS)
    expect(all.brier).toBeGreaterThan(0)
  })

  test('is the question whose key is in doubt, once fifty players have met it, until it is struck', async () => {
    await play(49)
    await calibrate(server.db, server.clock.now)
    expect((await read()).suspects).toEqual([])
    await play(1)
    await calibrate(server.db, server.clock.now + DAY_MS)
    const { suspects } = await read()
    expect(suspects).toMatchObject([
      {
        questionId: HARD,
        questions: 1,
        pool: 'practice',
        subject: 'Torts',
        players: 50,
        right: 0,
        why: ['key'],
      },
    ])
    expect(suspects[0].measuredLevel).toBeGreaterThan(suspects[0].level)
    await server.db.prisma.question.update({ where: { id: HARD }, data: { struckAt: new Date() } })
    expect((await read()).suspects).toEqual([])
  })

  test('of variants of a path, the one answered most is named', async () => {
    const variants = [22, 23].map((n) => `torts-${n}`)
    await server.db.prisma.question.updateMany({
      where: { id: { in: variants } },
      data: { family: 'tp-01', path: 'duty' },
    })
    await play(50)
    await server.db.prisma.questionAttempt.deleteMany({ where: { questionId: 'torts-22' } })
    await calibrate(server.db, server.clock.now)
    expect((await read()).suspects).toMatchObject([{ questionId: HARD, questions: 2, players: 50 }])
  })

  test('a measuring is no bank: a server without questions is not ready', async () => {
    await server.db.prisma.bankVersion.deleteMany()
    await calibrate(server.db, server.clock.now)
    expect((await server.app.inject('/api/ready')).statusCode).toBe(503)
  })
})
