import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import { type DuelFixture, duelFixture, type Node } from '../duel-fixture.ts'
import { type GamePage, pageOf } from './pages.ts'

let fixture: DuelFixture
let node: Node
let players = 0

beforeAll(async () => {
  fixture = await duelFixture()
  node = await fixture.node()
})
afterAll(() => fixture.close())

const friend = async () => pageOf(node, await fixture.player(`Pair${++players}`))
const userOf = (page: GamePage) =>
  fixture.db.prisma.user.findUniqueOrThrow({
    where: { id: page.player.id },
    select: { points: true, totalXp: true, totalWins: true, totalLosses: true },
  })

/** Plays a game that the first wins 4 to 0; returns its end as the first is told it. */
async function won(one: GamePage, two: GamePage) {
  const matchId = await one.begin(two)
  for (let round = 1; round <= 4; round += 1) {
    await one.answer(matchId, true)
    await two.answer(matchId, false)
  }
  await expect.poll(async () => (await one.game(matchId)).end).not.toBeNull()
  return (await one.game(matchId)).end
}

test('games that one gives up unplayed pay nobody, however many (found: 40 of them topped the weekly board)', async () => {
  const [one, two] = [await friend(), await friend()]
  for (let game = 0; game < 5; game += 1) {
    const matchId = await one.begin(two)
    await two.send('POST', '/api/async/resign', { matchId })
    await expect.poll(async () => (await one.game(matchId)).end).not.toBeNull()
    expect((await one.game(matchId)).end).toMatchObject({ winner: 0, counted: false, pointsEarned: 0 })
  }
  for (const page of [one, two])
    expect(await userOf(page)).toEqual({ points: 0, totalXp: 0, totalWins: 0, totalLosses: 0 })
})

test('games of the same two pay a half, a quarter and nothing; another friend pays the whole', async () => {
  const [one, two, third] = [await friend(), await friend(), await friend()]
  const ends = [await won(one, two), await won(two, one), await won(one, two), await won(one, two)]
  expect(ends.map((end) => end?.share)).toEqual([1, 0.5, 0.25, 0])
  // 30 and 2 for each of 4 right answers, halved for a friend game.
  expect(ends.map((end) => end?.pointsEarned)).toEqual([19, 9, 4, 0])
  expect(await won(one, third)).toMatchObject({ share: 1, pointsEarned: 19 })
})

test('a game of the same two is worth the whole again when a day has passed', async () => {
  const [one, two] = [await friend(), await friend()]
  await won(one, two)
  await fixture.db.prisma.match.updateMany({
    where: { player1Id: one.player.id },
    data: { finishedAt: new Date(Date.now() - 24 * 3_600_000 - 60_000) },
  })
  expect(await won(one, two)).toMatchObject({ share: 1, pointsEarned: 19 })
})

test('the count of the two leaves out a match that was rated and too short to count', async () => {
  const [one, two] = [await friend(), await friend()]
  expect((await won(one, two))?.headToHead).toEqual({ you: 1, opponent: 0, ties: 0 })
  await fixture.db.execute(sql`
    update matches set outcome1 = outcome1 || '{"counted": false}', outcome2 = outcome2 || '{"counted": false}'
    where player1_id = ${one.player.id}::uuid`)
  expect((await won(two, one))?.headToHead).toEqual({ you: 1, opponent: 0, ties: 0 })
})
