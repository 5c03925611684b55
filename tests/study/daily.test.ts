import { describe, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import { dailyGround, placeOf } from './daily-game.ts'
import { dailyItems } from './daily-items.ts'
import { KINDS } from './databases.ts'
import { NOON } from './play.ts'
import { ok } from './solo-game.ts'

describe.each(KINDS)('the Daily Casefile on %s', (kind) => {
  const at = dailyGround(kind)

  test('the case is the same for everyone all day, its options in each player’s own order, and holds no key', async () => {
    const other = at.game.at(await at.trial.addPlayer())
    const mine = await at.player.open()
    at.game.clock.now += 3_600_000
    const theirs = await other.open()
    expect(mine.question?.stem).toBe(theirs.question?.stem)
    expect([...(mine.question?.choices ?? [])].sort()).toEqual([...(theirs.question?.choices ?? [])].sort())
    expect(Object.keys(mine.question ?? {}).sort()).toEqual(
      ['choices', 'difficulty', 'id', 'stem', 'subject', 'topic'].sort(),
    )
    expect(mine).toMatchObject({
      dateUtc: '2026-11-20',
      hasAttempted: false,
      attempt: null,
      remainingMs: 90_000,
      limitMs: 90_000,
      isClosed: false,
      timeToReset: 12 * 3600,
    })
  })

  test('a miss comes back in review, as another question of its rule', async () => {
    const practice = dailyItems(40, 'practice').map((one) => ({
      ...one,
      id: `practice-${one.id}`,
      stem: `In practice: ${one.stem}`,
    }))
    if (kind === 'PostgreSQL') await at.trial.load({ practice })
    const { question } = await at.player.answer(false)
    const asked = ok<ReplyOf<'POST /api/practice/next'>>(
      await at.game.app.inject({
        ...{ method: 'POST', url: '/api/practice/next', headers: { 'x-player': at.id } },
        payload: { kind: 'review' },
      }),
    )
    expect(asked).toMatchObject({ due: 1, why: { kind: 'missed' } })
    expect(asked.question?.subject).toBe(question?.subject)
    expect(asked.question?.stem).not.toBe(question?.stem)
  })

  test('a right answer pays 150 XP, doubles mastery, starts the streak, and shows the key', async () => {
    const opened = await at.player.open()
    at.game.clock.now += 20_000
    const told = await at.player.answer(true)
    expect(told).toMatchObject({
      hasAttempted: true,
      remainingMs: 0,
      question: {
        id: opened.question?.id,
        explanationLong: expect.stringContaining('explanation of daily-'),
      },
      attempt: { isCorrect: true, xpAwarded: 150, points: 0, streakBefore: 0, streakAfter: 1 },
    })
    expect(told.attempt?.choiceIndex).toBe(told.question?.correctIndex)
    expect(told.attempt?.masteryDelta).toBeCloseTo(2 * 0.5 * Math.sqrt(5), 9)
    expect(told.attempt?.streakMilestone).toBeUndefined()
    expect(await at.player.open()).toMatchObject({ attempt: told.attempt, question: told.question })
    const { progress, topics } = await at.trial.store().playerState(at.id)
    expect(progress).toMatchObject({
      totalXp: 150,
      dailyXpEarned: 150,
      totalQuestionsAnswered: 1,
      totalCorrectAnswers: 1,
      currentOverallStreak: 1,
      dailyStreak: 1,
      bestDailyStreak: 1,
      lastDailyDate: '2026-11-20',
    })
    expect(topics.every((topic) => topic.attempts === 1)).toBe(true)
    const [attempt] = await at.trial.rows(
      sql`select context, time_spent as spent, xp_gained as xp from question_attempts where user_id = ${at.id}`,
    )
    expect(attempt).toEqual({ context: 'daily', spent: 20_000, xp: 150 })
  })

  const settled = { name: 'of three days and twenty answers', answered: 20, daysOld: 3, points: 100 }
  const young = [
    { name: 'of nineteen answers', answered: 19, daysOld: 3, points: 0 },
    { name: 'of hardly three days', answered: 20, daysOld: 2.99, points: 0 },
  ]
  // A local file keeps no points and does not know how old the account is.
  test.each(kind === 'PostgreSQL' ? [settled, ...young] : [settled])(
    'a right answer of an account $name earns $points points',
    async ({ answered, daysOld, points }) => {
      await at.trial.rows(
        sql`update users set total_questions_answered = ${answered} where id = ${at.id} returning id`,
      )
      if (kind === 'PostgreSQL')
        await at.trial.rows(
          sql`update users set created_at = ${new Date(NOON - daysOld * 86_400_000).toISOString()}::timestamptz
          where id = ${at.id} returning id`,
        )
      expect((await at.player.answer(true)).attempt).toMatchObject({
        isCorrect: true,
        xpAwarded: 150,
        points,
      })
      if (kind === 'PostgreSQL')
        expect(await at.trial.rows(sql`select points from users where id = ${at.id}`)).toEqual([{ points }])
    },
  )

  test('a wrong answer pays 15 XP and no points, and still makes a day of the streak', async () => {
    const told = await at.player.answer(false)
    expect(told.attempt).toMatchObject({
      isCorrect: false,
      xpAwarded: 15,
      points: 0,
      masteryDelta: 0,
      streakAfter: 1,
    })
    expect(told.question?.correctIndex).not.toBe(told.attempt?.choiceIndex)
    expect(await at.player.streak()).toEqual({
      currentStreak: 1,
      bestStreak: 1,
      nextMilestone: 3,
      milestoneProgress: 100 / 3,
      answeredToday: true,
      attemptedToday: true,
      lastDate: '2026-11-20',
      timeToReset: told.timeToReset,
    })
  })

  test('sent twice it counts once; another answer to it is refused', async () => {
    const { question } = await at.player.open()
    const { id = '', choices = [] } = question ?? {}
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => at.player.send(id, placeOf({ choices }, true))),
    )
    expect(new Set(replies.map((one) => JSON.stringify(one.json()))).size).toBe(1)
    const other = await at.player.send(id, placeOf({ choices }, false))
    expect(other).toMatchObject({ statusCode: 409 })
    expect(other.json()).toMatchObject({ code: 'already_answered' })
    const { progress } = await at.trial.store().playerState(at.id)
    expect(progress).toMatchObject({ totalXp: 150, totalQuestionsAnswered: 1 })
  })

  test('two devices that open and answer at once make one attempt', async () => {
    const opened = await Promise.all(Array.from({ length: 6 }, () => at.player.open()))
    expect(new Set(opened.map((one) => one.question?.id)).size).toBe(1)
    const { id = '' } = opened[0]?.question ?? {}
    const replies = await Promise.all([0, 1, 2, 3].map((place) => at.player.send(id, place)))
    expect(replies.filter((one) => one.statusCode === 200)).toHaveLength(1)
    expect(replies.filter((one) => one.json().code === 'already_answered')).toHaveLength(3)
    expect(
      await at.trial.rows(sql`select context from question_attempts where user_id = ${at.id}`),
    ).toHaveLength(1)
  })

  test('yesterday’s case, another player’s and one merely kept take no answer', async () => {
    const { question } = await at.player.open()
    const other = at.game.at(await at.trial.addPlayer())
    expect((await other.send(question?.id ?? '', 0)).json()).toMatchObject({ code: 'not_current' })
    at.days(1)
    expect((await at.player.send(question?.id ?? '', 0)).json()).toMatchObject({ code: 'daily_late' })
    const kept = await at.player.keep()
    expect((await at.player.send(kept.question?.id ?? '', 0)).json()).toMatchObject({ code: 'not_current' })
    expect((await at.player.open()).question).toEqual(kept.question)
  })

  test('the third day in a row pays the milestone, once', async () => {
    for (let day = 0; day < 2; day++) {
      await at.player.answer(true)
      at.days(1)
    }
    const third = await at.player.answer(false)
    expect(third.streakMilestone).toEqual({ level: 3, bonus: 15 })
    expect(third.attempt).toMatchObject({
      xpAwarded: 15,
      streakAfter: 3,
      streakMilestone: { level: 3, bonus: 15 },
    })
    expect((await at.trial.store().playerState(at.id)).progress.totalXp).toBe(150 + 150 + 15 + 15)
    expect(await at.player.streak()).toMatchObject({
      currentStreak: 3,
      nextMilestone: 7,
      milestoneProgress: 300 / 7,
    })
  })

  test('who asks without a session, or not by the contract, is refused', async () => {
    expect((await at.game.app.inject('/api/daily-question')).statusCode).toBe(401)
    const { question } = await at.player.open()
    for (const choice of [4, -2, 0.5, '1']) {
      const reply = await at.player.send(question?.id ?? '', choice as number)
      expect(reply.json()).toMatchObject({ code: 'invalid' })
    }
    expect((await at.player.send('nonsense', 1)).json()).toMatchObject({ code: 'invalid' })
  })

  test('nothing but the day’s own start is written by asking', async () => {
    await at.player.keep()
    expect((await at.player.open()).remainingMs).toBe(90_000)
    at.game.clock.now = NOON + 5_000
    await at.player.streak()
    await at.player.results()
    expect((await at.player.open()).remainingMs).toBe(85_000)
  })
})
