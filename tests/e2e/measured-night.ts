import { randomUUID } from 'node:crypto'
import { DAY_MS } from '#rules/days.ts'
import { calibrate } from '../../cloud-server/calibration/calibrate.ts'
import type { Database } from '../../cloud-server/store/database.ts'
import { withDatabase } from './database.ts'

const PLAYERS = 60
const QUESTIONS = 48
/** By so many nights a question that everyone misses is far from its level. */
const NIGHTS = 12

const yesterday = () => new Date(Date.now() - DAY_MS)

/** A player of two months who answered these questions; the one named is missed. Able players miss few of the others. */
async function play(
  db: Database,
  place: number,
  asked: Awaited<ReturnType<typeof questionsOf>>,
  hard: string,
) {
  const id = randomUUID()
  const username = `night ${id.slice(0, 10)}`
  const address = `${id}@example.test`
  await db.prisma.user.create({
    data: {
      ...{ id, username, usernameKey: username, displayName: username, passwordHash: 'none', avatarData: {} },
      ...{ email: address, emailKey: address, createdAt: new Date(Date.now() - 60 * DAY_MS) },
    },
  })
  await db.prisma.questionAttempt.createMany({
    data: asked.map((question, i) => ({
      ...{ id: randomUUID(), userId: id, seq: i + 1, showingId: randomUUID(), questionId: question.id },
      ...{ context: 'exam', subject: question.subject, subtopic: question.subtopic, area: question.area },
      ...{ difficulty: question.difficulty, selectedAnswer: 0, timeSpent: 60_000 },
      isCorrect: question.id !== hard && (i * 7 + place) % 12 < 5 + (place % 7),
      createdAt: new Date(Date.now() - 10 * DAY_MS + i * 120_000),
    })),
  })
  return id
}

/** Questions kept for exam blocks, so that no other story meets what is measured here. */
const questionsOf = (db: Database) =>
  db.prisma.question.findMany({
    where: { pool: 'practice', reserved: true, retiredAt: null },
    orderBy: { id: 'asc' },
    take: QUESTIONS,
  })

/** Runs a night's measuring as on the day after the last. */
async function measure(db: Database): Promise<void> {
  await db.prisma.bankVersion.updateMany({ where: { pool: 'ratings' }, data: { loadedAt: yesterday() } })
  await calibrate(db, Date.now())
}

/** Has a crowd answer, measures it for some nights, and returns the question that all of them missed. */
export const measuredNights = (): Promise<{ hard: string; players: string[] }> =>
  withDatabase(async (db) => {
    const asked = await questionsOf(db)
    const hard = asked.at(-1)?.id ?? ''
    const players: string[] = []
    for (let place = 0; place < PLAYERS; place++) players.push(await play(db, place, asked, hard))
    for (let night = 0; night < NIGHTS; night++) await measure(db)
    return { hard, players }
  })

/** Takes the crowd and what was measured by it away, for the other stories. */
export const forgetNights = (players: readonly string[]): Promise<void> =>
  withDatabase(async (db) => {
    await db.prisma.user.deleteMany({ where: { id: { in: [...players] } } })
    await measure(db)
  })
