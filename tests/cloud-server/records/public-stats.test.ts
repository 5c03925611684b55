import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SUBJECTS } from '#rules/subjects.ts'
import { type Browser, browser, registerAt, type TestServer, testServer } from '../server.ts'

let server: TestServer
let nerissa: Browser
let portiaId: string

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.prisma.user.deleteMany()
  await server.db.prisma.rateLimit.deleteMany()
  server.clock.now = Date.UTC(2026, 10, 20, 12)
  portiaId = (await registerAt(server.app)).reply.json().id
  nerissa = (await registerAt(server.app, { username: 'Nerissa', email: 'nerissa@example.test' })).page
})

const look = (id = portiaId, by: Browser = nerissa) => by.send('GET', `/api/stats/user/${id}`)

test('a player on hold ranks nowhere, and is said to be checked', async () => {
  const data = { isRanked: true, heldAt: new Date(server.clock.now), heldFor: 'pace' }
  await server.db.prisma.user.update({ where: { id: portiaId }, data })
  expect((await look()).json().user).toMatchObject({ isRanked: false, underReview: true })
  await server.db.prisma.user.update({ where: { id: portiaId }, data: { heldAt: null, heldFor: null } })
  expect((await look()).json().user).toMatchObject({ isRanked: true, underReview: false })
})

test('a player without play is seen at the start of everything', async () => {
  const reply = await look()
  expect(reply.statusCode).toBe(200)
  const { user, subjectStats, address } = reply.json()
  expect(address).toBe(`http://localhost/stats/${portiaId}`)
  expect(user).toEqual({
    id: portiaId,
    username: 'Portia',
    displayName: 'Portia Ames',
    lawSchool: 'Yale',
    avatarData: {
      archetypeId: 'strict-scrutiny-sphinx',
      base: 'arcane',
      palette: 'constitutional_purple',
      props: ['scales'],
      accessories: [],
      level: 1,
    },
    level: 1,
    levelTitle: 'Novice Scribe',
    points: 0,
    overallElo: 1200,
    isRanked: false,
    underReview: false,
    placementMatches: 0,
    totalWins: 0,
    totalLosses: 0,
    totalQuestionsAnswered: 0,
    totalCorrectAnswers: 0,
    currentOverallStreak: 0,
    dailyStreak: 0,
    recentAttempts: [],
  })
  expect(subjectStats).toEqual(
    SUBJECTS.map((subject) => ({ subject, correctAnswers: 0, questionsAnswered: 0 })),
  )
})

test('what is private is nowhere in the reply', async () => {
  await server.db.prisma.user.update({
    where: { id: portiaId },
    data: {
      dailyData: { secret: 'the key of today' },
      timezone: 'Europe/Rome',
      role: 'admin',
      lastLoginAt: new Date(Date.UTC(2026, 0, 2)),
    },
  })
  const { body } = await look()
  for (const secret of [
    'portia@example.test',
    'argon2',
    'the key of today',
    'Europe/Rome',
    'admin',
    '2026-01-02',
  ])
    expect(body).not.toContain(secret)
})

test('of the recent answers ten are shown, and the seven subjects with what was answered', async () => {
  const recentAttempts = Array.from({ length: 12 }, (_, i) => ({
    correct: i % 2 === 0,
    subject: 'Torts',
    timestamp: new Date(server.clock.now - i * 60_000).toISOString(),
  }))
  await server.db.prisma.user.update({
    where: { id: portiaId },
    data: { recentAttempts, totalQuestionsAnswered: 12, totalCorrectAnswers: 6, currentOverallStreak: 1 },
  })
  await server.db.prisma.playerSubjectStats.create({
    data: { userId: portiaId, subject: 'Torts', questionsAnswered: 12, correctAnswers: 6 },
  })
  const { user, subjectStats } = (await look()).json()
  expect(user).toMatchObject({ totalQuestionsAnswered: 12, totalCorrectAnswers: 6, currentOverallStreak: 1 })
  expect(user.recentAttempts).toEqual(recentAttempts.slice(0, 10))
  expect(subjectStats).toContainEqual({ subject: 'Torts', correctAnswers: 6, questionsAnswered: 12 })
  expect(subjectStats).toHaveLength(7)
})

test('a daily streak lasts through the day after its last answer, then it is over', async () => {
  await server.db.prisma.user.update({
    where: { id: portiaId },
    data: { dailyStreak: 8, bestDailyStreak: 9, lastDailyDate: '2026-11-20' },
  })
  const streak = async () => (await look()).json().user.dailyStreak
  expect(await streak()).toBe(8)
  server.clock.now = Date.UTC(2026, 10, 21, 23, 59)
  expect(await streak()).toBe(8)
  server.clock.now = Date.UTC(2026, 10, 22)
  expect(await streak()).toBe(0)
})

test('who is not there is not found, what is no id is refused, and a visitor is asked to sign in', async () => {
  const unknown = await look('7b1f2a52-0a3c-4d27-9d0b-1f6f3b1c2d3e')
  expect(unknown.statusCode).toBe(404)
  expect(unknown.json()).toEqual({ code: 'not_found', message: 'User not found' })
  expect((await look('portia')).json()).toMatchObject({ code: 'invalid', field: 'userId' })
  expect((await look(portiaId, browser(server.app))).json().code).toBe('unauthenticated')
})
