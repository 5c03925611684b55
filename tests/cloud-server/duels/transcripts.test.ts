import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ToClientPayload } from '#protocol/live/to-client.ts'
import { isKey } from '../../study/bank-builder.ts'
import { type Arena, arena, meet, type Node, type Player, QUICK, type SignedInTab } from './arena.ts'
import { signedInTab } from './tab.ts'

let ground: Arena
let node: Node
/** a database whose matches have other settings: any node may be the one that pairs */
let elsewhere: Arena
let players = 0

beforeAll(async () => {
  ground = await arena()
  elsewhere = await arena()
  node = await ground.node()
})
afterAll(async () => {
  await ground.close()
  await elsewhere.close()
})

const newcomer = (at: Arena = ground) => at.player(`Player${++players}`)
const tabOf = (player: Player, at: Node = node) => signedInTab(at.url, player.cookie)

async function two(
  at: [Node, Node] = [node, node],
  on: Arena = ground,
): Promise<[SignedInTab, SignedInTab, Player, Player]> {
  const [one, other] = [await newcomer(on), await newcomer(on)]
  return [await tabOf(one, at[0]), await tabOf(other, at[1]), one, other]
}

type Question = ToClientPayload<'duel:question'>

const rightPlace = ({ choices }: Question): number => choices.findIndex(isKey)
const wrongPlace = (question: Question): number => (rightPlace(question) + 1) % 4

const choose = (tab: SignedInTab, { qid }: Question, place: number) =>
  tab.say({ type: 'duel:answer', payload: { qid, idx: place, ms: 1 } })

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
    const users = await ground.db.user.findMany({ where: { id: { in: [first.id, second.id] } } })
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
    const attempts = await ground.db.questionAttempt.findMany({ where: { matchId }, orderBy: { seq: 'asc' } })
    expect(attempts).toHaveLength(20)
    expect(attempts.filter((one) => one.userId === first.id).map((one) => one.seq)).toEqual(
      Array.from({ length: 10 }, (_, i) => i + 1),
    )
    expect(new Set(attempts.map((one) => one.questionId)).size).toBe(10)
    expect(await ground.db.questionSeen.count({ where: { userId: second.id } })).toBe(10)
    const stats = await ground.db.playerSubjectStats.findMany({ where: { userId: second.id } })
    expect(stats).toMatchObject([{ subject: 'Torts', questionsAnswered: 10, correctAnswers: 4 }])
    const match = await ground.db.match.findUniqueOrThrow({ where: { id: matchId } })
    expect(match).toMatchObject({ winnerId: first.id, player1Points: expect.any(Number) })
    expect([match.player1Points, match.player2Points].sort()).toEqual([13, 50])
    expect(await ground.db.duelPlayer.count({ where: { matchId } })).toBe(0)

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
    expect(await ground.db.matchAnswer.count({ where: { matchId } })).toBe(1)
    one.say({ type: 'duel:answer', payload: { qid: `${matchId}.2`, idx: 0 } })
    expect(await one.hear('error')).toMatchObject({ code: 'answer_early' })
    choose(other, question, 0)
    await one.hear('duel:question', ({ round }) => round === 2)
    choose(one, question, 3)
    expect(await one.hear('error')).toMatchObject({ code: 'answer_stale' })
    expect(await ground.db.matchAnswer.count({ where: { matchId } })).toBe(2)
  })

  test('a stranger can neither answer, look, resign nor take a seat', async () => {
    const [one, other] = await two()
    const matchId = await meet(one, other)
    const { qid } = await one.hear('duel:question')
    const stranger = await tabOf(await newcomer())
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
    expect(await ground.db.matchAnswer.count({ where: { matchId } })).toBe(0)
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

  test('who resigns loses at once', async () => {
    const [one, other] = await two()
    const matchId = await meet(one, other)
    one.say({ type: 'duel:resign', payload: { matchId } })
    expect(await one.hear('duel:end')).toMatchObject({ winner: 1, ended: 'resigned', rated: false, total: 0 })
    expect(await other.hear('duel:end')).toMatchObject({ winner: 0, ended: 'resigned', yourRatingChange: 0 })
    one.say({ type: 'duel:resign', payload: { matchId } })
    expect(await one.hear('error')).toMatchObject({ code: 'duel_over' })
  })
})

describe('silence', () => {
  test('a silent player times out each round; the other waits no longer than the deadline', async () => {
    const at = await elsewhere.node({ match: { ...QUICK, answerWindowMs: 1_000 } })
    const [one, other] = await two([at, at], elsewhere)
    await meet(one, other)
    const question = await one.hear('duel:question')
    choose(one, question, rightPlace(question))
    expect(await one.hear('duel:result')).toMatchObject({ round: 1, opponentAnswer: -1, scores: [1, 0] })
    expect(await other.hear('duel:result')).toMatchObject({ yourAnswer: -1, hp: [80, 100] })
    expect(await one.hear('duel:question', ({ round }) => round === 2)).toBeDefined()
    await at.stop()
  })

  test('both silent for three rounds: abandoned, nobody wins, nothing is rated', async () => {
    const at = await elsewhere.node({ match: { ...QUICK, answerWindowMs: 60 } })
    const [one, other, first] = await two([at, at], elsewhere)
    await meet(one, other)
    for (const tab of [one, other])
      expect(await tab.hear('duel:end')).toMatchObject({
        winner: -1,
        ended: 'abandoned',
        scores: [0, 0],
        total: 3,
        yourXPChange: 0,
        rated: false,
        totalLosses: 0,
      })
    expect(one.heard.filter((message) => message.type === 'duel:result')).toHaveLength(3)
    expect(await elsewhere.db.user.findUnique({ where: { id: first.id } })).toMatchObject({
      totalQuestionsAnswered: 3,
      overallElo: 1200,
    })
    await at.stop()
  })
})

describe('coming back', () => {
  test('a dropped tab finds its duel, enters with the time left, and resends what was not acknowledged', async () => {
    const [one, other, first] = await two()
    const matchId = await meet(one, other)
    const question = await one.hear('duel:question')
    choose(one, question, 2)
    await one.hear('duel:ack')
    one.drop()
    expect(await other.hear('duel:opponent', ({ status }) => status === 'left')).toMatchObject({ matchId })
    const back = await tabOf(first)
    expect(back.welcome.duel).toMatchObject({ matchId, phase: 'question', yourAnswer: 2, seat: 'free' })
    back.say({ type: 'duel:enter', payload: { matchId } })
    const state = await back.hear('duel:state')
    expect(state).toMatchObject({ seat: 'here', round: 1, yourAnswer: 2, opponentAnswered: false })
    expect(state.question?.remainingMs).toBeLessThanOrEqual(question.remainingMs)
    await other.hear('duel:opponent', ({ status }) => status === 'back')
    choose(back, question, 2)
    expect(await back.hear('duel:ack')).toMatchObject({ place: 2 })
    choose(other, question, 0)
    expect(await back.hear('duel:result')).toMatchObject({ round: 1, yourAnswer: 2 })
    expect(await back.hear('duel:question')).toMatchObject({ round: 2 })
    expect(back.heard.some((message) => message.type === 'duel:start')).toBe(false)
  })

  test('a second tab takes over the seat; the first one is told and its answers are refused', async () => {
    const [one, other, first] = await two()
    const matchId = await meet(one, other)
    const question = await one.hear('duel:question')
    const second = await tabOf(first)
    expect(second.welcome.duel).toMatchObject({ matchId, seat: 'elsewhere' })
    second.say({ type: 'queue:join', payload: { subject: 'Torts', botDifficulty: 'easy' } })
    expect(await second.hear('error')).toMatchObject({ code: 'in_duel', state: { matchId } })
    second.say({ type: 'duel:enter', payload: { matchId } })
    expect(await second.hear('duel:state')).toMatchObject({ seat: 'here' })
    expect(await one.hear('duel:seat_taken')).toEqual({ matchId })
    choose(one, question, 0)
    expect(await one.hear('error')).toMatchObject({ code: 'seat_taken', state: { seat: 'elsewhere' } })
    choose(second, question, 1)
    await second.hear('duel:ack')
    one.say({ type: 'duel:enter', payload: { matchId } })
    expect(await one.hear('duel:state')).toMatchObject({ seat: 'here', yourAnswer: 1 })
    await second.hear('duel:seat_taken')
    expect(
      other.heard.some((message) => message.type === 'duel:opponent' && message.payload.status === 'left'),
    ).toBe(false)
  })

  test('leaving the screen frees the seat; entering again brings back the same round', async () => {
    const [one, other] = await two()
    const matchId = await meet(one, other)
    const question = await one.hear('duel:question')
    one.say({ type: 'duel:leave', payload: { matchId } })
    await other.hear('duel:opponent', ({ status }) => status === 'left')
    one.say({ type: 'duel:enter', payload: { matchId } })
    const state = await one.hear('duel:state')
    expect(state.question?.qid).toBe(question.qid)
  })

  test('a finished duel can still be looked at', async () => {
    const [one, other] = await two()
    const matchId = await meet(one, other)
    other.say({ type: 'duel:resign', payload: { matchId } })
    const end = await one.hear('duel:end')
    one.say({ type: 'duel:enter', payload: { matchId } })
    expect(await one.hear('duel:state')).toMatchObject({ phase: 'over', end })
  })
})

describe('rematch', () => {
  test('begins when both want it, is unrated, and asks other questions', async () => {
    const [one, other] = await two()
    const matchId = await meet(one, other)
    one.say({ type: 'rematch:offer', payload: { matchId } })
    expect(await one.hear('error')).toMatchObject({ code: 'in_duel' })
    other.say({ type: 'duel:resign', payload: { matchId } })
    await Promise.all([one.hear('duel:end'), other.hear('duel:end')])
    one.say({ type: 'rematch:offer', payload: { matchId } })
    expect(await one.hear('rematch:offer')).toMatchObject({ from: 'you' })
    expect(await other.hear('rematch:offer')).toMatchObject({ matchId, from: 'opponent' })
    other.say({ type: 'rematch:accept', payload: { matchId } })
    const starts = await Promise.all([one.hear('duel:start'), other.hear('duel:start')])
    expect(starts[0]).toMatchObject({ rated: false, subject: 'Torts' })
    expect(starts[0].matchId).toBe(starts[1].matchId)
    expect(starts[0].matchId).not.toBe(matchId)
  })

  test('two offers that cross are one rematch; an offer of a tab that is gone is withdrawn', async () => {
    const [one, other] = await two()
    const matchId = await meet(one, other)
    other.say({ type: 'duel:resign', payload: { matchId } })
    await Promise.all([one.hear('duel:end'), other.hear('duel:end')])
    one.say({ type: 'rematch:offer', payload: { matchId } })
    await other.hear('rematch:offer')
    one.drop()
    expect(await other.hear('rematch:expired')).toEqual({ matchId })
    other.say({ type: 'rematch:accept', payload: { matchId } })
    expect(await other.hear('error')).toMatchObject({ code: 'rematch_gone' })
  })
})

describe('a bot', () => {
  test('comes at once when asked for, says that it is one, and is not rated', async () => {
    const at = await ground.node({ match: { ...QUICK, rounds: 2, answerWindowMs: 1_000 } })
    const player = await newcomer()
    const tab = await tabOf(player, at)
    tab.say({ type: 'queue:bot', payload: { subject: 'Mixed Questions', botDifficulty: 'expert' } })
    const start = await tab.hear('duel:start')
    expect(start).toMatchObject({ kind: 'bot', rated: false, subject: 'Mixed Questions' })
    expect(start.opponent).toMatchObject({ botLevel: 'expert', userId: null, rating: null })
    for (let round = 1; round <= 2; round++) {
      const question = await tab.hear('duel:question')
      // The bot's answer is told while the round is open; the one that closes it shows in the result.
      if (round === 1) expect(await tab.hear('duel:botAnswer')).toMatchObject({ round })
      choose(tab, question, rightPlace(question))
      expect((await tab.hear('duel:result')).opponentAnswer).toBeGreaterThanOrEqual(0)
    }
    const end = await tab.hear('duel:end')
    expect(end).toMatchObject({ rated: false, pointsEarned: 2, totalWins: 0 })
    tab.say({ type: 'rematch:offer', payload: { matchId: start.matchId } })
    expect(await tab.hear('duel:start')).toMatchObject({ kind: 'bot' })
    await at.stop()
  })

  test('steps in when nobody came in time', async () => {
    const at = await ground.node({ botAfterMs: 60 })
    const tab = await tabOf(await newcomer(), at)
    tab.say({ type: 'queue:join', payload: { subject: 'Evidence', botDifficulty: 'hard' } })
    expect(await tab.hear('queue:waiting')).toMatchObject({ botInMs: 60, waitedMs: 0 })
    expect((await tab.hear('duel:start')).opponent).toMatchObject({ botLevel: 'hard' })
    await at.stop()
  })
})

describe('the queue', () => {
  test('who left it is not paired', async () => {
    const [one, other] = await two()
    const wish = { subject: 'Contracts', botDifficulty: 'easy' } as const
    one.say({ type: 'queue:join', payload: wish })
    await one.hear('queue:waiting')
    one.say({ type: 'queue:leave', payload: {} })
    await one.hear('queue:left')
    other.say({ type: 'queue:join', payload: wish })
    const third = await tabOf(await newcomer())
    third.say({ type: 'queue:join', payload: { ...wish, subject: 'Mixed Questions' } })
    expect(await third.hear('duel:start')).toMatchObject({ subject: 'Contracts' })
    await other.hear('duel:start')
    expect(one.heard.some((message) => message.type === 'duel:start')).toBe(false)
  })
})

describe('a challenge', () => {
  test('is accepted and becomes an unrated duel between friends', async () => {
    const [one, other, first, second] = await two()
    one.say({
      type: 'challenge:send',
      payload: { targetUsername: second.username.toUpperCase(), subject: 'Evidence' },
    })
    const { challengeId } = await one.hear('challenge:sent')
    const received = await other.hear('challenge:received')
    expect(received).toMatchObject({ challengeId, challengerName: first.username, subject: 'Evidence' })
    expect((await tabOf(second)).welcome.challenges).toMatchObject([{ challengeId }])
    other.say({ type: 'challenge:accept', payload: { challengeId } })
    const [start] = await Promise.all([
      one.hear('duel:friend_match_start'),
      other.hear('duel:friend_match_start'),
    ])
    expect(start).toMatchObject({ kind: 'live', rated: false, opponentName: `The ${second.username}` })
    expect(await one.hear('duel:question')).toMatchObject({ round: 1, subject: 'Evidence' })
    other.say({ type: 'challenge:accept', payload: { challengeId } })
    expect(await other.hear('error')).toMatchObject({ code: 'in_duel' })
  })

  test('is declined or cancelled; each side is told', async () => {
    const [one, other, , second] = await two()
    const payload = { targetUsername: second.username, subject: 'Torts' } as const
    one.say({ type: 'challenge:send', payload })
    const { challengeId } = await other.hear('challenge:received')
    one.say({ type: 'challenge:send', payload })
    expect(await one.hear('error')).toMatchObject({ code: 'already_challenged' })
    other.say({ type: 'challenge:decline', payload: { challengeId } })
    expect(await one.hear('challenge:declined')).toMatchObject({ challengeId })

    one.say({ type: 'challenge:send', payload })
    const again = await other.hear('challenge:received')
    one.say({ type: 'challenge:cancel', payload: { challengeId: again.challengeId } })
    await other.hear('challenge:cancelled', (said) => said.challengeId === again.challengeId)
    other.say({ type: 'challenge:accept', payload: { challengeId: again.challengeId } })
    expect(await other.hear('error')).toMatchObject({ code: 'challenge_gone' })
  })

  test('expires by itself, and both are told', async () => {
    const at = await ground.node({ challengeMs: 50 })
    const [one, other, , second] = await two([at, at])
    one.say({ type: 'challenge:send', payload: { targetUsername: second.username, subject: 'Torts' } })
    const { challengeId } = await one.hear('challenge:sent')
    for (const tab of [one, other]) expect(await tab.hear('challenge:expired')).toMatchObject({ challengeId })
    await at.stop()
  })

  test('cannot be sent to nobody, to oneself or to who is in a duel', async () => {
    const [one, other, first, second] = await two()
    const send = (targetUsername: string) =>
      one.say({ type: 'challenge:send', payload: { targetUsername, subject: 'Torts' } })
    send('nobody at all')
    expect(await one.hear('error')).toMatchObject({ code: 'no_such_player' })
    send(first.username)
    expect(await one.hear('error')).toMatchObject({ code: 'own_challenge' })
    other.say({ type: 'queue:bot', payload: { subject: 'Torts', botDifficulty: 'easy' } })
    await other.hear('duel:start')
    send(second.username)
    expect(await one.hear('error')).toMatchObject({ code: 'player_busy' })
  })
})

describe('two servers on one database', () => {
  test('the two players of a duel sit on different ones', async () => {
    const another = await ground.node()
    const [one, other] = await two([node, another])
    await meet(one, other)
    for (let round = 1; round <= 10; round++) {
      const [question] = await Promise.all([one.hear('duel:question'), other.hear('duel:question')])
      choose(one, question, rightPlace(question))
      await other.hear('duel:opponent')
      choose(other, question, wrongPlace(question))
      await Promise.all([one.hear('duel:result'), other.hear('duel:result')])
    }
    expect(await one.hear('duel:end')).toMatchObject({ winner: 0, scores: [10, 0] })
    expect(await other.hear('duel:end')).toMatchObject({ winner: 1, scores: [0, 10] })
    await another.stop()
  })

  test('a bus that loses everything delays, and loses nothing', async () => {
    const deaf = (bus: import('../../../cloud-server/duels/bus.ts').Bus) => ({
      ...bus,
      publish: () => undefined,
      subscribe: () => undefined,
    })
    const [a, b] = [await ground.node({}, deaf), await ground.node({}, deaf)]
    const [one, other, , second] = await two([a, b])
    one.say({ type: 'challenge:send', payload: { targetUsername: second.username, subject: 'Torts' } })
    const { challengeId } = await other.hear('challenge:received')
    other.say({ type: 'challenge:accept', payload: { challengeId } })
    const [start] = await Promise.all([
      one.hear('duel:friend_match_start'),
      other.hear('duel:friend_match_start'),
    ])
    const question = await one.hear('duel:question')
    choose(one, question, rightPlace(question))
    choose(other, question, rightPlace(question))
    await Promise.all([one.hear('duel:result'), other.hear('duel:result')])
    one.say({ type: 'duel:resign', payload: { matchId: start.matchId } })
    expect(await other.hear('duel:end')).toMatchObject({ winner: 0, ended: 'resigned' })
    one.say({ type: 'rematch:offer', payload: { matchId: start.matchId } })
    await other.hear('rematch:offer')
    other.say({ type: 'rematch:accept', payload: { matchId: start.matchId } })
    await Promise.all([one.hear('duel:start'), other.hear('duel:start')])
    await Promise.all([a.stop(), b.stop()])
  })

  test('a node that stops says so, and the duel goes on from another', async () => {
    const [a, b] = [await ground.node(), await ground.node()]
    const [one, other, first] = await two([a, b])
    const matchId = await meet(one, other)
    const question = await one.hear('duel:question')
    await a.stop()
    expect(await one.closed).toBe(1012)
    const back = await tabOf(first, b)
    back.say({ type: 'duel:enter', payload: { matchId } })
    const state = await back.hear('duel:state')
    expect(state).toMatchObject({ seat: 'here', round: 1, yourAnswer: null })
    choose(back, question, rightPlace(question))
    choose(other, question, rightPlace(question))
    expect(await back.hear('duel:result')).toMatchObject({ scores: [1, 1] })
    await b.stop()
  })
})
