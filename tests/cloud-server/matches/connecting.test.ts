import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { LIVE_PROTOCOL } from '#protocol/live/version.ts'
import { type DuelFixture, duelFixture, type Node } from './duel-fixture.ts'
import { openClient, signedInClient, stillAnswers } from './test-client.ts'

let fixture: DuelFixture
let node: Node
let players = 0

beforeAll(async () => {
  fixture = await duelFixture()
  node = await fixture.node()
})
afterAll(() => fixture.close())

const newcomer = () => fixture.player(`Caller${++players}`)

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
    await stillAnswers(mine)
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
