import { describe, expect, test } from 'vitest'
import { DAY_MS as DAY, HOUR_MS as HOUR } from '#rules/days.ts'
import { answer } from './pushing.ts'
import { iso, NOON, player, serveCases, server } from './sealed-cases.ts'

serveCases()

describe('a sealed answer is graded as it is pushed', () => {
  test('in its turn among the others, with the next number; the same push again changes nothing', async () => {
    const ann = await player()
    const event = await ann.sealed()
    const [before, after] = [answer({ at: NOON }), answer({ at: NOON + 60_000 })]
    server.clock.now += 17 * HOUR
    const reply = await ann.push([before, event, after])
    expect(reply.accepted).toEqual([before, event, after].map(({ id }, i) => ({ id, seq: i + 1 })))
    expect(reply.cases).toMatchObject([
      {
        id: event.id,
        told: {
          dateUtc: '2026-11-20',
          hasAttempted: true,
          isClosed: true,
          attempt: { isCorrect: true, xpAwarded: 150, points: 0, streakBefore: 0, streakAfter: 1 },
          question: { correctIndex: event.place },
        },
      },
    ])
    expect(reply.history.answers[1]).toMatchObject({
      id: event.id,
      context: 'daily',
      isCorrect: true,
      timeSpent: 20_000,
      pointsEarned: 0,
    })
    expect(reply.snapshot).toMatchObject({
      seq: 3,
      // Twice 12 for practice, and 2 more for the third right in a row.
      progress: { totalXp: 176, dailyStreak: 1, lastDailyDate: '2026-11-20', totalQuestionsAnswered: 3 },
    })
    const { accepted, cases, history, snapshot } = await ann.push([before, event, after])
    const again = { accepted, cases, history, progress: snapshot.progress }
    expect(again).toEqual({
      accepted: reply.accepted,
      cases: reply.cases,
      history: reply.history,
      progress: reply.snapshot.progress,
    })
    expect(await ann.attempts()).toBe(3)
    expect(await ann.row()).toMatchObject({ points: 0, totalXp: 176, eventSeq: 3 })
    const day = await server.db.prisma.userDailyAttempt.findMany({ where: { userId: ann.userId } })
    expect(day).toMatchObject([{ startedAt: new Date(NOON), answeredAt: new Date(NOON + 20_000), points: 0 }])
  })

  test('at once from many sides it is one attempt', async () => {
    const ann = await player()
    const event = await ann.sealed()
    const replies = await Promise.all(Array.from({ length: 8 }, () => ann.push([event])))
    expect(replies.flatMap(({ accepted }) => accepted)).toEqual(
      Array.from({ length: 8 }, () => ({ id: event.id, seq: 1 })),
    )
    expect(await ann.row()).toMatchObject({ totalXp: 150, eventSeq: 1 })
  })

  test('known after 48 hours it counts as an answer, but neither pays nor keeps the streak, now or later', async () => {
    const ann = await player()
    const late = await ann.sealed()
    server.clock.now += DAY
    await ann.answer(true)
    server.clock.now += DAY
    const next = await ann.sealed()
    server.clock.now += 2 * HOUR
    expect((await ann.graded(late)).attempt).toMatchObject({ isCorrect: true, xpAwarded: 0, points: 0 })
    expect(await ann.row()).toMatchObject({ totalXp: 150, dailyStreak: 1, totalCorrectAnswers: 2 })
    server.clock.now += DAY
    await ann.answer(true)
    // This one fills the gap between two days that count; the one before them, known too late, does not count.
    expect((await ann.graded(next)).attempt).toMatchObject({ xpAwarded: 15, streakAfter: 3 })
    const before = await ann.row()
    expect(before).toMatchObject({ dailyStreak: 3, bestDailyStreak: 3, totalXp: 2 * 150 + 15 + 15 })
    // So it is when the record is worked out again, without that answer and with it.
    await ann.regraded('2026-11-20', true)
    expect(await ann.row()).toMatchObject({
      dailyStreak: 3,
      totalXp: 2 * 150 + 15 + 15,
      totalCorrectAnswers: 3,
    })
    await ann.regraded('2026-11-20', false)
    expect(await ann.row()).toEqual(before)
  })

  test('known after the key was published it keeps the streak, and pays what a wrong answer pays (found: 150 XP a day later)', async () => {
    const [ann, bob] = [await player(), await player()]
    const [intime, late] = [await ann.sealed(), await bob.sealed()]
    // Noon to midnight, and six hours more.
    server.clock.now += 18 * HOUR
    const whole = (await ann.graded(intime)).attempt
    expect(whole).toMatchObject({ isCorrect: true, xpAwarded: 150, streakAfter: 1 })
    server.clock.now += 1
    const published = (await bob.graded(late)).attempt
    expect(published).toMatchObject({ isCorrect: true, xpAwarded: 15, streakAfter: 1 })
    // Mastery is that of one practice answer, and no longer twice that.
    expect(published?.masteryDelta).toBeCloseTo((whole?.masteryDelta ?? 0) / 2, 9)
    expect(await bob.row()).toMatchObject({ totalXp: 15, dailyStreak: 1 })
    const before = await bob.row()
    await bob.regraded('2026-11-20', true)
    await bob.regraded('2026-11-20', false)
    expect(await bob.row()).toEqual(before)
  })

  test.each([
    ['as its row says, where another XP rule had paid it otherwise', { xpAwarded: 20 }],
    ['by what it was paid, where its row is from before it said so', { published: null }],
  ])('known after the key was published it is regraded so: %s', async (_case, data) => {
    const bob = await player()
    const late = await bob.sealed()
    server.clock.now += 18 * HOUR + 1
    await bob.graded(late)
    await server.db.prisma.userDailyAttempt.updateMany({ where: { userId: bob.userId }, data })
    const mastery = () =>
      server.db.prisma.playerTopicStats.findMany({ where: { userId: bob.userId }, orderBy: { area: 'asc' } })
    const before = await mastery()
    await bob.regraded('2026-11-20', true)
    expect(await mastery()).toEqual([])
    await bob.regraded('2026-11-20', false)
    expect(await mastery()).toEqual(before)
  })

  test.each([
    ['as its row says, where another XP rule had paid it', { xpAwarded: 5 }],
    ['by what it was paid, where its row is from before it said so', { expired: null }],
  ])('begun on another day it stays out of the streak: %s', async (_case, data) => {
    const ann = await player()
    const late = await ann.sealed()
    server.clock.now += DAY + HOUR
    const nextDay = { startedAt: iso(NOON + DAY), answeredAt: iso(NOON + DAY + 20_000) }
    await ann.graded({ ...late, ...nextDay })
    await server.db.prisma.userDailyAttempt.updateMany({ where: { userId: ann.userId }, data })
    await ann.answer(true)
    expect(await ann.row()).toMatchObject({ dailyStreak: 1, lastDailyDate: '2026-11-21' })
    await ann.regraded('2026-11-21', true)
    await ann.regraded('2026-11-21', false)
    expect(await ann.row()).toMatchObject({ dailyStreak: 1, lastDailyDate: '2026-11-21' })
  })

  test('begun before any device had the case it is refused; by a clock a little behind it is begun then', async () => {
    const [ann, bob] = [await player(), await player()]
    const early = { startedAt: iso(NOON - HOUR), answeredAt: iso(NOON - HOUR + 20_000) }
    const reply = await ann.push([{ ...(await ann.sealed()), ...early }])
    expect(reply.rejected).toMatchObject([{ code: 'answered_before_shown' }])
    expect(await ann.row()).toMatchObject({ totalXp: 0, dailyStreak: 0 })
    const behind = { startedAt: iso(NOON - 240_000), answeredAt: iso(NOON - 220_000) }
    expect((await bob.graded({ ...(await bob.sealed()), ...behind })).attempt).toMatchObject({
      isCorrect: true,
      xpAwarded: 150,
    })
  })

  test('begun on another day than the case’s it does neither', async () => {
    const ann = await player()
    const event = await ann.sealed()
    server.clock.now += DAY + HOUR
    const nextDay = { startedAt: iso(NOON + DAY), answeredAt: iso(NOON + DAY + 20_000) }
    expect((await ann.graded({ ...event, ...nextDay })).attempt).toMatchObject({
      xpAwarded: 0,
      streakAfter: 0,
    })
  })

  test('past its time it is none, whatever it chose; so it is where its clock had begun on another device', async () => {
    const [ann, bob] = [await player(), await player()]
    const slow = { ...(await ann.sealed()), answeredAt: iso(NOON + 93_001) }
    const later = await bob.sealed()
    await bob.open()
    server.clock.now += HOUR
    const nothing = { choiceIndex: -1, isCorrect: false, xpAwarded: 0, streakAfter: 0 }
    expect((await ann.graded(slow)).attempt).toMatchObject(nothing)
    const hourLater = { startedAt: iso(NOON + HOUR - 30_000), answeredAt: iso(NOON + HOUR - 10_000) }
    expect((await bob.graded({ ...later, ...hourLater })).attempt).toMatchObject(nothing)
  })

  test('from a clock that is ahead it is taken as given now', async () => {
    const ann = await player()
    const event = await ann.sealed({
      startedAt: iso(NOON + 5 * HOUR),
      answeredAt: iso(NOON + 5 * HOUR + 9_000),
    })
    expect((await ann.graded(event)).attempt).toMatchObject({ isCorrect: true, xpAwarded: 150 })
    const row = await server.db.prisma.userDailyAttempt.findFirst({ where: { userId: ann.userId } })
    expect(row).toMatchObject({ startedAt: new Date(NOON), answeredAt: new Date(NOON) })
  })

  test('it has the account’s time as the server knows it, whatever the device says', async () => {
    const slow = { answeredAt: iso(NOON + 150_000) }
    const usual = await player()
    const late = await usual.sealed(slow)
    server.clock.now += HOUR
    expect((await usual.graded(late)).attempt).toMatchObject({
      choiceIndex: -1,
      xpAwarded: 0,
    })
    server.clock.now = NOON
    const ann = await player()
    const event = await ann.sealed(slow)
    server.clock.now += HOUR
    await server.db.prisma.user.update({ where: { id: ann.userId }, data: { extraTime: 200 } })
    const told = await ann.graded(event)
    expect(told).toMatchObject({ limitMs: 180_000, attempt: { isCorrect: true, xpAwarded: 150 } })
  })

  test('of a clock that the server started it has the time it started with', async () => {
    const ann = await player()
    const event = await ann.sealed({ answeredAt: iso(NOON + 150_000) })
    await ann.open()
    server.clock.now += HOUR
    await server.db.prisma.user.update({ where: { id: ann.userId }, data: { extraTime: 200 } })
    expect((await ann.graded(event)).attempt).toMatchObject({ choiceIndex: -1, xpAwarded: 0 })
  })

  test('it fills the gap it left in the streak, and pays the milestone that was missing a day', async () => {
    const ann = await player()
    await ann.answer(true)
    server.clock.now += DAY
    const event = await ann.sealed()
    server.clock.now += DAY
    await ann.answer(true)
    expect(await ann.row()).toMatchObject({ dailyStreak: 1 })
    expect((await ann.graded(event)).attempt).toMatchObject({
      streakBefore: 1,
      streakAfter: 3,
      streakMilestone: { level: 3, bonus: 15 },
    })
    expect(await ann.row()).toMatchObject({ dailyStreak: 3, bestDailyStreak: 3, lastDailyDate: '2026-11-22' })
  })

  test('two days in one page, the later one first, make one streak', async () => {
    const ann = await player()
    const first = await ann.sealed()
    server.clock.now += DAY
    const second = await ann.sealed()
    server.clock.now += HOUR
    const { snapshot, cases } = await ann.push([second, first])
    expect(snapshot.progress).toMatchObject({ dailyStreak: 2, lastDailyDate: '2026-11-21' })
    expect(cases.map(({ told }) => told.attempt?.streakAfter)).toEqual([1, 2])
  })

  test('the same answer that had arrived after all, its reply lost, is settled as it stands', async () => {
    const ann = await player()
    const event = await ann.sealed()
    await ann.answer(true)
    expect((await ann.graded(event)).attempt).toMatchObject({ isCorrect: true, xpAwarded: 150, points: 0 })
    expect((await ann.push([event])).accepted).toEqual([{ id: event.id, seq: 1 }])
    expect(await ann.attempts()).toBe(1)
  })
})
