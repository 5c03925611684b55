import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReplyOf } from '#protocol/routes.ts'
import { type DuelFixture, duelFixture, type Node } from './duel-fixture.ts'
import { type GamePage, pageOf, refusal } from './friend/pages.ts'
import { signedInClient } from './test-client.ts'

let fixture: DuelFixture
let node: Node
let players = 0

beforeAll(async () => {
  fixture = await duelFixture()
  node = await fixture.node()
})
afterAll(() => fixture.close())

const newPage = async () => pageOf(node, await fixture.player(`Watched${++players}`))

const watch = (page: GamePage, matchId: string) => page.send('GET', `/api/duels/${matchId}`)
const NOT_SHOWN = refusal(404, 'not_found')

const set = (
  { player: { id } }: GamePage,
  data: Parameters<typeof fixture.db.prisma.user.update>[0]['data'],
) => fixture.db.prisma.user.update({ where: { id }, data })

const show = (page: GamePage, shown: boolean) => set(page, { showsDuels: shown })

/** A settled game of two new players: the first had its one question, the second had not and gave it up. */
async function finished(): Promise<{ one: GamePage; two: GamePage; matchId: string }> {
  const [one, two] = [await newPage(), await newPage()]
  const matchId = await one.begin(two)
  await one.answer(matchId, true)
  await two.answer(matchId, false)
  await two.send('POST', '/api/async/resign', { matchId })
  await expect.poll(async () => (await one.game(matchId)).end, { interval: 20 }).not.toBeNull()
  return { one, two, matchId }
}

test('a finished match is shown round by round once both of its players let others look, and no longer than that', async () => {
  const { one, two, matchId } = await finished()
  const stranger = await newPage()
  expect(await watch(stranger, matchId)).toEqual(NOT_SHOWN)
  await show(one, true)
  // One alone is not both, to a player of the match either.
  for (const page of [stranger, one, two]) expect(await watch(page, matchId)).toEqual(NOT_SHOWN)
  await show(two, true)
  const { status, body } = await watch(stranger, matchId)
  expect(status).toBe(200)
  const { rounds, ...duel } = body as ReplyOf<'GET /api/duels/:id'>
  expect(duel).toMatchObject({
    matchId,
    kind: 'friend',
    players: [{ userId: one.player.id }, { userId: two.player.id }],
    winner: 0,
    ended: 'resigned',
    scores: [1, 0],
  })
  expect(rounds).toHaveLength(1)
  const [round] = rounds
  expect(round).toMatchObject({ round: 1, explanation: expect.stringContaining('explanation of') })
  expect(round?.answers[0]).toBe(round?.correctIndex)
  expect(round?.answers[1]).not.toBe(round?.correctIndex)
  expect(round).not.toHaveProperty('hintUsed')
  expect((await watch(one, matchId)).status).toBe(200)

  await show(two, false)
  expect(await watch(stranger, matchId)).toEqual(NOT_SHOWN)
})

test('nothing is shown of players who are hidden from the boards, on hold, suspended, or about to go', async () => {
  const { one, two, matchId } = await finished()
  const stranger = await newPage()
  for (const page of [one, two]) await show(page, true)
  for (const page of [one, two])
    for (const [gone, back] of [
      [{ hiddenFromBoards: true }, { hiddenFromBoards: false }],
      [
        { heldAt: new Date(), heldFor: 'pace' },
        { heldAt: null, heldFor: null },
      ],
      [
        { suspendedAt: new Date(), suspendedFor: 'Shared answers' },
        { suspendedAt: null, suspendedFor: null },
      ],
      [{ deletesAt: new Date(Date.now() + 86_400_000) }, { deletesAt: null }],
    ] as const) {
      await set(page, gone)
      expect(await watch(stranger, matchId)).toEqual(NOT_SHOWN)
      await set(page, back)
      expect((await watch(stranger, matchId)).status).toBe(200)
    }
})

test('a match that runs, an invitation that came to nothing and a match that is not there look the same', async () => {
  const [one, two, stranger] = [await newPage(), await newPage(), await newPage()]
  for (const page of [one, two]) await show(page, true)
  const open = await one.begin(two)
  await one.answer(open, true)
  await two.answer(open, true)
  const declined = await one.create(two.player)
  await two.send('POST', '/api/async/decline', { matchId: declined })
  const replies = [
    await watch(stranger, open),
    await watch(one, open),
    await watch(stranger, declined),
    await watch(stranger, crypto.randomUUID()),
  ]
  for (const reply of replies) expect(reply).toEqual(replies[3])
  expect(replies[3]).toEqual(NOT_SHOWN)
})

test('a duel with a bot is shown when its one player lets others look', async () => {
  const one = await newPage()
  const tab = await signedInClient(node.url, one.player.cookie)
  tab.say({ type: 'queue:bot', payload: { subject: 'Torts', botDifficulty: 'easy' } })
  const { matchId } = await tab.hear('duel:start')
  tab.say({ type: 'duel:resign', payload: { matchId } })
  await tab.hear('duel:end')
  tab.close()
  const stranger = await newPage()
  expect(await watch(stranger, matchId)).toEqual(NOT_SHOWN)
  await show(one, true)
  expect(await watch(stranger, matchId)).toMatchObject({
    status: 200,
    body: {
      kind: 'bot',
      players: [{ userId: one.player.id }, { userId: null, botLevel: 'easy' }],
      winner: 1,
    },
  })
})

test('its questions count as seen by whoever looks, and are kept from a player who has one of them open', async () => {
  const { one, two, matchId } = await finished()
  for (const page of [one, two]) await show(page, true)
  const { match, questionSeen } = fixture.db.prisma
  const { itemIds } = await match.findUniqueOrThrow({ where: { id: matchId } })
  const [asked] = itemIds as string[]
  const seenBy = async ({ player: { id } }: GamePage) =>
    (await questionSeen.findMany({ where: { userId: id } })).map(({ questionId }) => questionId)

  const busy = await newPage()
  const theirs = await busy.begin(await newPage())
  await match.update({ where: { id: theirs }, data: { itemIds: itemIds as string[] } })
  expect(await watch(busy, matchId)).toEqual(refusal(409, 'not_current'))
  expect(await seenBy(busy)).toEqual([])
  await busy.send('POST', '/api/async/resign', { matchId: theirs })
  expect((await watch(busy, matchId)).status).toBe(200)
  // The question that was open when the game was given up stays unseen.
  expect(await seenBy(busy)).toEqual([asked])
})

test('a player may look at 20 a minute, over all nodes', async () => {
  const { one, two, matchId } = await finished()
  for (const page of [one, two]) await show(page, true)
  const stranger = await newPage()
  const other = await fixture.node()
  const pages = [stranger, pageOf(other, stranger.player)]
  const replies = await Promise.all(
    Array.from({ length: 22 }, (_, i) => watch(pages[i % 2] ?? stranger, matchId)),
  )
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    ...Array.from({ length: 20 }, () => 200),
    429,
    429,
  ])
  await other.stop()
})

test('its players are told where it is found, while it may be shown', async () => {
  const { one, two, matchId } = await finished()
  const address = async () =>
    ((await one.send('GET', `/api/duels/${matchId}/review`)).body as ReplyOf<'GET /api/duels/:id/review'>)
      .address
  expect(await address()).toBeNull()
  await show(one, true)
  expect(await address()).toBeNull()
  await show(two, true)
  expect(await address()).toBe(`http://localhost/duel/${matchId}`)
})

test('a match of one’s own is kept from its player too while they have one of its questions open in another', async () => {
  const { one, two, matchId } = await finished()
  for (const page of [one, two]) await show(page, true)
  const { match } = fixture.db.prisma
  const { itemIds } = await match.findUniqueOrThrow({ where: { id: matchId } })
  const open = await one.begin(await newPage())
  await match.update({ where: { id: open }, data: { itemIds: itemIds as string[] } })
  const pages = [`/api/duels/${matchId}`, `/api/duels/${matchId}/review`, `/api/async/match/${matchId}`]
  for (const url of pages) {
    expect(await one.send('GET', url)).toEqual(refusal(409, 'not_current'))
    expect((await two.send('GET', url)).status).toBe(200)
  }
  await one.send('POST', '/api/async/resign', { matchId: open })
  for (const url of pages) expect((await one.send('GET', url)).status).toBe(200)
})
