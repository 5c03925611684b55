import { describe, expect, test } from 'vitest'
import { meet } from '../duel-fixture.ts'
import {
  choose,
  clientOf,
  fixture,
  newcomer,
  node,
  rightPlace,
  serveTranscripts,
  two,
  wrongPlace,
} from './transcript-fixture.ts'

serveTranscripts()

describe('a duel between two people', () => {
  test('plays ten rounds and is settled once, with the same story for both', async () => {
    const [one, other, first, second] = await two()
    expect(one.welcome).toMatchObject({ userId: first.id, duel: null, queue: null, challenges: [] })
    const matchId = await meet(one, other)
    for (let round = 1; round <= 10; round++) {
      const [question, same] = await Promise.all([one.hear('duel:question'), other.hear('duel:question')])
      expect(question).toMatchObject({ matchId, round, rounds: 10, timeLimit: 60_000, training: false })
      expect(JSON.stringify(question)).not.toMatch(/explanation|correctIndex|authority/)
      expect({ ...question, remainingMs: 0 }).toEqual({ ...same, remainingMs: 0 })
      choose(one, question, rightPlace(question))
      expect(await one.hear('duel:ack')).toMatchObject({
        qid: question.qid,
        round,
        place: rightPlace(question),
      })
      expect(await other.hear('duel:opponent')).toEqual({ matchId, round, status: 'answered' })
      expect(other.heard.filter((message) => message.type === 'duel:result')).toHaveLength(round - 1)
      choose(other, question, round <= 4 ? rightPlace(question) : wrongPlace(question))
      const [mine, theirs] = await Promise.all([one.hear('duel:result'), other.hear('duel:result')])
      const lead = Math.min(round, 4)
      expect(mine).toMatchObject({
        round,
        correct: true,
        correctIndex: rightPlace(question),
        opponentCorrect: round <= 4,
        scores: [round, lead],
        hp: [100, Math.max(0, 100 - 20 * (round - lead))],
      })
      expect(theirs).toMatchObject({ scores: [lead, round], yourAnswer: mine.opponentAnswer })
      expect(mine.progressResult).toMatchObject({
        xpGained: 12,
        streakBonus: round < 3 ? 0 : round === 3 ? 2 : round === 4 ? 4 : 6,
        subject: 'Torts',
      })
      expect(mine.progressResult.masteryDelta).toBeGreaterThanOrEqual(0.5)
    }
    const [won, lost] = await Promise.all([one.hear('duel:end'), other.hear('duel:end')])
    // 10 right with the streak's 2+4+6·6 and the win's 60, doubled as the first of the day.
    expect(won).toMatchObject({
      winner: 0,
      scores: [10, 4],
      correctAnswers: 10,
      total: 10,
      yourXPChange: (120 + 42 + 60) * 2,
      doubled: true,
      rated: true,
      yourRatingChange: 20,
      yourNewRating: 1220,
      pointsEarned: 50,
      totalWins: 1,
      streakWins: 1,
    })
    // 4 right (2+4 of streak), 6 wrong: doubled gains, less the loss's 15.
    expect(lost).toMatchObject({
      winner: 1,
      scores: [4, 10],
      yourXPChange: (48 + 6 + 18) * 2 - 15,
      yourRatingChange: -20,
      pointsEarned: 5 + 8,
      totalLosses: 1,
    })
    const users = await fixture.db.prisma.user.findMany({ where: { id: { in: [first.id, second.id] } } })
    const winner = users.find((user) => user.id === first.id)
    expect(winner).toMatchObject({
      totalXp: won.yourTotalXP,
      level: won.level,
      xp: won.yourNewXP,
      points: 50,
      overallElo: 1220,
      placementMatches: 1,
      isRanked: false,
      totalQuestionsAnswered: 10,
      totalCorrectAnswers: 10,
      currentOverallStreak: 10,
      eventSeq: 10,
    })
    const attempts = await fixture.db.prisma.questionAttempt.findMany({
      where: { matchId },
      orderBy: { seq: 'asc' },
    })
    expect(attempts).toHaveLength(20)
    expect(attempts.filter((one) => one.userId === first.id).map((one) => one.seq)).toEqual(
      Array.from({ length: 10 }, (_, i) => i + 1),
    )
    expect(new Set(attempts.map((one) => one.questionId)).size).toBe(10)
    expect(await fixture.db.prisma.questionSeen.count({ where: { userId: second.id } })).toBe(10)
    const stats = await fixture.db.prisma.playerSubjectStats.findMany({ where: { userId: second.id } })
    expect(stats).toMatchObject([{ subject: 'Torts', questionsAnswered: 10, correctAnswers: 4 }])
    const match = await fixture.db.prisma.match.findUniqueOrThrow({ where: { id: matchId } })
    expect(match).toMatchObject({
      winner: match.player1Id === first.id ? 1 : 2,
      player1Points: expect.any(Number),
    })
    expect([match.player1Points, match.player2Points].sort()).toEqual([13, 50])
    expect(await fixture.db.prisma.duelPlayer.count({ where: { matchId } })).toBe(0)

    const review = await node.app.inject({
      url: `/api/duels/${matchId}/review`,
      headers: { cookie: first.cookie },
    })
    expect(review.statusCode).toBe(200)
    const { questions, end } = review.json()
    expect(end).toEqual(won)
    expect(questions).toHaveLength(10)
    expect(questions[9]).toMatchObject({ round: 10, explanation: expect.stringMatching(/^explanation/) })
    expect(questions[9].yourAnswer).toBe(questions[9].correctIndex)
    expect(questions[9].opponentAnswer).not.toBe(questions[9].correctIndex)
    const stranger = await newcomer()
    const denied = await node.app.inject({
      url: `/api/duels/${matchId}/review`,
      headers: { cookie: stranger.cookie },
    })
    expect(denied.json()).toMatchObject({ code: 'not_found' })
  })

  test('the no-answer form counts as silence, the timeout form is accepted as it is written', async () => {
    const [one, other] = await two()
    await meet(one, other)
    const question = await one.hear('duel:question')
    one.say({ type: 'duel:answer', payload: { qid: question.qid, answerIndex: -1, responseTimeMs: 60_000 } })
    expect(await one.hear('duel:ack')).toMatchObject({ place: -1 })
    choose(other, question, rightPlace(question))
    expect(await one.hear('duel:result')).toMatchObject({ yourAnswer: -1, correct: false, scores: [0, 1] })
  })

  test('an answer counts once: repeats are acknowledged again or refused, with the snapshot', async () => {
    const [one, other] = await two()
    const matchId = await meet(one, other)
    const question = await one.hear('duel:question')
    choose(one, question, 1)
    choose(one, question, 1)
    choose(one, question, 2)
    expect(await one.hear('duel:ack')).toMatchObject({ place: 1 })
    expect(await one.hear('duel:ack')).toMatchObject({ place: 1 })
    const refused = await one.hear('error')
    expect(refused).toMatchObject({ code: 'already_answered', refused: 'duel:answer' })
    expect(refused.state).toMatchObject({ matchId, phase: 'question', yourAnswer: 1, seat: 'here' })
    expect(refused.state?.question?.qid).toBe(question.qid)
    expect(await fixture.db.prisma.matchAnswer.count({ where: { matchId } })).toBe(1)
    one.say({ type: 'duel:answer', payload: { qid: `${matchId}.2`, idx: 0 } })
    expect(await one.hear('error')).toMatchObject({ code: 'answer_early' })
    choose(other, question, 0)
    await one.hear('duel:question', ({ round }) => round === 2)
    choose(one, question, 3)
    expect(await one.hear('error')).toMatchObject({ code: 'answer_stale' })
    expect(await fixture.db.prisma.matchAnswer.count({ where: { matchId } })).toBe(2)
  })

  test('a stranger can neither answer, look, resign nor take a seat', async () => {
    const [one, other] = await two()
    const matchId = await meet(one, other)
    const { qid } = await one.hear('duel:question')
    const stranger = await clientOf(await newcomer())
    for (const message of [
      { type: 'duel:answer', payload: { qid, idx: 0 } },
      { type: 'duel:hint', payload: { matchId } },
      { type: 'duel:resign', payload: { matchId } },
      { type: 'duel:enter', payload: { matchId } },
      { type: 'rematch:offer', payload: { matchId } },
    ] as const) {
      stranger.say(message)
      expect(await stranger.hear('error')).toMatchObject({
        code: 'not_your_duel',
        refused: message.type,
        state: null,
      })
    }
    expect(await fixture.db.prisma.matchAnswer.count({ where: { matchId } })).toBe(0)
  })

  test('three hints a duel, none after answering; a hint costs the bonus', async () => {
    const [one, other] = await two()
    const matchId = await meet(one, other)
    for (let round = 1; round <= 4; round++) {
      const question = await one.hear('duel:question')
      one.say({ type: 'duel:hint', payload: { matchId, qid: question.qid } })
      if (round === 4) {
        expect(await one.hear('error')).toMatchObject({ code: 'no_hints_left' })
      } else {
        const hint = await one.hear('duel:hint')
        expect(hint).toMatchObject({ text: 'Think of the elements.', hintsUsed: round, hintsLeft: 3 - round })
        one.say({ type: 'duel:hint', payload: { matchId } })
        expect(await one.hear('duel:hint')).toEqual(hint)
      }
      choose(one, question, rightPlace(question))
      await one.hear('duel:ack')
      one.say({ type: 'duel:hint', payload: { matchId, qid: question.qid } })
      expect(await one.hear('error')).toMatchObject({ code: 'already_answered' })
      choose(other, question, 0)
      const { progressResult } = await one.hear('duel:result')
      expect(progressResult.xpGained).toBe(round === 4 ? 12 : 10)
    }
    expect(other.heard.some((message) => message.type === 'duel:hint')).toBe(false)
  })

  test('the review tells each player of their own hints alone', async () => {
    const [one, other, first, second] = await two()
    const matchId = await meet(one, other)
    for (const hinted of [one, other]) {
      const [question] = await Promise.all([one.hear('duel:question'), other.hear('duel:question')])
      hinted.say({ type: 'duel:hint', payload: { matchId, qid: question.qid } })
      await hinted.hear('duel:hint')
      choose(one, question, rightPlace(question))
      choose(other, question, rightPlace(question))
      await Promise.all([one.hear('duel:result'), other.hear('duel:result')])
    }
    one.say({ type: 'duel:resign', payload: { matchId } })
    await Promise.all([one.hear('duel:end'), other.hear('duel:end')])
    for (const [player, hints] of [
      [first, [true, false]],
      [second, [false, true]],
    ] as const) {
      const review = await node.app.inject({
        url: `/api/duels/${matchId}/review`,
        headers: { cookie: player.cookie },
      })
      expect(review.json().questions.map(({ hintUsed }: { hintUsed: boolean }) => hintUsed)).toEqual(hints)
    }
  })

  test('who resigns loses at once', async () => {
    const [one, other] = await two()
    const matchId = await meet(one, other)
    one.say({ type: 'duel:resign', payload: { matchId } })
    expect(await one.hear('duel:end')).toMatchObject({
      winner: 1,
      ended: 'resigned',
      counted: false,
      yourRatingChange: -20,
      total: 0,
    })
    expect(await other.hear('duel:end')).toMatchObject({
      winner: 0,
      ended: 'resigned',
      yourRatingChange: 20,
      pointsEarned: 0,
      totalWins: 0,
    })
    one.say({ type: 'duel:resign', payload: { matchId } })
    expect(await one.hear('error')).toMatchObject({ code: 'duel_over' })
  })
})
