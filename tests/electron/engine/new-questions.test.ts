import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type ClientRequest, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { HEADER_ENGINE_SECRET } from '#protocol/engine-messages.ts'
import type { ShownQuestion, SoloChallenge } from '#protocol/http/solo.ts'
import { loadBank } from '../../../cloud-server/store/bank.ts'
import { item, writeBank } from '../../study/bank-builder.ts'
import { newPlayer } from '../../sync/player.ts'
import { type TestCloud, testCloud } from '../support/cloud.ts'
import { computer, type Desk, desk, SECRET } from '../support/desk.ts'

// The same ids, keys moved and texts changed; one question gone and one new.
const older = [1, 2, 3].map((n) => item(`torts-${n}`, { correctIndex: 0 }))
const newer = [2, 3, 4].map((n) =>
  item(`torts-${n}`, { correctIndex: 1, stem: `Mended: who prevails in torts-${n}?` }),
)

let cloud: TestCloud
let served: string
let home: Awaited<ReturnType<typeof computer>>
let engine: Desk
beforeAll(async () => {
  served = await mkdtemp(path.join(tmpdir(), 'bar-duel-served-'))
  cloud = await testCloud({ bankRoot: served })
})
afterAll(async () => {
  await cloud.remove()
  await rm(served, { recursive: true })
})
beforeEach(async () => {
  for (const practice of [older, newer]) {
    await writeBank(served, { practice })
    await loadBank(cloud.db, served)
  }
  home = await computer()
  await writeBank(home.bankFolder, { practice: older })
  engine = await desk(cloud.url, home, await newPlayer(cloud.db))
  await engine.send('GET', '/api/auth/me')
})
afterEach(async () => {
  await engine.quit()
  await home.remove()
})

const post = async <T>(url: string, body: object = {}): Promise<T> => {
  const reply = await engine.send('POST', url, body)
  expect(reply).toMatchObject({ status: 200 })
  return reply.body as T
}
interface Asked {
  challenge: SoloChallenge
  question: ShownQuestion
}
const start = () => post<Asked>('/api/solo-challenge/start', { subject: 'Torts' })
const answer = ({ challenge, question }: Asked, userAnswer = 0) =>
  post<{ correctAnswer: number; challenge: SoloChallenge }>('/api/solo-challenge/answer', {
    challengeId: challenge.id,
    questionId: question.id,
    userAnswer,
  })
/** Whether the player's file holds the server's version. */
async function isNew(): Promise<boolean> {
  return (await engine.bank()) === (await cloud.db.prisma.bankVersion.findFirst())?.hash
}

const stems = async (): Promise<Set<string>> => {
  const seen = new Set<string>()
  let asked = await start()
  for (let i = 0; i < 3; i++) {
    seen.add(asked.question.stem)
    const { challenge } = await answer(asked)
    if (challenge.livesRemaining === 0) break
    asked = await post<Asked>('/api/solo-challenge/next-question', { challengeId: challenge.id })
  }
  return seen
}

test('come in the background, and never under a question the player has before them', async () => {
  const asked = await start()
  expect(asked.question.stem).not.toContain('Mended')
  await post('/api/sync/now')
  // Fetched or not yet: the question stays what it was, and is graded by what was shown.
  expect((await start()).question).toEqual(asked.question)
  const shownKey = asked.question.choices.findIndex((choice) => choice.startsWith('right for'))
  const { correctAnswer, challenge } = await answer(asked)
  expect(correctAnswer).toBe(shownKey)
  await expect.poll(isNew).toBe(true)
  const next = await post<Asked>('/api/solo-challenge/next-question', { challengeId: challenge.id })
  expect(next.question.stem).toContain('Mended')
})

test('come in after an answer whose page went away before the reply', async () => {
  const kept = engine.kept()
  await engine.quit()
  engine = await desk(cloud.url, home, kept, { leastAnswerMs: 300 })
  const { app } = engine
  let answering: ClientRequest | null = null
  app.addHook('preHandler', async ({ url }) => {
    if (url.endsWith('/answer')) answering?.destroy()
  })
  const socketPath = await app.listen({ path: path.join(home.dataFolder, 'engine.sock') })
  const { challenge, question } = await start()
  answering = request({
    socketPath,
    method: 'POST',
    path: '/api/solo-challenge/answer',
    headers: { [HEADER_ENGINE_SECRET]: SECRET, 'content-type': 'application/json' },
  })
  const gone = once(answering, 'error')
  answering.end(JSON.stringify({ challengeId: challenge.id, questionId: question.id, userAnswer: 0 }))
  await gone
  await post('/api/sync/now')
  await expect.poll(isNew).toBe(true)
})

test('are downloaded once, however many syncs come meanwhile', async () => {
  const { fetch } = globalThis
  const line = Promise.withResolvers<void>()
  let downloads = 0
  const slow = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!String(input).includes('/api/bank/practice')) return fetch(input, init)
    downloads += 1
    const reply = await fetch(input, init)
    await line.promise
    return reply
  })
  for (let sync = 0; sync < 3; sync++) await post('/api/sync/now')
  await expect.poll(() => downloads).toBeGreaterThan(0)
  line.resolve()
  await expect.poll(isNew).toBe(true)
  slow.mockRestore()
  expect(downloads).toBe(1)
})

test('are kept for the next start, with the network gone', async () => {
  await post('/api/sync/now')
  await expect.poll(isNew).toBe(true)
  const kept = engine.kept()
  await engine.quit()
  await cloud.stop()
  engine = await desk(cloud.url, home, kept)
  for (const stem of await stems()) expect(stem).toContain('Mended')
  await cloud.start()
})

test('that are not what their hash says are not taken', async () => {
  await writeFile(
    path.join(served, 'practice.json'),
    JSON.stringify([...newer, item('stray', { pool: 'ranked' })]),
  )
  await post('/api/sync/now')
  expect(await isNew()).toBe(false)
  for (const stem of await stems()) expect(stem).not.toContain('Mended')
})

test('leave an answer to one that is gone gradeable', async () => {
  const asked = await start()
  await answer(asked)
  expect(await post('/api/sync/now')).toMatchObject({ phase: 'idle' })
  const refused = await engine.send('GET', '/api/sync/refused')
  expect(refused.body).toEqual([])
  expect(
    await cloud.db.prisma.questionAttempt.count({ where: { userId: engine.kept()?.userId ?? '' } }),
  ).toBe(1)
})
