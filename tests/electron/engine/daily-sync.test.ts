import { cp } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { closeSqlite, openSqlite } from '#database/sqlite/database.ts'
import type { RefusedAnswer } from '#protocol/http/sync.ts'
import { HEADER_CLIENT } from '#protocol/session.ts'
import { syncReply } from '#protocol/sync/exchange.ts'
import { SYNC_PROTOCOL } from '#protocol/sync/version.ts'
import { HOUR_MS as HOUR } from '#rules/days.ts'
import { playerTransactions } from '../../../electron/engine/store/study.ts'
import { localSync } from '../../../electron/engine/store/sync.ts'
import { SYNC_TIMING } from '../../../electron/engine/sync/syncer.ts'
import { newPlayer } from '../../sync/player.ts'
import { copyData, ruinTable } from '../support/damage.ts'
import { computer, desk } from '../support/desk.ts'
import { playSolo } from '../support/solo.ts'
import {
  answered,
  attempts,
  booted,
  clock,
  cloud,
  homes,
  now,
  open,
  opened,
  own,
  practice,
  sealed,
  serveDailyCases,
  status,
  streak,
  sync,
  user,
} from './daily-desk.ts'

serveDailyCases()

describe('a sealed answer goes with the next sync', () => {
  it('is counted among those that wait, is graded, and a second sync changes nothing', async () => {
    const session = await newPlayer(cloud.db)
    const engine = await booted(session)
    const place = await sealed(engine, true)
    await playSolo(engine.send, practice, 2)
    expect(await status(engine)).toMatchObject({ waiting: 6 })
    expect(await sync(engine)).toMatchObject({ phase: 'idle', waiting: 0, refusals: 0 })
    const graded = {
      hasAttempted: true,
      attempt: { choiceIndex: place, isCorrect: true, xpAwarded: 150, points: 0, streakAfter: 1 },
      question: { correctIndex: place },
    }
    expect(await opened(engine)).toMatchObject(graded)
    const [first] = await cloud.db.prisma.questionAttempt.findMany({
      where: { userId: session.userId, seq: 1 },
    })
    expect(first).toMatchObject({ context: 'daily' })
    const after = await user(session.userId)
    expect(after).toMatchObject({ points: 0, dailyStreak: 1, eventSeq: 6, totalQuestionsAnswered: 6 })
    expect(await own(engine)).toMatchObject({ totalQuestionsAnswered: 6, totalXp: after.totalXp })
    expect(await streak(engine)).toMatchObject({ currentStreak: 1, answeredToday: true })

    expect(await sync(engine)).toMatchObject({ phase: 'idle', waiting: 0, refusals: 0 })
    expect(await user(session.userId)).toMatchObject({ totalXp: after.totalXp, eventSeq: 6 })
    await cloud.stop()
    expect(await opened(engine)).toMatchObject(graded)
    expect(await streak(engine)).toMatchObject({ currentStreak: 1, answeredToday: true })
  })

  it('by itself, as soon as the server is back', async () => {
    const session = await newPlayer(cloud.db)
    const engine = await booted(session, { ...SYNC_TIMING, every: HOUR, retry: 25, afterAnswer: 0 })
    await sealed(engine, true)
    await expect.poll(() => attempts(session.userId)).toBe(1)
    await expect.poll(() => status(engine)).toMatchObject({ phase: 'idle', waiting: 0 })
    expect(await opened(engine)).toMatchObject({ attempt: { isCorrect: true, xpAwarded: 150 } })
  })

  it('whose reply was lost is settled by the next one', async () => {
    const session = await newPlayer(cloud.db)
    const engine = await booted(session)
    await sealed(engine, false)
    const file = homes.at(-1)
    if (!file) expect.fail('no computer')
    const copy = await computer()
    homes.push(copy)
    // A copy of the file from before the sync is what a device is left with whose reply was lost.
    await engine.quit()
    await cp(file.dataFolder, copy.dataFolder, { recursive: true })
    const first = await desk(cloud.url, file, session, { now })
    const second = await desk(cloud.url, copy, session, { now })
    open.push(first, second)
    expect(await sync(first)).toMatchObject({ waiting: 0 })
    await second.send('GET', '/api/auth/me')
    expect(await status(second)).toMatchObject({ waiting: 1 })
    expect(await sync(second)).toMatchObject({ phase: 'idle', waiting: 0, refusals: 0 })
    expect(await opened(second)).toMatchObject({ attempt: { isCorrect: false, xpAwarded: 15 } })
    expect(await attempts(session.userId)).toBe(1)
  })

  it('within 48 hours keeps the streak over days offline; the file shows it while it waits', async () => {
    const session = await newPlayer(cloud.db)
    const engine = await booted(session)
    await answered(engine, true)
    clock.ahead += 24 * HOUR
    await streak(engine)
    await sealed(engine, true)
    clock.ahead += 23 * HOUR
    expect(await streak(engine)).toMatchObject({ currentStreak: 2 })
    expect(await sync(engine)).toMatchObject({ waiting: 0 })
    expect(await streak(engine)).toMatchObject({ currentStreak: 2 })
    expect(await user(session.userId)).toMatchObject({ dailyStreak: 2, lastDailyDate: '2026-11-21' })
  })

  it('after 49 hours is graded, but earns no XP and no day of the streak', async () => {
    const session = await newPlayer(cloud.db)
    const engine = await booted(session)
    await sealed(engine, true)
    expect(await streak(engine)).toMatchObject({ currentStreak: 1 })
    clock.ahead += 49 * HOUR
    expect(await sync(engine)).toMatchObject({ waiting: 0, refusals: 0 })
    expect(await user(session.userId)).toMatchObject({
      totalXp: 0,
      points: 0,
      dailyStreak: 0,
      bestDailyStreak: 0,
      totalCorrectAnswers: 1,
    })
    expect(await streak(engine)).toMatchObject({ currentStreak: 0, bestStreak: 0, answeredToday: false })
    expect(await own(engine)).toMatchObject({ totalXp: 0, totalCorrectAnswers: 1 })
  })
})

describe('a sealed answer that waits', () => {
  it('where the server keeps it unread is not sent again soon, and stays a day of the streak', async () => {
    const session = await newPlayer(cloud.db)
    const engine = await booted(session)
    await sealed(engine, true)
    await engine.quit()
    const db = openSqlite(path.join(homes.at(-1)?.dataFolder ?? '', `${session.userId}.sqlite`))
    try {
      const local = localSync(db, session.userId, playerTransactions(db))
      const days = async () => (await db.prisma.user.findFirstOrThrow()).dailyStreak
      const { events } = await local.page(now())
      expect(events).toMatchObject([{ type: 'daily-answer', date: '2026-11-20' }])
      const id = events[0]?.id ?? ''
      const reply = await fetch(`${cloud.url}/api/sync`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${session.token}`,
          'content-type': 'application/json',
          [HEADER_CLIENT]: 'desktop',
        },
        body: JSON.stringify({ protocol: SYNC_PROTOCOL, sinceSeq: 0, events: [] }),
      })
      const empty = syncReply.parse(await reply.json())
      await local.apply({ ...empty, parked: [id] }, now())
      expect((await local.page(now())).events).toEqual([])
      expect((await local.page(now() + 25 * HOUR)).events).toEqual(events)
      expect({ days: await days(), ...(await local.counts()) }).toMatchObject({ days: 1, waiting: 0 })
      await local.apply({ ...empty, rejected: [{ id, code: 'unknown_case' }] }, now())
      expect({ days: await days(), ...(await local.counts()) }).toMatchObject({ days: 0, refused: 1 })
      expect((await local.page(now() + 25 * HOUR)).events).toEqual([])
    } finally {
      await closeSqlite(db)
    }
  })

  it('is rescued out of a damaged file', async () => {
    const session = await newPlayer(cloud.db)
    const engine = await booted(session)
    await sealed(engine, true)
    await engine.quit()
    const home = homes.at(-1)
    if (!home) expect.fail('no computer')
    // A copy: this process lets go of the file itself only when its memory is collected, and the log goes with it then.
    const ruined = await computer()
    homes.push(ruined)
    await copyData(home.dataFolder, ruined.dataFolder, `${session.userId}.sqlite`)
    await ruinTable(path.join(ruined.dataFolder, `${session.userId}.sqlite`), 'player_topic_stats')
    const next = await desk(cloud.url, ruined, session, { now })
    open.push(next)
    await next.send('GET', '/api/auth/me')
    expect(await status(next)).toMatchObject({ waiting: 1 })
    expect(await opened(next)).toMatchObject({ hasAttempted: true, attempt: { isCorrect: null } })
    expect(await sync(next)).toMatchObject({ waiting: 0, refusals: 0 })
    expect(await opened(next)).toMatchObject({ attempt: { isCorrect: true, xpAwarded: 150 } })
  })
})

describe('a sealed answer that cannot count', () => {
  it('since the case was answered on another device: one attempt, and the words say so', async () => {
    const session = await newPlayer(cloud.db)
    const [first, second] = [await booted(session), await booted(session)]
    const place = await sealed(first, true)
    const counted = await answered(second, false)
    expect(counted).not.toBe(place)
    expect(await sync(first)).toMatchObject({ phase: 'idle', waiting: 0, refusals: 1 })
    const [refused] = (await first.send('GET', '/api/sync/refused')).body as unknown as RefusedAnswer[]
    expect(refused).toMatchObject({ code: 'case_answered', subject: 'Daily Casefile' })
    // The page shows what counted, with or without the server.
    const graded = { attempt: { choiceIndex: counted, isCorrect: false, xpAwarded: 15 } }
    expect(await opened(first)).toMatchObject(graded)
    expect(await attempts(session.userId)).toBe(1)
    expect(await user(session.userId)).toMatchObject({ totalXp: 15, dailyStreak: 1, eventSeq: 1 })
    expect(await sync(first)).toMatchObject({ waiting: 0, refusals: 1 })
    await cloud.stop()
    expect(await opened(first)).toMatchObject(graded)
    expect(await streak(first)).toMatchObject({ currentStreak: 1, answeredToday: true })
  })

  it('since the server knows no such case: the day leaves the streak, and the case may be answered anew', async () => {
    const session = await newPlayer(cloud.db)
    const engine = await booted(session)
    await sealed(engine, true)
    await cloud.db.prisma.userDailyAttempt.deleteMany()
    await cloud.db.prisma.showing.deleteMany({ where: { userId: session.userId } })
    expect(await sync(engine)).toMatchObject({ waiting: 0, refusals: 1 })
    expect(await own(engine)).toMatchObject({ totalQuestionsAnswered: 0 })
    expect(await streak(engine)).toMatchObject({
      currentStreak: 0,
      answeredToday: false,
      attemptedToday: false,
    })
    expect(await opened(engine)).toMatchObject({ hasAttempted: false })
    await answered(engine, true)
    expect(await user(session.userId)).toMatchObject({ dailyStreak: 1, points: 0 })
  })
})
