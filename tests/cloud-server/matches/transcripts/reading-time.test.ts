import { expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import { meet } from '../duel-fixture.ts'
import { choose, elsewhere, rightPlace, serveTranscripts, two } from './transcript-fixture.ts'

serveTranscripts()

const LEAST_MS = 300

test('an answer sooner than its question can be read is stored when it can', async () => {
  const at = await elsewhere.node({ leastAnswerMs: LEAST_MS })
  const [one, other] = await two([at, at], elsewhere)
  const matchId = await meet(one, other)
  for (const tab of [one, other]) {
    const question = await tab.hear('duel:question')
    choose(tab, question, rightPlace(question))
  }
  expect(await one.hear('duel:ack')).toMatchObject({ round: 1 })
  await one.hear('duel:result')
  const answers = await elsewhere.db.query<{ ms: number }>(
    sql`select response_ms as ms from match_answers where match_id = ${matchId} and round = 1`,
  )
  expect(answers).toHaveLength(2)
  // A node's clock and the database's tell the round's opening to a millisecond or two.
  for (const { ms } of answers) expect(ms).toBeGreaterThan(LEAST_MS - 20)
  await at.stop()
})
