import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BankItem } from '#protocol/bank.ts'
import { type DailyCase, dailyCase } from '#protocol/http/daily.ts'
import { loadBank } from '../../../cloud-server/store/bank.ts'
import { closeDatabase, openDatabase } from '../../../electron/engine/store/database.ts'
import { sealedPending } from '../../../electron/engine/store/sealed-daily.ts'
import { writeBank } from '../support/bank.ts'
import { registration, type TestCloud, testCloud } from '../support/cloud.ts'
import { computer, type Desk, desk } from '../support/desk.ts'

let cloud: TestCloud
let home: Awaited<ReturnType<typeof computer>>
let items: BankItem[]
/** Noon of a day, and on from there; `skew` is what the player's own clock is off by. */
const began = Date.now()
const noon = () => Date.UTC(2026, 10, 20, 12) + Date.now() - began
const skew = { ms: 0 }
/** The time by which the cloud's clock is ahead of that noon. */
const ahead = { ms: 0 }
const clock = () => noon() + skew.ms
const open: Desk[] = []

async function boot(...[url, at, session]: Parameters<typeof desk>): Promise<Desk> {
  const booted = await desk(url, at, session, { now: clock })
  open.push(booted)
  return booted
}

beforeAll(async () => {
  cloud = await testCloud({ now: () => noon() + ahead.ms })
  const folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-cases-'))
  items = await writeBank(folder, 12, ['daily'])
  await loadBank(cloud.db, folder)
  await rm(folder, { recursive: true, force: true })
})
afterAll(() => cloud.remove())
beforeEach(async () => {
  skew.ms = 0
  ahead.ms = 0
  await cloud.start()
  home = await computer(2)
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.quit()))
  await home.remove()
})

async function signedUp() {
  const engine = await boot(cloud.url, home)
  const { status, body } = await engine.send('POST', '/api/auth/register', registration())
  expect({ status, body }).toMatchObject({ status: 200 })
  return { engine, userId: String(body.id) }
}

async function opened(engine: Desk): Promise<DailyCase & { question: { id: string } }> {
  const { status, body } = await engine.send('GET', '/api/daily-question')
  expect({ status, body }).toMatchObject({ status: 200 })
  const { question, ...rest } = dailyCase.parse(body)
  if (!question) expect.fail('no case')
  return { ...rest, question }
}

const send = (engine: Desk, questionId: string, choiceIndex: number) =>
  engine.send('POST', '/api/daily-answer', { questionId, choiceIndex })

const streak = async (engine: Desk) => (await engine.send('GET', '/api/daily-streak')).body

/** The player's file as a sync finds it. */
async function inFile<T>(
  engine: Desk,
  work: (db: ReturnType<typeof openDatabase>) => Promise<T>,
): Promise<T> {
  const { userId, fileKey } = engine.kept() ?? expect.fail('nobody is signed in')
  const db = openDatabase(path.join(home.dataFolder, `${userId}.sqlite`), fileKey)
  try {
    return await work(db)
  } finally {
    await closeDatabase(db)
  }
}

const keyPlace = (question: { stem: string; choices: string[] }): number => {
  const item = items.find((one) => one.stem === question.stem)
  return question.choices.indexOf(item?.choices[item.correctIndex] ?? '')
}

describe('with the server at hand', () => {
  it('forwards the case, its answer and the streak, and shows the graded case offline as well', async () => {
    const { engine } = await signedUp()
    const { question, remainingMs } = await opened(engine)
    expect(remainingMs).toBeGreaterThan(85_000)
    const place = keyPlace(question)
    const answered = await send(engine, question.id, place)
    expect(answered).toMatchObject({
      status: 200,
      body: {
        hasAttempted: true,
        attempt: { choiceIndex: place, isCorrect: true, xpAwarded: 150, points: 0 },
      },
    })
    expect(await streak(engine)).toMatchObject({
      currentStreak: 1,
      answeredToday: true,
      attemptedToday: true,
    })
    await cloud.stop()
    const again = await opened(engine)
    expect(again).toMatchObject({
      hasAttempted: true,
      attempt: { isCorrect: true },
      question: { correctIndex: place },
    })
    expect(await streak(engine)).toMatchObject({ currentStreak: 1, bestStreak: 1, answeredToday: true })
    expect((await send(engine, question.id, (place + 1) % 4)).body).toMatchObject({
      code: 'already_answered',
    })
  })

  it('keeps the day’s case when home asks for the streak, without its key and without starting its clock', async () => {
    const { engine, userId } = await signedUp()
    await streak(engine)
    const [row] = await cloud.db.prisma.userDailyAttempt.findMany({ where: { userId } })
    expect(row).toMatchObject({ startedAt: null, answeredAt: null })
    const kept = await inFile(engine, (db) => db.prisma.keptDaily.findMany())
    expect(JSON.stringify(kept)).toContain('The stem of daily-')
    for (const secret of ['The explanation of daily-', 'Why not One of daily-', 'correctIndex'])
      expect(JSON.stringify(kept)).not.toContain(secret)
  })
})

describe('with the server out of reach', () => {
  it('the kept case is opened, answered once and sealed; the streak goes on', async () => {
    const { engine } = await signedUp()
    await streak(engine)
    await cloud.stop()
    const { question, remainingMs, hasAttempted } = await opened(engine)
    expect({ remainingMs, hasAttempted }).toEqual({ remainingMs: 90_000, hasAttempted: false })
    skew.ms += 30_000
    expect((await opened(engine)).remainingMs).toBeLessThanOrEqual(60_000)
    const replies = await Promise.all([2, 2, 1].map((place) => send(engine, question.id, place)))
    const won = replies.find((one) => one.status === 200)?.body.attempt as { choiceIndex: number }
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
    expect(
      replies.filter(({ status }) => status !== 200).every(({ body }) => body.code === 'already_answered'),
    ).toBe(true)
    expect(await opened(engine)).toMatchObject({
      hasAttempted: true,
      attempt: { choiceIndex: won.choiceIndex, isCorrect: null, xpAwarded: 0, streakAfter: 1 },
    })
    expect(await streak(engine)).toMatchObject({ currentStreak: 1, answeredToday: true })
    await engine.quit()
    const [sealed, ...more] = await inFile(engine, sealedPending)
    expect(more).toEqual([])
    expect(sealed).toMatchObject({
      question: { id: question.id },
      sealed: { choice: won.choiceIndex, settled: false, attemptId: expect.stringMatching(/^[\da-f-]{36}$/) },
    })
  })

  it('a player with extra time has it here too, and the cloud grades the answer by it', async () => {
    const { engine } = await signedUp()
    await streak(engine)
    expect(await engine.send('PATCH', '/api/account/extra-time', { extraTime: 200 })).toMatchObject({
      status: 200,
    })
    expect((await engine.send('GET', '/api/auth/me')).body).toMatchObject({ extraTime: 200 })
    await cloud.stop()
    const { question, remainingMs, limitMs } = await opened(engine)
    expect({ remainingMs, limitMs }).toEqual({ remainingMs: 180_000, limitMs: 180_000 })
    skew.ms += 150_000
    expect((await send(engine, question.id, keyPlace(question))).body).toMatchObject({
      attempt: { isCorrect: null, streakAfter: 1 },
    })
    ahead.ms = 150_000
    await cloud.start()
    await engine.send('POST', '/api/sync/now')
    expect(await opened(engine)).toMatchObject({
      limitMs: 180_000,
      attempt: { isCorrect: true, xpAwarded: 150 },
    })
  })

  it('back online the sealed answer stands, and the cloud grades it once: XP, the streak, no points', async () => {
    const { engine, userId } = await signedUp()
    await streak(engine)
    await cloud.stop()
    const { question } = await opened(engine)
    const place = keyPlace(question)
    skew.ms += 10_000
    await send(engine, question.id, place)
    skew.ms = 0
    await cloud.start()
    expect(await opened(engine)).toMatchObject({ hasAttempted: true, attempt: { isCorrect: null } })
    expect(await streak(engine)).toMatchObject({ currentStreak: 1, answeredToday: true })
    expect((await cloud.db.prisma.userDailyAttempt.findFirst({ where: { userId } }))?.startedAt).toBeNull()
    expect(await engine.send('POST', '/api/sync/now')).toMatchObject({
      body: { phase: 'idle', waiting: 0, refusals: 0 },
    })
    const told = { attempt: { isCorrect: true, xpAwarded: 150, points: 0, streakAfter: 1 } }
    expect(await opened(engine)).toMatchObject({ ...told, question: { correctIndex: place } })
    expect(await cloud.db.prisma.user.findUniqueOrThrow({ where: { id: userId } })).toMatchObject({
      points: 0,
      totalXp: 150,
      dailyStreak: 1,
      eventSeq: 1,
    })
    expect(await cloud.db.prisma.questionAttempt.count({ where: { userId } })).toBe(1)
    await engine.quit()
    const next = await boot(cloud.url, home, engine.kept())
    expect(await opened(next)).toMatchObject(told)
  })

  it('a clock started offline goes on when the server is back: no second 90 seconds, and the answer is sealed', async () => {
    const { engine, userId } = await signedUp()
    await streak(engine)
    await cloud.stop()
    const { question } = await opened(engine)
    expect(await engine.send('POST', '/api/chatbot/message', { message: 'What is battery?' })).toMatchObject({
      body: { code: 'companion_closed' },
    })
    await cloud.start()
    skew.ms += 40_000
    expect((await opened(engine)).remainingMs).toBeLessThanOrEqual(50_000)
    expect(await send(engine, question.id, 3)).toMatchObject({
      status: 200,
      body: { attempt: { isCorrect: null } },
    })
    const [row] = await cloud.db.prisma.userDailyAttempt.findMany({ where: { userId } })
    expect(row).toMatchObject({ startedAt: null, answeredAt: null })
  })

  it('while a clock started offline runs over midnight, the results of its day are withheld', async () => {
    const { engine } = await signedUp()
    await streak(engine)
    await cloud.stop()
    // As it was before midnight: only the cloud is on the next day.
    const { question } = await opened(engine)
    ahead.ms = 86_400_000
    await cloud.start()
    expect(await engine.send('GET', '/api/daily-results')).toEqual(
      expect.objectContaining({ status: 200, body: { last: null } }),
    )
    await send(engine, question.id, 2)
    expect(await engine.send('GET', '/api/daily-results')).toMatchObject({
      body: { last: { question: { stem: question.stem } } },
    })
  })

  it('the clock is kept here too: after it the case is sealed as unanswered, and says so', async () => {
    const { engine } = await signedUp()
    await streak(engine)
    await cloud.stop()
    const { question } = await opened(engine)
    skew.ms += 94_000
    expect(await send(engine, question.id, 1)).toMatchObject({ status: 409, body: { code: 'daily_late' } })
    expect(await opened(engine)).toMatchObject({ hasAttempted: true, attempt: { choiceIndex: -1 } })
    expect(await streak(engine)).toMatchObject({
      currentStreak: 0,
      answeredToday: false,
      attemptedToday: true,
    })
  })

  it('a clock put back or forward brings no second case', async () => {
    const { engine } = await signedUp()
    await streak(engine)
    await cloud.stop()
    const { question, dateUtc } = await opened(engine)
    await send(engine, question.id, 0)
    skew.ms -= 5 * 86_400_000
    expect(await opened(engine)).toMatchObject({ dateUtc, hasAttempted: true })
    expect((await send(engine, question.id, 1)).body).toMatchObject({ code: 'already_answered' })
    skew.ms += 10 * 86_400_000
    expect(await engine.send('GET', '/api/daily-question')).toMatchObject({
      status: 503,
      body: { code: 'offline' },
    })
  })

  it('a case that was never kept is said to be out of reach', async () => {
    const { engine } = await signedUp()
    await cloud.stop()
    const reply = await engine.send('GET', '/api/daily-question')
    expect(reply).toMatchObject({
      status: 503,
      body: { code: 'offline', message: expect.stringContaining('isn’t on this computer') },
    })
    expect(await send(engine, crypto.randomUUID(), 1)).toMatchObject({ body: { code: 'offline' } })
    expect(await engine.send('GET', '/api/daily-results')).toMatchObject({ body: { code: 'offline' } })
    expect(await streak(engine)).toMatchObject({ currentStreak: 0, answeredToday: false, nextMilestone: 3 })
  })
})
