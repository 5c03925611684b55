import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DuelFixture, duelFixture, type Node } from '../duel-fixture.ts'
import { signedInClient } from '../test-client.ts'
import { type GamePage, moveClock, NOT_FOUND, pageOf, refusal } from './pages.ts'

let fixture: DuelFixture
let node: Node
let players = 0

beforeAll(async () => {
  fixture = await duelFixture()
  node = await fixture.node()
})
afterAll(() => fixture.close())

const friend = async () => pageOf(node, await fixture.player(`Guest${++players}`))

/** Everything of a player that a game could touch, and how many answers of theirs are on record. */
async function recordOf({ player: { id } }: GamePage) {
  const { prisma } = fixture.db
  const user = await prisma.user.findUniqueOrThrow({ where: { id } })
  return { ...user, attempts: await prisma.questionAttempt.count({ where: { userId: id } }) }
}

const move = (page: GamePage, what: 'accept' | 'decline' | 'resign', matchId: string) =>
  page.send('POST', `/api/async/${what}`, { matchId })

test('a new game is an invitation: its sender may answer round 1, and the other one takes it', async () => {
  const [one, two] = [await friend(), await friend()]
  const matchId = await one.create(two.player)
  expect(await one.answer(matchId, true)).toMatchObject({ invitation: 'sent', yourTurn: false, round: 1 })
  const waiting = await two.inbox()
  expect(waiting.unreadCount).toBe(1)
  expect(waiting.matches).toMatchObject([{ id: matchId, invitation: 'received', yourTurn: true }])
  // Three days, however soon its sender answered.
  expect(waiting.matches[0]?.timeLeft).toBeGreaterThan(71 * 3_600_000)

  const taken = await move(two, 'accept', matchId)
  expect(taken).toMatchObject({ status: 200, body: { invitation: null, yourTurn: true, ended: null } })
  const { timeLeft } = await one.game(matchId)
  expect(timeLeft).toBeLessThanOrEqual(24 * 3_600_000)
  expect(timeLeft).toBeGreaterThan(23 * 3_600_000)
  expect(await move(two, 'accept', matchId)).toMatchObject({ status: 200, body: { invitation: null } })
  expect(await move(two, 'decline', matchId)).toEqual(refusal(409, 'already_answered'))
  expect(await two.answer(matchId, true)).toMatchObject({ round: 2, yourTurn: true })
})

test('the first own answer accepts it', async () => {
  const [one, two] = [await friend(), await friend()]
  const matchId = await one.create(two.player)
  expect(await two.answer(matchId, true)).toMatchObject({ invitation: null, status: 'active' })
  expect((await one.game(matchId)).timeLeft).toBeLessThanOrEqual(24 * 3_600_000)
  expect(await one.answer(matchId, true)).toMatchObject({ round: 2 })
})

test('declined or withdrawn, it touches nobody’s record and stands in nobody’s history', async () => {
  const [one, two] = [await friend(), await friend()]
  const tab = await signedInClient(node.url, one.player.cookie)
  const before = [await recordOf(one), await recordOf(two)]

  const withdrawn = await one.create(two.player)
  await one.answer(withdrawn, true)
  expect(await move(one, 'resign', withdrawn)).toMatchObject({
    status: 200,
    body: { status: 'over', ended: 'withdrawn', winnerId: null, end: null },
  })
  const declined = await one.create(two.player)
  expect(await move(two, 'decline', declined)).toMatchObject({
    status: 200,
    body: { status: 'over', ended: 'declined', winnerId: null, end: null },
  })
  expect(await tab.hear('async:match_over')).toMatchObject({
    matchId: declined,
    ended: 'declined',
    winner: -1,
  })

  for (const matchId of [withdrawn, declined]) {
    expect(await move(two, 'accept', matchId)).toEqual(refusal(409, 'game_over'))
    expect(await move(two, 'decline', matchId)).toEqual(refusal(409, 'game_over'))
    expect(await two.send('POST', '/api/async/answer', { matchId, answerIndex: 0 })).toEqual(
      refusal(409, 'game_over'),
    )
  }
  expect([await recordOf(one), await recordOf(two)]).toEqual(before)
  expect((await one.inbox()).matches.map(({ id, ended }) => [id, ended])).toEqual([[declined, 'declined']])
  expect((await two.inbox()).matches).toEqual([])
  for (const page of [one, two])
    expect((await page.send('GET', '/api/matches')).body).toMatchObject({ matches: [] })
  tab.close()
})

test('after a Decline the same player cannot invite again for 10 minutes; the one who declined can', async () => {
  const [one, two] = [await friend(), await friend()]
  await move(two, 'decline', await one.create(two.player))
  const again = { opponentUsername: two.player.username, subject: 'Torts' }
  expect(await one.send('POST', '/api/async/create', again)).toEqual(refusal(409, 'declined_lately'))
  await two.create(one.player)
  await fixture.db.prisma.match.updateMany({
    where: { player1Id: one.player.id },
    data: { finishedAt: new Date(Date.now() - 10 * 60_000 - 1_000) },
  })
  expect(await one.send('POST', '/api/async/create', again)).toMatchObject({ status: 200 })
})

test('only the player invited may accept or decline it', async () => {
  const [one, two, stranger] = [await friend(), await friend(), await friend()]
  const matchId = await one.create(two.player)
  for (const what of ['accept', 'decline'] as const) {
    expect(await move(one, what, matchId)).toEqual(refusal(403, 'forbidden'))
    expect(await move(stranger, what, matchId)).toEqual(NOT_FOUND)
  }
  expect(await two.game(matchId)).toMatchObject({ invitation: 'received' })
})

test('20 games with somebody who never agreed win nothing: they lapse after 72 hours without effect (found: B3)', async () => {
  const [one, two] = [await friend(), await friend()]
  const before = [await recordOf(one), await recordOf(two)]
  const games = [await one.create(two.player), await one.create(two.player), await one.create(two.player)]
  for (const matchId of games) await one.answer(matchId, true)
  await moveClock(fixture, '71 hours')
  const early = await fixture.node({ sweepMs: 20 })
  expect(await pageOf(early, two.player).game(games[0] ?? '')).toMatchObject({ status: 'active' })
  await early.stop()
  await moveClock(fixture, '72 hours')
  const late = await fixture.node({ sweepMs: 20 })
  const page = pageOf(late, one.player)
  for (const matchId of games)
    await expect
      .poll(() => page.game(matchId))
      .toMatchObject({ status: 'over', ended: 'lapsed', winnerId: null, end: null })
  expect([await recordOf(one), await recordOf(two)]).toEqual(before)
  expect((await page.inbox()).matches.map(({ ended }) => ended)).toEqual(['lapsed', 'lapsed', 'lapsed'])
  await late.stop()
  await moveClock(fixture, '0')
})
