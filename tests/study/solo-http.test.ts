import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SoloChallenge } from '#protocol/http/solo.ts'
import { SUBJECTS } from '#rules/subjects.ts'
import { isKey, item, spread } from './bank-builder.ts'
import { type Desk, deskOf, GROUNDS, type Ground } from './desks.ts'

const START = Date.UTC(2026, 10, 20, 9)
const HOUR = 3_600_000
const SOLO = '/api/solo-challenge'

interface Question {
  id: string
  subject: string
  stem: string
  choices: string[]
  difficulty: number
}

describe.each(GROUNDS)('the solo challenge on %s', (_name, makeGround) => {
  let ground: Ground
  let userId: string
  let desk: Desk

  beforeAll(async () => {
    ground = await makeGround()
    await ground.load(spread({ each: 4 }))
  })
  afterAll(() => ground.close())

  beforeEach(async () => {
    userId = randomUUID()
    await ground.addPlayer(userId)
    desk = await deskOf(ground.store, userId, START)
    return () => desk.close()
  })

  const start = async (subject = 'Torts') => (await desk.post(`${SOLO}/start`, { subject })).json()
  const next = async (challengeId: string) =>
    (await desk.post(`${SOLO}/next-question`, { challengeId })).json()
  const place = ({ choices }: Question, right: boolean) => {
    const key = choices.findIndex(isKey)
    return right ? key : (key + 1) % 4
  }
  const answer = (challenge: SoloChallenge, question: Question, userAnswer: number) =>
    desk.post(`${SOLO}/answer`, { challengeId: challenge.id, questionId: question.id, userAnswer })

  /** Plays on from a question; answers the replies. */
  async function play(challenge: SoloChallenge, first: Question, rights: boolean[]) {
    const replies = []
    let question = first
    for (const [turn, right] of rights.entries()) {
      desk.clock.now += 5_000
      const reply = (await answer(challenge, question, place(question, right))).json()
      expect(reply.isCorrect).toBe(right)
      replies.push({ ...reply, question })
      if (turn < rights.length - 1) question = (await next(challenge.id)).question
    }
    return replies
  }

  test('starts with 3 lives at level 1 and ends with the last life; the next opens 24 hours later', async () => {
    const { challenge, question, resumed } = await start()
    expect(resumed).toBe(false)
    expect(challenge).toMatchObject({
      subject: 'Torts',
      round: 1,
      score: 0,
      livesRemaining: 3,
      difficulty: 1,
      correct: 0,
    })
    const replies = await play(challenge, question, [false, false, false])
    expect(
      replies.map((reply) => [reply.livesLost, reply.challenge.livesRemaining, reply.pointsEarned]),
    ).toEqual([
      [1, 2, 0],
      [1, 1, 0],
      [1, 0, 0],
    ])
    const over = (await desk.get(`${SOLO}/status`)).json()
    expect(over).toMatchObject({
      isDailyComplete: true,
      waitMs: 24 * HOUR,
      open: null,
      last: { id: challenge.id },
    })
    expect((await next(challenge.id)).code).toBe('no_open_run')
    desk.clock.now += 24 * HOUR - 1
    expect((await start()).code).toBe('solo_waiting')
    desk.clock.now += 1
    expect((await desk.get(`${SOLO}/status`)).json()).toMatchObject({ isDailyComplete: false, waitMs: 0 })
    expect((await start()).challenge.round).toBe(1)
  })

  test('the level rises with every third right answer, to 10, and multiplies the points', async () => {
    const { challenge, question } = await start('Mixed Questions')
    const replies = await play(
      challenge,
      question,
      Array.from({ length: 31 }, () => true),
    )
    expect(replies.map((reply) => reply.newDifficulty)).toEqual(
      Array.from({ length: 31 }, (_, i) => Math.min(10, 1 + Math.floor((i + 1) / 3))),
    )
    const points = [10, 12, 15, 20, 25, 30, 40, 50, 70, 100]
    expect(replies.map((reply) => reply.pointsEarned)).toEqual(
      Array.from({ length: 31 }, (_, i) => points[Math.min(9, Math.floor(i / 3))]),
    )
    expect(replies[0]).toMatchObject({ xpGained: 12, streakBonus: 0 })
    expect(replies.slice(2, 6).map((reply) => reply.streakBonus)).toEqual([2, 4, 6, 6])
    expect(replies.some((reply) => reply.levelUp?.level === 2)).toBe(true)
    const score = replies.reduce((sum, reply) => sum + reply.pointsEarned, 0)
    expect(replies.at(-1)?.challenge.score).toBe(score)
    expect((await desk.get(`${SOLO}/status`)).json().best).toBe(score)
    expect(new Set(replies.map((reply) => reply.question.stem)).size).toBe(31)
  })

  test('no reply before the answer carries the key, and after it everything is told', async () => {
    const started = await desk.post(`${SOLO}/start`, { subject: 'Evidence' })
    const { challenge, question } = started.json()
    const early = [
      started.body,
      (await desk.get(`${SOLO}/status`)).body,
      (await desk.post(`${SOLO}/next-question`, { challengeId: challenge.id })).body,
    ]
    for (const body of early)
      expect(body).not.toMatch(/correctIndex|correctAnswer|explanation|why|authorit|hint/i)
    const chosen = place(question, false)
    const told = (await answer(challenge, question, chosen)).json()
    expect(told).toMatchObject({
      isCorrect: false,
      userAnswer: chosen,
      correctAnswer: question.choices.findIndex(isKey),
    })
    expect(told.why).toHaveLength(4)
    expect(told.explanation).not.toBe('')
  })

  test('the same answer sent again gets the same reply and counts once; another answer is refused', async () => {
    const { challenge, question } = await start()
    const key = place(question, true)
    const replies = await Promise.all(Array.from({ length: 20 }, () => answer(challenge, question, key)))
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200]))
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1)
    const other = await answer(challenge, question, (key + 1) % 4)
    expect([other.statusCode, other.json().code]).toEqual([409, 'already_answered'])
    const attempts = (await ground.rows('question_attempts')).filter((row) => row.user_id === userId)
    expect(attempts).toHaveLength(1)
    expect((await desk.get('/api/stats/own')).json()).toMatchObject({
      totalQuestionsAnswered: 1,
      totalCorrectAnswers: 1,
      totalXp: 12,
    })
  })

  test('starting again resumes the open run at the same question, options in the same order, also after a restart', async () => {
    const first = await start()
    const again = await start('Evidence')
    expect(again).toEqual({ ...first, resumed: true })
    const restarted = await deskOf(await ground.reopen(), userId, START + HOUR)
    const reply = (await restarted.post(`${SOLO}/start`, { subject: 'Torts' })).json()
    await restarted.close()
    ground.store = await ground.reopen()
    expect(reply).toEqual({ ...first, resumed: true })
  })

  test('two starts at once make one run', async () => {
    const starts = await Promise.all(Array.from({ length: 8 }, () => start()))
    expect(new Set(starts.map(({ challenge }) => challenge.id)).size).toBe(1)
    expect(new Set(starts.map(({ question }) => question.id)).size).toBe(1)
    expect((await ground.rows('solo_runs')).filter((row) => row.user_id === userId)).toHaveLength(1)
  })

  test('another player’s run and question are unknown, and nothing of theirs changes', async () => {
    const { challenge, question } = await start()
    const strangerId = randomUUID()
    await ground.addPlayer(strangerId)
    const stranger = await deskOf(ground.store, strangerId, START)
    const body = { challengeId: challenge.id, questionId: question.id, userAnswer: 0 }
    expect((await stranger.post(`${SOLO}/answer`, body)).json().code).toBe('no_open_run')
    expect((await stranger.post(`${SOLO}/next-question`, body)).json().code).toBe('no_open_run')
    const own = (await stranger.post(`${SOLO}/start`, { subject: 'Torts' })).json()
    const mixed = { challengeId: own.challenge.id, questionId: question.id, userAnswer: 0 }
    expect((await stranger.post(`${SOLO}/answer`, mixed)).json().code).toBe('not_current')
    await stranger.close()
    const attempts = (await ground.rows('question_attempts')).filter((row) =>
      [userId, strangerId].includes(String(row.user_id)),
    )
    expect(attempts).toEqual([])
  })

  test.each([
    ['start', {}],
    ['start', { subject: 'Astrology' }],
    ['start', { subject: ['Torts'] }],
    ['answer', { challengeId: 'x', questionId: 'y', userAnswer: 0 }],
    ['answer', { challengeId: randomUUID(), questionId: randomUUID(), userAnswer: 4 }],
    ['answer', { challengeId: randomUUID(), questionId: randomUUID(), userAnswer: '1' }],
    ['answer', { challengeId: randomUUID(), questionId: randomUUID(), userAnswer: 1.5 }],
    ['next-question', { challengeId: null }],
  ])('%s refuses %j', async (call, body) => {
    const reply = await desk.post(`${SOLO}/${call}`, body)
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid'])
  })

  test('Mixed Questions draws every subject', async () => {
    const { challenge, question } = await start('Mixed Questions')
    const replies = await play(
      challenge,
      question,
      Array.from({ length: 60 }, () => true),
    )
    expect(new Set(replies.map((reply) => reply.question.subject))).toEqual(new Set(SUBJECTS))
  })

  test('an answer’s time is the server’s, shown to received, and the fold’s sums follow it', async () => {
    const { challenge, question } = await start()
    desk.clock.now += 42_000
    await answer(challenge, question, place(question, true))
    const [attempt] = (await ground.rows('question_attempts')).filter((row) => row.user_id === userId)
    expect(Number(attempt?.time_spent)).toBe(42_000)
    const { subjectStats } = (await desk.get('/api/mastery/progress')).json()
    const torts = subjectStats.find((one: { subject: string }) => one.subject === 'Torts')
    expect(torts.hoursPlayed).toBeCloseTo(42 / 3_600, 10)
  })
})

describe.each(GROUNDS)('picking on %s', (_name, makeGround) => {
  const LEVELS = [1, 4, 7]
  let ground: Ground
  let desk: Desk

  beforeAll(async () => {
    ground = await makeGround()
    await ground.load(
      LEVELS.flatMap((difficulty) =>
        Array.from({ length: 3 }, (_, i) => item(`only-${difficulty}-${i}`, { difficulty })),
      ),
    )
    const userId = randomUUID()
    await ground.addPlayer(userId)
    desk = await deskOf(ground.store, userId, START)
  })
  afterAll(async () => {
    await desk.close()
    await ground.close()
  })

  test('no question comes again while an unseen one is left; the nearest level fills in, and the level served is told', async () => {
    let { challenge, question } = (await desk.post(`${SOLO}/start`, { subject: 'Torts' })).json()
    const served: Question[] = []
    for (let turn = 0; turn < 18; turn++) {
      served.push(question)
      desk.clock.now += 1_000
      const key = question.choices.findIndex(isKey)
      const reply = await desk.post(`${SOLO}/answer`, {
        challengeId: challenge.id,
        questionId: question.id,
        userAnswer: key,
      })
      challenge = reply.json().challenge
      question = (await desk.post(`${SOLO}/next-question`, { challengeId: challenge.id })).json().question
    }
    expect(new Set(served.slice(0, 9).map((one) => one.stem)).size).toBe(9)
    expect(served.slice(0, 3).map((one) => one.difficulty)).toEqual([1, 1, 1])
    expect(
      served
        .slice(0, 9)
        .map((one) => one.difficulty)
        .sort(),
    ).toEqual([1, 1, 1, 4, 4, 4, 7, 7, 7])
    // All are seen: the one of the nearest level seen longest ago comes next.
    expect(new Set(served.slice(9).map((one) => one.difficulty))).toEqual(new Set([4, 7]))
  })

  test('a subject with no question is refused and opens no run', async () => {
    const userId = randomUUID()
    await ground.addPlayer(userId)
    const other = await deskOf(ground.store, userId, START)
    const reply = await other.post(`${SOLO}/start`, { subject: 'Evidence' })
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'bank_empty'])
    expect((await other.get(`${SOLO}/status`)).json().open).toBeNull()
    await other.close()
  })

  test('an item that left the bank is retired and no longer served; its answers stay; it can come back', async () => {
    const seenRows = (await ground.rows('question_attempts')).length
    expect(seenRows).toBeGreaterThan(0)
    await ground.load([item('new-1', { difficulty: 1 })])
    const userId = randomUUID()
    await ground.addPlayer(userId)
    const other = await deskOf(ground.store, userId, START)
    expect((await other.post(`${SOLO}/start`, { subject: 'Torts' })).json().question.stem).toBe(
      'Who prevails in new-1?',
    )
    await other.close()
    expect(await ground.rows('question_attempts')).toHaveLength(seenRows)
    const retired = (await ground.rows('questions')).filter((row) => row.retired_at !== null)
    expect(retired).toHaveLength(9)
    await ground.load([item('new-1', { difficulty: 1 }), item('only-1-0', { difficulty: 1 })])
    const back = (await ground.rows('questions'))
      .filter((row) => row.retired_at === null)
      .map((row) => row.id)
    expect(back.sort()).toEqual(['new-1', 'only-1-0'])
  })
})
