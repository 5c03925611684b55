import { describe, expect, test } from 'vitest'
import { meet, QUICK } from '../duel-fixture.ts'
import {
  answer,
  choose,
  clientOf,
  elsewhere,
  lapse,
  rightPlace,
  serveTranscripts,
  two,
} from './transcript-fixture.ts'

serveTranscripts()

describe('silence', () => {
  test('a silent player times out each round; the other waits no longer than the deadline', async () => {
    const [one, other] = await two()
    const matchId = await meet(one, other)
    const question = await one.hear('duel:question')
    await answer(one, question, rightPlace(question))
    await lapse(matchId)
    expect(await one.hear('duel:result')).toMatchObject({ round: 1, opponentAnswer: -1, scores: [1, 0] })
    expect(await other.hear('duel:result')).toMatchObject({ yourAnswer: -1, hp: [80, 100] })
    expect(await one.hear('duel:question', ({ round }) => round === 2)).toBeDefined()
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
    expect(await elsewhere.db.prisma.user.findUnique({ where: { id: first.id } })).toMatchObject({
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
    const back = await clientOf(first)
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
    const second = await clientOf(first)
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
