import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReplyOf } from '#protocol/routes.ts'
import { spread } from '../../../study/bank-builder.ts'
import { type DuelFixture, duelFixture, type Node } from '../duel-fixture.ts'
import { type GamePage, pageOf, placeIn } from './pages.ts'

let fixture: DuelFixture
let node: Node
let players = 0

beforeAll(async () => {
  // All of one rule, of which there are practice questions too.
  fixture = await duelFixture(
    spread({ each: 6, pool: 'ranked' }).map((one) => ({ ...one, subtopic: 'Subtopic 0', area: 'Area 0' })),
  )
  node = await fixture.node()
})
afterAll(() => fixture.close())

const newPage = async () => pageOf(node, await fixture.player(`Reviewer${++players}`))
const review = (page: GamePage, matchId: string) => page.send('GET', `/api/duels/${matchId}/review`)

test('a finished friend game is reviewed by its players, round by round, and by nobody else', async () => {
  const [one, two, stranger] = [await newPage(), await newPage(), await newPage()]
  const matchId = await one.begin(two)
  expect(await review(one, matchId)).toMatchObject({ status: 409, body: { code: 'not_current' } })
  const [mine, theirs] = [await one.answer(matchId, true), await two.answer(matchId, false)]
  await one.send('POST', '/api/async/resign', { matchId })

  for (const [page, yours, others] of [
    [one, placeIn(mine, true), theirs.turns[0]?.answers[two.player.id]?.idx],
    [two, theirs.turns[0]?.answers[two.player.id]?.idx, placeIn(mine, true)],
  ] as const) {
    const { status, body } = await review(page, matchId)
    expect(status).toBe(200)
    const { questions, opponent } = body as ReplyOf<'GET /api/duels/:id/review'>
    expect(opponent.userId).toBe(page === one ? two.player.id : one.player.id)
    // The second question was open when the game was given up: it stays unseen.
    expect(questions).toHaveLength(1)
    expect(questions[0]).toMatchObject({
      round: 1,
      correctIndex: placeIn(mine, true),
      yourAnswer: yours,
      opponentAnswer: others,
      explanation: expect.stringContaining('explanation of'),
    })
  }
  expect(await review(stranger, matchId)).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test('a question met in a match can be reported from its review, by each player (found: only study could)', async () => {
  const [one, two] = [await newPage(), await newPage()]
  const matchId = await one.begin(two)
  await one.answer(matchId, true)
  await two.answer(matchId, false)
  await one.send('POST', '/api/async/resign', { matchId })
  const showingOf = async (page: GamePage) => {
    const { questions } = (await review(page, matchId)).body as ReplyOf<'GET /api/duels/:id/review'>
    return questions[0]?.showingId ?? null
  }
  await expect.poll(() => showingOf(one)).not.toBeNull()
  const [mine, theirs] = [await showingOf(one), await showingOf(two)]
  expect(mine).not.toBe(theirs)
  const report = { reason: 'unclear', text: 'Two facts cannot both be.' }
  expect((await one.send('POST', `/api/questions/${theirs}/report`, report)).status).toBe(404)
  expect((await one.send('POST', `/api/questions/${mine}/report`, report)).status).toBe(200)
})

test('a miss of a friend game comes back in review as a practice question of its rule', async () => {
  const [one, two] = [await newPage(), await newPage()]
  const matchId = await one.begin(two)
  await one.answer(matchId, true)
  await two.answer(matchId, false)
  await one.send('POST', '/api/async/resign', { matchId })
  await expect.poll(async () => (await two.send('GET', '/api/study/today')).body).toMatchObject({ due: 1 })
  expect((await one.send('GET', '/api/study/today')).body).toMatchObject({ due: 0, met: 1 })
  const { status, body } = await two.send('POST', '/api/practice/next', { kind: 'review' })
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { why: { kind: 'missed' }, question: { subject: 'Torts' } },
  })
  const { question } = body as ReplyOf<'POST /api/practice/next'>
  const { questionId } = await fixture.db.prisma.showing.findUniqueOrThrow({
    where: { id: question?.id ?? '' },
  })
  expect(questionId).toMatch(/^p-torts-/)
})
