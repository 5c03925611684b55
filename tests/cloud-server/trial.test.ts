import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ShownQuestion } from '#protocol/http/solo.ts'
import type { GradedTrial } from '#protocol/http/trial.ts'
import { loadBank } from '../../cloud-server/store/bank.ts'
import { isKey, spread, writeBank } from '../study/bank-builder.ts'
import { browser, portia, type TestServer, testServer } from './server.ts'

let server: TestServer
let folder: string
let made = 0

beforeAll(async () => {
  server = await testServer()
  folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-trial-'))
  const pools = (['practice', 'ranked', 'daily'] as const).map((pool) => [
    pool,
    spread({ subjects: ['Torts', 'Evidence'], difficulties: [1, 7], each: 2, pool }).map((item) => ({
      ...item,
      id: `${pool}-${item.id}`,
    })),
  ])
  await writeBank(folder, Object.fromEntries(pools))
  await loadBank(server.db, folder)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => {
  made++
})

/** Each test comes from a network of its own, which has its own limits. */
const visitor = () => browser(server.app, `10.0.${made}.1`)

async function ask(page = visitor()): Promise<ShownQuestion> {
  const reply = await page.send('POST', '/api/trial/question')
  expect(reply.statusCode).toBe(200)
  return reply.json()
}

const place = (question: ShownQuestion, right: boolean) =>
  question.choices.findIndex((choice) => isKey(choice) === right)

const answer = (questionId: string, userAnswer: number) =>
  visitor().send('POST', '/api/trial/answer', { questionId, userAnswer })

async function answered(right = true): Promise<{ question: ShownQuestion; graded: GradedTrial }> {
  const question = await ask()
  server.clock.now += 20_000
  const reply = await answer(question.id, place(question, right))
  expect(reply.statusCode).toBe(200)
  return { question, graded: reply.json() }
}

async function register(trial?: string) {
  const username = `Visitor ${made} ${++made}`
  const page = visitor()
  const reply = await page.send('POST', '/api/auth/register', {
    ...portia,
    username,
    email: `visitor${made}@example.test`,
    ...(trial === undefined ? {} : { trial }),
  })
  expect(reply.statusCode).toBe(200)
  return { page, user: reply.json() }
}

const attemptsOf = (userId: string) => server.db.prisma.questionAttempt.findMany({ where: { userId } })

describe('a visitor’s question', () => {
  test('is an easy one of the practice pool, without its key, and needs no account', async () => {
    const question = await ask()
    expect(question.difficulty).toBe(1)
    expect(JSON.stringify(question)).not.toMatch(/correct|explanation|why/)
    const stored = await server.db.prisma.trial.findUniqueOrThrow({ where: { id: question.id } })
    expect(stored.questionId).toMatch(/^practice-/)
  })

  test('is graded by the server, once: the same answer gets the same reply, another is refused', async () => {
    const { question, graded } = await answered()
    const right = place(question, true)
    expect(graded).toMatchObject({ isCorrect: true, userAnswer: right, correctAnswer: right })
    expect(graded.explanation).toMatch(/^explanation of/)
    expect((await answer(question.id, right)).json()).toEqual(graded)
    expect((await answer(question.id, place(question, false))).json()).toMatchObject({
      code: 'already_answered',
    })
  })

  test('of two answers at one moment one counts', async () => {
    const question = await ask()
    const replies = await Promise.all([0, 1, 2, 3].map((choice) => answer(question.id, choice)))
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409, 409, 409])
  })

  test('expires, is forgotten by then, and one that never was is unknown', async () => {
    const { id } = await ask()
    server.clock.now += 2 * 60 * 60_000
    expect((await answer(id, 0)).json()).toMatchObject({ code: 'not_found' })
    expect((await answer(randomUUID(), 0)).json()).toMatchObject({ code: 'not_found' })
  })

  test('is asked a bounded number of times a minute from one network', async () => {
    const page = visitor()
    for (let n = 0; n < 60; n++) await ask(page)
    const refused = await page.send('POST', '/api/trial/question')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('the account that takes it over', () => {
  test.each([true, false])('begins with one answer of its first run and its XP; right: %s', async (right) => {
    const { question, graded } = await answered(right)
    const { page, user } = await register(question.id)
    expect(graded.isCorrect).toBe(right)
    expect(graded.xp).toBeGreaterThan(0)
    expect(user.xp).toBe(graded.xp)
    expect(await attemptsOf(user.id)).toMatchObject([
      { context: 'solo', isCorrect: right, timeSpent: 20_000, seq: 1 },
    ])
    const { open } = (await page.send('GET', '/api/solo-challenge/status')).json()
    expect(open).toMatchObject({ round: 2, livesRemaining: right ? 3 : 2, correct: right ? 1 : 0 })
    // The run goes on with another question.
    const next = await page.send('POST', '/api/solo-challenge/start', { subject: 'Mixed Questions' })
    expect(next.json()).toMatchObject({ resumed: true })
    expect(next.json().question.stem).not.toBe(question.stem)
  })

  test('is one, however many ask for it', async () => {
    const { question, graded } = await answered()
    const accounts = await Promise.all([register(question.id), register(question.id), register(question.id)])
    const xp = accounts.map(({ user }) => user.xp).sort((a, b) => b - a)
    expect(xp).toEqual([graded.xp, 0, 0])
    expect((await answer(question.id, 0)).json()).toMatchObject({ code: 'not_found' })
    expect((await register(question.id)).user.xp).toBe(0)
  })

  test('gets nothing by a question not answered, expired or unknown, and is made all the same', async () => {
    const open = await ask()
    expect((await register(open.id)).user.xp).toBe(0)
    expect((await register(randomUUID())).user.xp).toBe(0)
    const { question } = await answered()
    server.clock.now += 2 * 60 * 60_000
    const { user } = await register(question.id)
    expect(user.xp).toBe(0)
    expect(await attemptsOf(user.id)).toEqual([])
  })
})
