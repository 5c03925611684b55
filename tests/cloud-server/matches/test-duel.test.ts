import { afterAll, beforeAll, expect, test } from 'vitest'
import { isKey } from '../../study/bank-builder.ts'
import { type DuelFixture, duelFixture, type Node } from './duel-fixture.ts'

let fixture: DuelFixture
let node: Node

beforeAll(async () => {
  fixture = await duelFixture()
  node = await fixture.node()
})
afterAll(() => fixture.close())

async function call(path: string, body: object) {
  const reply = await node.app.inject({
    method: 'POST',
    url: path,
    headers: { host: 'localhost', origin: 'http://localhost' },
    payload: body,
  })
  return { status: reply.statusCode, body: reply.json() }
}

test('anyone plays ten practice questions, graded once each, and nothing of it counts', async () => {
  const duelId = `test-${crypto.randomUUID()}`
  const seen = new Set<string>()
  for (let round = 1; round <= 10; round++) {
    const next = await call('/test/duel-next', { duelId, subjects: ['Torts', 'Evidence'] })
    expect(next.status).toBe(200)
    const { question } = next.body
    expect(question).toMatchObject({ round, totalRounds: 10, timeLimitSec: 60 })
    expect(JSON.stringify(next.body)).not.toMatch(/correctIndex|explanation/)
    expect((await call('/test/duel-next', { duelId })).body.question).toEqual(question)
    seen.add(question.stem)
    const stored = await fixture.db.prisma.testDuel.findUniqueOrThrow({ where: { id: duelId } })
    expect(stored.questionId).toMatch(/^p-/)
    const choiceIndex = round === 10 ? -1 : question.choices.findIndex(isKey)
    const answer = { duelId, playerId: 'me', questionId: question.id, choiceIndex, timeMs: 5 }
    const graded = await call('/test/duel-answer', answer)
    expect(graded.body).toMatchObject({
      correct: round < 10,
      correctIndex: question.choices.findIndex(isKey),
      explanation: expect.stringMatching(/^explanation of/),
      scores: { player: Math.min(round, 9) },
      duelComplete: round === 10,
    })
    expect((await call('/test/duel-answer', answer)).body).toMatchObject({ code: 'already_answered' })
  }
  expect(seen.size).toBe(10)
  expect((await call('/test/duel-next', { duelId })).body).toEqual({ done: true, question: null })
  expect(await fixture.db.prisma.questionAttempt.count()).toBe(0)
  expect(await fixture.db.prisma.match.count()).toBe(0)
})

test('one that nobody ends is forgotten when its time is over', async () => {
  const brisk = await fixture.node({ tidyMs: 20 })
  await call('/test/duel-next', { duelId: 'given up' })
  await call('/test/duel-next', { duelId: 'still open' })
  await fixture.db.prisma.testDuel.update({ where: { id: 'given up' }, data: { expiresAt: new Date(0) } })
  const left = () =>
    fixture.db.prisma.testDuel.findMany({ where: { id: { in: ['given up', 'still open'] } } })
  await expect.poll(async () => (await left()).map(({ id }) => id)).toEqual(['still open'])
  await brisk.stop()
})

test('unknown tests and questions not asked are refused with a code', async () => {
  const questionId = crypto.randomUUID()
  const answer = { duelId: 'nothing', questionId, choiceIndex: 0 }
  expect(await call('/test/duel-answer', answer)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  await call('/test/duel-next', { duelId: 'something' })
  expect(await call('/test/duel-answer', { ...answer, duelId: 'something' })).toMatchObject({
    status: 409,
    body: { code: 'not_current' },
  })
  expect(await call('/test/duel-next', { duelId: '' })).toMatchObject({ status: 400 })
})

test('the duel test is limited by address', async () => {
  const replies = []
  for (let i = 0; i < 130; i++) replies.push(await call('/test/duel-next', { duelId: 'limited' }))
  expect(replies.at(-1)).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
})
