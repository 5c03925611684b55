import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ToClientPayload } from '#protocol/live/to-client.ts'
import { type DuelFixture, duelFixture, type Node } from '../matches/duel-fixture.ts'
import { signedInClient } from '../matches/test-client.ts'
import { pay } from './players.ts'

let fixture: DuelFixture
const nodes: Node[] = []

beforeAll(async () => {
  fixture = await duelFixture()
  for (let i = 0; i < 2; i++) nodes.push(await fixture.node({}, undefined, 20))
})
afterAll(() => fixture.close())

type Update = ToClientPayload<'leaderboard:update'>

const pointsIn = ({ leaderboard }: Update) => leaderboard.map(({ username, points }) => [username, points])

test('both boards come to a tab when it connects, and each change of them to the tabs of every node', async () => {
  const players = [await fixture.player('Portia'), await fixture.player('Shylock')]
  const [one, two] = players
  if (!one || !two) throw new Error('no players')
  await pay(fixture.db, one.id, 30)
  const tabs = await Promise.all(nodes.map((node, i) => signedInClient(node.url, players[i]?.cookie ?? '')))
  for (const tab of tabs)
    for (const period of ['weekly', 'all'] as const)
      expect(pointsIn(await tab.hear('leaderboard:update', (update) => update.period === period))).toEqual([
        ['Portia', 30],
      ])
  await pay(fixture.db, two.id, 40)
  for (const tab of tabs) {
    const update = await tab.hear('leaderboard:update', ({ leaderboard }) => leaderboard.length === 2)
    expect(pointsIn(update)).toEqual([
      ['Shylock', 40],
      ['Portia', 30],
    ])
    expect(update.leaderboard[0]).toMatchObject({ rank: 1, id: two.id, place: expect.any(String) })
  }
  // A board that has not changed is not sent again.
  const seen = tabs.map((tab) => tab.heard.filter(({ type }) => type === 'leaderboard:update').length)
  for (const tab of tabs) {
    tab.say({ type: 'presence:ping', payload: {} })
    await tab.hear('presence:pong')
  }
  expect(seen.every((count) => count <= 4)).toBe(true)
})

test('a tab in a live duel is left alone, and told when it leaves the duel', async () => {
  const [busy, idle] = [await fixture.player('Busy'), await fixture.player('Idle')]
  const [node] = nodes
  if (!node) throw new Error('no node')
  const [playing, watching] = [
    await signedInClient(node.url, busy.cookie),
    await signedInClient(node.url, idle.cookie),
  ]
  playing.say({ type: 'queue:bot', payload: { subject: 'Torts', botDifficulty: 'easy' } })
  const { matchId } = await playing.hear('duel:question')
  await pay(fixture.db, idle.id, 70)
  const hasIdle = ({ leaderboard }: Update) => leaderboard.some(({ id }) => id === idle.id)
  for (const period of ['weekly', 'all'] as const)
    await watching.hear('leaderboard:update', (update) => update.period === period && hasIdle(update))
  const knows = () =>
    playing.heard.some((message) => message.type === 'leaderboard:update' && hasIdle(message.payload))
  expect(knows()).toBe(false)
  playing.say({ type: 'duel:leave', payload: { matchId } })
  await playing.hear('leaderboard:update', hasIdle)
})
