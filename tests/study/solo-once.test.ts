import { describe, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import { KINDS } from './databases.ts'
import { grade, showing } from './play.ts'
import { type Graded, ok, placeOfKey, soloGame, soloGround, storedBy } from './solo-game.ts'

describe.each(KINDS)('a solo answer counts once on %s', (kind) => {
  const at = soloGround(kind)

  describe('the same answer again', () => {
    test('gets the same reply: twice at once, later, after the next questions, and after a restart', async () => {
      const { challenge, question } = await at.player.start()
      const body = { challengeId: challenge.id, questionId: question.id, userAnswer: placeOfKey(question) }
      const both = await Promise.all([
        at.game.post(at.id, 'answer', body),
        at.game.post(at.id, 'answer', body),
      ])
      const [first, second] = both.map((reply) => ok<Graded>(reply))
      expect(first?.streak).toBe(1)
      expect(second).toEqual(first)
      // The number in a row is no part of it once others were given.
      const { streak, ...later } = first ?? expect.fail('no reply')
      for (let i = 0; i < 3; i++) {
        const { question: another } = await at.player.next(challenge.id)
        await at.player[i === 1 ? 'answerBadly' : 'answerWell'](challenge.id, another)
        expect(ok<Graded>(await at.game.post(at.id, 'answer', body))).toEqual(later)
      }
      await at.trial.reopen()
      const restarted = await soloGame(at.trial)
      expect(ok<Graded>(await restarted.post(at.id, 'answer', body))).toEqual(later)
      await restarted.close()
      expect(
        await at.trial.rows(sql`select id from question_attempts where user_id = ${at.id}`),
      ).toHaveLength(4)
    })

    test('given by a clock that was set back counts from when its question was shown', async () => {
      const { challenge, question } = await at.player.start()
      at.game.clock.now -= 3_600_000
      await at.player.answerWell(challenge.id, question)
      const [stored] = await at.trial.rows(
        sql`select time_spent, created_at from question_attempts where user_id = ${at.id}`,
      )
      expect(stored?.time_spent).toBe(0)
      expect(new Date(String(stored?.created_at)).getTime()).toBe(Date.parse(question.shownAt))
    })

    test('counts once, however often and fast it is sent', async () => {
      const { challenge, question } = await at.player.start()
      const body = { challengeId: challenge.id, questionId: question.id, userAnswer: placeOfKey(question) }
      const replies = await Promise.all(Array.from({ length: 20 }, () => at.game.post(at.id, 'answer', body)))
      for (const reply of replies) expect([reply.statusCode, reply.body]).toEqual([200, replies[0]?.body])
      expect((await at.trial.store().playerState(at.id)).progress).toMatchObject({
        totalQuestionsAnswered: 1,
        totalCorrectAnswers: 1,
        totalXp: 12,
      })
    })

    test('gets the same reply when it ended the run', async () => {
      const { challenge, question } = await at.player.start()
      await at.player.answerBadly(challenge.id, question)
      await at.player.answerBadly(challenge.id, (await at.player.next(challenge.id)).question)
      const { question: last } = await at.player.next(challenge.id)
      const over = await at.player.answerBadly(challenge.id, last)
      at.game.clock.now += 1000
      expect(await at.player.answerBadly(challenge.id, last)).toEqual(over)
    })

    test('tells a new level again, as long as it is the player’s last answer', async () => {
      const near = { level: 4, xp: 648, totalXp: 1444, levelTitle: 'Novice Scribe' }
      await at.trial.rows(sql`update users set level = ${near.level}, xp = ${near.xp}, total_xp = ${near.totalXp},
        level_title = ${near.levelTitle} where id = ${at.id} returning id`)
      const { challenge, question } = await at.player.start()
      const first = await at.player.answerWell(challenge.id, question)
      expect(first.levelUp).toEqual({ level: 5, title: 'Law Clerk' })
      expect(await at.player.answerWell(challenge.id, question)).toEqual(first)
      at.game.clock.now += 1000
      const next = await at.player.answerWell(challenge.id, (await at.player.next(challenge.id)).question)
      expect(next).not.toHaveProperty('levelUp')
      const { levelUp, streak, ...rest } = first
      expect(await at.player.answerWell(challenge.id, question)).toEqual(rest)
    })

    test.each([
      ['reached', 1436, false],
      ['did not reach', 1430, true],
    ])('tells no level it %s once another answer was given elsewhere', async (_how, totalXp, correct) => {
      await at.trial.rows(sql`update users set level = 4, xp = ${totalXp - 796}, total_xp = ${totalXp},
        level_title = 'Novice Scribe' where id = ${at.id} returning id`)
      const { challenge, question } = await at.player.start()
      const { levelUp, streak, ...first } = await at.player.answerWell(challenge.id, question)
      expect(levelUp !== undefined).toBe(!correct)
      at.game.clock.now += 1000
      const bucket = { pool: 'practice', subject: 'Evidence', difficulty: 1 } as const
      const { item } = await at.trial.store().unseenItem(at.id, bucket, 0)
      if (!item) expect.fail('no question')
      const parts = { context: 'duel', shownAt: at.game.clock.now } as const
      const { showing: inDuel } = await at.trial.store().show(showing(at.id, item, parts), item)
      await at.trial.store().record(at.id, inDuel.id, grade({ correct, at: at.game.clock.now }))
      expect((await at.trial.store().playerState(at.id)).progress.level).toBe(5)
      expect(await at.player.answerWell(challenge.id, question)).toEqual(first)
    })

    test('another answer to it is refused, and nothing changes', async () => {
      const { challenge, question } = await at.player.start()
      await at.player.answerBadly(challenge.id, question)
      const before = await storedBy(at.trial)
      for (const userAnswer of [0, 1, 2, 3].filter((place) => place !== (placeOfKey(question) + 1) % 4)) {
        const reply = await at.game.post(at.id, 'answer', {
          challengeId: challenge.id,
          questionId: question.id,
          userAnswer,
        })
        expect([reply.statusCode, reply.json().code]).toEqual([409, 'already_answered'])
      }
      expect(await storedBy(at.trial)).toEqual(before)
    })
  })

  describe('at the same moment', () => {
    test('twenty answers to one question record one, and each is told the same or refused', async () => {
      const { challenge, question } = await at.player.start()
      const replies = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          at.game.post(at.id, 'answer', {
            challengeId: challenge.id,
            questionId: question.id,
            userAnswer: i % 4,
          }),
        ),
      )
      const graded = replies.filter((reply) => reply.statusCode === 200).map((reply) => reply.json())
      expect(graded).toHaveLength(5)
      for (const told of graded) expect(told).toEqual(graded[0])
      const refused = replies.filter((reply) => reply.statusCode !== 200)
      for (const reply of refused)
        expect([reply.statusCode, reply.json().code]).toEqual([409, 'already_answered'])
      expect(
        await at.trial.rows(sql`select id from question_attempts where user_id = ${at.id}`),
      ).toHaveLength(1)
      expect((await at.trial.store().playerState(at.id)).progress.totalQuestionsAnswered).toBe(1)
    })

    test('ten starts make one run with one question', async () => {
      const subjects = ['Torts', 'Evidence', 'Mixed Questions']
      const started = await Promise.all(
        Array.from({ length: 10 }, (_, i) => at.player.start(subjects[i % 3])),
      )
      expect(new Set(started.map((one) => one.challenge.id)).size).toBe(1)
      for (const one of started) expect(one.question).toEqual(started[0]?.question)
      expect(started.filter((one) => !one.resumed)).toHaveLength(1)
      expect(await at.trial.rows(sql`select id from solo_runs where user_id = ${at.id}`)).toHaveLength(1)
      expect(await at.trial.rows(sql`select id from showings where user_id = ${at.id}`)).toHaveLength(1)
    })

    test('starts beside the answer that ends the run never begin another', async () => {
      const { challenge, question } = await at.player.start()
      await at.player.answerBadly(challenge.id, question)
      await at.player.answerBadly(challenge.id, (await at.player.next(challenge.id)).question)
      const { question: last } = await at.player.next(challenge.id)
      const [, ...starts] = await Promise.all([
        at.player.answerBadly(challenge.id, last),
        ...Array.from({ length: 12 }, () => at.game.post(at.id, 'start', { subject: 'Torts' })),
      ])
      for (const start of starts)
        if (start.statusCode === 200) expect(start.json().challenge.id).toBe(challenge.id)
        else expect(start.json().code).toBe('solo_waiting')
      expect(await at.trial.rows(sql`select id from solo_runs where user_id = ${at.id}`)).toHaveLength(1)
    })
  })
})
