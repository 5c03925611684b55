import { once } from 'node:events'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { raw } from '#database/sql.ts'
import { LIVE_PROTOCOL } from '#protocol/live/version.ts'
import { type DuelFixture, duelFixture, meet, type Node } from './duel-fixture.ts'
import { openClient, signedInClient } from './test-client.ts'

let fixture: DuelFixture
let node: Node
let players = 0

beforeAll(async () => {
  fixture = await duelFixture()
  node = await fixture.node({ malformedMost: 1_000, flood: { burst: 2_000, perSecond: 2_000, strikes: 10 } })
})
afterAll(() => fixture.close())

const newcomer = () => fixture.player(`Framer${++players}`)

/** Still there, and not confused by what it was sent. */
async function answers(tab: Awaited<ReturnType<typeof openClient>>): Promise<void> {
  tab.say({ type: 'presence:ping', payload: {} })
  await tab.hear('presence:pong')
}

describe('who may connect', () => {
  test('a page of another site is refused before the upgrade', async () => {
    const { cookie } = await newcomer()
    const ws = new WebSocket(`${node.url}/ws`, { headers: { origin: 'https://evil.test', cookie } })
    const status = await new Promise((resolve) => {
      ws.on('unexpected-response', (_request, response) => resolve(response.statusCode))
      ws.on('error', () => undefined)
    })
    expect(status).toBe(403)
  })

  test('without a session the socket closes with a code of its own', async () => {
    for (const cookie of [null, 'bar-duel-session=nonsense', `bar-duel-session=${'A'.repeat(43)}`])
      expect(await (await openClient(node.url, cookie)).closed).toBe(4401)
  })

  test('a hello of another version is told so and closed; nothing is taken before hello', async () => {
    const { cookie } = await newcomer()
    const early = await openClient(node.url, cookie)
    early.say({ type: 'queue:leave', payload: {} })
    expect(await early.hear('error')).toMatchObject({ code: 'hello_first', refused: 'queue:leave' })
    early.say({ type: 'presence:hello', payload: { protocol: LIVE_PROTOCOL + 1 } })
    expect(await early.hear('error')).toMatchObject({ code: 'outdated' })
    expect(await early.closed).toBe(4426)
  })

  test('a socket that says nothing is closed', async () => {
    const impatient = await fixture.node({ helloMs: 30 })
    const { cookie } = await newcomer()
    expect(await (await openClient(impatient.url, cookie)).closed).toBe(4408)
    await impatient.stop()
  })

  test('a session that ends takes its sockets with it', async () => {
    const brisk = await fixture.node({ sessionMs: 20 })
    const player = await newcomer()
    const tab = await signedInClient(brisk.url, player.cookie)
    await fixture.db.prisma.session.deleteMany({ where: { userId: player.id } })
    expect(await tab.closed).toBe(4401)
    await brisk.stop()
  })

  test('and at once where another node ended it; what has expired, and others, are left alone', async () => {
    const other = await fixture.node()
    const [ended, kept] = [await newcomer(), await newcomer()]
    const tabs = await Promise.all([node, other].map(({ url }) => signedInClient(url, ended.cookie)))
    const mine = await signedInClient(node.url, kept.cookie)
    await fixture.db.prisma.session.deleteMany({ where: { userId: ended.id } })
    expect(await Promise.all(tabs.map(({ closed }) => closed))).toEqual([4401, 4401])
    await answers(mine)
    await other.stop()
  })

  test('of forty tabs opened at once the first twenty go', async () => {
    const player = await newcomer()
    const tabs = await Promise.all(Array.from({ length: 40 }, () => openClient(node.url, player.cookie)))
    let closed = 0
    for (const tab of tabs) void tab.closed.then(() => (closed += 1))
    for (const tab of tabs) tab.say({ type: 'presence:hello', payload: { protocol: LIVE_PROTOCOL } })
    await expect.poll(() => closed).toBe(20)
    await expect
      .poll(() => node.app.live.sockets().filter(({ userId }) => userId === player.id))
      .toHaveLength(20)
  })

  test('a player has at most twenty tabs at a node; the oldest goes', async () => {
    const { cookie } = await newcomer()
    const first = await signedInClient(node.url, cookie)
    await Promise.all(Array.from({ length: 20 }, () => signedInClient(node.url, cookie)))
    expect(await first.closed).toBe(4429)
  })

  test('who a player is, the session says and not the hello', async () => {
    const [mine, theirs] = [await newcomer(), await newcomer()]
    const tab = await openClient(node.url, mine.cookie)
    tab.say({
      type: 'presence:hello',
      payload: { protocol: LIVE_PROTOCOL, username: theirs.username, profile: { id: theirs.id } },
    })
    expect(await tab.hear('presence:welcome')).toMatchObject({ userId: mine.id })
  })
})

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
    await answers(tab)
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
    await answers(tab)
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
    await expect.poll(() => deaf.app.websocketServer.clients.size, { timeout: 5_000 }).toBe(0)
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
