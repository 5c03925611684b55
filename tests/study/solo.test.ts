import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { multiplierOf } from '#rules/difficulty.ts'
import { SUBJECTS } from '#rules/subjects.ts'
import { sql } from '#study/store/sql.ts'
import { item, spread } from './bank-builder.ts'
import { KINDS, type StudyTrial, studyTrial } from './databases.ts'
import { NOON } from './play.ts'
import { type Graded, ok, placeOfKey, playerAt, type SoloGame, type Started, soloGame } from './solo-game.ts'

const DAY = 86_400_000

describe.each(KINDS)('the solo challenge on %s', (kind) => {
  let trial: StudyTrial
  let game: SoloGame
  let id: string
  let player: ReturnType<typeof playerAt>

  beforeAll(async () => {
    trial = await studyTrial(kind)
  })
  afterAll(() => trial.close())
  beforeEach(async () => {
    await trial.load({ practice: spread({ each: 3 }) })
    game = await soloGame(trial)
    id = await trial.addPlayer()
    player = playerAt(game, id)
  })
  afterEach(() => game.close())

  /** Everything stored of answers, to show that a refusal stored nothing. */
  const stored = async () => [
    await trial.rows(sql`select * from question_attempts order by id`),
    await trial.rows(sql`select * from showings order by id`),
    await trial.rows(sql`select * from solo_runs order by id`),
    await trial.rows(sql`select * from users order by id`),
    await trial.rows(sql`select * from player_subject_stats order by user_id, subject`),
  ]

  /** Loses a fresh run: three wrong answers. */
  async function lose(by = player): Promise<Started> {
    const started = await by.start()
    let { question } = started
    for (let wrong = 1; wrong <= 3; wrong++) {
      await by.answerBadly(started.challenge.id, question)
      if (wrong < 3) question = (await by.next(started.challenge.id)).question
    }
    return started
  }

  describe('a whole game', () => {
    test('goes from setup through lost lives to game over, the 24-hour wait, and a new start', async () => {
      expect(await player.status()).toEqual({
        isDailyComplete: false,
        waitMs: 0,
        best: 0,
        open: null,
        last: null,
      })

      const { challenge, question, resumed } = await player.start()
      expect(resumed).toBe(false)
      expect(challenge).toMatchObject({
        subject: 'Torts',
        round: 1,
        score: 0,
        livesRemaining: 3,
        difficulty: 1,
        correct: 0,
      })
      expect((await player.status()).open).toEqual(challenge)

      const right = await player.answerWell(challenge.id, question)
      expect(right).toMatchObject({
        isCorrect: true,
        pointsEarned: 10,
        livesLost: 0,
        xpGained: 12,
        streakBonus: 0,
        masteryChange: 0.5,
        challenge: { round: 2, score: 10, livesRemaining: 3, correct: 1 },
      })
      const second = await player.next(challenge.id)
      expect(second.challenge.round).toBe(2)
      const wrong = await player.answerBadly(challenge.id, second.question)
      expect(wrong).toMatchObject({ isCorrect: false, pointsEarned: 0, livesLost: 1, xpGained: 3 })
      const third = await player.next(challenge.id)
      await player.answerBadly(challenge.id, third.question)
      const fourth = await player.next(challenge.id)
      game.clock.now += 5_000
      const last = await player.answerBadly(challenge.id, fourth.question)
      expect(last.challenge).toMatchObject({ round: 4, score: 10, livesRemaining: 0 })

      const over = await player.status()
      expect(over).toMatchObject({
        isDailyComplete: true,
        waitMs: DAY,
        best: 10,
        open: null,
        last: last.challenge,
      })
      game.clock.now += DAY - 1
      expect((await player.status()).waitMs).toBe(1)
      const early = await game.post(id, 'start', { subject: 'Evidence' })
      expect([early.statusCode, early.json().code]).toEqual([409, 'solo_waiting'])
      game.clock.now += 1
      expect(await player.status()).toMatchObject({ isDailyComplete: false, waitMs: 0, best: 10 })
      const again = await player.start('Evidence')
      expect(again.resumed).toBe(false)
      expect(again.challenge).toMatchObject({ subject: 'Evidence', round: 1, livesRemaining: 3, score: 0 })
    })

    test('the level rises one for every 3 right, to 10, and points follow it', async () => {
      await trial.load({ practice: spread({ subjects: ['Torts'], each: 8 }) })
      const { challenge, question } = await player.start()
      let asked = question
      for (let i = 0; i < 33; i++) {
        const level = Math.min(10, 1 + Math.floor(i / 3))
        expect(asked.difficulty).toBe(level)
        const told = await player.answerWell(challenge.id, asked)
        expect(told.pointsEarned).toBe(10 * multiplierOf(level))
        expect(told.newDifficulty).toBe(Math.min(10, 1 + Math.floor((i + 1) / 3)))
        asked = (await player.next(challenge.id)).question
      }
    })

    test('what the reply tells is what was stored', async () => {
      const { challenge, question } = await player.start('Criminal Law/Procedure')
      game.clock.now += 12_345
      const told = await player.answerWell(challenge.id, question)
      const [attempt] = await trial.rows(
        sql`select selected_answer as place, is_correct as correct, time_spent as time, xp_gained as xp,
          points_earned as points, subject from question_attempts where user_id = ${id}`,
      )
      const own = (await itemOf(question.id)).correctIndex
      expect({ ...attempt, correct: Boolean(attempt?.correct) }).toEqual({
        place: own,
        correct: true,
        time: 12_345,
        xp: told.xpGained,
        points: told.pointsEarned,
        subject: 'Criminal Law/Procedure',
      })
      const { progress } = await trial.store().standings(id)
      expect(progress.totalXp).toBe(told.xpGained + told.streakBonus)
    })
  })

  const itemOf = async (showingId: string) => {
    const [row] = await trial.rows<{ id: string }>(
      sql`select question_id as id from showings where id = ${showingId}`,
    )
    const found = spread({ each: 3 }).find((one) => one.id === row?.id)
    if (!found) expect.fail('the showing is of no item of the bank')
    return found
  }

  describe('the key', () => {
    const SECRET = /explanation|why|authorit|correct_?(index|answer)|hint|path of|rnd/i

    test('is in no reply before the answer: neither explanation, reasons, authorities nor place', async () => {
      const { challenge } = await player.start()
      for (let round = 0; round < 6; round++) {
        const replies = [
          await game.post(id, 'start', { subject: 'Torts' }),
          await game.post(id, 'next-question', { challengeId: challenge.id }),
          await game.status(id),
        ]
        for (const reply of replies) {
          expect(reply.statusCode).toBe(200)
          expect(reply.body).not.toMatch(SECRET)
        }
        const { question } = ok<Started>(await game.post(id, 'next-question', { challengeId: challenge.id }))
        expect(Object.keys(question).toSorted()).toEqual(
          ['choices', 'difficulty', 'id', 'shownAt', 'stem', 'subject', 'subtopic'].toSorted(),
        )
        await player.answerWell(challenge.id, question)
      }
    })

    test('is in no refusal either', async () => {
      const { challenge, question } = await player.start()
      const stranger = await trial.addPlayer()
      const refusals = [
        await game.post(stranger, 'answer', {
          challengeId: challenge.id,
          questionId: question.id,
          userAnswer: 0,
        }),
        await game.post(stranger, 'next-question', { challengeId: challenge.id }),
        await game.post(id, 'answer', { challengeId: challenge.id, questionId: question.id, userAnswer: 4 }),
      ]
      for (const refusal of refusals) {
        expect(refusal.statusCode).toBeGreaterThanOrEqual(400)
        expect(refusal.body).not.toMatch(SECRET)
      }
    })

    test('is told with the explanation once the answer is in, places as shown', async () => {
      const { challenge, question } = await player.start()
      const own = await itemOf(question.id)
      const told = await player.answerBadly(challenge.id, question)
      expect(question.choices.toSorted()).toEqual(own.choices.toSorted())
      expect(told.correctAnswer).toBe(placeOfKey(question))
      expect(told.userAnswer).toBe((placeOfKey(question) + 1) % 4)
      expect(told.explanation).toBe(own.explanation)
      expect(told.authorities).toEqual(own.authorities)
      for (const [place, why] of told.why.entries())
        expect(why).toBe(own.why[own.choices.indexOf(question.choices[place] ?? '')])
    })

    test('stands at every place in the long run', async () => {
      const places = new Set<number>()
      for (let i = 0; i < 60 && places.size < 4; i++) {
        const by = playerAt(game, await trial.addPlayer())
        places.add(placeOfKey((await by.start()).question))
      }
      expect([...places].toSorted()).toEqual([0, 1, 2, 3])
    })
  })

  describe('the same answer again', () => {
    test('gets the same reply: twice at once, later, after the next questions, and after a restart', async () => {
      const { challenge, question } = await player.start()
      const body = { challengeId: challenge.id, questionId: question.id, userAnswer: placeOfKey(question) }
      const both = await Promise.all([game.post(id, 'answer', body), game.post(id, 'answer', body)])
      const [first, second] = both.map((reply) => ok<Graded>(reply))
      expect(second).toEqual(first)
      for (let i = 0; i < 3; i++) {
        const { question: later } = await player.next(challenge.id)
        await player[i === 1 ? 'answerBadly' : 'answerWell'](challenge.id, later)
        expect(ok<Graded>(await game.post(id, 'answer', body))).toEqual(first)
      }
      await trial.reopen()
      const restarted = await soloGame(trial)
      expect(ok<Graded>(await restarted.post(id, 'answer', body))).toEqual(first)
      await restarted.close()
      expect(await trial.rows(sql`select id from question_attempts where user_id = ${id}`)).toHaveLength(4)
    })

    test('gets the same reply when it ended the run', async () => {
      const { challenge, question } = await player.start()
      await player.answerBadly(challenge.id, question)
      await player.answerBadly(challenge.id, (await player.next(challenge.id)).question)
      const { question: last } = await player.next(challenge.id)
      const over = await player.answerBadly(challenge.id, last)
      game.clock.now += 1000
      expect(await player.answerBadly(challenge.id, last)).toEqual(over)
    })

    test('tells a new level again, as long as it is the player’s last answer', async () => {
      const near = { level: 4, xp: 648, totalXp: 1444, levelTitle: 'Novice Scribe' }
      await trial.rows(sql`update users set level = ${near.level}, xp = ${near.xp}, total_xp = ${near.totalXp},
        level_title = ${near.levelTitle} where id = ${id} returning id`)
      const { challenge, question } = await player.start()
      const first = await player.answerWell(challenge.id, question)
      expect(first.levelUp).toEqual({ level: 5, title: 'Law Clerk' })
      expect(await player.answerWell(challenge.id, question)).toEqual(first)
      game.clock.now += 1000
      const next = await player.answerWell(challenge.id, (await player.next(challenge.id)).question)
      expect(next).not.toHaveProperty('levelUp')
      const { levelUp, ...rest } = first
      expect(await player.answerWell(challenge.id, question)).toEqual(rest)
    })

    test('another answer to it is refused, and nothing changes', async () => {
      const { challenge, question } = await player.start()
      await player.answerBadly(challenge.id, question)
      const before = await stored()
      for (const userAnswer of [0, 1, 2, 3].filter((place) => place !== (placeOfKey(question) + 1) % 4)) {
        const reply = await game.post(id, 'answer', {
          challengeId: challenge.id,
          questionId: question.id,
          userAnswer,
        })
        expect([reply.statusCode, reply.json().code]).toEqual([409, 'already_answered'])
      }
      expect(await stored()).toEqual(before)
    })
  })

  describe('what is another’s', () => {
    test('can be neither answered nor asked for, and nothing is written', async () => {
      const theirs = await playerAt(game, await trial.addPlayer()).start()
      const mine = await player.start()
      const before = await stored()
      const answer = (challengeId: string, questionId: string) =>
        game.post(id, 'answer', { challengeId, questionId, userAnswer: 0 })
      const replies = [
        await answer(theirs.challenge.id, theirs.question.id),
        await answer(mine.challenge.id, theirs.question.id),
        await answer(theirs.challenge.id, mine.question.id),
        await game.post(id, 'next-question', { challengeId: theirs.challenge.id }),
      ]
      expect(replies.map((reply) => [reply.statusCode, reply.json().code])).toEqual([
        [404, 'no_open_run'],
        [409, 'not_current'],
        [404, 'no_open_run'],
        [404, 'no_open_run'],
      ])
      expect(await stored()).toEqual(before)
    })

    test('nobody signed in gets nothing, whatever they send', async () => {
      for (const [verb, body] of [
        ['start', { subject: 'Torts' }],
        ['start', { subject: 5 }],
        ['answer', 'not even JSON'],
        ['next-question', {}],
      ] as const) {
        const reply = await game.post(null, verb, body)
        expect([401, 400]).toContain(reply.statusCode)
        if (reply.statusCode === 401)
          expect(reply.json()).toEqual({ code: 'unauthenticated', message: 'Please sign in' })
      }
      expect((await game.app.inject({ url: '/api/solo-challenge/status' })).statusCode).toBe(401)
    })
  })

  describe('a run that is over', () => {
    test('takes no more answers and asks no more questions', async () => {
      const { challenge } = await lose()
      const next = await game.post(id, 'next-question', { challengeId: challenge.id })
      expect([next.statusCode, next.json().code]).toEqual([404, 'no_open_run'])
      game.clock.now += DAY
      const { question } = await player.start()
      const mixed = await game.post(id, 'answer', {
        challengeId: challenge.id,
        questionId: question.id,
        userAnswer: 0,
      })
      expect([mixed.statusCode, mixed.json().code]).toEqual([409, 'not_current'])
    })
  })

  describe('resuming', () => {
    test('asks the same showing in the same order, at every call and after a restart, whatever subject is chosen', async () => {
      const { challenge, question } = await player.start()
      game.clock.now += 3 * DAY
      expect((await player.next(challenge.id)).question).toEqual(question)
      expect(await player.start('Evidence')).toEqual({ challenge, question, resumed: true })
      await trial.reopen()
      const restarted = await soloGame(trial)
      expect(await playerAt(restarted, id).start()).toEqual({ challenge, question, resumed: true })
      expect(await playerAt(restarted, id).next(challenge.id)).toEqual({ challenge, question })
      await restarted.close()
    })

    test('after an answer asks the next round’s question', async () => {
      const { challenge, question } = await player.start()
      await player.answerWell(challenge.id, question)
      const resumed = await player.start()
      expect(resumed).toMatchObject({ resumed: true, challenge: { round: 2 } })
      expect(resumed.question.id).not.toBe(question.id)
      expect((await player.next(challenge.id)).question).toEqual(resumed.question)
    })

    test('after two months counts 180 seconds of play and takes the answer', async () => {
      const { challenge, question } = await player.start()
      game.clock.now += 60 * DAY
      expect((await player.answerWell(challenge.id, question)).isCorrect).toBe(true)
      const { progress } = await trial.store().standings(id)
      expect(progress.totalHoursPlayed).toBeCloseTo(180 / 3600, 12)
    })
  })

  describe('questions', () => {
    test('never repeat while an unseen one is left, and the level really served is told', async () => {
      const items = spread({ subjects: ['Torts'], difficulties: [1, 4], each: 3 })
      await trial.load({ practice: items })
      const { challenge, question } = await player.start()
      const stems = [question.stem]
      const levels = [question.difficulty]
      let asked = question
      for (let i = 0; i < 5; i++) {
        await player.answerWell(challenge.id, asked)
        asked = (await player.next(challenge.id)).question
        stems.push(asked.stem)
        levels.push(asked.difficulty)
      }
      expect(new Set(stems)).toEqual(new Set(items.map((one) => one.stem)))
      expect(levels).toEqual([1, 1, 1, 4, 4, 4])
      await player.answerWell(challenge.id, asked)
      const { question: again, challenge: now } = await player.next(challenge.id)
      expect(now.difficulty).toBe(3)
      expect(again.difficulty).toBe(4)
      expect(again.stem).toBe(stems[3])
    })

    test('under Mixed are drawn from all seven subjects and count for their own', async () => {
      const { challenge, question } = await player.start('Mixed Questions')
      const subjects = new Set([question.subject])
      let asked = question
      for (let i = 0; i < 120 && subjects.size < 7; i++) {
        const told = await player.answerWell(challenge.id, asked)
        expect(told.subject).toBe(asked.subject)
        asked = (await player.next(challenge.id)).question
        subjects.add(asked.subject)
      }
      expect(subjects).toEqual(new Set(SUBJECTS))
      expect((await trial.store().standings(id)).subjects.length).toBeGreaterThanOrEqual(6)
    })

    test('where a subject has none, the start says so and leaves the player free to choose another', async () => {
      await trial.load({ practice: [item('only one')] })
      const none = await game.post(id, 'start', { subject: 'Evidence' })
      expect([none.statusCode, none.json().code]).toEqual([503, 'bank_empty'])
      expect(await trial.rows(sql`select id from solo_runs where user_id = ${id}`)).toEqual([])
      expect((await player.start('Torts')).resumed).toBe(false)
    })
  })

  describe('at the same moment', () => {
    test('twenty answers to one question record one, and each is told the same or refused', async () => {
      const { challenge, question } = await player.start()
      const replies = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          game.post(id, 'answer', { challengeId: challenge.id, questionId: question.id, userAnswer: i % 4 }),
        ),
      )
      const graded = replies.filter((reply) => reply.statusCode === 200).map((reply) => reply.json())
      expect(graded).toHaveLength(5)
      for (const told of graded) expect(told).toEqual(graded[0])
      const refused = replies.filter((reply) => reply.statusCode !== 200)
      for (const reply of refused)
        expect([reply.statusCode, reply.json().code]).toEqual([409, 'already_answered'])
      expect(await trial.rows(sql`select id from question_attempts where user_id = ${id}`)).toHaveLength(1)
      expect((await trial.store().standings(id)).progress.totalQuestionsAnswered).toBe(1)
    })

    test('ten starts make one run with one question', async () => {
      const subjects = ['Torts', 'Evidence', 'Mixed Questions']
      const started = await Promise.all(Array.from({ length: 10 }, (_, i) => player.start(subjects[i % 3])))
      expect(new Set(started.map((one) => one.challenge.id)).size).toBe(1)
      for (const one of started) expect(one.question).toEqual(started[0]?.question)
      expect(started.filter((one) => !one.resumed)).toHaveLength(1)
      expect(await trial.rows(sql`select id from solo_runs where user_id = ${id}`)).toHaveLength(1)
      expect(await trial.rows(sql`select id from showings where user_id = ${id}`)).toHaveLength(1)
    })

    test('starts beside the answer that ends the run never begin another', async () => {
      const { challenge, question } = await player.start()
      await player.answerBadly(challenge.id, question)
      await player.answerBadly(challenge.id, (await player.next(challenge.id)).question)
      const { question: last } = await player.next(challenge.id)
      const [, ...starts] = await Promise.all([
        player.answerBadly(challenge.id, last),
        ...Array.from({ length: 12 }, () => game.post(id, 'start', { subject: 'Torts' })),
      ])
      for (const start of starts)
        if (start.statusCode === 200) expect(start.json().challenge.id).toBe(challenge.id)
        else expect(start.json().code).toBe('solo_waiting')
      expect(await trial.rows(sql`select id from solo_runs where user_id = ${id}`)).toHaveLength(1)
    })
  })

  describe('a request that does not fit its contract is refused with a code, and nothing is stored', () => {
    const uuid = '018f3c1e-0000-7000-8000-000000000000'
    const BAD: [string, string, unknown][] = [
      ['start', 'no body', undefined],
      ['start', 'an empty body', ''],
      ['start', 'broken JSON', '{"subject":'],
      ['start', 'a list', ['Torts']],
      ['start', 'null', 'null'],
      ['start', 'no subject', {}],
      ['start', 'an unknown subject', { subject: 'Tax Law' }],
      ['start', 'a subject in another case', { subject: 'torts' }],
      ['start', 'a number for a subject', { subject: 7 }],
      ['start', 'SQL for a subject', { subject: "Torts'; DROP TABLE users; --" }],
      ['start', 'HTML for a subject', { subject: '<script>alert(1)</script>' }],
      ['start', 'a poisoned body', '{"subject":"Torts","__proto__":{"admin":true}}'],
      ['answer', 'no fields', {}],
      ['answer', 'ids that are none', { challengeId: 'x', questionId: 'y', userAnswer: 0 }],
      ['answer', 'a place past the last', { challengeId: uuid, questionId: uuid, userAnswer: 4 }],
      ['answer', 'a place before the first', { challengeId: uuid, questionId: uuid, userAnswer: -1 }],
      ['answer', 'half a place', { challengeId: uuid, questionId: uuid, userAnswer: 1.5 }],
      ['answer', 'a place as text', { challengeId: uuid, questionId: uuid, userAnswer: '1' }],
      ['answer', 'no place', { challengeId: uuid, questionId: uuid, userAnswer: null }],
      ['answer', 'a huge place', { challengeId: uuid, questionId: uuid, userAnswer: 1e308 }],
      ['next-question', 'no id', {}],
      ['next-question', 'a list for an id', { challengeId: [uuid] }],
    ]

    test.each(BAD)('%s with %s', async (verb, _what, body) => {
      const before = await stored()
      const reply = await game.post(id, verb, body)
      expect(reply.statusCode).toBe(400)
      expect(reply.json()).toMatchObject({ code: 'invalid', message: expect.any(String) })
      expect(await stored()).toEqual(before)
    })

    test('a body over 64 KB, and one that is no JSON', async () => {
      const huge = await game.post(id, 'start', { subject: 'Torts', more: 'x'.repeat(65 * 1024) })
      expect([huge.statusCode, huge.json().code]).toEqual([413, 'too_large'])
      const form = await game.post(id, 'start', 'subject=Torts', 'application/x-www-form-urlencoded')
      expect([form.statusCode, form.json().code]).toEqual([400, 'invalid'])
    })

    test('ids nobody has', async () => {
      const answer = await game.post(id, 'answer', { challengeId: uuid, questionId: uuid, userAnswer: 0 })
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'no_open_run'])
      const { challenge } = await player.start()
      const other = await game.post(id, 'answer', {
        challengeId: challenge.id,
        questionId: uuid,
        userAnswer: 0,
      })
      expect([other.statusCode, other.json().code]).toEqual([409, 'not_current'])
      const next = await game.post(id, 'next-question', { challengeId: uuid })
      expect([next.statusCode, next.json().code]).toEqual([404, 'no_open_run'])
    })

    test('fields nobody asked for are dropped', async () => {
      const started = ok<Started>(
        await game.post(id, 'start', { subject: 'Torts', difficulty: 10, score: 999, userId: 'another' }),
      )
      expect(started.challenge).toMatchObject({ difficulty: 1, score: 0 })
    })
  })

  test('the clock of the answer is the server’s: shown to received', async () => {
    const { challenge, question } = await player.start()
    expect(question.shownAt).toBe(new Date(NOON).toISOString())
    game.clock.now = NOON - 60_000
    expect((await player.answerWell(challenge.id, question)).isCorrect).toBe(true)
    const [attempt] = await trial.rows(
      sql`select time_spent as time from question_attempts where user_id = ${id}`,
    )
    expect(attempt?.time).toBe(0)
  })
})
