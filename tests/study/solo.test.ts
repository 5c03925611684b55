import { describe, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import { DAY_MS as DAY } from '#rules/days.ts'
import { multiplierOf } from '#rules/difficulty.ts'
import { SUBJECTS } from '#rules/subjects.ts'
import { item, spread } from './bank-builder.ts'
import { KINDS } from './databases.ts'
import { NOON } from './play.ts'
import { itemShown, playerAt, type Started, soloGame, soloGround } from './solo-game.ts'

describe.each(KINDS)('the solo challenge on %s', (kind) => {
  const at = soloGround(kind)

  /** Loses a fresh run: three wrong answers. */
  async function lose(by = at.player): Promise<Started> {
    const started = await by.start()
    let { question } = started
    for (let wrong = 1; wrong <= 3; wrong++) {
      await by.answerBadly(started.challenge.id, question)
      if (wrong < 3) question = (await by.next(started.challenge.id)).question
    }
    return started
  }

  describe('a whole at.game', () => {
    test('goes from setup through lost lives to at.game over, the 24-hour wait, and a new start', async () => {
      expect(await at.player.status()).toEqual({
        isDailyComplete: false,
        waitMs: 0,
        best: 0,
        open: null,
        last: null,
      })

      const { challenge, question, resumed } = await at.player.start()
      expect(resumed).toBe(false)
      expect(challenge).toMatchObject({
        subject: 'Torts',
        round: 1,
        score: 0,
        livesRemaining: 3,
        difficulty: 1,
        correct: 0,
      })
      expect((await at.player.status()).open).toEqual(challenge)

      const right = await at.player.answerWell(challenge.id, question)
      expect(right).toMatchObject({
        isCorrect: true,
        pointsEarned: 10,
        livesLost: 0,
        xpGained: 12,
        streakBonus: 0,
        masteryChange: 0.5,
        challenge: { round: 2, score: 10, livesRemaining: 3, correct: 1 },
      })
      const second = await at.player.next(challenge.id)
      expect(second.challenge.round).toBe(2)
      const wrong = await at.player.answerBadly(challenge.id, second.question)
      expect(wrong).toMatchObject({ isCorrect: false, pointsEarned: 0, livesLost: 1, xpGained: 3, streak: 0 })
      const third = await at.player.next(challenge.id)
      await at.player.answerBadly(challenge.id, third.question)
      const fourth = await at.player.next(challenge.id)
      at.game.clock.now += 5_000
      const last = await at.player.answerBadly(challenge.id, fourth.question)
      expect(last.challenge).toMatchObject({ round: 4, score: 10, livesRemaining: 0 })

      const over = await at.player.status()
      expect(over).toMatchObject({
        isDailyComplete: true,
        waitMs: DAY,
        best: 10,
        open: null,
        last: last.challenge,
      })
      at.game.clock.now += DAY - 1
      expect((await at.player.status()).waitMs).toBe(1)
      const early = await at.game.post(at.id, 'start', { subject: 'Evidence' })
      expect([early.statusCode, early.json().code]).toEqual([409, 'solo_waiting'])
      at.game.clock.now += 1
      expect(await at.player.status()).toMatchObject({ isDailyComplete: false, waitMs: 0, best: 10 })
      const again = await at.player.start('Evidence')
      expect(again.resumed).toBe(false)
      expect(again.challenge).toMatchObject({ subject: 'Evidence', round: 1, livesRemaining: 3, score: 0 })
    })

    test('the level rises one for every 3 right, to 10; points, streak bonus and levels follow', async () => {
      await at.trial.load({ practice: spread({ subjects: ['Torts'], each: 8 }) })
      const { challenge, question } = await at.player.start()
      let asked = question
      let score = 0
      const levels: number[] = []
      for (let i = 0; i < 33; i++) {
        const level = Math.min(10, 1 + Math.floor(i / 3))
        expect(asked.difficulty).toBe(level)
        const told = await at.player.answerWell(challenge.id, asked)
        expect(told.pointsEarned).toBe(10 * multiplierOf(level))
        expect(told.newDifficulty).toBe(Math.min(10, 1 + Math.floor((i + 1) / 3)))
        expect(told.streakBonus).toBe([0, 0, 2, 4][i] ?? 6)
        expect(told.streak).toBe(i + 1)
        score += told.pointsEarned
        expect(told.challenge.score).toBe(score)
        if (told.levelUp) levels.push(told.levelUp.level)
        asked = (await at.player.next(challenge.id)).question
      }
      // 33 × 12 XP and bonuses of 2 + 4 + 29 × 6 are 576: past the floors of levels 2 (100) and 3 (355).
      expect(levels).toEqual([2, 3])
      expect(await at.player.status()).toMatchObject({ best: score, open: { score, round: 34 } })
    })

    test('tells the rank that its hundredth right answer brings to a subject, once', async () => {
      const { challenge, question } = await at.player.start()
      expect(await at.player.answerWell(challenge.id, question)).not.toHaveProperty('rankUp')
      await at.trial.alter(
        `update player_subject_stats set questions_answered = 199, correct_answers = 99 where user_id = '${at.id}'`,
      )
      const missed = (await at.player.next(challenge.id)).question
      expect(await at.player.answerBadly(challenge.id, missed)).not.toHaveProperty('rankUp')
      const hundredth = (await at.player.next(challenge.id)).question
      expect(await at.player.answerWell(challenge.id, hundredth)).toHaveProperty('rankUp', 'Apprentice')
      for (const answer of ['answerBadly', 'answerWell'] as const) {
        const { question: later } = await at.player.next(challenge.id)
        expect(await at.player[answer](challenge.id, later)).not.toHaveProperty('rankUp')
      }
    })

    test('correct answers in a row go on from those given before the run', async () => {
      await at.trial.rows(sql`update users set current_overall_streak = 6 where id = ${at.id} returning id`)
      const { challenge, question } = await at.player.start()
      const seventh = await at.player.answerWell(challenge.id, question)
      expect(seventh).toMatchObject({ streak: 7, streakBonus: 6 })
      expect(await at.player.answerWell(challenge.id, question)).toEqual(seventh)
    })

    test('what the reply tells is what was stored', async () => {
      const { challenge, question } = await at.player.start('Criminal Law/Procedure')
      at.game.clock.now += 12_345
      const told = await at.player.answerWell(challenge.id, question)
      const [attempt] = await at.trial.rows(
        sql`select selected_answer as place, is_correct as correct, time_spent as time, xp_gained as xp,
          points_earned as points, subject from question_attempts where user_id = ${at.id}`,
      )
      const own = (await itemShown(at.trial, question.id)).correctIndex
      expect({ ...attempt, correct: Boolean(attempt?.correct) }).toEqual({
        place: own,
        correct: true,
        time: 12_345,
        xp: told.xpGained,
        points: told.pointsEarned,
        subject: 'Criminal Law/Procedure',
      })
      const { progress } = await at.trial.store().playerState(at.id)
      expect(progress.totalXp).toBe(told.xpGained + told.streakBonus)
    })
  })

  describe('a run that is over', () => {
    test('takes no more answers and asks no more questions', async () => {
      const { challenge } = await lose()
      const next = await at.game.post(at.id, 'next-question', { challengeId: challenge.id })
      expect([next.statusCode, next.json().code]).toEqual([404, 'no_open_run'])
      at.game.clock.now += DAY
      const { question } = await at.player.start()
      const mixed = await at.game.post(at.id, 'answer', {
        challengeId: challenge.id,
        questionId: question.id,
        userAnswer: 0,
      })
      expect([mixed.statusCode, mixed.json().code]).toEqual([409, 'not_current'])
    })
  })

  describe('resuming', () => {
    test('asks the same showing in the same order, at every call and after a restart, whatever subject is chosen', async () => {
      const { challenge, question } = await at.player.start()
      at.game.clock.now += 3 * DAY
      expect((await at.player.next(challenge.id)).question).toEqual(question)
      expect(await at.player.start('Evidence')).toEqual({ challenge, question, resumed: true })
      await at.trial.reopen()
      const restarted = await soloGame(at.trial)
      expect(await playerAt(restarted, at.id).start()).toEqual({ challenge, question, resumed: true })
      expect(await playerAt(restarted, at.id).next(challenge.id)).toEqual({ challenge, question })
      await restarted.close()
    })

    test('after an answer asks the next round’s question', async () => {
      const { challenge, question } = await at.player.start()
      await at.player.answerWell(challenge.id, question)
      const resumed = await at.player.start()
      expect(resumed).toMatchObject({ resumed: true, challenge: { round: 2 } })
      expect(resumed.question.id).not.toBe(question.id)
      expect((await at.player.next(challenge.id)).question).toEqual(resumed.question)
    })

    test('after two months counts 180 seconds of play and takes the answer', async () => {
      const { challenge, question } = await at.player.start()
      at.game.clock.now += 60 * DAY
      expect((await at.player.answerWell(challenge.id, question)).isCorrect).toBe(true)
      const { progress } = await at.trial.store().playerState(at.id)
      expect(progress.totalHoursPlayed).toBeCloseTo(180 / 3600, 12)
    })
  })

  describe('questions', () => {
    test('never repeat while an unseen one is left, and the level really served is told', async () => {
      const items = spread({ subjects: ['Torts'], difficulties: [1, 4], each: 3 })
      await at.trial.load({ practice: items })
      const { challenge, question } = await at.player.start()
      const stems = [question.stem]
      const levels = [question.difficulty]
      let asked = question
      for (let i = 0; i < 5; i++) {
        await at.player.answerWell(challenge.id, asked)
        asked = (await at.player.next(challenge.id)).question
        stems.push(asked.stem)
        levels.push(asked.difficulty)
      }
      expect(new Set(stems)).toEqual(new Set(items.map((one) => one.stem)))
      expect(levels).toEqual([1, 1, 1, 4, 4, 4])
      await at.player.answerWell(challenge.id, asked)
      const { question: again, challenge: now } = await at.player.next(challenge.id)
      expect(now.difficulty).toBe(3)
      expect(again.difficulty).toBe(4)
      expect(again.stem).toBe(stems[3])
    })

    test('under Mixed are drawn from all seven subjects and count for their own', async () => {
      const { challenge, question } = await at.player.start('Mixed Questions')
      const subjects = new Set([question.subject])
      let asked = question
      for (let i = 0; i < 120 && subjects.size < 7; i++) {
        const told = await at.player.answerWell(challenge.id, asked)
        expect(told.subject).toBe(asked.subject)
        asked = (await at.player.next(challenge.id)).question
        subjects.add(asked.subject)
      }
      expect(subjects).toEqual(new Set(SUBJECTS))
      expect((await at.trial.store().playerState(at.id)).subjects.length).toBeGreaterThanOrEqual(6)
    })

    test('where a subject has none, the start says so and leaves the player free to choose another', async () => {
      await at.trial.load({ practice: [item('only one')] })
      const none = await at.game.post(at.id, 'start', { subject: 'Evidence' })
      expect([none.statusCode, none.json().code]).toEqual([503, 'bank_empty'])
      expect(await at.trial.rows(sql`select id from solo_runs where user_id = ${at.id}`)).toEqual([])
      expect((await at.player.start('Torts')).resumed).toBe(false)
    })
  })

  test('the clock of the answer is the server’s: shown to received', async () => {
    const { challenge, question } = await at.player.start()
    expect(question.shownAt).toBe(new Date(NOON).toISOString())
    at.game.clock.now = NOON - 60_000
    expect((await at.player.answerWell(challenge.id, question)).isCorrect).toBe(true)
    const [attempt] = await at.trial.rows(
      sql`select time_spent as time from question_attempts where user_id = ${at.id}`,
    )
    expect(attempt?.time).toBe(0)
  })
})
