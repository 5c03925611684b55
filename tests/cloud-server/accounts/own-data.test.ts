import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { routes } from '#protocol/routes.ts'
import { COPIES_AN_HOUR } from '../../../cloud-server/accounts/own-data.ts'
import { type CourtPlayer, loadQuestions, playerAt } from '../reports/court.ts'
import { portia, type TestServer, testServer } from '../server.ts'

let server: TestServer
let ann: CourtPlayer

beforeAll(async () => {
  server = await testServer()
  await loadQuestions(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.prisma.user.deleteMany()
  await server.db.prisma.rateLimit.deleteMany()
  ann = await playerAt(server, 'Ann')
})

const copy = () => ann.page.send('GET', '/api/account/data')
const reply = routes['GET /api/account/data'].reply

test('a copy of one’s data holds every answer in order, and what is kept beside', async () => {
  const given = [await ann.answer(true), await ann.answer(false), await ann.answer(true)]
  const data = reply.parse((await copy()).json())
  expect(data.answers.map(({ question, correct }) => ({ question, correct }))).toEqual(
    given.map(({ questionId, right }) => ({ question: questionId, correct: right })),
  )
  expect(data.account).toEqual([expect.objectContaining({ username: 'Ann', email: 'ann@example.test' })])
  expect(data.subjects).toEqual([expect.objectContaining({ subject: 'Torts', answered: 3, correct: 2 })])
  expect(data.devices).toHaveLength(1)
})

test('is whole beyond one page of answers, and holds nobody else’s', async () => {
  await ann.answer(true)
  const ben = await playerAt(server, 'Ben')
  await ben.answer(true)
  const one = await server.db.prisma.questionAttempt.findFirstOrThrow({ where: { userId: ann.id } })
  await server.db.prisma.questionAttempt.createMany({
    data: Array.from({ length: 2_000 }, (_, i) => ({
      ...one,
      id: crypto.randomUUID(),
      showingId: crypto.randomUUID(),
      seq: one.seq + i + 1,
    })),
  })
  const text = (await copy()).body
  expect(reply.parse(JSON.parse(text)).answers).toHaveLength(2_001)
  expect(text).not.toContain('ben@example.test')
})

test('holds no secret, not even hashed', async () => {
  const text = (await copy()).body
  const { passwordHash } = await server.db.prisma.user.findUniqueOrThrow({ where: { id: ann.id } })
  const [session] = await server.db.prisma.session.findMany({ where: { userId: ann.id } })
  for (const secret of [passwordHash, session?.tokenHash ?? expect.fail('no session'), portia.password])
    expect(text).not.toContain(secret)
})

test('of a newcomer is read too, and an hour has so many', async () => {
  for (let i = 0; i < COPIES_AN_HOUR; i += 1) expect(reply.parse((await copy()).json()).answers).toEqual([])
  const refused = await copy()
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})
