import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SHOWN } from '#rules/ability/ability.ts'
import { DAY_MS } from '#rules/days.ts'
import { calibrationIn } from '#study/ratings-file.ts'
import { heldRatings } from '#study/store/ratings.ts'
import { calibrate } from '../../../cloud-server/calibration/calibrate.ts'
import { lastReport } from '../../../cloud-server/calibration/store/report.ts'
import { item } from '../../study/bank-builder.ts'
import { seeded } from '../../support/random.ts'
import { account } from '../admin/people.ts'
import { loadQuestions } from '../reports/court.ts'
import { type TestServer, testServer } from '../server.ts'

const QUESTIONS = Array.from({ length: 80 }, (_, i) =>
  item(`torts-${i}`, { area: `Area ${i}`, difficulty: 5 }),
)
const PLAYERS = 90

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await loadQuestions(server, QUESTIONS)
})
afterAll(() => server.close())

/** A player of an old account who got so many of all right, forty a day. */
async function play(place: number): Promise<void> {
  const random = seeded(place)
  const share = place % 2 === 0 ? 0.95 : 0.6
  const one = account({
    // Their ids decide which players are held out.
    id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
    username: `p${place}`,
    createdAt: new Date(server.clock.now - 60 * DAY_MS),
  })
  await server.db.prisma.user.create({ data: one })
  await server.db.prisma.questionAttempt.createMany({
    data: QUESTIONS.map(({ id, subject, subtopic, area, difficulty }, i) => ({
      ...{ id: randomUUID(), userId: one.id, seq: i + 1, showingId: randomUUID(), questionId: id },
      ...{ context: 'practice', subject, subtopic, area, difficulty, selectedAnswer: 0, timeSpent: 60_000 },
      isCorrect: random() < share,
      createdAt: new Date(server.clock.now - (i < 40 ? 11 : 10) * DAY_MS + i * 120_000),
    })),
  })
}

test('chances are told by what five thousand answers teach, and desktops are sent it with the ratings', async () => {
  for (let place = 0; place < PLAYERS; place++) await play(place)
  await calibrate(server.db, server.clock.now)
  const { shown, ratings } = calibrationIn((await heldRatings(server.db)) ?? '{}')
  const report = await lastReport(server.db)
  expect(report?.refit).toMatchObject({ taken: true })
  const { learned = 0, heldOut = 0, before = 0, after = 1 } = report?.refit ?? {}
  expect(learned + heldOut).toBe(60 * PLAYERS)
  expect(after).toBeLessThan(before)
  expect(report?.shown).toEqual(shown)
  expect(ratings.size).toBe(60)
  // Players are further apart than simulated ones were, and know more of a rule they never met.
  expect(shown.ability).toBeGreaterThan(SHOWN.ability)

  await calibrate(server.db, server.clock.now + DAY_MS)
  const next = await lastReport(server.db)
  expect(next?.refit?.before).toBeLessThan(before)
  expect(next?.groups[0]?.brier).toBeLessThan(report?.groups[0]?.brier ?? 0)
})

test('with fewer answers again, what was learned stays', async () => {
  const { shown } = calibrationIn((await heldRatings(server.db)) ?? '{}')
  await server.db.prisma.user.deleteMany()
  await calibrate(server.db, server.clock.now + 2 * DAY_MS)
  expect(calibrationIn((await heldRatings(server.db)) ?? '{}')).toEqual({ ratings: new Map(), shown })
  expect((await lastReport(server.db))?.refit).toBeNull()
})
