import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyProtocol } from '#http/errors.ts'
import type { SubtopicRecord } from '#protocol/http/stats.ts'
import { DAY_MS as DAY } from '#rules/days.ts'
import { SHORT_NAMES, SUBJECTS } from '#rules/subjects.ts'
import { studyPlugin } from '#study/plugin.ts'
import { averageDailyXp } from '#study/stats/routes.ts'
import { loadBank } from '../../cloud-server/store/bank.ts'
import { cloudStudyStore } from '../../cloud-server/store/study.ts'
import { browser, portia, type TestServer, testServer } from '../cloud-server/server.ts'
import { spread, writeBank } from './bank-builder.ts'

let server: TestServer
let folder: string
let app: FastifyInstance
let userId: string
let now: number

beforeAll(async () => {
  server = await testServer()
  folder = await mkdtemp(path.join(tmpdir(), 'bank-'))
  await writeBank(folder, { practice: spread({ each: 4 }) })
  await loadBank(server.db, folder)
  userId = (await browser(server.app).send('POST', '/api/auth/register', portia)).json().id
  now = Date.UTC(2026, 10, 20, 12)
  app = Fastify()
  applyProtocol(app, () => null)
  await studyPlugin(app, {
    store: cloudStudyStore(server.db),
    identify: async () => ({ userId, role: 'player' }),
    now: () => now,
    random: Math.random,
    leastAnswerMs: 0,
  })
})
afterAll(async () => {
  await app.close()
  await server.close()
  await rm(folder, { recursive: true })
})

const get = async (url: string) => (await app.inject({ url })).json()
const post = async (url: string, body: unknown) =>
  (await app.inject({ method: 'POST', url, payload: body as object })).json()

test('a player who has answered nothing stands at nothing in all seven subjects', async () => {
  const { overallStats, subjectStats } = await get('/api/mastery/progress')
  expect(overallStats).toEqual({
    totalCorrectAnswers: 0,
    totalQuestionsAnswered: 0,
    totalHoursPlayed: 0,
    subjectsMastered: 0,
    hasAchievedVictory: false,
    victoryDate: null,
  })
  expect(subjectStats.map((one: { subject: string }) => one.subject)).toEqual(SUBJECTS)
  expect(await get('/api/stats/recommendations')).toEqual([])
  expect(Object.keys(await get('/api/stats/subtopics'))).toEqual(Object.values(SHORT_NAMES))
  expect(await get('/api/stats/own')).toMatchObject({ totalXp: 0, averageDailyXp: 0, recentAttempts: [] })
})

describe('after a run of three wrong answers among some right ones', () => {
  let answered = 0
  let right = 0

  beforeAll(async () => {
    const { challenge, question } = await post('/api/solo-challenge/start', { subject: 'Torts' })
    let shown = question
    for (let wrong = 0; wrong < 3; ) {
      now += 10_000
      const item = await server.db.prisma.showing.findUniqueOrThrow({ where: { id: shown.id } })
      const { correctIndex } = await server.db.prisma.question.findUniqueOrThrow({
        where: { id: item.questionId },
      })
      const key = (item.order as number[]).indexOf(correctIndex)
      const place = answered % 2 === 0 ? key : (key + 1) % 4
      const grade = await post('/api/solo-challenge/answer', {
        challengeId: challenge.id,
        questionId: shown.id,
        userAnswer: place,
      })
      answered++
      if (grade.isCorrect) right++
      else wrong++
      if (wrong < 3)
        shown = (await post('/api/solo-challenge/next-question', { challengeId: challenge.id })).question
    }
  })

  test('every sum is the sum of the answers', async () => {
    const { overallStats, subjectStats } = await get('/api/mastery/progress')
    expect(overallStats).toMatchObject({ totalCorrectAnswers: right, totalQuestionsAnswered: answered })
    const torts = subjectStats.find((one: { subject: string }) => one.subject === 'Torts')
    expect(torts).toMatchObject({
      correctAnswers: right,
      questionsAnswered: answered,
      isProvisional: true,
      currentDifficultyLevel: 1,
    })
    expect(torts.hoursPlayed).toBeCloseTo((answered * 10_000) / 3_600_000, 10)
    const { Torts } = await get('/api/stats/subtopics')
    expect(Torts.overall).toMatchObject({
      name: 'Torts',
      questionsAttempted: answered,
      questionsCorrect: right,
    })
    const subtopics: SubtopicRecord[] = Torts.subtopics
    expect(subtopics.reduce((sum, one) => sum + one.attempts, 0)).toBe(answered)
    for (const subtopic of subtopics) {
      expect(subtopic.areas.reduce((sum, one) => sum + one.attempts, 0)).toBe(subtopic.attempts)
      expect(subtopic.percentCorrect).toBeCloseTo((100 * subtopic.correct) / subtopic.attempts, 10)
      expect(subtopic.proficiencyScore).toBe(subtopic.mastery)
      expect(subtopic.masteryLevel).toBe('Beginner')
    }
  })

  test('recommendations name the weakest first, High under 40 only after 20 answers', async () => {
    const recommended = await get('/api/stats/recommendations')
    expect(recommended.length).toBeGreaterThan(0)
    for (const one of recommended)
      expect(one).toMatchObject({ subject: 'Torts', priority: one.attempts < 20 ? 'Medium' : 'High' })
    const scores = recommended.map((one: { proficiencyScore: number }) => one.proficiencyScore)
    expect(scores).toEqual([...scores].sort((a, b) => a - b))
  })

  test('one’s own numbers: recent attempts newest first, XP of the active day', async () => {
    const own = await get('/api/stats/own')
    expect(own).toMatchObject({
      totalQuestionsAnswered: answered,
      totalCorrectAnswers: right,
      currentStreak: 0,
    })
    expect(own.recentAttempts).toHaveLength(answered)
    const times = own.recentAttempts.map((one: { timestamp: string }) => one.timestamp)
    expect(times).toEqual([...times].sort().reverse())
    expect(own.averageDailyXp).toBe(own.totalXp)
  })

  test('a day counts whole into the average until it is 30 days ago, and then not at all', async () => {
    const { recentAttempts, totalXp } = await get('/api/stats/own')
    const times = recentAttempts.map((one: { timestamp: string }) => Date.parse(one.timestamp))
    const before = now
    const average = async (at: number) => {
      now = at
      return (await get('/api/stats/own')).averageDailyXp
    }
    const dayEnd = Math.floor(times[0] / DAY) * DAY + DAY
    expect(await average(dayEnd + 29 * DAY - 1)).toBe(totalXp)
    expect(await average((times[0] + times.at(-1)) / 2 + 30 * DAY)).toBe(0)
    now = before
  })

  test('mastery fades after idle weeks, and comes back to what it was told then', async () => {
    const before = (await get('/api/stats/subtopics')).Torts.overall.proficiencyScore
    now += 60 * DAY
    const after = (await get('/api/stats/subtopics')).Torts.overall.proficiencyScore
    expect(before).toBeGreaterThan(0)
    expect(after).toBeLessThan(before)
    now -= 60 * DAY
    expect((await get('/api/stats/subtopics')).Torts.overall.proficiencyScore).toBe(before)
  })
})

test('Average Daily XP counts active days alone (design section 4, Stats)', () => {
  expect(averageDailyXp([])).toBe(0)
  const day = Date.UTC(2026, 1, 28)
  expect(
    averageDailyXp([
      { at: day, xp: 10 },
      { at: day + DAY - 1, xp: 20 },
      { at: day + 5 * DAY, xp: 50 },
    ]),
  ).toBe(40)
})
