import { describe, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import { dailyGround, placeOf } from './daily-game.ts'
import { KINDS } from './databases.ts'

describe.each(KINDS)('the time of a daily case, on %s', (kind) => {
  const at = dailyGround(kind)

  test('the first asking starts the clock, and asking again goes on with it and with the same showing', async () => {
    const first = await at.player.open()
    at.game.clock.now += 25_000
    const again = await at.player.open()
    expect(again.question).toEqual(first.question)
    expect(again.remainingMs).toBe(65_000)
    expect(again.timeToReset).toBe(12 * 3600 - 25)
  })

  test('running out with nothing chosen stores −1, pays nothing and leaves the streak as it was', async () => {
    await at.player.answer(true)
    at.days(1)
    expect(await at.player.streak()).toMatchObject({ answeredToday: false, attemptedToday: false })
    const { question } = await at.player.open()
    at.game.clock.now += 90_000
    const reply = await at.player.send(question?.id ?? '', -1)
    expect(reply.json()).toMatchObject({
      attempt: {
        choiceIndex: -1,
        isCorrect: false,
        xpAwarded: 0,
        points: 0,
        streakBefore: 1,
        streakAfter: 1,
      },
    })
    expect(await at.player.streak()).toMatchObject({
      currentStreak: 1,
      answeredToday: false,
      attemptedToday: true,
    })
    at.days(1)
    expect(await at.player.streak()).toMatchObject({
      currentStreak: 0,
      bestStreak: 1,
      attemptedToday: false,
    })
    expect(await at.player.own()).toMatchObject({ dailyStreak: 0, bestDailyStreak: 1 })
  })

  test('an answer within the allowance for its way counts; one after it is entered as none, and says so', async () => {
    const first = await at.player.open()
    at.game.clock.now += 93_000
    const inTime = await at.player.send(
      first.question?.id ?? '',
      placeOf(first.question ?? { choices: [] }, true),
    )
    expect(inTime.json()).toMatchObject({ attempt: { isCorrect: true } })
    at.days(1)
    const second = await at.player.open()
    const { id = '', choices = [] } = second.question ?? {}
    at.game.clock.now += 93_001
    const late = await at.player.send(id, placeOf({ choices }, true))
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({
      code: 'daily_late',
      message: expect.stringContaining('Time ran out'),
    })
    expect(await at.player.send(id, placeOf({ choices }, true))).toMatchObject({ statusCode: 409 })
    expect(await at.player.open()).toMatchObject({
      hasAttempted: true,
      attempt: { choiceIndex: -1, xpAwarded: 0 },
    })
  })

  test('a case left open is entered as unanswered when its player next asks, at the end of its own time', async () => {
    await at.player.open()
    at.days(3)
    await at.player.open()
    const rows = await at.trial.rows(
      sql`select date_utc as date, choice_index as choice from user_daily_attempts
        where user_id = ${at.id} and answered_at is not null`,
    )
    expect(rows).toEqual([{ date: '2026-11-20', choice: -1 }])
    const { progress } = await at.trial.store().playerState(at.id)
    expect(progress.recentAttempts).toMatchObject([{ correct: false, timestamp: '2026-11-20T12:01:30.000Z' }])
  })

  test('a case left open is past once its time is over, before it is entered', async () => {
    await at.player.open()
    at.game.clock.now += 93_000
    expect(await at.player.streak()).toMatchObject({ attemptedToday: false })
    at.game.clock.now += 1
    expect(await at.player.streak()).toMatchObject({ answeredToday: false, attemptedToday: true })
    at.days(1)
    expect(await at.player.streak()).toMatchObject({ attemptedToday: false })
  })

  test('a case opened before midnight is finished after it, and counts to its own day', async () => {
    at.game.clock.now = Date.UTC(2026, 11, 31, 23, 59, 30)
    const opened = await at.player.open()
    at.game.clock.now += 50_000
    const again = await at.player.open()
    expect(again).toMatchObject({ dateUtc: '2026-12-31', remainingMs: 40_000, isClosed: true })
    expect(again.question).toEqual(opened.question)
    const told = await at.player.answer(true)
    expect(told).toMatchObject({ dateUtc: '2026-12-31', isClosed: true, attempt: { streakAfter: 1 } })
    const next = await at.player.open()
    expect(next).toMatchObject({ dateUtc: '2027-01-01', hasAttempted: false, isClosed: false })
    expect(next.question?.stem).not.toBe(opened.question?.stem)
    expect((await at.player.answer(true)).attempt).toMatchObject({ streakBefore: 1, streakAfter: 2 })
  })

  test('a server clock put back gives nobody more than 90 seconds, one put forward closes the case', async () => {
    const { question } = await at.player.open()
    at.game.clock.now -= 60_000
    expect((await at.player.open()).remainingMs).toBe(90_000)
    at.game.clock.now += 7_200_000
    expect((await at.player.send(question?.id ?? '', 0)).json()).toMatchObject({ code: 'daily_late' })
    at.game.clock.now -= 86_400_000
    expect((await at.player.open()).dateUtc).toBe('2026-11-19')
    await at.player.answer(true)
    at.game.clock.now += 86_400_000
    expect(await at.player.open()).toMatchObject({ hasAttempted: true, attempt: { choiceIndex: -1 } })
  })
})
