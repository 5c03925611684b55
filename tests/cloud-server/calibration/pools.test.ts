import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#rules/days.ts'
import type { Pool } from '#study/item.ts'
import { ratingsIn } from '#study/ratings-file.ts'
import { heldRatings } from '#study/store/ratings.ts'
import { calibrate } from '../../../cloud-server/calibration/calibrate.ts'
import { rankedRatings } from '../../../cloud-server/calibration/store/calibration.ts'
import { item } from '../../study/bank-builder.ts'
import { account, adminAt } from '../admin/people.ts'
import { finishedMatch } from '../finished-match.ts'
import { loadQuestions } from '../reports/court.ts'
import { type TestServer, testServer } from '../server.ts'

/** Questions that a player has met before they're measured by. */
const MET = Array.from({ length: 20 }, (_, i) => item(`torts-${i}`, { area: `Area ${i}`, difficulty: 5 }))
const HARD = { practice: 'torts-practice', ranked: 'torts-ranked', daily: 'torts-daily' } as const
const PLAYERS = 50

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.prisma.user.deleteMany()
  await server.db.prisma.questionAttempt.deleteMany()
  await server.db.prisma.bankVersion.deleteMany()
  await server.db.prisma.question.deleteMany()
  await loadQuestions(server, [...MET, item(HARD.practice, { area: 'Last' })])
  for (const pool of ['ranked', 'daily'] as const)
    await loadQuestions(server, [item(HARD[pool], { area: 'Last', pool })], pool)
})

interface Mode {
  pool: Pool
  context: string
  /** of the match it was asked in */
  kind?: string
}

/** Players of an old account, all of whom missed the last question they met, in this mode. */
async function play({ pool, context, kind }: Mode, change: { suspendedAt?: Date } = {}): Promise<void> {
  const { now } = server.clock
  const createdAt = new Date(now - 60 * DAY_MS)
  const people = Array.from({ length: PLAYERS }, () =>
    account({ username: `p${randomUUID().slice(0, 8)}`, createdAt, ...change }),
  )
  await server.db.prisma.user.createMany({ data: people })
  for (const { id: userId } of people) {
    const match = kind ? { matchId: await finishedMatch(server, now, { kind, player1Id: userId }) } : {}
    const answer = { userId, subject: 'Torts', subtopic: 'Negligence', difficulty: 5, selectedAnswer: 0 }
    const asked = [...MET.map(({ id, area }) => ({ id, area })), { id: HARD[pool], area: 'Last' }]
    await server.db.prisma.questionAttempt.createMany({
      data: asked.map(({ id, area }, i) => ({
        ...{ ...answer, area, id: randomUUID(), seq: i + 1, showingId: randomUUID(), questionId: id },
        ...(id === HARD[pool]
          ? { context, ...match, isCorrect: false }
          : { context: 'solo', isCorrect: true }),
        ...{ timeSpent: 60_000, createdAt: new Date(now - 10 * DAY_MS + i * 120_000) },
      })),
    })
  }
}

const told = async () => ({
  practice: ratingsIn((await heldRatings(server.db)) ?? '{}').get(HARD.practice)?.players,
  ranked: (await rankedRatings(server.db)).get(HARD.ranked)?.players,
})

test.each<[string, Mode, Awaited<ReturnType<typeof told>>]>([
  ['practice', { pool: 'practice', context: 'practice' }, { practice: PLAYERS, ranked: undefined }],
  ['solo', { pool: 'practice', context: 'solo' }, { practice: PLAYERS, ranked: undefined }],
  ['an exam block', { pool: 'practice', context: 'exam' }, { practice: PLAYERS, ranked: undefined }],
  [
    'a live duel',
    { pool: 'ranked', context: 'duel', kind: 'live' },
    { practice: undefined, ranked: PLAYERS },
  ],
])('%s measures its pool', async (_what, mode, found) => {
  await play(mode)
  await calibrate(server.db, server.clock.now)
  expect(await told()).toEqual(found)
})

test.each<[string, Mode]>([
  ['a duel with a bot', { pool: 'ranked', context: 'duel', kind: 'bot' }],
  ['a friend game', { pool: 'ranked', context: 'friend', kind: 'friend' }],
  ['a friend game of a practice question', { pool: 'practice', context: 'friend', kind: 'friend' }],
  ['a duel of a practice question', { pool: 'practice', context: 'duel', kind: 'live' }],
  ['a ranked question outside a match', { pool: 'ranked', context: 'solo' }],
  ['the daily', { pool: 'daily', context: 'daily' }],
])('%s measures nothing', async (_what, mode) => {
  await play(mode)
  await calibrate(server.db, server.clock.now)
  expect(await told()).toEqual({ practice: undefined, ranked: undefined })
})

test('a suspended player measures nothing', async () => {
  await play({ pool: 'practice', context: 'practice' }, { suspendedAt: new Date(server.clock.now) })
  await calibrate(server.db, server.clock.now)
  expect(await told()).toEqual({ practice: undefined, ranked: undefined })
})

test('ranked ratings move on from the night before, and are for admins alone', async () => {
  await play({ pool: 'ranked', context: 'duel', kind: 'live' })
  await calibrate(server.db, server.clock.now)
  const first = (await rankedRatings(server.db)).get(HARD.ranked)
  await calibrate(server.db, server.clock.now + DAY_MS)
  const second = (await rankedRatings(server.db)).get(HARD.ranked)
  expect((second?.hardness ?? 0) - (first?.hardness ?? 0)).toBeCloseTo(0.15)
  expect(await heldRatings(server.db)).not.toContain(HARD.ranked)
  const reply = (await (await adminAt(server)).send('GET', '/api/admin/calibration')).json()
  expect(reply.suspects).toMatchObject([{ questionId: HARD.ranked, pool: 'ranked', players: PLAYERS }])
  expect(reply.report.groups.map(({ pool }: { pool: string }) => pool)).toEqual(['ranked', 'ranked'])
})
