import fc from 'fast-check'
import { expect } from 'vitest'
import { type Reader, sql } from '#database/sql.ts'
import { HOUR_MS as HOUR } from '#rules/days.ts'
import { type TestCloud, testCloud } from '../electron/support/cloud.ts'
import { backUp, forgetKept, restoreKept } from './backup.ts'
import { type Device, device, EACH } from './device.ts'
import type { Weather } from './network.ts'
import { agree } from './oracle.ts'
import { newPlayer } from './player.ts'

const NOON = Date.UTC(2026, 10, 20, 12)

export type Step =
  | { do: 'answer'; device: number; minutes: number }
  | { do: 'practice'; device: number; minutes: number }
  /** a stretch of an exam block, at whose end it's handed in or left open */
  | { do: 'exam'; device: number; marks: number; handsIn: boolean }
  | { do: 'sync'; device: number; weather: Weather }
  | { do: 'crash'; device: number }
  /** why an answer was a miss, and a note */
  | { do: 'tell'; device: number }
  /** how a rule card went */
  | { do: 'card'; device: number }
  | { do: 'sleep'; hours: number }
  /** a question of the same player's on the web, answered wrong or right as it falls */
  | { do: 'web'; minutes: number }
  /** a computer's clock is set so far ahead of the time, or behind it */
  | { do: 'clock'; device: number; hours: number }
  | { do: 'back-up' }
  /** the server is brought back to its last backup */
  | { do: 'restore' }

/** What may befall a player with so many computers. */
export function steps(devices: number): fc.Arbitrary<Step> {
  const which = fc.integer({ min: 0, max: devices - 1 })
  const minutes = fc.integer({ min: 0, max: 90 })
  const weather = fc.constantFrom<Weather>('up', 'down', 'reply-lost', 'twice', 'stale-first', 'struck')
  const step = <S extends Step['do']>(name: S) => fc.constant(name)
  return fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: step('answer'), device: which, minutes }) },
    { weight: 4, arbitrary: fc.record({ do: step('practice'), device: which, minutes }) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: step('exam'),
        device: which,
        marks: fc.integer({ min: 0, max: 6 }),
        handsIn: fc.boolean(),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: step('card'), device: which }) },
    { weight: 4, arbitrary: fc.record({ do: step('sync'), device: which, weather }) },
    { weight: 1, arbitrary: fc.record({ do: step('crash'), device: which }) },
    { weight: 2, arbitrary: fc.record({ do: step('tell'), device: which }) },
    { weight: 1, arbitrary: fc.record({ do: step('sleep'), hours: fc.integer({ min: 1, max: 40 }) }) },
    { weight: 2, arbitrary: fc.record({ do: step('web'), minutes }) },
    {
      weight: 1,
      arbitrary: fc.record({
        do: step('clock'),
        device: which,
        hours: fc.constantFrom(0, 0, 1, -1, 26, -26, 72, -72),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: step('back-up') }) },
    { weight: 1, arbitrary: fc.record({ do: step('restore') }) },
  )
}

/** A server and the players on it; their clock is one, so that a day passes at a word. */
export async function world() {
  const clock = { now: NOON }
  const cloud: TestCloud = await testCloud({ now: () => clock.now, each: EACH })
  const reads: Reader = cloud.db

  /** Cuts every connection of the server to its database, whatever they are doing, and waits until they are gone. */
  const strike = () =>
    cloud.db
      .query(
        sql`select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      )
      .then(
        () => undefined,
        () => undefined,
      )

  /** Returns the id of the showing that was answered; null while the wait lasts. */
  async function onTheWeb(session: { token: string }): Promise<string | null> {
    const call = async (name: string, payload: object) => {
      const reply = await fetch(`${cloud.url}/api/solo-challenge/${name}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${session.token}`,
          'x-bar-duel-client': 'desktop',
        },
        body: JSON.stringify(payload),
      })
      return { status: reply.status, body: await reply.json() }
    }
    const started = await call('start', { subject: 'Torts' })
    if (started.status === 409) return null
    const { challenge, question } = started.body
    const answer = { challengeId: challenge.id, questionId: question.id, userAnswer: clock.now % 4 }
    expect((await call('answer', answer)).status).toBe(200)
    return question.id
  }

  /** Of these answers given on the web, those that a server or a computer still has. */
  async function surviving(
    web: readonly string[],
    userId: string,
    devices: readonly Device[],
  ): Promise<string[]> {
    const has = (db: Reader) =>
      db.query<{ id: string }>(sql`select showing_id as id from question_attempts where user_id = ${userId}`)
    const all = await Promise.all([has(reads), ...devices.map((one) => one.file(userId, has))])
    const held = new Set(all.flat().map(({ id }) => id))
    return web.filter((id) => held.has(id))
  }

  /** Plays the steps, brings everyone online, and compares all of them with the one-device oracle. */
  async function simulate(seed: number, taken: readonly Step[], count: number): Promise<void> {
    const session = await newPlayer(cloud.db)
    const devices: Device[] = []
    const ahead = Array.from({ length: count }, () => 0)
    for (let i = 0; i < count; i++)
      devices.push(
        await device(
          () => cloud.url,
          session,
          () => clock.now + (ahead[i] ?? 0),
          seed + i,
          strike,
        ),
      )
    let web: string[] = []
    let isKept = false
    const play = async (step: Step): Promise<void> => {
      if (step.do === 'sleep') clock.now += step.hours * HOUR
      else if (step.do === 'web') {
        clock.now += step.minutes * 60_000 + 1
        web.push(...[(await onTheWeb(session)) ?? []].flat())
      } else if (step.do === 'back-up') {
        await backUp(cloud.db)
        isKept = true
      } else if (step.do === 'restore') {
        if (!isKept) return
        await restoreKept(cloud.db, 'restored')
        web = await surviving(web, session.userId, devices)
      } else if (step.do === 'clock') ahead[step.device] = step.hours * HOUR
      else {
        const one = devices[step.device] ?? expect.fail('no such device')
        if (step.do === 'crash') return one.crash()
        if (step.do === 'tell') return one.tell()
        if (step.do === 'card') return one.card()
        if (step.do === 'exam')
          return one.exam(step.marks, step.handsIn, () => {
            clock.now += 20_000
          })
        if (step.do === 'answer' || step.do === 'practice') {
          clock.now += step.minutes * 60_000 + 1
          return step.do === 'answer' ? one.answer() : one.practice()
        }
        one.weather(step.weather)
        await one.sync()
        one.weather('down')
      }
    }
    try {
      for (const one of devices) one.weather('down')
      for (const step of taken) await play(step)
      for (const one of devices) one.weather('up')
      for (let round = 0; round < 2; round++)
        for (const one of devices) expect(await one.sync()).toMatchObject({ phase: 'idle', waiting: 0 })
      await agree(reads, session.userId, devices, web)
    } finally {
      await forgetKept(cloud.db)
      // Backups of later histories need not hold this one's player.
      await cloud.db.prisma.user.delete({ where: { id: session.userId } })
      await Promise.all(devices.map((one) => one.remove()))
    }
  }

  return { simulate, close: () => cloud.remove() }
}

export type World = Awaited<ReturnType<typeof world>>

/** How a run of the property is named, to be run again: SYNC_SEED of the environment. */
export const asked = (runs: number): { numRuns: number; seed?: number } => {
  const { SYNC_RUNS, SYNC_SEED } = process.env
  const seed = SYNC_SEED === undefined ? Date.now() % 2 ** 31 : Number(SYNC_SEED)
  console.log(`simulated with SYNC_SEED=${seed}`)
  return { numRuns: Number(SYNC_RUNS ?? runs), seed }
}
