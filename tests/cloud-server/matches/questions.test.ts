import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SUBJECTS, type Subject } from '#rules/subjects.ts'
import { pickQuestions, roundSubjects } from '../../../cloud-server/matches/start/questions.ts'
import { type DuelDatabase, duelDatabase } from '../../../database/postgres/duel-database.ts'
import { item, spread } from '../../study/bank-builder.ts'
import { type DuelFixture, duelFixture, type Player } from './duel-fixture.ts'

let fixture: DuelFixture
let db: DuelDatabase
let one: Player
let two: Player

/** Fourteen written by hand and 40 variants of each of four families. */
const CONTRACTS = [
  ...Array.from({ length: 14 }, (_, i) =>
    item(`k-9${i}`, { subject: 'Contracts', pool: 'ranked', path: null, difficulty: 1 + (i % 4) }),
  ),
  ...['k-91', 'k-92', 'k-93', 'k-94'].flatMap((family) =>
    Array.from({ length: 40 }, (_, i) =>
      item(`${family}-1-${i}`, {
        subject: 'Contracts',
        pool: 'ranked',
        family,
        path: `${family}:${i % 10}`,
        difficulty: 1 + (i % 6),
      }),
    ),
  ),
]

/** Variants of one family, two of each of nine legal paths. */
const FAMILY = Array.from({ length: 18 }, (_, i) =>
  item(`rp99-1-${i}`, {
    subject: 'Real Property',
    pool: 'ranked',
    family: 'rp-99',
    path: `rp-99:${i % 9}`,
  }),
)

/** Four variants of a path that a player has met, and four of paths of their own. */
const HALF_MET = Array.from({ length: 8 }, (_, i) =>
  item(`cl99-1-${i}`, {
    subject: 'Criminal Law/Procedure',
    pool: 'ranked',
    family: 'cl-99',
    path: `cl-99:${i < 4 ? 'met' : i}`,
  }),
)

beforeAll(async () => {
  // Torts has 4 items a level, Evidence 12 in all, Real Property 18 variants.
  fixture = await duelFixture([
    ...spread({ subjects: ['Torts'], each: 4, pool: 'ranked' }),
    ...spread({ subjects: ['Evidence'], difficulties: [1, 2], each: 6, pool: 'ranked' }),
    ...FAMILY,
    ...HALF_MET,
    ...CONTRACTS,
  ])
  db = duelDatabase(fixture.databaseUrl)
})
afterAll(async () => {
  await db.end()
  await fixture.close()
})
beforeEach(async () => {
  one = await fixture.player(`A${crypto.randomUUID().slice(0, 8)}`)
  two = await fixture.player(`B${crypto.randomUUID().slice(0, 8)}`)
})

const difficultyOf = async (id: string): Promise<number> =>
  (await fixture.db.prisma.question.findUniqueOrThrow({ where: { id } })).difficulty

const level = (player: Player, currentDifficultyLevel: number) =>
  fixture.db.prisma.playerSubjectStats.create({
    data: { userId: player.id, subject: 'Torts', currentDifficultyLevel },
  })

const sawDaysAgo = (player: Player, questionId: string, days: number) =>
  fixture.db.prisma.questionSeen.create({
    data: {
      userId: player.id,
      questionId,
      pool: 'ranked',
      subject: 'Evidence',
      difficulty: 1,
      path: 'x',
      lastSeen: new Date(Date.now() - days * 86_400_000),
    },
  })

const evidence = async () =>
  (await fixture.db.prisma.question.findMany({ where: { subject: 'Evidence', pool: 'ranked' } })).map(
    ({ id }) => id,
  )

const pick = async (subject: Subject, rounds = 10) => {
  const [picked] = await pickQuestions(db, [{ subject, userIds: [one.id, two.id], rounds }], Math.random)
  return picked
}

describe('the questions of a duel', () => {
  test('come from near the lower player’s level, three up or down at most, ten different ones', async () => {
    await level(one, 8)
    await level(two, 5)
    const picked = await pick('Torts')
    expect(new Set(picked?.map(({ itemId }) => itemId)).size).toBe(10)
    for (const { itemId, training } of picked ?? []) {
      expect(Math.abs((await difficultyOf(itemId)) - 5)).toBeLessThanOrEqual(3)
      expect(training).toBe(false)
    }
  })

  test('take no legal path twice while there is another, and those that neither has met first', async () => {
    const pathOf = async (id: string) =>
      (await fixture.db.prisma.question.findUniqueOrThrow({ where: { id } })).path
    for (let i = 0; i < 5; i++) {
      const paths = await Promise.all((await pick('Real Property', 9))?.map((p) => pathOf(p.itemId)) ?? [])
      expect(new Set(paths).size).toBe(9)
    }
    await fixture.db.prisma.questionSeen.create({
      data: {
        userId: two.id,
        questionId: 'rp99-1-0',
        pool: 'ranked',
        subject: 'Real Property',
        difficulty: 1,
        path: 'rp-99:0',
        lastSeen: new Date(),
      },
    })
    for (let i = 0; i < 5; i++) {
      const paths = await Promise.all((await pick('Real Property', 8))?.map((p) => pathOf(p.itemId)) ?? [])
      expect(new Set(paths).size).toBe(8)
      expect(paths).not.toContain('rp-99:0')
    }
  })

  test('are of no family twice, and half and more written by hand, until those run out', async () => {
    const familyOf = new Map(CONTRACTS.map(({ id, family }) => [id, family]))
    const asked = async () =>
      (await pick('Contracts'))?.map(({ itemId }) => familyOf.get(itemId) ?? null) ?? []
    for (let i = 0; i < 10; i++) {
      const families = (await asked()).filter((family) => family !== null)
      expect(new Set(families).size).toBe(families.length)
      expect(families.length).toBeLessThanOrEqual(4)
    }
    for (const { id } of CONTRACTS.slice(0, 12)) await sawDaysAgo(one, id, 2)
    const families = (await asked()).filter((family) => family !== null)
    expect(families).toHaveLength(8)
    expect(new Set(families).size).toBe(4)
  })

  test('are looked for among more where the first that are found bring no new legal path', async () => {
    await fixture.db.prisma.questionSeen.create({
      data: {
        userId: one.id,
        questionId: 'cl99-1-retired',
        pool: 'ranked',
        subject: 'Criminal Law/Procedure',
        difficulty: 1,
        path: 'cl-99:met',
        lastSeen: new Date(),
      },
    })
    for (let i = 0; i < 5; i++) {
      const ids = (await pick('Criminal Law/Procedure', 4))?.map(({ itemId }) => itemId).sort()
      expect(ids).toEqual(HALF_MET.slice(4).map(({ id }) => id))
    }
  })

  test('were seen by neither within 30 days while others are left, at whatever level', async () => {
    const all = await evidence()
    await sawDaysAgo(one, all[0] as string, 3)
    await sawDaysAgo(two, all[1] as string, 29)
    const picked = await pick('Evidence')
    expect(picked?.map(({ itemId }) => itemId).sort()).toEqual(all.slice(2).sort())
    expect(picked?.some(({ training }) => training)).toBe(false)
  })

  test('seen more than 30 days ago is unseen', async () => {
    const all = await evidence()
    for (const id of all) await sawDaysAgo(one, id, 31)
    expect((await pick('Evidence'))?.some(({ training }) => training)).toBe(false)
  })

  test('when the subject is used up, the ones seen longest ago come again and are marked', async () => {
    const all = await evidence()
    for (const [i, id] of all.entries()) await sawDaysAgo(i % 2 ? one : two, id, 1 + i)
    const picked = await pick('Evidence')
    expect(picked?.map(({ itemId }) => itemId).sort()).toEqual(all.slice(-10).sort())
    expect(picked?.every(({ training }) => training)).toBe(true)
  })

  test('are never a daily case whose day has not passed', async () => {
    const all = await evidence()
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
    const daily = (questionId: string, dateUtc: string) =>
      fixture.db.prisma.dailyQuestion.create({
        data: {
          dateUtc,
          questionId,
          subject: 'Evidence',
          stem: 's',
          choices: [],
          correctIndex: 0,
          explanationLong: 'e',
          ruleRefs: [],
        },
      })
    await daily(all[0] as string, day(0))
    await daily(all[1] as string, day(3))
    await daily(all[2] as string, day(-1))
    for (let i = 0; i < 5; i++) {
      const picked = (await pick('Evidence'))?.map(({ itemId }) => itemId)
      expect(picked).toHaveLength(10)
      expect(picked).not.toContain(all[0])
      expect(picked).not.toContain(all[1])
    }
    await fixture.db.prisma.dailyQuestion.deleteMany()
  })

  test('are never in an unfinished match of one of them, seen or not; finished ones and others’ matches hold none back', async () => {
    const all = await evidence()
    const match = (itemIds: string[], player1Id: string, player2Id: string | null, finishedAt: Date | null) =>
      fixture.db.prisma.match.create({
        data: {
          id: crypto.randomUUID(),
          kind: 'friend',
          roomCode: crypto.randomUUID(),
          subject: 'Evidence',
          player1Id,
          player2Id,
          status: finishedAt ? 'over' : 'active',
          rounds: 7,
          answerWindowMs: 1_000,
          revealMs: 1_000,
          silence: 'forfeit',
          itemIds,
          optionOrders: [],
          finishedAt,
        },
      })
    const stranger = await fixture.player(`C${crypto.randomUUID().slice(0, 8)}`)
    const [first, second, third] = all as [string, string, string]
    await match([first], stranger.id, two.id, null)
    await match([second, 'elsewhere'], one.id, null, null)
    await match([third], one.id, two.id, new Date())
    await match([all[3] as string], stranger.id, null, null)
    const others = all.slice(2).sort()
    expect((await pick('Evidence'))?.map(({ itemId }) => itemId).sort()).toEqual(others)
    expect(await pick('Evidence', 11)).toBeNull()
    for (const id of all) await sawDaysAgo(one, id, 2)
    const again = await pick('Evidence')
    expect(again?.map(({ itemId }) => itemId).sort()).toEqual(others)
    expect(again?.every(({ training }) => training)).toBe(true)
    expect(await pick('Evidence', 11)).toBeNull()
  })

  test('too few of a subject: none', async () => {
    expect(await pick('Civil Procedure')).toBeNull()
    expect(await pick('Evidence', 13)).toBeNull()
  })

  test('Mixed Questions spreads the rounds over the seven subjects', () => {
    const subjects = roundSubjects('Mixed Questions', 10, Math.random)
    expect(subjects).toHaveLength(10)
    expect(new Set(subjects)).toEqual(new Set(SUBJECTS))
  })
})
