import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { instant, sql } from '#database/sql.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import { KINDS } from './databases.ts'
import { itemShown, ok, soloGround } from './solo-game.ts'

type Review = ReplyOf<'GET /api/solo-challenge/:challengeId/review'>

describe.each(KINDS)('the review of a solo run on %s', (kind) => {
  const at = soloGround(kind)
  const reviewed = (challengeId: string, by = at.id) =>
    at.game.app.inject({
      url: `/api/solo-challenge/${challengeId}/review`,
      headers: { 'x-player': by },
    })
  const review = async (challengeId: string) => ok<Review>(await reviewed(challengeId))

  test('has every miss with its reasons as shown, in order, and all the XP with its bonuses', async () => {
    const { challenge, question } = await at.player.start()
    expect(await review(challenge.id)).toEqual({ challenge, xpEarned: 0, misses: [] })
    let asked = question
    let xp = 0
    const missed = []
    for (const right of [true, true, true, false, true, false, false]) {
      at.game.clock.now += 4_000
      const told = await at.player[right ? 'answerWell' : 'answerBadly'](challenge.id, asked)
      xp += told.xpGained + told.streakBonus
      if (!right) missed.push({ question: asked, told })
      if (told.challenge.livesRemaining > 0) asked = (await at.player.next(challenge.id)).question
    }
    const { challenge: ended, xpEarned, misses } = await review(challenge.id)
    expect(ended).toEqual((await at.player.status()).last)
    expect(xpEarned).toBe(xp)
    expect(xp).toBeGreaterThan(4 * 12 + 3 * 3)
    expect(misses).toEqual(
      missed.map(({ question: { shownAt: _, ...shown }, told }) => ({
        ...shown,
        area: told.area,
        userAnswer: told.userAnswer,
        correctAnswer: told.correctAnswer,
        explanation: told.explanation,
        why: told.why,
        authorities: told.authorities,
      })),
    )
  })

  test('counts no other run', async () => {
    const first = await at.player.start()
    await at.player.answerBadly(first.challenge.id, first.question)
    await at.trial.rows(sql`update solo_runs set ended_at = started_at where user_id = ${at.id} returning id`)
    at.game.clock.now += 86_400_000
    const second = await at.player.start()
    await at.player.answerWell(second.challenge.id, second.question)
    expect(await review(second.challenge.id)).toMatchObject({ xpEarned: 12, misses: [] })
    expect((await review(first.challenge.id)).misses).toHaveLength(1)
  })

  test('of a miss made on another device has the item’s own order', async () => {
    const { challenge, question } = await at.player.start()
    await at.player.answerBadly(challenge.id, question)
    const own = await itemShown(at.trial, question.id)
    const [answer] = await at.trial.rows(
      sql`select selected_answer as place from question_attempts where showing_id = ${question.id}`,
    )
    await at.trial.rows(sql`delete from showings where id = ${question.id} returning id`)
    const [miss] = (await review(challenge.id)).misses
    expect(miss).toMatchObject({
      choices: own.choices,
      correctAnswer: own.correctIndex,
      userAnswer: answer?.place,
      why: own.why,
    })
  })

  test('tells apart what another device gave after the last life', async () => {
    const { challenge, question } = await at.player.start()
    let asked = question
    for (const right of [true, false, false, false]) {
      // The answers of a computer are in the order of their times.
      at.game.clock.now += 5_000
      const told = await at.player[right ? 'answerWell' : 'answerBadly'](challenge.id, asked)
      if (told.challenge.livesRemaining > 0) asked = (await at.player.next(challenge.id)).question
    }
    const before = await review(challenge.id)
    for (const xp of [12, 3])
      await at.trial.rows(sql`
        insert into question_attempts (id, user_id, seq, showing_id, question_id, run_id, context, subject, subtopic,
          area, selected_answer, is_correct, difficulty, xp_gained, created_at)
        select ${randomUUID()}, user_id, (select max(o.seq) from question_attempts o) + ${xp}, ${randomUUID()},
          question_id, run_id, context, subject, subtopic, area, selected_answer, ${xp > 3}, difficulty, ${xp},
          ${instant(at.game.clock.now + 60_000)}
        from question_attempts where showing_id = ${question.id} returning id`)
    expect(before.pastEnd).toBeUndefined()
    expect(await review(challenge.id)).toEqual({ ...before, pastEnd: { answers: 2, xpEarned: 15 } })
  })

  test('is its player’s alone', async () => {
    const { challenge } = await at.player.start()
    const stranger = await reviewed(challenge.id, await at.trial.addPlayer())
    expect([stranger.statusCode, stranger.json().code]).toEqual([404, 'not_found'])
  })
})
