import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queryOn, type Reads } from '#study/store/sql.ts'
import { type TestCloud, testCloud } from '../electron/support/cloud.ts'
import { type Device, device } from './device.ts'
import type { Weather } from './network.ts'
import { agree } from './oracle.ts'
import { newPlayer } from './player.ts'

const HOUR = 3_600_000
const clock = { now: Date.UTC(2026, 10, 20, 12) }
let cloud: TestCloud
let reads: Reads

beforeAll(async () => {
  cloud = await testCloud({ now: () => clock.now, each: 4 })
  reads = { dialect: 'postgresql', query: queryOn(cloud.db) }
})
afterAll(() => cloud.remove())

/** A player with two computers, both signed in. */
async function player(seed: number) {
  const session = await newPlayer(cloud.db)
  const start = (i: number) =>
    device(
      () => cloud.url,
      session,
      () => clock.now,
      seed + i,
    )
  const devices: Device[] = [await start(0), await start(1)]
  const remove = () => Promise.all(devices.map((one) => one.remove()))
  return { userId: session.userId, devices, remove }
}

/** Everyone online, until nothing moves. */
async function settle(devices: readonly Device[]): Promise<void> {
  for (const one of devices) one.weather('up')
  for (let round = 0; round < 2; round++)
    for (const one of devices) expect(await one.sync()).toMatchObject({ phase: 'idle', waiting: 0 })
}

type Step =
  | { do: 'answer'; device: number; minutes: number }
  | { do: 'sync'; device: number; weather: Weather }
  | { do: 'crash'; device: number }
  | { do: 'sleep'; hours: number }

const which = fc.integer({ min: 0, max: 1 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      device: which,
      minutes: fc.integer({ min: 0, max: 90 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('sync' as const),
      device: which,
      weather: fc.constantFrom<Weather>('up', 'down', 'reply-lost', 'twice', 'stale-first'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('crash' as const), device: which }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('sleep' as const), hours: fc.integer({ min: 1, max: 40 }) }),
  },
)

async function take(next: Step, devices: readonly Device[]): Promise<void> {
  if (next.do === 'sleep') {
    clock.now += next.hours * HOUR
    return
  }
  const one = devices[next.device]
  if (!one) return
  if (next.do === 'answer') {
    clock.now += next.minutes * 60_000 + 1
    await one.answer()
  } else if (next.do === 'crash') await one.crash()
  else {
    one.weather(next.weather)
    await one.sync()
    one.weather('down')
  }
}

async function simulate(seed: number, steps: readonly Step[]): Promise<void> {
  const { userId, devices, remove } = await player(seed)
  try {
    for (const one of devices) one.weather('down')
    for (const next of steps) await take(next, devices)
    await settle(devices)
    await agree(reads, userId, devices)
  } finally {
    await remove()
  }
}

describe('two devices of one player', () => {
  test('converge with the server to what one device would have had in its order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), fc.array(step, { minLength: 10, maxLength: 40 }), simulate),
      {
        numRuns: Number(process.env.SYNC_RUNS ?? 8),
        ...(process.env.SYNC_SEED ? { seed: Number(process.env.SYNC_SEED) } : {}),
      },
    )
  }, 600_000)
})
