import { describe, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import { dailyGame, dailyGround, placeOf } from './daily-game.ts'
import { KINDS } from './databases.ts'
import { type Graded, ok, placeOfKey, soloGame, soloGround } from './solo-game.ts'

const LEAST_MS = 40

describe.each(KINDS)('an answer sooner than a question can be read, on %s', (kind) => {
  describe('in solo', () => {
    const at = soloGround(kind)
    const timesSpent = async () =>
      (await at.trial.rows(sql`select time_spent from question_attempts where user_id = ${at.id}`)).map(
        (row) => row.time_spent,
      )

    test('waits out the rest and counts from then, once, however often it is sent', async () => {
      const slow = await soloGame(at.trial, Math.random, LEAST_MS)
      const { challenge, question } = await at.player.start()
      const body = { challengeId: challenge.id, questionId: question.id, userAnswer: placeOfKey(question) }
      const replies = await Promise.all(Array.from({ length: 5 }, () => slow.post(at.id, 'answer', body)))
      for (const reply of replies) expect(ok<Graded>(reply).isCorrect).toBe(true)
      expect(await timesSpent()).toEqual([LEAST_MS])
      await slow.close()
    })

    test('by a clock that was set back waits no longer', async () => {
      const slow = await soloGame(at.trial, Math.random, LEAST_MS)
      const { challenge, question } = await at.player.start()
      slow.clock.now -= 3_600_000
      const body = { challengeId: challenge.id, questionId: question.id, userAnswer: placeOfKey(question) }
      ok(await slow.post(at.id, 'answer', body))
      expect(await timesSpent()).toEqual([LEAST_MS])
      await slow.close()
    })

    test('to a question of another run is refused all the same', async () => {
      const slow = await soloGame(at.trial, Math.random, LEAST_MS)
      const { question } = await at.player.start()
      const body = { challengeId: crypto.randomUUID(), questionId: question.id, userAnswer: 0 }
      expect((await slow.post(at.id, 'answer', body)).json()).toMatchObject({ code: 'no_open_run' })
      await slow.close()
    })
  })

  describe('in the daily', () => {
    const at = dailyGround(kind)

    test('waits out the rest too', async () => {
      const slow = await dailyGame(at.trial, at.game.source, LEAST_MS)
      const player = slow.at(at.id)
      const { question } = await player.open()
      if (!question) expect.fail('no case')
      ok(await player.send(question.id, placeOf(question, true)))
      const [stored] = await at.trial.rows(
        sql`select time_spent from question_attempts where user_id = ${at.id}`,
      )
      expect(stored?.time_spent).toBe(LEAST_MS)
      await slow.close()
    })
  })
})
