import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReplyOf } from '#protocol/routes.ts'
import { bankItems } from '../electron/support/bank.ts'
import { type TestCloud, testCloud } from '../electron/support/cloud.ts'
import { answerOne } from '../electron/support/solo.ts'
import { type Device, device, EACH } from './device.ts'
import { newPlayer } from './player.ts'

const bank = bankItems('practice', EACH)
const time = { now: Date.UTC(2026, 10, 20, 12) }

let cloud: TestCloud
beforeAll(async () => {
  cloud = await testCloud({ now: () => time.now, each: EACH })
})
afterAll(() => cloud.remove())

/** How many rules are due, by the choice of a question, which remembers what it read, and by what is stored. */
async function due({ engine }: Device) {
  const next = await engine.send('POST', '/api/practice/next', { noCard: true })
  const today = await engine.send('GET', '/api/study/today')
  const chosen = (next.body as unknown as ReplyOf<'POST /api/practice/next'>).due
  expect(chosen).toBe((today.body as unknown as ReplyOf<'GET /api/study/today'>).due)
  return chosen
}

test('a rule missed on another device is due here once it was synced', async () => {
  const session = await newPlayer(cloud.db)
  const computerOf = (seed: number) =>
    device(
      () => cloud.url,
      session,
      () => time.now,
      seed,
      async () => undefined,
    )
  const [here, there] = [await computerOf(0), await computerOf(1)]
  try {
    expect(await due(here)).toBe(0)
    for (let i = 0; i < 3; i++) await answerOne(there.engine.send, bank, false)
    const dueThere = await due(there)
    expect(dueThere).toBeGreaterThan(0)
    expect(await due(here)).toBe(0)
    for (const one of [there, here]) expect(await one.sync()).toMatchObject({ waiting: 0 })
    expect(await due(here)).toBe(dueThere)
  } finally {
    await Promise.all([here.remove(), there.remove()])
  }
})
