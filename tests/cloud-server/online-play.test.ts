import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESKTOP_CLIENT, HEADER_CLIENT } from '#protocol/session.ts'
import { HOUR_MS } from '#rules/days.ts'
import { SUBJECTS } from '#rules/subjects.ts'
import { loadBank } from '../../cloud-server/store/bank.ts'
import { isKey, item, writeBank } from '../study/bank-builder.ts'
import { newPlayer } from '../sync/player.ts'
import { type TestServer, testServer } from './server.ts'

// The deeds of a script that knows the practice keys, online, by the server's own clock.

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  const practice = SUBJECTS.flatMap((subject) =>
    Array.from({ length: 60 }, (_, i) => item(`${subject}-${i}`, { subject, difficulty: 1 + (i % 10) })),
  )
  const folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-online-'))
  await writeBank(folder, { practice })
  await loadBank(server.db, folder)
  await rm(folder, { recursive: true })
})
afterAll(() => server.close())

async function player() {
  const { userId, token } = await newPlayer(server.db)
  const headers = { [HEADER_CLIENT]: DESKTOP_CLIENT, authorization: `Bearer ${token}` }
  return {
    userId,
    async send(method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) {
      const reply = await server.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
      return { status: reply.statusCode, body: reply.json(), wait: reply.headers['retry-after'] }
    },
    user: () => server.db.prisma.user.findUniqueOrThrow({ where: { id: userId } }),
  }
}
type Player = Awaited<ReturnType<typeof player>>

const keyOf = ({ choices }: { choices: string[] }): number => choices.findIndex(isKey)

/** Answers questions of a run right, each after so long (ms); returns the last reply. */
async function solo({ send }: Player, count: number, tookMs: number) {
  const { body } = await send('POST', '/api/solo-challenge/start', { subject: 'Torts' })
  const challengeId = body.challenge.id
  let { question } = body
  for (let i = 0; ; i += 1) {
    server.clock.now += tookMs
    const userAnswer = keyOf(question)
    const given = { challengeId, questionId: question.id, userAnswer }
    const reply = await send('POST', '/api/solo-challenge/answer', given)
    if (reply.status !== 200 || i === count - 1) return reply
    question = (await send('POST', '/api/solo-challenge/next-question', { challengeId })).body.question
  }
}

/** Takes a block and hands it in: all right, or all blank. */
async function block({ send }: Player, length: 33 | 100, isBlank: boolean) {
  const { status, body, wait } = await send('POST', '/api/exam/start', { length })
  if (status !== 200) return { status, body, wait }
  for (const [at, question] of isBlank ? [] : body.questions.entries()) {
    server.clock.now += 1_000
    const mark = { at, place: keyOf(question), flagged: false, struck: [], highlights: [] }
    await send('PATCH', `/api/exam/${body.id}`, { current: at, mark })
  }
  return send('POST', `/api/exam/${body.id}/finish`)
}

test('a script that plays a run right, one answer every two seconds, is held for its pace', async () => {
  const script = await player()
  expect(await solo(script, 24, 2_000)).toMatchObject({ status: 200 })
  expect(await script.user()).toMatchObject({ heldFor: null })
  expect(await solo(script, 1, 2_000)).toMatchObject({ status: 200 })
  expect(await script.user()).toMatchObject({ heldFor: 'pace', heldAt: new Date(server.clock.now) })
})

test('blocks left blank make no question met', async () => {
  const script = await player()
  for (let i = 0; i < 2; i += 1) expect(await block(script, 100, true)).toMatchObject({ status: 200 })
  expect(await script.user()).toMatchObject({ offlinePace: 0, offlineAccuracy: 0 })
  await solo(script, 26, 2_000)
  expect(await script.user()).toMatchObject({ heldFor: 'pace' })
})

test('a block answered all right moves the sum of hard answers and not that of quick ones', async () => {
  const script = await player()
  expect((await block(script, 100, false)).body).toMatchObject({ right: 100 })
  const { offlineAccuracy, offlinePace } = await script.user()
  expect(offlineAccuracy).toBeGreaterThan(2)
  expect(offlinePace).toBe(0)
})

test('a player who takes the time to read is held for nothing, however quick the tenth answer', async () => {
  const student = await player()
  for (let i = 0; i < 5; i += 1) {
    await solo(student, 9, 12_000)
    await solo(student, 1, 3_000)
  }
  expect(await student.user()).toMatchObject({ heldFor: null })
})

test('online too a day holds 1,500 answers, and the next day holds more', async () => {
  const script = await player()
  const { userId } = script
  const full = 1_499
  const start = new Date(server.clock.now).setUTCHours(0, 0, 0, 0)
  server.clock.now = start + 12 * HOUR_MS
  await server.db.prisma.user.update({ where: { id: userId }, data: { eventSeq: full } })
  await server.db.prisma.questionAttempt.createMany({
    data: Array.from({ length: full }, (_, i) => ({
      ...{ id: randomUUID(), userId, seq: i + 1, showingId: randomUUID(), questionId: 'Torts-1' },
      ...{ context: 'solo', subject: 'Torts', subtopic: 'Negligence', area: 'Duty' },
      ...{ selectedAnswer: 1, isCorrect: true, difficulty: 1, createdAt: new Date(start + i) },
    })),
  })
  const untilMidnight = () => String(Math.ceil((start + 86_400_000 - server.clock.now) / 1_000))
  expect(await block(script, 33, true)).toMatchObject({
    ...{ status: 429, body: { code: 'rate_limited' } },
    wait: untilMidnight(),
  })
  expect(await solo(script, 1, 10_000)).toMatchObject({ status: 200 })
  const over = await solo(script, 1, 10_000)
  expect(over).toMatchObject({ status: 429, body: { code: 'rate_limited' }, wait: untilMidnight() })
  expect(over.body.message).toContain('1,500 answers')
  server.clock.now = start + 86_400_000
  expect(await solo(script, 1, 10_000)).toMatchObject({ status: 200 })
})
