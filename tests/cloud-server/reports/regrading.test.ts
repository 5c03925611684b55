import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#rules/days.ts'
import { regrader } from '../../../cloud-server/reports/regrader.ts'
import { isKey, item } from '../../study/bank-builder.ts'
import { adminAt, emptyAudit } from '../admin/people.ts'
import { type Browser, type TestServer, testServer } from '../server.ts'
import {
  answerDaily,
  type CourtPlayer,
  idOf,
  loadQuestions,
  playerAt,
  QUESTIONS,
  recordOf,
  ruleOn,
} from './court.ts'

const NOON = Date.UTC(2026, 10, 20, 12)
let server: TestServer
let admin: Browser
let ann: CourtPlayer
const failures: unknown[] = []

beforeAll(async () => {
  server = await testServer()
  await loadQuestions(server)
  const cases = Array.from({ length: 6 }, (_, i) => item(`case-${i}`, { pool: 'daily', difficulty: 7 }))
  await loadQuestions(server, cases, 'daily')
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.now = NOON
  await server.db.prisma.user.deleteMany()
  await server.db.prisma.rateLimit.deleteMany()
  await emptyAudit(server)
  await server.db.prisma.question.updateMany({ data: { struckAt: null, retiredAt: null } })
  failures.length = 0
  admin = await adminAt(server)
  ann = await playerAt(server, 'Ann')
})

/** Waits until every record is in line with the rulings, as any node of the server brings them there. */
async function regraded(): Promise<void> {
  await regrader(
    server.db,
    () => server.clock.now,
    (error) => failures.push(error),
  ).regrade()
  expect(failures).toEqual([])
}
const retire = async (questionId: string) => {
  const reply = await ruleOn(admin, questionId, 'retired')
  expect([reply.statusCode, reply.json().struck]).toEqual([200, true])
  await regraded()
}
const restore = async (questionId: string) => {
  expect((await ruleOn(admin, questionId, 'sound')).json().struck).toBe(false)
  await regraded()
}
const notesOf = async (player: CourtPlayer) => (await player.page.send('GET', '/api/notes')).json()

test('retiring takes the answers out of statistics, XP and mastery, and tells the player', async () => {
  const wrong = await ann.answer(false)
  for (let i = 0; i < 4; i++) await ann.answer(true)
  const before = await recordOf(server, ann.id)
  expect(before.user).toMatchObject({
    totalQuestionsAnswered: 5,
    totalCorrectAnswers: 4,
    totalXp: 3 + 48 + 6,
  })
  await retire(wrong.questionId)
  const after = await recordOf(server, ann.id)
  expect(after.user).toMatchObject({ totalQuestionsAnswered: 4, totalCorrectAnswers: 4, totalXp: 48 + 6 })
  expect(after.user.recentAttempts).toHaveLength(4)
  expect(after.subjects[0]).toMatchObject({ questionsAnswered: 4, correctAnswers: 4 })
  expect(after.attempts[0]).toMatchObject({ xpGained: 0, streakBonus: 0, masteryDelta: 0, isCorrect: false })
  expect(await notesOf(ann)).toMatchObject([{ kind: 'struck', xpChange: -3, subject: 'Torts' }])
})

test('the charts of analytics leave the answers out as the record does', async () => {
  const wrong = await ann.answer(false)
  for (let i = 0; i < 3; i++) await ann.answer(true)
  const read = async (path: string) => (await ann.page.send('GET', path)).json()
  await retire(wrong.questionId)
  const own = await read('/api/stats/own')
  const charts = await read('/api/stats/analytics?timeZone=UTC')
  expect([own.totalQuestionsAnswered, own.totalCorrectAnswers]).toEqual([3, 3])
  expect(charts.total).toMatchObject({ answered: 3, correct: 3 })
  await restore(wrong.questionId)
  expect((await read('/api/stats/analytics?timeZone=UTC')).total).toMatchObject({ answered: 4, correct: 3 })
})

test('what was told of an answer no longer counts: how sure its player was, and why it was a miss', async () => {
  const practice = async (confidence: 'sure' | 'guess') => {
    const { question } = (await ann.page.send('POST', '/api/practice/next', {})).json()
    const userAnswer = (question.choices.findIndex(isKey) + 1) % 4
    const answer = { questionId: question.id, userAnswer, confidence }
    await ann.page.send('POST', '/api/practice/answer', answer)
    await ann.page.send('POST', '/api/practice/reason', { questionId: question.id, reason: 'misread' })
    return idOf(question)
  }
  const struck = await practice('sure')
  await practice('guess')
  await retire(struck)
  expect((await ann.page.send('GET', '/api/stats/confidence')).json()).toMatchObject({
    steps: [{ confidence: 'guess', answered: 1, correct: 0 }],
    reasons: [{ reason: 'misread', misses: 1 }],
  })
})

test('a streak broken by the question alone is whole again, with its bonuses', async () => {
  await ann.answer(true)
  await ann.answer(true)
  const wrong = await ann.answer(false)
  for (let i = 0; i < 3; i++) await ann.answer(true)
  const { user: before } = await recordOf(server, ann.id)
  expect([before.currentOverallStreak, before.totalXp]).toEqual([3, 5 * 12 + 3 + 2])
  await retire(wrong.questionId)
  const { user, attempts } = await recordOf(server, ann.id)
  expect(user.currentOverallStreak).toBe(5)
  expect(attempts.map((one) => one.streakBonus)).toEqual([0, 0, 0, 2, 4, 6])
  expect(user.totalXp).toBe(5 * 12 + 2 + 4 + 6)
  expect(user.dailyXpEarned).toBe(user.totalXp)
})

const rulings = () => server.db.prisma.questionReport.findMany({ select: { ruling: true } })

test('restored, everything is as it was; a ruling given twice is one', async () => {
  const answers = []
  for (const right of [true, true, false, true, false, true, true]) answers.push(await ann.answer(right))
  const before = await recordOf(server, ann.id)
  const struck = answers[2]?.questionId ?? ''
  const report = { reason: 'unclear', text: 'Which day?' }
  await ann.page.send('POST', `/api/questions/${answers[2]?.showingId}/report`, report)
  await retire(struck)
  const without = await recordOf(server, ann.id)
  expect(without).not.toEqual(before)
  await retire(struck)
  await regraded()
  expect(await recordOf(server, ann.id)).toEqual(without)
  expect(await notesOf(ann)).toHaveLength(1)
  expect(await rulings()).toEqual([{ ruling: 'retired' }])
  await restore(struck)
  await restore(struck)
  // Found: “Upheld” stood beside the question that was sound again.
  expect(await rulings()).toEqual([{ ruling: 'sound' }])
  expect(await recordOf(server, ann.id)).toEqual(before)
  expect(await server.db.prisma.voidedAttempt.count()).toBe(0)
  const deeds = await server.db.prisma.adminAudit.groupBy({ by: ['action'], _count: { _all: true } })
  expect(deeds.map(({ action, _count }) => [action, _count._all]).sort()).toEqual([
    ['admin_granted', 1],
    ['question_restored', 1],
    ['question_struck', 1],
  ])
})

test('a player whose only answers are struck stands where they began, and the row of the subject is gone', async () => {
  const { questionId } = await ann.answer(true)
  await retire(questionId)
  const { user, subjects, topics } = await recordOf(server, ann.id)
  expect(user).toMatchObject({ totalXp: 0, level: 1, totalQuestionsAnswered: 0, recentAttempts: [] })
  expect([subjects, topics]).toEqual([[], []])
})

test('others are left alone, finished runs, points and ratings stand', async () => {
  const ben = await playerAt(server, 'Ben')
  const mine = [await ann.answer(true), await ann.answer(true)]
  const theirs = await ben.answer(true)
  const struck = mine.find((one) => one.questionId !== theirs.questionId)?.questionId ?? ''
  await server.db.prisma.user.update({
    where: { id: ann.id },
    data: { points: 30, overallElo: 1220, totalWins: 1 },
  })
  const run = await server.db.prisma.soloRun.findFirstOrThrow({ where: { userId: ann.id } })
  const before = await recordOf(server, ben.id)
  await retire(struck)
  expect(await recordOf(server, ben.id)).toEqual(before)
  expect(await notesOf(ben)).toEqual([])
  const { user } = await recordOf(server, ann.id)
  expect(user).toMatchObject({ points: 30, overallElo: 1220, totalWins: 1, totalXp: 12 })
  expect(await server.db.prisma.soloRun.findFirstOrThrow({ where: { userId: ann.id } })).toEqual(run)
})

test('a struck question is no longer asked, stays so when the bank is loaded anew, and returns when restored', async () => {
  const keep = QUESTIONS[0]?.id ?? ''
  for (const { id } of QUESTIONS.slice(1)) await ruleOn(admin, id, 'retired')
  expect(await ann.asked()).toBe(keep)
  await loadQuestions(server, [...QUESTIONS.slice(0, 11), { ...QUESTIONS[11], stem: 'Reworded?' } as never])
  const served = () =>
    server.db.prisma.question.findMany({ where: { pool: 'practice', retiredAt: null }, select: { id: true } })
  expect(await served()).toEqual([{ id: keep }])
  await ruleOn(admin, 'torts-5', 'sound')
  expect((await served()).map(({ id }) => id).sort()).toEqual(['torts-0', 'torts-5'])
  await loadQuestions(server)
})

describe('the cases of three days, the second answered after its midnight', () => {
  /** The questions of the cases; three days pay 15 XP on the third. */
  async function threeDays(): Promise<string[]> {
    const first = await answerDaily(server, ann, false)
    server.clock.now = NOON + DAY_MS * 1.5 - 60_000
    const second = await answerDaily(server, ann, true, 90_000)
    server.clock.now = NOON + DAY_MS * 2
    return [first, second, await answerDaily(server, ann, true)]
  }

  test('are left alone when the question struck is another', async () => {
    const { questionId } = await ann.answer(false)
    const cases = await threeDays()
    const before = await recordOf(server, ann.id)
    expect(before.user).toMatchObject({ dailyStreak: 3, bestDailyStreak: 3, lastDailyDate: '2026-11-22' })
    await retire(questionId)
    const { user, attempts } = await recordOf(server, ann.id)
    expect(user).toMatchObject({ dailyStreak: 3, bestDailyStreak: 3, lastDailyDate: '2026-11-22' })
    expect(user.totalXp).toBe(before.user.totalXp - 3)
    const dailies = attempts.filter((one) => cases.includes(one.questionId))
    expect(dailies).toEqual(before.attempts.filter((one) => cases.includes(one.questionId)))
    expect(dailies.map((one) => one.xpGained + one.streakBonus)).toEqual([15, 150, 150 + 15])
    await restore(questionId)
    expect(await recordOf(server, ann.id)).toEqual(before)
  })

  test('keep the streak of days when one is struck: only its XP, statistics and mastery go', async () => {
    const [, second = ''] = await threeDays()
    const before = await recordOf(server, ann.id)
    await retire(second)
    const { user, attempts } = await recordOf(server, ann.id)
    expect(user).toMatchObject({ dailyStreak: 3, bestDailyStreak: 3, lastDailyDate: '2026-11-22' })
    expect(user).toMatchObject({ totalXp: 15 + 150 + 15, totalQuestionsAnswered: 2, totalCorrectAnswers: 1 })
    expect(attempts.map((one) => one.xpGained + one.streakBonus)).toEqual([15, 0, 150 + 15])
    expect(attempts[1]?.masteryDelta).toBe(0)
    await restore(second)
    expect(await recordOf(server, ann.id)).toEqual(before)
  })
})

describe('answers that come in meanwhile', () => {
  test('one given to a question already struck is taken out by the next round', async () => {
    const asked = await ann.asked()
    await retire(asked)
    await ann.answer(true)
    expect((await recordOf(server, ann.id)).user.totalXp).toBe(12)
    await regraded()
    expect((await recordOf(server, ann.id)).user).toMatchObject({ totalXp: 0, totalQuestionsAnswered: 0 })
  })

  test('no answer is lost or counted twice while records are regraded on two nodes at once', async () => {
    const players = [ann, await playerAt(server, 'Ben'), await playerAt(server, 'Cat')]
    const answered = await Promise.all(players.map((player) => player.answer(true)))
    const struck = new Set<string>()
    const nodes = [1, 2].map(() =>
      regrader(
        server.db,
        () => server.clock.now,
        (error) => failures.push(error),
      ),
    )
    await Promise.all([
      ...players.map(async (player) => {
        // Few enough right ones to stay below level 2, whose floor would keep XP that was taken back.
        for (let i = 0; i < 12; i++) await player.answer(i % 3 === 0)
      }),
      (async () => {
        for (const { questionId } of [...answered, { questionId: 'torts-3' }, { questionId: 'torts-7' }]) {
          struck.add(questionId)
          await ruleOn(admin, questionId, 'retired')
          await Promise.all(nodes.map((node) => node.regrade()))
        }
      })(),
    ])
    await regraded()
    for (const { id } of players) {
      const { user, attempts, subjects } = await recordOf(server, id)
      const left = attempts.filter((one) => !struck.has(one.questionId))
      expect(attempts).toHaveLength(13)
      expect(user.totalQuestionsAnswered).toBe(left.length)
      expect(user.totalCorrectAnswers).toBe(left.filter((one) => one.isCorrect).length)
      expect(subjects[0]?.questionsAnswered ?? 0).toBe(left.length)
      const earned = attempts.reduce((sum, one) => sum + one.xpGained + one.streakBonus, 0)
      expect(user.totalXp).toBe(earned)
      for (const one of attempts) if (struck.has(one.questionId)) expect(one.xpGained).toBe(0)
    }
  })
})
