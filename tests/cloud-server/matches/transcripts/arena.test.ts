import { describe, expect, test } from 'vitest'
import { meet, QUICK, type SignedInClient } from '../duel-fixture.ts'
import {
  answer,
  atVerdict,
  choose,
  clientOf,
  elsewhere,
  fixture,
  lapse,
  newcomer,
  rightPlace,
  serveTranscripts,
  two,
  wrongPlace,
} from './transcript-fixture.ts'

serveTranscripts()

const FACE_OFF_MS = 60_000

/** A rematch that the first has offered. */
async function offered() {
  const ground = await atVerdict()
  ground.one.say({ type: 'rematch:offer', payload: { matchId: ground.matchId } })
  await ground.other.hear('rematch:offer')
  return ground
}

describe('a face-off', () => {
  test('comes before round 1 with both players and the stake; answers before it are early', async () => {
    const at = await elsewhere.node({ faceOffMs: FACE_OFF_MS })
    const [one, other, first, second] = await two([at, at], elsewhere)
    for (const tab of [one, other])
      tab.say({ type: 'queue:join', payload: { subject: 'Torts', botDifficulty: 'easy' } })
    const [start] = await Promise.all([one.hear('duel:start'), other.hear('duel:start')])
    expect(start.faceOff).toMatchObject({
      you: { userId: first.id },
      stake: { rating: { win: 20, loss: -20 }, points: { win: 30, loss: 5 }, xp: { win: 60, loss: -15 } },
    })
    expect(start.opponent.userId).toBe(second.id)
    expect(start.faceOff?.remainingMs).toBeLessThanOrEqual(FACE_OFF_MS)
    one.say({ type: 'duel:answer', payload: { qid: `${start.matchId}.1`, idx: 0 } })
    const early = await one.hear('error')
    expect(early).toMatchObject({
      code: 'answer_early',
      state: { phase: 'reveal', round: 0, question: null },
    })
    const stored = () => elsewhere.db.prisma.match.findUniqueOrThrow({ where: { id: start.matchId } })
    const { createdAt, dueAt } = await stored()
    expect((dueAt?.getTime() ?? 0) - createdAt.getTime()).toBe(FACE_OFF_MS)
    await lapse(start.matchId, elsewhere)
    const question = await one.hear('duel:question')
    expect(question.round).toBe(1)
    const { roundOpenedAt } = await stored()
    expect(question.deadlineTs).toBe((roundOpenedAt?.getTime() ?? 0) + QUICK.answerWindowMs)
    await at.stop()
  })

  test('shows its rest to a tab that comes back, and ends in the first question', async () => {
    const at = await elsewhere.node({ faceOffMs: FACE_OFF_MS })
    const [one, other, first] = await two([at, at], elsewhere)
    const matchId = await meet(one, other)
    one.drop()
    const back = await clientOf(first, at)
    expect(back.welcome.duel).toMatchObject({ matchId, phase: 'reveal', round: 0, lastResult: null })
    const rest = back.welcome.duel?.faceOff?.remainingMs ?? 0
    expect(rest).toBeGreaterThan(0)
    expect(rest).toBeLessThan(FACE_OFF_MS)
    back.say({ type: 'duel:enter', payload: { matchId } })
    expect((await back.hear('duel:state')).faceOff?.you.userId).toBe(first.id)
    await lapse(matchId, elsewhere)
    expect(await back.hear('duel:question')).toMatchObject({ round: 1 })
    back.say({ type: 'duel:enter', payload: { matchId } })
    expect((await back.hear('duel:state', ({ round }) => round === 1)).faceOff).toBeNull()
    await at.stop()
  })

  test('comes before a challenge, a rematch and a bot duel too, which change no rating', async () => {
    const at = await elsewhere.node({ faceOffMs: FACE_OFF_MS })
    const [one, other, , second] = await two([at, at], elsewhere)
    one.say({ type: 'challenge:send', payload: { targetUsername: second.username, subject: 'Torts' } })
    const { challengeId } = await other.hear('challenge:received')
    other.say({ type: 'challenge:accept', payload: { challengeId } })
    const friendly = await one.hear('duel:friend_match_start')
    expect(friendly.faceOff?.stake.rating).toBeNull()
    const { matchId } = friendly
    one.say({ type: 'duel:resign', payload: { matchId } })
    await Promise.all([one.hear('duel:end'), other.hear('duel:end')])
    one.say({ type: 'rematch:offer', payload: { matchId } })
    await other.hear('rematch:offer')
    other.say({ type: 'rematch:accept', payload: { matchId } })
    expect((await one.hear('duel:start')).faceOff?.remainingMs).toBeGreaterThan(0)
    const third = await clientOf(await newcomer(elsewhere), at)
    third.say({ type: 'queue:bot', payload: { subject: 'Torts', botDifficulty: 'easy' } })
    const bot = await third.hear('duel:start')
    expect(bot.faceOff?.stake).toMatchObject({ rating: null, xp: { win: 15, loss: 0 } })
    await lapse(bot.matchId, elsewhere)
    await third.hear('duel:question')
    await at.stop()
  })
})

describe('a bot', () => {
  test('is the gentlest in a player’s first duel, and the one wished for after it', async () => {
    const tab = await clientOf(await newcomer())
    const wish = { type: 'queue:bot', payload: { subject: 'Torts', botDifficulty: 'expert' } } as const
    tab.say(wish)
    const first = await tab.hear('duel:start')
    expect(first.opponent.botLevel).toBe('easy')
    tab.say({ type: 'duel:resign', payload: { matchId: first.matchId } })
    await tab.hear('duel:end')
    tab.say(wish)
    expect((await tab.hear('duel:start')).opponent.botLevel).toBe('expert')
  })
})

describe('an opponent who vanished', () => {
  test('is shown as away once the wire is dead', async () => {
    // Only the silent tab's node is impatient.
    const [calm, at] = [await elsewhere.node(), await elsewhere.node({ pingMs: 1_000 })]
    const [one, other] = await two([calm, at], elsewhere)
    await meet(one, other)
    other.fallSilent()
    expect(await one.hear('duel:opponent', ({ status }) => status === 'left')).toBeDefined()
    await Promise.all([calm.stop(), at.stop()])
  })

  test('loses by a claim after two rounds without an answer, and not before', async () => {
    const [one, other] = await two()
    const matchId = await meet(one, other)
    for (const round of [1, 2]) {
      const question = await one.hear('duel:question', (asked) => asked.round === round)
      one.say({ type: 'duel:claim', payload: { matchId } })
      expect(await one.hear('error')).toMatchObject({ code: 'opponent_playing', refused: 'duel:claim' })
      await answer(one, question, rightPlace(question))
      await lapse(matchId)
      expect((await one.hear('duel:result')).claimable).toBe(round === 2)
    }
    one.say({ type: 'duel:claim', payload: { matchId } })
    expect(await one.hear('duel:end')).toMatchObject({
      winner: 0,
      ended: 'forfeit',
      rated: true,
      yourRatingChange: 20,
      counted: false,
      pointsEarned: 0,
    })
    expect(await other.hear('duel:end')).toMatchObject({ winner: 1, ended: 'forfeit', yourRatingChange: -20 })
    one.say({ type: 'duel:claim', payload: { matchId } })
    expect(await one.hear('error')).toMatchObject({ code: 'duel_over' })
  })
})

describe('an answer that came too late', () => {
  test('is refused, and the snapshot tells which of one’s answers were taken', async () => {
    const [one, other] = await two()
    const matchId = await meet(one, other)
    const question = await one.hear('duel:question')
    await answer(other, question, 0)
    await lapse(matchId)
    const second = await one.hear('duel:question', ({ round }) => round === 2)
    choose(one, question, 1)
    const late = await one.hear('error')
    expect(late).toMatchObject({ code: 'answer_stale', refused: 'duel:answer', state: { yourAnswers: [-1] } })
    await answer(one, second, 3)
  })
})

describe('a rematch offer', () => {
  test('can be declined; both are told, and it can be accepted no more', async () => {
    const { one, other, matchId } = await offered()
    other.say({ type: 'rematch:decline', payload: { matchId } })
    for (const tab of [one, other])
      expect(await tab.hear('rematch:expired')).toEqual({ matchId, why: 'declined' })
    other.say({ type: 'rematch:accept', payload: { matchId } })
    expect(await other.hear('error')).toMatchObject({ code: 'rematch_gone' })
  })

  test('cannot be declined by the one who made it', async () => {
    const { one, other, matchId } = await offered()
    one.say({ type: 'rematch:decline', payload: { matchId } })
    expect(await one.hear('error')).toMatchObject({ code: 'rematch_gone', refused: 'rematch:decline' })
    other.say({ type: 'rematch:accept', payload: { matchId } })
    await other.hear('duel:start')
  })

  test.each<[string, (other: SignedInClient, matchId: string) => void]>([
    ['leaves the verdict', (other, matchId) => other.say({ type: 'duel:leave', payload: { matchId } })],
    ['closes the tab', (other) => other.drop()],
    [
      'looks for another opponent',
      (other) => other.say({ type: 'queue:join', payload: { subject: 'Evidence', botDifficulty: 'easy' } }),
    ],
    [
      'plays a bot',
      (other) => other.say({ type: 'queue:bot', payload: { subject: 'Evidence', botDifficulty: 'easy' } }),
    ],
  ])('ends when the other %s (found: it hung for a minute)', async (_, leave) => {
    const { one, other, matchId } = await offered()
    leave(other, matchId)
    expect(await one.hear('rematch:expired')).toEqual({ matchId, why: 'left' })
    one.say({ type: 'rematch:offer', payload: { matchId } })
    expect(await one.hear('error')).toMatchObject({ code: 'rematch_gone', refused: 'rematch:offer' })
    expect(await fixture.db.prisma.rematchOffer.count({ where: { matchId } })).toBe(0)
  })

  test('ends when the other plays in another tab', async () => {
    const { one, second, matchId } = await offered()
    const tab = await clientOf(second)
    tab.say({ type: 'queue:bot', payload: { subject: 'Evidence', botDifficulty: 'easy' } })
    expect(await one.hear('rematch:expired')).toEqual({ matchId, why: 'left' })
  })

  test('is possible again for one who reloads the verdict', async () => {
    const { one, other, second, matchId } = await atVerdict()
    other.drop()
    const back = await clientOf(second)
    back.say({ type: 'duel:enter', payload: { matchId } })
    await back.hear('duel:state')
    one.say({ type: 'rematch:offer', payload: { matchId } })
    await back.hear('rematch:offer')
    back.say({ type: 'rematch:accept', payload: { matchId } })
    const [mine, theirs] = await Promise.all([one.hear('duel:start'), back.hear('duel:start')])
    expect(mine.matchId).toBe(theirs.matchId)
    expect(mine.matchId).not.toBe(matchId)
  })
})

describe('a duel that is left behind', () => {
  test('says on the other pages that it is over, and how (found: its card stood there until a reload)', async () => {
    const [one, other, first, second] = await two()
    const matchId = await meet(one, other)
    const home = await clientOf(first)
    one.say({ type: 'duel:leave', payload: { matchId } })
    await other.hear('duel:opponent', ({ status }) => status === 'left')
    other.say({ type: 'duel:resign', payload: { matchId } })
    for (const tab of [one, home])
      expect(await tab.hear('presence:duel_over')).toEqual({
        matchId,
        opponentName: `The ${second.username}`,
        winner: 0,
        ended: 'resigned',
        scores: [0, 0],
      })
    await other.hear('duel:end')
    expect(other.heard.some(({ type }) => type === 'presence:duel_over')).toBe(false)
  })

  test('says so to the tab whose seat another took', async () => {
    const [one, other, first] = await two()
    const matchId = await meet(one, other)
    const second = await clientOf(first)
    second.say({ type: 'duel:enter', payload: { matchId } })
    await one.hear('duel:seat_taken')
    other.say({ type: 'duel:resign', payload: { matchId } })
    expect(await one.hear('presence:duel_over')).toMatchObject({ winner: 0, ended: 'resigned' })
    await second.hear('duel:end')
    expect(second.heard.some(({ type }) => type === 'presence:duel_over')).toBe(false)
  })
})

test('the end tells each round of both, the count between them and where each stood before', async () => {
  const [one, other] = await two()
  const play = async () => {
    const matchId = await meet(one, other)
    for (let round = 1; round <= 3; round++) {
      const [question] = await Promise.all(
        [one, other].map((tab) => tab.hear('duel:question', (asked) => asked.matchId === matchId)),
      )
      if (!question) throw new Error('no question')
      choose(one, question, rightPlace(question))
      choose(other, question, wrongPlace(question))
      await Promise.all([one, other].map((tab) => tab.hear('duel:result')))
    }
    other.say({ type: 'duel:resign', payload: { matchId } })
    return Promise.all([one.hear('duel:end'), other.hear('duel:end')])
  }
  const [won, lost] = await play()
  expect(won.strip).toEqual([
    ['right', 'wrong'],
    ['right', 'wrong'],
    ['right', 'wrong'],
  ])
  expect(lost.strip?.[0]).toEqual(['wrong', 'right'])
  expect(won).toMatchObject({
    headToHead: { you: 1, opponent: 0, ties: 0 },
    ratingBefore: 1200,
    levelBefore: 1,
  })
  expect(lost.headToHead).toEqual({ you: 0, opponent: 1, ties: 0 })
  const [again] = await play()
  expect(again.headToHead).toEqual({ you: 2, opponent: 0, ties: 0 })
  const { answers, streak, result, doubling, floor } = again.xpParts ?? {}
  expect([answers, streak, result, doubling, floor].reduce((sum = 0, part = 0) => sum + part, 0)).toBe(
    again.yourXPChange,
  )
})
