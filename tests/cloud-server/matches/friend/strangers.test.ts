import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browser } from '../../server.ts'
import { type DuelFixture, duelFixture, type Node } from '../duel-fixture.ts'
import { type GamePage, NOT_FOUND, pageOf, stored } from './pages.ts'

let fixture: DuelFixture
let node: Node
let one: GamePage
let stranger: GamePage
let matchId: string

beforeAll(async () => {
  fixture = await duelFixture()
  // A sweep would change nothing here either; without one, whatever changes was a request's doing.
  node = await fixture.node({ sweepMs: 3_600_000 })
  one = pageOf(node, await fixture.player('One'))
  stranger = pageOf(node, await fixture.player('Stranger'))
  matchId = await one.create(await fixture.player('Two'))
  await one.answer(matchId, true)
})
afterAll(() => fixture.close())

test('to a stranger a game is not there, and stays as it was', async () => {
  const before = await stored(fixture)
  for (const id of [matchId, matchId.toUpperCase(), randomUUID()]) {
    expect(await stranger.send('GET', `/api/async/match/${id}`)).toEqual(NOT_FOUND)
    for (const answerIndex of [0, 1, 2, 3])
      expect(await stranger.send('POST', '/api/async/answer', { matchId: id, answerIndex })).toEqual(
        NOT_FOUND,
      )
    expect(await stranger.send('POST', '/api/async/resign', { matchId: id })).toEqual(NOT_FOUND)
  }
  expect(await stored(fixture)).toBe(before)
})

test.each([
  ['GET', '/api/async/inbox'],
  ['GET', '/api/async/match/0'],
  ['POST', '/api/async/create'],
  ['POST', '/api/async/answer'],
  ['POST', '/api/async/resign'],
  ['GET', '/api/blocks'],
  ['POST', '/api/blocks'],
  ['DELETE', '/api/blocks/0'],
] as const)('nobody calls %s %s without signing in', async (method, url) => {
  expect((await browser(node.app).send(method, url, method === 'POST' ? {} : undefined)).statusCode).toBe(401)
})

test('whatever is sent, by a player of the game or a stranger, the answer is a refusal and nothing moves', async () => {
  const before = await stored(fixture)
  const value = fc.oneof(fc.anything(), fc.constantFrom(matchId, null, -1, 4, 1.5, '0', '\u0000', [], {}))
  const url = fc.constantFrom('/api/async/answer', '/api/async/resign', '/api/async/create', '/api/blocks')
  const body = fc.record(
    {
      matchId: value,
      answerIndex: value,
      round: value,
      responseTime: value,
      opponentUsername: value,
      subject: value,
      username: value,
    },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(url, body, fc.boolean(), async (path, sent, own) => {
      const text = JSON.stringify(sent) ?? ''
      // Its own player may resign or answer: those are no fuzz.
      if (own && text.includes(matchId)) return
      const { status, body: reply } = await (own ? one : stranger).send('POST', path, text)
      expect([400, 404]).toContain(status)
      expect(reply).toMatchObject({ code: expect.any(String), message: expect.any(String) })
    }),
    { numRuns: 150 },
  )
  expect(await stored(fixture)).toBe(before)
})
