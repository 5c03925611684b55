import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { DailyAnswerEvent } from '#protocol/sync/daily-answer.ts'
import { gradeSealed } from '#study/daily/sealed.ts'
import { isRefusal } from '#study/http/refusal.ts'
import { dailyGround, placeOf } from './daily-game.ts'
import { KINDS } from './databases.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const iso = (at: number) => new Date(at).toISOString()
const later = (instant: string, by: number) => iso(Date.parse(instant) + by)

describe.each(KINDS)('a case answered offline, on %s', (kind) => {
  const at = dailyGround(kind)
  const engine = () => ({ store: at.trial.store(), now: () => at.game.clock.now })

  /** The answer a desktop seals 20 s after it opened the case it keeps. */
  async function sealed(parts: Partial<DailyAnswerEvent> = {}): Promise<DailyAnswerEvent> {
    const { question, dateUtc } = await at.player.keep()
    if (!question) expect.fail('no case')
    const startedAt = at.game.clock.now
    return {
      type: 'daily-answer',
      id: randomUUID(),
      date: dateUtc,
      showingId: question.id,
      place: placeOf(question, true),
      startedAt: iso(startedAt),
      answeredAt: iso(startedAt + 20_000),
      ...parts,
    }
  }

  async function graded(event: DailyAnswerEvent) {
    const told = await gradeSealed(engine(), at.id, event)
    if (isRefusal(told)) expect.fail(told.refused)
    return told
  }

  test('known within 48 hours it pays its XP and keeps the streak, but never points', async () => {
    const event = await sealed()
    at.game.clock.now += 47 * HOUR
    const told = await graded(event)
    expect(told).toMatchObject({
      dateUtc: '2026-11-20',
      isClosed: true,
      attempt: { isCorrect: true, xpAwarded: 150, points: 0, streakBefore: 0, streakAfter: 1 },
      question: { correctIndex: event.place },
    })
    expect(await graded(event)).toEqual(told)
    expect((await at.trial.store().standings(at.id)).progress).toMatchObject({
      totalXp: 150,
      dailyStreak: 1,
      lastDailyDate: '2026-11-20',
      totalQuestionsAnswered: 1,
      recentAttempts: [{ correct: true, timestamp: '2026-11-20T12:00:20.000Z' }],
    })
  })

  test('known later it counts as an answer, but neither pays nor keeps the streak', async () => {
    const event = await sealed()
    at.game.clock.now += 49 * HOUR
    expect((await graded(event)).attempt).toMatchObject({
      isCorrect: true,
      xpAwarded: 0,
      points: 0,
      streakAfter: 0,
    })
    expect((await at.trial.store().standings(at.id)).progress).toMatchObject({
      totalXp: 0,
      dailyStreak: 0,
      totalCorrectAnswers: 1,
    })
  })

  test('begun on another day than the case’s, it does neither', async () => {
    const event = await sealed()
    const nextDay = { startedAt: later(event.startedAt, DAY), answeredAt: later(event.answeredAt, DAY) }
    at.game.clock.now += DAY + HOUR
    expect((await graded({ ...event, ...nextDay })).attempt).toMatchObject({ xpAwarded: 0, streakAfter: 0 })
  })

  test('past its time it is none, whatever it chose', async () => {
    const event = await sealed()
    at.game.clock.now += HOUR
    const late = { ...event, answeredAt: later(event.startedAt, 93_001) }
    expect((await graded(late)).attempt).toMatchObject({ choiceIndex: -1, isCorrect: false, xpAwarded: 0 })
  })

  test('from a clock that is ahead it is taken as given now', async () => {
    const event = await sealed()
    const ahead = {
      ...event,
      startedAt: later(event.startedAt, HOUR),
      answeredAt: later(event.startedAt, HOUR + 5_000),
    }
    at.game.clock.now += 60_000
    expect((await graded(ahead)).attempt).toMatchObject({ isCorrect: true, xpAwarded: 150 })
  })

  test('a day it was already answered on, and a case never put before the player, are refused', async () => {
    const event = await sealed()
    await at.player.answer(false)
    at.game.clock.now += HOUR
    expect(await gradeSealed(engine(), at.id, event)).toMatchObject({ refused: 'already_answered' })
    const stranger = await at.trial.addPlayer()
    expect(await gradeSealed(engine(), stranger, event)).toMatchObject({ refused: 'not_current' })
    expect((await at.trial.store().standings(at.id)).progress.totalQuestionsAnswered).toBe(1)
  })

  test('the same answer that had arrived after all, its reply lost, is settled as it stands', async () => {
    const event = await sealed()
    await at.player.answer(true)
    expect((await graded(event)).attempt).toMatchObject({ isCorrect: true, xpAwarded: 150, points: 100 })
    expect((await at.trial.store().standings(at.id)).progress.totalXp).toBe(150)
  })

  test('it fills the gap it left in the streak, and pays the milestone that was missing a day', async () => {
    await at.player.answer(true)
    at.days(1)
    const event = await sealed()
    at.days(1)
    await at.player.answer(true)
    expect(await at.player.streak()).toMatchObject({ currentStreak: 1 })
    const told = await graded(event)
    expect(told.attempt).toMatchObject({
      streakBefore: 1,
      streakAfter: 3,
      streakMilestone: { level: 3, bonus: 15 },
    })
    expect(await at.player.streak()).toMatchObject({
      currentStreak: 3,
      bestStreak: 3,
      lastDate: '2026-11-22',
    })
    expect((await at.trial.store().standings(at.id)).progress.totalXp).toBe(3 * 150 + 15)
  })
})
