import { once } from 'node:events'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { raw } from '#database/sql.ts'
import { LIVE_PROTOCOL } from '#protocol/live/version.ts'
import { ENOUGH_TODAY } from '../../../cloud-server/matches/start/day-share.ts'
import { type DuelFixture, duelFixture, meet, type Node } from './duel-fixture.ts'
import { openClient, signedInClient, stillAnswers } from './test-client.ts'

let fixture: DuelFixture
let node: Node
let players = 0

beforeAll(async () => {
  fixture = await duelFixture()
  node = await fixture.node({ malformedMost: 1_000, flood: { burst: 2_000, perSecond: 2_000, strikes: 10 } })
})
afterAll(() => fixture.close())

const newcomer = () => fixture.player(`Framer${++players}`)

describe('frames', () => {
  test('whatever comes, the answer is a refusal with a code and the socket lives', async () => {
    const tab = await signedInClient(node.url, (await newcomer()).cookie)
    const types = [
      'duel:answer',
      'queue:join',
      'duel:hint',
      'challenge:send',
      'duel:enter',
      'presence:hello',
      'x',
    ]
    const message = fc.record({ type: fc.constantFrom(...types), payload: fc.anything() })
    const frame = fc.oneof(
      fc.string(),
      fc.json(),
      message.map((one) => JSON.stringify(one) ?? ''),
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    )
    await fc.assert(
      fc.asyncProperty(frame, async (one) => {
        tab.raw(one)
        const { code } = await tab.hear('error')
        expect(code).toBe('invalid')
      }),
      { numRuns: 150 },
    )
    await stillAnswers(tab)
  })

  test.each([
    ['no JSON', 'hello'],
    ['a NUL', '{"type":"challenge:send","payload":{"targetUsername":"a\\u0000b","subject":"Torts"}}'],
    ['a place out of range', '{"type":"duel:answer","payload":{"qid":"x","idx":4}}'],
    ['a fraction', '{"type":"duel:answer","payload":{"qid":"x","idx":1.5}}'],
    ['no payload where one is needed', '{"type":"duel:answer"}'],
    ['a deep nest', `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
  ])('%s is refused as invalid', async (_what, frame) => {
    const tab = await signedInClient(node.url, (await newcomer()).cookie)
    tab.raw(frame)
    expect(await tab.hear('error')).toMatchObject({ code: 'invalid', state: null })
    await stillAnswers(tab)
  })

  test('64 KB is read, one byte more closes the socket', async () => {
    const tab = await signedInClient(node.url, (await newcomer()).cookie)
    const limit = 64 * 1024
    tab.raw('x'.repeat(limit))
    expect(await tab.hear('error')).toMatchObject({ code: 'invalid' })
    tab.raw('x'.repeat(limit + 1))
    expect(await tab.closed).toBe(1009)
  })

  test('unreadable message after message closes the socket', async () => {
    const strict = await fixture.node({ malformedMost: 3 })
    const tab = await signedInClient(strict.url, (await newcomer()).cookie)
    for (let i = 0; i < 4; i++) tab.raw('nonsense')
    expect(await tab.closed).toBe(4400)
    await strict.stop()
  })

  test('a question id that names no duel of theirs gets no further than a refusal, which is kept', async () => {
    const { id: userId, cookie } = await newcomer()
    const tab = await signedInClient(node.url, cookie)
    for (const qid of [
      '1',
      `${crypto.randomUUID()}.1`,
      `${crypto.randomUUID()}.0`,
      `${crypto.randomUUID()}.-1`,
    ]) {
      tab.say({ type: 'duel:answer', payload: { qid, idx: 0 } })
      expect(await tab.hear('error')).toMatchObject({ code: 'not_your_duel' })
    }
    const kept = () => fixture.db.prisma.securityEvent.findMany({ where: { userId } })
    await expect.poll(async () => (await kept()).reduce((sum, { times }) => sum + times, 0)).toBe(4)
    for (const { kind } of await kept()) expect(kind).toBe('record_refused')
  })
})

describe('a flood', () => {
  test('is refused, then closed; the player stays out of every node for a while', async () => {
    const limits = { flood: { burst: 10, perSecond: 0.001, strikes: 5 } }
    const [a, b] = [await fixture.node(limits), await fixture.node(limits)]
    const player = await newcomer()
    const tab = await signedInClient(a.url, player.cookie)
    for (let i = 0; i < 20; i++) tab.say({ type: 'presence:ping', payload: {} })
    expect(await tab.hear('error')).toMatchObject({ code: 'rate_limited' })
    expect(await tab.closed).toBe(4429)
    expect(
      await fixture.db.prisma.rateLimit.findUnique({ where: { key: `live-flood:${player.id}` } }),
    ).not.toBeNull()
    expect(tab.heard.filter(({ type }) => type === 'presence:pong').length).toBeLessThanOrEqual(9)
    const again = await openClient(b.url, player.cookie)
    again.say({ type: 'presence:hello', payload: { protocol: LIVE_PROTOCOL } })
    expect(await again.closed).toBe(4429)
    await Promise.all([a.stop(), b.stop()])
  })

  test('once closed for it, a socket writes nothing more, and is cut when its end does not answer', async () => {
    const limits = { flood: { burst: 10, perSecond: 0.001, strikes: 5 }, closeMs: 100 }
    const deaf = await fixture.node(limits)
    const { id, cookie } = await newcomer()
    const origin = deaf.url.replace(/^ws/, 'http')
    const ws = new WebSocket(`${deaf.url}/ws`, { headers: { origin, cookie } })
    ws.on('error', () => undefined)
    await once(ws, 'open')
    ws.pause()
    for (let i = 0; i < 200; i++) ws.send('{"type":"presence:ping"}')
    await expect.poll(() => deaf.app.websocketServer.clients.size).toBe(0)
    await expect
      .poll(() => fixture.db.prisma.rateLimit.findUnique({ where: { key: `live-flood:${id}` } }))
      .toMatchObject({ count: 1 })
    ws.terminate()
    await deaf.stop()
  })

  test('starts are counted over all nodes', async () => {
    const limits = { startsPerMinute: 2 }
    const [a, b] = [await fixture.node(limits), await fixture.node(limits)]
    const player = await newcomer()
    const said: string[] = []
    const wish = { subject: 'Torts', botDifficulty: 'easy' } as const
    for (const at of [a, b, b]) {
      const tab = await signedInClient(at.url, player.cookie)
      tab.say({ type: 'queue:join', payload: wish })
      const first = await Promise.race([tab.hear('queue:waiting'), tab.hear('error')])
      tab.say({ type: 'queue:leave', payload: {} })
      await tab.hear('queue:left')
      tab.close()
      await tab.closed
      said.push('code' in first ? first.code : 'waiting')
    }
    expect(said).toEqual(['waiting', 'waiting', 'rate_limited'])
    await Promise.all([a.stop(), b.stop()])
  })
})

test('an account begins so many duels a day, counted over all nodes, however it asks', async () => {
  const limits = { matchesPerDay: 1 }
  const [a, b] = [await fixture.node(limits), await fixture.node(limits)]
  const [player, friend] = [await newcomer(), await newcomer()]
  const tab = await signedInClient(a.url, player.cookie)
  const wish = { subject: 'Torts', botDifficulty: 'easy' } as const
  tab.say({ type: 'queue:bot', payload: wish })
  const { matchId } = await tab.hear('duel:question')
  tab.say({ type: 'duel:resign', payload: { matchId } })
  await tab.hear('duel:end')
  const there = await signedInClient(b.url, player.cookie)
  const refused = { code: 'rate_limited', message: ENOUGH_TODAY }
  there.say({ type: 'queue:bot', payload: wish })
  expect(await there.hear('error')).toMatchObject({ ...refused, refused: 'queue:bot' })
  there.say({ type: 'queue:join', payload: wish })
  expect(await there.hear('error')).toMatchObject({ ...refused, refused: 'queue:join' })
  const other = await signedInClient(b.url, friend.cookie)
  other.say({ type: 'challenge:send', payload: { targetUsername: player.username, subject: 'Torts' } })
  const { challengeId } = await there.hear('challenge:received')
  there.say({ type: 'challenge:accept', payload: { challengeId } })
  expect(await there.hear('error')).toMatchObject({ ...refused, refused: 'challenge:accept' })
  await Promise.all([a.stop(), b.stop()])
})

describe('notices to a player', () => {
  test('reach every tab on every node, once', async () => {
    const other = await fixture.node()
    const player = await newcomer()
    const tabs = [
      await signedInClient(node.url, player.cookie),
      await signedInClient(node.url, player.cookie),
      await signedInClient(other.url, player.cookie),
    ]
    const stranger = await signedInClient(other.url, (await newcomer()).cookie)
    const payload = {
      matchId: crypto.randomUUID(),
      opponentName: 'Nerissa',
      subject: 'Torts' as const,
      round: 2,
    }
    await node.app.live.toUser(player.id, { type: 'async:turn_notification', seq: 0, payload })
    for (const tab of tabs) expect(await tab.hear('async:turn_notification')).toEqual(payload)
    await node.app.live.toEveryone({
      type: 'leaderboard:update',
      seq: 0,
      payload: { period: 'all', leaderboard: [] },
    })
    for (const tab of [...tabs, stranger]) await tab.hear('leaderboard:update')
    expect(stranger.heard.some(({ type }) => type === 'async:turn_notification')).toBe(false)
    for (const tab of tabs)
      expect(tab.heard.filter(({ type }) => type === 'async:turn_notification')).toHaveLength(1)
    await other.stop()
  })
})

describe('a failure on our side', () => {
  test('at hello closes the socket, so that the client comes back by itself', async () => {
    const { cookie } = await newcomer()
    await fixture.db.execute(raw('alter table duel_players rename to gone'))
    const tab = await openClient(node.url, cookie)
    tab.say({ type: 'presence:hello', payload: { protocol: LIVE_PROTOCOL } })
    expect(await tab.hear('error')).toMatchObject({ code: 'internal', refused: 'presence:hello' })
    expect(await tab.closed).toBe(1013)
    await fixture.db.execute(raw('alter table gone rename to duel_players'))
    expect((await signedInClient(node.url, cookie)).welcome.duel).toBeNull()
  })

  test('stores nothing, says so with a code, and the same answer may be sent again', async () => {
    const [one, two] = [await newcomer(), await newcomer()]
    const [a, b] = [await signedInClient(node.url, one.cookie), await signedInClient(node.url, two.cookie)]
    await meet(a, b)
    const question = await a.hear('duel:question')
    await fixture.db.execute(raw('alter table match_answers rename to gone'))
    a.say({ type: 'duel:answer', payload: { qid: question.qid, idx: 1 } })
    expect(await a.hear('error')).toMatchObject({ code: 'internal', refused: 'duel:answer' })
    await fixture.db.execute(raw('alter table gone rename to match_answers'))
    a.say({ type: 'duel:answer', payload: { qid: question.qid, idx: 1 } })
    expect(await a.hear('duel:ack')).toMatchObject({ place: 1 })
  })
})
