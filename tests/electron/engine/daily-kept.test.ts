import { afterEach, describe, expect, it, vi } from 'vitest'
import { DAY_MS as DAY, utcDate } from '#rules/days.ts'
import { newPlayer } from '../../sync/player.ts'
import { computer, type Desk, desk } from '../support/desk.ts'
import {
  answered,
  clock,
  cloud,
  homes,
  now,
  open,
  opened,
  serveDailyCases,
  streak,
  sync,
} from './daily-desk.ts'

serveDailyCases()

/** The time by which the computer's clock is ahead of the cloud's. */
const skew = { ms: 0 }

async function computerOf(session: Awaited<ReturnType<typeof newPlayer>>): Promise<Desk> {
  const home = await computer(2)
  homes.push(home)
  const engine = await desk(cloud.url, home, session, { now: () => now() + skew.ms })
  open.push(engine)
  await engine.send('GET', '/api/auth/me')
  return engine
}

/** Has the player answer the day's case as on another device. */
const answeredElsewhere = (id: string, days: number) =>
  cloud.db.prisma.user.update({
    where: { id },
    data: { dailyStreak: days, bestDailyStreak: days, lastDailyDate: utcDate(now()) },
  })

describe('on a computer whose clock was ahead once', () => {
  afterEach(() => {
    skew.ms = 0
  })

  it.each([
    ['was looked at', false],
    ['was opened', true],
  ])('while home %s, the streak is the cloud’s and the day’s case is kept', async (_what, opens) => {
    const session = await newPlayer(cloud.db)
    const engine = await computerOf(session)
    skew.ms = 30 * DAY
    await streak(engine)
    if (opens) await opened(engine)
    skew.ms = 0
    for (let days = 1; days <= 3; days++) {
      clock.ahead = days * DAY
      await answeredElsewhere(session.userId, days)
      expect(await streak(engine)).toMatchObject({ currentStreak: days, answeredToday: true })
    }
    await cloud.stop()
    expect(await opened(engine)).toMatchObject({ dateUtc: utcDate(now()), hasAttempted: false })
    expect(await streak(engine)).toMatchObject({ currentStreak: 3, answeredToday: true })
  })

  it('while it still is, the streak is the cloud’s', async () => {
    const session = await newPlayer(cloud.db)
    const engine = await computerOf(session)
    skew.ms = 30 * DAY
    await answeredElsewhere(session.userId, 5)
    expect(await streak(engine)).toMatchObject({
      currentStreak: 5,
      answeredToday: true,
      attemptedToday: true,
    })
  })
})

it('offline it is told whether the day’s case can be had here', async () => {
  const engine = await computerOf(await newPlayer(cloud.db))
  expect(await streak(engine)).not.toMatchObject({ canOpen: false })
  await cloud.stop()
  expect(await streak(engine)).toMatchObject({ canOpen: true })
  clock.ahead = DAY
  expect(await streak(engine)).toMatchObject({ canOpen: false })
})

it('offline the notebook says that a miss of a case was one, whose question isn’t on this computer', async () => {
  const engine = await computerOf(await newPlayer(cloud.db))
  await answered(engine, false)
  await sync(engine)
  await cloud.stop()
  const { body } = await engine.send('GET', '/api/notebook')
  expect(body).toMatchObject({ rules: [{ misses: 1, missedIn: 'daily', questions: [] }] })
})

it('a call for the day’s case that failed is made again with the next look at home, and one that didn’t is not', async () => {
  const engine = await computerOf(await newPlayer(cloud.db))
  const { fetch } = globalThis
  let calls = 0
  const cut = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!String(input).includes('/api/daily-kept')) return fetch(input, init)
    calls += 1
    if (calls === 1) throw new TypeError('the network is gone')
    return fetch(input, init)
  })
  for (let look = 0; look < 3; look++) await streak(engine)
  cut.mockRestore()
  expect(calls).toBe(2)
  await cloud.stop()
  expect(await opened(engine)).toMatchObject({ hasAttempted: false })
})
