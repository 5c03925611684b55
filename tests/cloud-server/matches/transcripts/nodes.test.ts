import { describe, expect, test } from 'vitest'
import { meet, QUICK } from '../duel-fixture.ts'
import {
  choose,
  clientOf,
  elsewhere,
  fixture,
  node,
  rightPlace,
  serveTranscripts,
  two,
  wrongPlace,
} from './transcript-fixture.ts'

serveTranscripts()

describe('two servers on one database', () => {
  test('the two players of a duel sit on different ones', async () => {
    const another = await fixture.node()
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

  test('tell each other of an answer at once: neither waits for its next look at the database', async () => {
    // No node looks by itself, and no next question brings the news along.
    const settings = { rereadMs: 60_000, match: { ...QUICK, revealMs: 60_000 } }
    const [a, b] = [await elsewhere.node(settings), await elsewhere.node(settings)]
    const [one, other] = await two([a, b], elsewhere)
    await meet(one, other)
    const [question] = await Promise.all([one.hear('duel:question'), other.hear('duel:question')])
    choose(one, question, rightPlace(question))
    expect(await other.hear('duel:opponent')).toMatchObject({ round: 1, status: 'answered' })
    choose(other, question, wrongPlace(question))
    expect(await one.hear('duel:result')).toMatchObject({ round: 1, scores: [1, 0] })
    await Promise.all([a.stop(), b.stop()])
  })

  test('a bus that loses everything delays, and loses nothing', async () => {
    const deaf = (bus: import('../../../../cloud-server/sockets/bus.ts').Bus) => ({
      ...bus,
      publish: () => undefined,
      subscribe: () => undefined,
    })
    const [a, b] = [await fixture.node({}, deaf), await fixture.node({}, deaf)]
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
    const [a, b] = [await fixture.node(), await fixture.node()]
    const [one, other, first] = await two([a, b])
    const matchId = await meet(one, other)
    const question = await one.hear('duel:question')
    await a.stop()
    expect(await one.closed).toBe(1012)
    const back = await clientOf(first, b)
    back.say({ type: 'duel:enter', payload: { matchId } })
    const state = await back.hear('duel:state')
    expect(state).toMatchObject({ seat: 'here', round: 1, yourAnswer: null })
    choose(back, question, rightPlace(question))
    choose(other, question, rightPlace(question))
    expect(await back.hear('duel:result')).toMatchObject({ scores: [1, 1] })
    await b.stop()
  })
})
