import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reportedQuestion } from '#protocol/http/reports.ts'
import { REPORTS_AN_HOUR } from '../../../cloud-server/reports/routes.ts'
import { adminAt, emptyAudit } from '../admin/people.ts'
import { type Browser, browser, type TestServer, testServer } from '../server.ts'
import { type CourtPlayer, loadQuestions, playerAt, QUESTIONS, ruleOn } from './court.ts'

let server: TestServer
let admin: Browser
let ann: CourtPlayer

beforeAll(async () => {
  server = await testServer()
  await loadQuestions(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.prisma.user.deleteMany()
  await server.db.prisma.rateLimit.deleteMany()
  await emptyAudit(server)
  await server.db.prisma.question.updateMany({ data: { struckAt: null, retiredAt: null } })
  admin = await adminAt(server)
  ann = await playerAt(server, 'Ann')
})

const report = (
  page: Browser,
  showingId: string,
  body: object = { reason: 'unclear', text: 'Which duty?' },
) => page.send('POST', `/api/questions/${showingId}/report`, body)
const listed = async (query = '') => {
  const reply = await admin.send('GET', `/api/admin/reports${query}`)
  expect(reply.statusCode).toBe(200)
  return reportedQuestion.array().parse(reply.json().questions)
}

describe('a report', () => {
  test('is taken once for each showing, also when sent many times at once', async () => {
    const { showingId } = await ann.answer(true)
    const replies = await Promise.all(Array.from({ length: 5 }, () => report(ann.page, showingId)))
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409, 409, 409, 409])
    expect(replies.find((reply) => reply.statusCode === 409)?.json().code).toBe('already_reported')
    expect(await server.db.prisma.questionReport.count()).toBe(1)
  })

  test('is of one’s own answered question alone', async () => {
    const answered = await ann.answer(true)
    const ben = await playerAt(server, 'Ben')
    await ann.asked()
    const open = await server.db.prisma.showing.findFirstOrThrow({
      where: { userId: ann.id, answeredAt: null },
    })
    for (const [page, id] of [
      [ben.page, answered.showingId],
      [ann.page, open.id],
      [ann.page, randomUUID()],
    ] as const)
      expect((await report(page, id)).json().code).toBe('not_found')
    expect((await report(browser(server.app), answered.showingId)).statusCode).toBe(401)
    expect(await server.db.prisma.questionReport.count()).toBe(0)
  })

  test.each([
    [{ reason: 'rude' }, 'Pick a reason'],
    [{}, 'Pick a reason'],
    [{ reason: 'slip', text: 'x'.repeat(501) }, 'Keep it to 500 characters'],
    [{ reason: 'slip', text: 7 }, expect.any(String)],
  ])('%j is refused', async (body, message) => {
    const { showingId } = await ann.answer(true)
    const reply = await report(ann.page, showingId, body)
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid'])
    expect(reply.json().message).toEqual(message)
  })

  test('is limited by the hour', async () => {
    const { showingId } = await ann.answer(true)
    await report(ann.page, showingId)
    await server.db.prisma.rateLimit.updateMany({ data: { count: REPORTS_AN_HOUR } })
    const limited = await report(ann.page, showingId)
    expect([limited.statusCode, limited.json().code]).toEqual([429, 'rate_limited'])
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('the admins’ list', () => {
  test('has the question with its key, its statistics and its reports', async () => {
    const first = await ann.answer(false)
    await report(ann.page, first.showingId, { reason: 'wrong_key', text: ' The key is B. ' })
    const [question, ...others] = await listed()
    expect(others).toEqual([])
    const item = QUESTIONS.find((one) => one.id === first.questionId)
    const attempt = await server.db.prisma.questionAttempt.findFirstOrThrow()
    expect(question).toMatchObject({
      id: first.questionId,
      stem: item?.stem,
      choices: item?.choices,
      correctIndex: item?.correctIndex,
      struck: false,
      playersLeft: 0,
      statistics: {
        answers: 1,
        right: 0,
        choices: [0, 1, 2, 3].map((choice) => (choice === attempt.selectedAnswer ? 1 : 0)),
        timeouts: 0,
      },
      reports: [{ by: 'Ann', reason: 'wrong_key', text: 'The key is B.', ruling: null }],
    })
    expect(await listed('?state=ruled')).toEqual([])
  })

  test('is written to the audit log at each look, and is for admins alone', async () => {
    await listed('?state=ruled')
    const entry = await server.db.prisma.adminAudit.findFirst({ where: { action: 'reports_viewed' } })
    expect(entry?.detail).toEqual({ state: 'ruled' })
    expect((await ann.page.send('GET', '/api/admin/reports')).statusCode).toBe(403)
    expect((await ruleOn(ann.page, 'torts-1', 'retired')).statusCode).toBe(403)
    expect(await server.db.prisma.question.count({ where: { struckAt: { not: null } } })).toBe(0)
  })

  test('one question is looked at without a report too, and the look is written down', async () => {
    const reply = await admin.send('GET', '/api/admin/reports/torts-3')
    expect(reportedQuestion.parse(reply.json())).toMatchObject({ id: 'torts-3', reports: [] })
    const entry = await server.db.prisma.adminAudit.findFirst({ where: { action: 'question_viewed' } })
    expect(entry?.detail).toEqual({ questionId: 'torts-3' })
    expect((await admin.send('GET', '/api/admin/reports/nothing')).json().code).toBe('not_found')
    expect((await ann.page.send('GET', '/api/admin/reports/torts-3')).statusCode).toBe(403)
  })

  test('a question nobody has is not found, and a ruling must be one of two', async () => {
    expect((await ruleOn(admin, 'nothing', 'sound')).json().code).toBe('not_found')
    const reply = await ruleOn(admin, 'torts-1', 'deleted' as never)
    expect(reply.json().code).toBe('invalid')
  })
})

describe('ruled sound', () => {
  test('the reports are closed, the reporter gets a note, the record stays; twice is once', async () => {
    const { showingId, questionId } = await ann.answer(true)
    await report(ann.page, showingId)
    const before = await server.db.prisma.user.findUniqueOrThrow({ where: { id: ann.id } })
    for (let i = 0; i < 2; i++) {
      const reply = await ruleOn(admin, questionId, 'sound')
      expect(reply.json()).toMatchObject({ struck: false, reports: [{ ruling: 'sound' }] })
    }
    expect(await listed()).toEqual([])
    expect(await listed('?state=ruled')).toHaveLength(1)
    expect(await server.db.prisma.user.findUniqueOrThrow({ where: { id: ann.id } })).toEqual(before)
    expect(await server.db.prisma.adminAudit.count({ where: { action: 'question_ruled_sound' } })).toBe(1)

    const [note, ...others] = (await ann.page.send('GET', '/api/notes')).json()
    expect(others).toEqual([])
    expect(note).toMatchObject({ kind: 'report_sound', subject: 'Torts', xpChange: 0 })
    const ben = await playerAt(server, 'Ben')
    expect((await ben.page.send('POST', `/api/notes/${note.id}/read`)).json().code).toBe('not_found')
    for (let i = 0; i < 2; i++)
      expect((await ann.page.send('POST', `/api/notes/${note.id}/read`)).json()).toEqual({ ok: true })
    expect((await ann.page.send('GET', '/api/notes')).json()).toEqual([])
  })
})
