import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BankItem } from '#protocol/bank.ts'
import { addDays, dateStart } from '#rules/days.ts'
import { cloudApp } from '../../cloud-server/app.ts'
import { loadBank } from '../../cloud-server/store/bank.ts'
import { cloudDailySource } from '../../cloud-server/store/daily.ts'
import { closeDatabase, openDatabase } from '../../cloud-server/store/database.ts'
import { isKey, item, writeBank } from '../study/bank-builder.ts'
import { type Browser, browser, portia, registerAt, type TestServer, testServer } from './server.ts'

const DATE = '2026-11-20'
let server: TestServer
let folder: string

/** Loads these as the whole daily pool; what was chosen and answered before is forgotten. */
async function listed(items: BankItem[]): Promise<void> {
  await server.db.prisma.userDailyAttempt.deleteMany()
  await server.db.prisma.dailyQuestion.deleteMany()
  await writeBank(folder, { daily: items })
  await loadBank(server.db, folder)
}

const daily = (id: string, parts: Partial<BankItem> = {}) =>
  item(id, { pool: 'daily', difficulty: 7, ...parts })
const many = (count: number) => Array.from({ length: count }, (_, i) => daily(`case-${i}`))
const source = (db = server.db) => cloudDailySource(db, Math.random, () => dateStart(DATE))

beforeAll(async () => {
  server = await testServer()
  folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-daily-'))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => {
  server.clock.now = dateStart(DATE) + 43_200_000
})

describe('choosing the day’s case', () => {
  test('is done once for everyone, by whoever of several nodes asks first', async () => {
    await listed(many(60))
    const nodes = [1, 2, 3, 4].map(() => openDatabase(server.database.url))
    try {
      const sources = nodes.map((db) => source(db))
      for (let day = 0; day < 5; day++) {
        const date = addDays(DATE, day)
        const chosen = await Promise.all(
          Array.from({ length: 32 }, (_, i) => sources[i % sources.length]?.caseOf(date)),
        )
        expect(new Set(chosen.map((one) => one?.id)).size).toBe(1)
        expect(chosen[0]).not.toBeNull()
      }
      expect(await server.db.prisma.dailyQuestion.count()).toBe(5)
      const rows = await server.db.prisma.dailyQuestion.findMany()
      expect(new Set(rows.map((row) => row.questionId)).size).toBe(5)
    } finally {
      await Promise.all(nodes.map(closeDatabase))
    }
  })

  test('asked for two days at one moment, the nodes never choose one item for both', async () => {
    await listed([daily('one'), daily('two')])
    const [a, b] = await Promise.all([source().caseOf(DATE), source().caseOf(addDays(DATE, 1))])
    expect([a?.id, b?.id].sort()).toEqual(['one', 'two'])
  })

  test('goes to the subtopic that the year’s cases had least of for its share of the exam', async () => {
    const defamation = { subject: 'Torts', subtopic: 'Defamation and privacy' } as const
    const defenses = { subject: 'Torts', subtopic: 'Negligence: defenses' } as const
    await listed([daily('a', defamation), daily('b', defamation), daily('c', defenses)])
    const chosen = []
    for (let day = 0; day < 3; day++) chosen.push((await source().caseOf(addDays(DATE, day)))?.subtopic)
    expect(chosen).toEqual([defamation.subtopic, defenses.subtopic, defamation.subtopic])
  })

  test('takes level 7 and above, from the daily pool alone', async () => {
    await listed([daily('easy', { difficulty: 6 })])
    expect(await source().caseOf(DATE)).toBeNull()
    await listed([daily('easy', { difficulty: 6 }), daily('hard', { difficulty: 10 })])
    expect((await source().caseOf(DATE))?.id).toBe('hard')
    const row = await server.db.prisma.dailyQuestion.findUniqueOrThrow({ where: { dateUtc: DATE } })
    expect(row).toMatchObject({
      questionId: 'hard',
      subject: 'Torts',
      topic: 'Negligence',
      difficulty: 'expert',
    })
  })

  test('is written by hand while one of those is within the words; a longer one waits for the last', async () => {
    const long = { stem: 'word '.repeat(180) }
    const variants = Array.from({ length: 5 }, (_, i) => daily(`v${i}`, { family: 'f', path: `f:${i}` }))
    await listed([
      ...variants,
      daily('by hand'),
      daily('long', long),
      daily('longer', { stem: 'word '.repeat(300) }),
    ])
    const chosen: (string | undefined)[] = []
    for (let day = 0; day < 8; day++) chosen.push((await source().caseOf(addDays(DATE, day)))?.id)
    expect(chosen[0]).toBe('by hand')
    expect(chosen.slice(1, 6).sort()).toEqual(['v0', 'v1', 'v2', 'v3', 'v4'])
    expect(chosen.slice(6)).toEqual(['long', 'longer'])
  })

  test('no item within 365 days', async () => {
    await listed([daily('only')])
    expect((await source().caseOf(DATE))?.id).toBe('only')
    expect(await source().caseOf(addDays(DATE, 1))).toBeNull()
    expect(await source().caseOf(addDays(DATE, 365))).toBeNull()
    expect((await source().caseOf(addDays(DATE, 366)))?.id).toBe('only')
  })

  test('no legal path within 60 days', async () => {
    await listed([daily('first', { path: 'the path' }), daily('second', { path: 'the path' })])
    const first = await source().caseOf(DATE)
    expect(await source().caseOf(addDays(DATE, 60))).toBeNull()
    const second = await source().caseOf(addDays(DATE, 61))
    expect([first?.id, second?.id].sort()).toEqual(['first', 'second'])
  })

  test('what the bank has retired is not chosen anew, but a day keeps what it was given', async () => {
    await listed([daily('gone')])
    expect((await source().caseOf(DATE))?.id).toBe('gone')
    await writeBank(folder, { daily: [daily('other')] })
    await loadBank(server.db, folder)
    expect((await source().caseOf(DATE))?.id).toBe('gone')
    expect((await source().caseOf(addDays(DATE, 1)))?.id).toBe('other')
    expect(await source().lastBefore(addDays(DATE, 1))).toMatchObject({ date: DATE, item: { id: 'gone' } })
    expect(await source().lastBefore(DATE)).toBeNull()
  })

  test('a day with none left says so, and is no failure', async () => {
    await listed([])
    const { page } = await registerAt(server.app, { username: 'Nobodys Day', email: 'nobody@example.test' })
    const reply = await page.send('GET', '/api/daily-question')
    expect(reply.json()).toMatchObject({ question: null, hasAttempted: false, timeToReset: 43_200 })
    expect((await page.send('GET', '/api/daily-results')).json()).toEqual({ last: null })
  })
})

test('two devices of one player on two nodes at once: one case, one attempt, and clear words for the other', async () => {
  await listed(many(20))
  const otherDb = openDatabase(server.database.url)
  const other = await cloudApp({
    db: otherDb,
    databaseUrl: server.database.url,
    config: { publicUrl: null },
    webRoot: null,
    now: () => server.clock.now,
  })
  try {
    const { page: desk } = await registerAt(server.app, {
      username: 'Two Devices',
      email: 'two@example.test',
    })
    // Old enough to earn points, so that paying them twice would show.
    await server.db.prisma.user.update({
      where: { usernameKey: 'two devices' },
      data: { createdAt: new Date(server.clock.now - 4 * 86_400_000), totalQuestionsAnswered: 20 },
    })
    const phone = browser(other)
    const signedIn = { username: 'Two Devices', password: 'quality of mercy' }
    expect((await phone.send('POST', '/api/auth/login', signedIn)).statusCode).toBe(200)
    const opened = await Promise.all(
      [desk, phone, desk, phone].map(async (page) => (await page.send('GET', '/api/daily-question')).json()),
    )
    expect(new Set(opened.map((one) => one.question.id)).size).toBe(1)
    expect(new Set(opened.map((one) => one.question.choices.join())).size).toBe(1)
    const { id, choices } = opened[0].question
    server.clock.now += 5_000
    const replies = await Promise.all(
      [0, 1, 2, 3].map((place) =>
        (place % 2 ? desk : phone).send('POST', '/api/daily-answer', { questionId: id, choiceIndex: place }),
      ),
    )
    const won = replies.filter((reply) => reply.statusCode === 200)
    expect(won).toHaveLength(1)
    for (const lost of replies.filter((reply) => reply.statusCode !== 200))
      expect(lost.json()).toEqual({
        code: 'already_answered',
        message: 'You already answered this case. One answer a day counts.',
      })
    const { attempt } = won[0]?.json() ?? {}
    expect(attempt.isCorrect).toBe(isKey(choices[attempt.choiceIndex]))
    const user = await server.db.prisma.user.findFirstOrThrow({ where: { username: 'Two Devices' } })
    expect(user).toMatchObject({ dailyStreak: 1, totalQuestionsAnswered: 21, totalXp: attempt.xpAwarded })
    expect(user.points).toBe(attempt.isCorrect ? 100 : 0)
    expect(await server.db.prisma.questionAttempt.count({ where: { userId: user.id } })).toBe(1)
    expect((await phone.send('GET', '/api/daily-question')).json()).toMatchObject({
      hasAttempted: true,
      attempt,
    })
  } finally {
    await other.close()
    await closeDatabase(otherDb)
  }
})

test('neither the key nor the explanation is in any reply before the answer', async () => {
  await listed(many(3))
  const { page } = await registerAt(server.app, { username: 'No Keys', email: 'keys@example.test' })
  for (const url of ['/api/daily-kept', '/api/daily-question', '/api/daily-streak', '/api/daily-results']) {
    const { body } = await page.send('GET', url)
    for (const told of ['correctIndex', 'explanation', 'why ', 'authority of', '"case-'])
      expect(body, `${url} tells ${told}`).not.toContain(told)
  }
})

describe('points for a key that another account of the device was told first (found: +100 a day for one’s second account)', () => {
  beforeEach(async () => {
    await server.db.prisma.user.deleteMany()
    await server.db.prisma.rateLimit.deleteMany()
    await listed(many(3))
  })

  /** Registers an account in a browser, old and experienced enough for points. */
  async function settleIn(page: Browser, username: string): Promise<void> {
    const reply = await page.send('POST', '/api/auth/register', {
      ...portia,
      ...{ username, email: `${username}@example.test` },
    })
    expect(reply.statusCode).toBe(200)
    await server.db.prisma.user.updateMany({
      data: { createdAt: new Date(server.clock.now - 4 * 86_400_000), totalQuestionsAnswered: 20 },
    })
  }

  /** Signs in to an account in a browser, whose last account is signed out by it. */
  const signIn = (page: Browser, username: string) =>
    page.send('POST', '/api/auth/login', { username, password: portia.password })

  const open = async (page: Browser) => (await page.send('GET', '/api/daily-question')).json().question

  async function answer(page: Browser, right: boolean) {
    const { id, choices } = await open(page)
    server.clock.now += 10_000
    const key = choices.findIndex(isKey)
    const choiceIndex = right ? key : (key + 1) % choices.length
    return (await page.send('POST', '/api/daily-answer', { questionId: id, choiceIndex })).json().attempt
  }

  test('aren’t paid, while XP and the streak are', async () => {
    const page = browser(server.app)
    await settleIn(page, 'Main')
    await settleIn(page, 'Second')
    expect(await answer(page, false)).toMatchObject({ points: 0 })
    await signIn(page, 'Main')
    expect(await answer(page, true)).toMatchObject({
      isCorrect: true,
      xpAwarded: 150,
      points: 0,
      streakAfter: 1,
    })
  })

  test('are paid on a device of one’s own, and to who had opened the case before', async () => {
    const [page, own] = [browser(server.app), browser(server.app)]
    await settleIn(page, 'First')
    await settleIn(own, 'Stranger')
    await settleIn(page, 'Second')
    const question = await open(page)
    await signIn(page, 'First')
    expect(await answer(page, true)).toMatchObject({ points: 100 })
    await signIn(page, 'Second')
    expect((await open(page)).id).toBe(question.id)
    expect(await answer(page, true)).toMatchObject({ points: 100 })
    expect(await answer(own, true)).toMatchObject({ points: 100 })
  })

  test('are paid at a lab’s machine, which more than three accounts use', async () => {
    const page = browser(server.app)
    for (const username of ['Ann', 'Ben', 'Cleo', 'Dan']) await settleIn(page, username)
    expect(await answer(page, true)).toMatchObject({ points: 100 })
    await signIn(page, 'Ann')
    expect(await answer(page, true)).toMatchObject({ points: 100 })
  })
})
