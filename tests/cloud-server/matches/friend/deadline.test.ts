import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DuelFixture, duelFixture, type Node } from '../duel-fixture.ts'
import { signedInClient } from '../test-client.ts'
import { type GamePage, moveClock, pageOf, refusal } from './pages.ts'

let fixture: DuelFixture
let players = 0

beforeAll(async () => {
  fixture = await duelFixture()
})
afterAll(() => fixture.close())

/** Two friends with a game at a node of their own, whose clock stands right. */
async function begun(): Promise<{ node: Node; one: GamePage; two: GamePage; matchId: string }> {
  await moveClock(fixture, '0')
  const node = await fixture.node()
  const one = pageOf(node, await fixture.player(`Sitter${++players}`))
  const two = pageOf(node, await fixture.player(`Sitter${++players}`))
  return { node, one, two, matchId: await one.begin(two) }
}

/** The same player at a server started after the clock was moved; this one sweeps only where told to. */
async function later(shift: string, { player }: GamePage, sweepMs = 20): Promise<[GamePage, Node]> {
  await moveClock(fixture, shift)
  const node = await fixture.node({ sweepMs })
  return [pageOf(node, player), node]
}

const userOf = (page: GamePage) => fixture.db.prisma.user.findUniqueOrThrow({ where: { id: page.player.id } })

test('one answered and the other let 24 hours pass: the silent one loses, any node sees to it, and it counts for neither', async () => {
  const { node, one, two, matchId } = await begun()
  await one.answer(matchId, true)
  await node.stop()
  const [page, next] = await later('24 hours', one)
  const tab = await signedInClient(next.url, one.player.cookie)
  await expect.poll(async () => (await page.game(matchId)).end).not.toBeNull()
  expect(await page.game(matchId)).toMatchObject({
    status: 'over',
    ended: 'forfeit',
    winnerId: one.player.id,
    end: { winner: 0, ended: 'forfeit', scores: [0, 0], counted: false, pointsEarned: 0 },
  })
  expect([(await userOf(one)).totalWins, (await userOf(two)).totalLosses]).toEqual([0, 0])
  expect(await page.send('POST', '/api/async/answer', { matchId, answerIndex: 0 })).toEqual(
    refusal(409, 'game_over'),
  )
  tab.close()
  await next.stop()
})

test('both silent: it ends with no winner, and pays nobody', async () => {
  const { node, one, two, matchId } = await begun()
  await one.game(matchId)
  await node.stop()
  const [page, next] = await later('24 hours', one)
  await expect.poll(async () => (await page.game(matchId)).end).not.toBeNull()
  expect(await page.game(matchId)).toMatchObject({
    status: 'over',
    ended: 'forfeit',
    winnerId: null,
    end: { winner: -1, yourXPChange: 0, pointsEarned: 0 },
  })
  for (const player of [one, two])
    expect(await userOf(player)).toMatchObject({ points: 0, totalXp: 0, totalWins: 0, totalLosses: 0 })
  await next.stop()
})

test('the 24 hours start again once, at the first answer; after them an answer is late', async () => {
  const { node, one, two, matchId } = await begun()
  await node.stop()
  const [first, day] = await later('23 hours', one)
  await first.answer(matchId, true)
  await day.stop()
  const [inTime, evening] = await later('46 hours', two)
  const game = await inTime.game(matchId)
  expect(game).toMatchObject({ status: 'active', yourTurn: true })
  expect(game.timeLeft).toBeGreaterThan(59 * 60_000)
  expect(game.timeLeft).toBeLessThanOrEqual(60 * 60_000)
  await evening.stop()
  const [tooLate, unswept] = await later('47 hours', two, 3_600_000)
  expect(await tooLate.game(matchId)).toMatchObject({ status: 'active', yourTurn: false, timeLeft: 0 })
  expect(await tooLate.send('POST', '/api/async/answer', { matchId, answerIndex: 0 })).toEqual(
    refusal(409, 'answer_late'),
  )
  await unswept.stop()
})

test('a round that closed gives both 24 hours anew', async () => {
  const { node, one, two, matchId } = await begun()
  await node.stop()
  const [first, day] = await later('23 hours', one)
  await first.answer(matchId, true)
  await pageOf(day, two.player).answer(matchId, true)
  const game = await first.game(matchId)
  expect(game).toMatchObject({ round: 2, yourTurn: true })
  expect(game.timeLeft).toBeGreaterThan(86_390_000)
  await day.stop()
})
