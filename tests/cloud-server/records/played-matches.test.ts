import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReplyOf } from '#protocol/routes.ts'
import { isKey } from '../../study/bank-builder.ts'
import { type DuelFixture, duelFixture, meet, type Node, type Player } from '../matches/duel-fixture.ts'
import { signedInClient } from '../matches/test-client.ts'

let fixture: DuelFixture
let node: Node

beforeAll(async () => {
  fixture = await duelFixture()
  node = await fixture.node()
})
afterAll(() => fixture.close())

async function read<Reply>(player: Player, url: string): Promise<Reply> {
  const reply = await node.app.inject({ url, headers: { cookie: player.cookie } })
  expect([url, reply.statusCode]).toEqual([url, 200])
  return reply.json() as Reply
}

type Matches = ReplyOf<'GET /api/matches'>
type Review = ReplyOf<'GET /api/duels/:id/review'>

test('a duel that was played stands in both histories as it was settled, and can be reviewed from there', async () => {
  const [first, second] = [await fixture.player('Portia'), await fixture.player('Nerissa')]
  const [one, other] = [
    await signedInClient(node.url, first.cookie),
    await signedInClient(node.url, second.cookie),
  ]
  const matchId = await meet(one, other)
  const [question] = await Promise.all([one.hear('duel:question'), other.hear('duel:question')])
  const right = question.choices.findIndex(isKey)
  one.say({ type: 'duel:answer', payload: { qid: question.qid, idx: right, ms: 1 } })
  other.say({ type: 'duel:answer', payload: { qid: question.qid, idx: (right + 1) % 4, ms: 1 } })
  await Promise.all([one.hear('duel:question'), other.hear('duel:question')])
  other.say({ type: 'duel:resign', payload: { matchId } })
  const ends = await Promise.all([one.hear('duel:end'), other.hear('duel:end')])

  for (const [i, player] of [first, second].entries()) {
    const opponent = i === 0 ? second : first
    const { matches, next } = await read<Matches>(player, '/api/matches')
    expect(next).toBeNull()
    expect(matches).toHaveLength(1)
    expect(matches[0]).toMatchObject({
      id: matchId,
      kind: 'live',
      opponent: { userId: opponent.id, username: opponent.username, botLevel: null },
      result: i === 0 ? 'win' : 'loss',
      ended: 'resigned',
      scores: i === 0 ? [1, 0] : [0, 1],
      xpChange: ends[i]?.yourXPChange,
      ratingChange: ends[i]?.rated ? ends[i]?.yourRatingChange : null,
    })
    const review = await read<Review>(player, `/api/duels/${matches[0]?.id}/review`)
    expect(review.questions[0]).toMatchObject({
      round: 1,
      correctIndex: right,
      yourAnswer: i === 0 ? right : (right + 1) % 4,
      opponentAnswer: i === 0 ? (right + 1) % 4 : right,
    })
  }
  expect(ends[0]?.yourXPChange).toBeGreaterThan(0)
})
