import { describe, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import { DAY_MS } from '#rules/days.ts'
import { KINDS } from './databases.ts'
import { examPlayer, type Report } from './exam-player.ts'
import { NOON } from './play.ts'
import { itemShown, ok, soloGround } from './solo-game.ts'

type Review = ReplyOf<'GET /api/solo-challenge/:challengeId/review'>

describe.each(KINDS)('beside an open exam block on %s', (kind) => {
  const at = soloGround(kind)

  test('solo asks none of its questions, even where the player has seen all others since', async () => {
    ok(
      await at.game.app.inject({
        method: 'POST',
        url: '/api/exam/start',
        headers: { 'x-player': at.id },
        payload: { length: 33 },
      }),
    )
    await at.trial.alter(`
      insert into question_seen (user_id, question_id, pool, subject, difficulty, path, last_seen)
      select '${at.id}', q.id, q.pool, q.subject, q.difficulty, q.path, '${new Date(NOON + DAY_MS).toISOString()}'
      from questions q where q.pool = 'practice'
      on conflict (user_id, question_id) do nothing`)
    // One level, so that the questions of the block are the first of it that were seen.
    for (const table of ['questions', 'question_seen'])
      await at.trial.alter(`update ${table} set difficulty = 1`)
    const { question } = await at.player.start('Torts')
    const ofBlock = await at.trial.rows<{ id: string }>(
      sql`select question_id as id from showings where user_id = ${at.id} and context = 'exam'`,
    )
    const asked = await itemShown(at.trial, question.id)
    expect(asked.subject).toBe('Torts')
    expect(ofBlock).toHaveLength(33)
    expect(ofBlock.map(({ id }) => id)).not.toContain(asked.id)
  })

  /** Makes the block's first question one that was answered before, as of a player who has seen all others. */
  const asksAgain = (questionId: string) =>
    at.trial.alter(`update showings set question_id = '${questionId}'
      where user_id = '${at.id}' and context = 'exam' and round = 1 and answered_at is null`)
  const answered = async () => {
    const [first] = await at.trial.rows<{ id: string }>(
      sql`select question_id as id from question_attempts where user_id = ${at.id}`,
    )
    return first?.id ?? expect.fail('nothing was answered')
  }

  test('a solo run’s review, and Atticus, leave out a miss that it asks again', async () => {
    const { send, start } = examPlayer(at)
    const { challenge, question } = await at.player.start()
    await at.player.answerBadly(challenge.id, question)
    const missed = async () => {
      const headers = { 'x-player': at.id }
      const url = `/api/solo-challenge/${challenge.id}/review`
      const { misses } = ok<Review>(await at.game.app.inject({ url, headers }))
      return [misses.length, (await at.trial.store().latestAnswers(at.id, 10)).length]
    }
    const block = await start()
    expect(await missed()).toEqual([1, 1])
    await asksAgain(await answered())
    expect(await missed()).toEqual([0, 0])
    ok(await send('DELETE', `/${block.id}`))
    expect(await missed()).toEqual([1, 1])
  })

  const practice = (verb: 'next' | 'answer', payload: object) =>
    at.game.app.inject({
      ...{ method: 'POST', url: `/api/practice/${verb}`, payload },
      headers: { 'x-player': at.id },
    })
  /** Ways to be asked a question, each with its answer, which may be sent again. */
  const ASKED = {
    async solo() {
      const { challenge, question } = await at.player.start()
      const body = { challengeId: challenge.id, questionId: question.id, userAnswer: 1 }
      return { showingId: question.id, give: () => at.game.post(at.id, 'answer', body) }
    },
    async practice() {
      const { question } = ok<ReplyOf<'POST /api/practice/next'>>(await practice('next', {}))
      const showingId = question?.id ?? expect.fail('practice has a question')
      return { showingId, give: () => practice('answer', { questionId: showingId, userAnswer: 1 }) }
    },
  }

  test.each(['solo', 'practice'] as const)(
    'an answer of %s that was given before it isn’t told its key when it’s sent again (D12.12)',
    async (way) => {
      const { send, start } = examPlayer(at)
      const { give } = await ASKED[way]()
      const first = ok(await give())
      expect(first).toHaveProperty('correctAnswer')
      at.game.clock.now += 60_000
      const block = await start()
      expect(ok(await give())).toEqual(first)
      await asksAgain(await answered())
      const again = await give()
      expect([again.statusCode, again.json()]).toEqual([
        409,
        { code: 'asked_again', message: expect.stringContaining('Your answer is saved.') },
      ])
      ok(await send('DELETE', `/${block.id}`))
      expect(ok(await give())).toEqual(first)
    },
  )

  test.each(['solo', 'practice'] as const)(
    'an answer of %s to a question that stood open as it began is saved, and isn’t told its key before it ends (D12.12)',
    async (way) => {
      const { send, start } = examPlayer(at)
      const { showingId, give } = await ASKED[way]()
      at.game.clock.now += 60_000
      const block = await start()
      const { id } = await itemShown(at.trial, showingId)
      await asksAgain(id)
      at.game.clock.now += 60_000
      // The first is saved, and one sent again is told no more.
      for (const reply of [await give(), await give()])
        expect([reply.statusCode, reply.json()]).toEqual([
          409,
          { code: 'asked_again', message: expect.stringContaining('Your answer is saved.') },
        ])
      expect(await answered()).toBe(id)
      ok(await send('DELETE', `/${block.id}`))
      expect(ok(await give())).toHaveProperty('correctAnswer')
    },
  )

  test('the report of an earlier block that has one of its questions waits', async () => {
    const { send, start, answer, finish } = examPlayer(at)
    const earlier = await start()
    await answer(earlier, 1)
    const report = await finish(earlier)
    const block = await start()
    const reportNow = () => send('GET', `/${earlier.id}`)
    expect(ok<Report>(await reportNow())).toEqual(report)
    await asksAgain(await answered())
    expect((await reportNow()).json()).toMatchObject({ code: 'not_current' })
    await finish(block)
    expect(ok<Report>(await reportNow())).toEqual(report)
  })
})
