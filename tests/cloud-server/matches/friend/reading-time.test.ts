import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import { type DuelFixture, duelFixture } from '../duel-fixture.ts'
import { pageOf } from './pages.ts'

const LEAST_MS = 300

let fixture: DuelFixture
beforeAll(async () => {
  fixture = await duelFixture()
})
afterAll(() => fixture.close())

test('a friend game’s answer sooner than its question can be read is stored when it can, read or not', async () => {
  const node = await fixture.node({ leastAnswerMs: LEAST_MS })
  const [one, two] = [pageOf(node, await fixture.player('One')), pageOf(node, await fixture.player('Two'))]
  const matchId = await one.begin(two)
  const blind = (page: typeof one, round: number) =>
    page.send('POST', '/api/async/answer', { matchId, round, answerIndex: 0 })
  for (const page of [one, two]) expect(await blind(page, 1)).toMatchObject({ status: 200 })
  for (const page of [one, two]) expect(await blind(page, 2)).toMatchObject({ status: 200 })
  await one.answer(matchId, true)
  const answers = await fixture.db.query<{ ms: number }>(
    sql`select response_ms as ms from match_answers where match_id = ${matchId}`,
  )
  expect(answers).toHaveLength(5)
  // A node's timer and the database's clock differ by a millisecond or two.
  for (const { ms } of answers) expect(ms).toBeGreaterThan(LEAST_MS - 20)
})
