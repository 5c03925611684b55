import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import type { MatchSettings } from '#rules/match/settings.ts'
import type { MatchState } from '../../../cloud-server/matches/model/state.ts'
import { afterStep } from '../../../cloud-server/matches/model/step.ts'
import { submitAnswers } from '../../../cloud-server/matches/store/answers.ts'
import { sweepMatches } from '../../../cloud-server/matches/store/matches.ts'
import { readStates } from '../../../cloud-server/matches/store/states.ts'
import { type DuelDatabase, duelDatabase } from '../../../database/postgres/duel-database.ts'
import { createDatabase, type TestDatabase } from '../../support/postgres.ts'
import { insertMatch, joinDuels, PLAYERS } from './match-rows.ts'

let database: TestDatabase
let duels: DuelDatabase
let rows: Awaited<ReturnType<typeof joinDuels>>

beforeAll(async () => {
  database = await createDatabase()
  duels = duelDatabase(database.url)
  rows = await joinDuels(database.url)
  await duels.query(sql`
     insert into users (id, username, username_key, display_name, password, avatar_data)
       select id, id::text, id::text, 'A player', 'x', '{}' from unnest(${PLAYERS}::uuid[]) as id`)
})
afterAll(async () => {
  await rows.end()
  await duels.end()
  await database.drop()
})

const KEYS = [0, 1, 2]
const settings: fc.Arbitrary<MatchSettings> = fc.record({
  rounds: fc.constant(KEYS.length),
  winAt: fc.constantFrom(null, 2),
  answerWindowMs: fc.constant(60_000),
  revealMs: fc.constantFrom(0, 1),
  silence: fc.constantFrom('timeout' as const, 'forfeit' as const),
  silentLimit: fc.constantFrom(null, 2, 3),
})

/** Everything of a state that does not depend on when it was read. */
const lasting = ({ remainingMs: _, readAt: __, ...state }: MatchState) => state

async function stateOf(id: string): Promise<MatchState> {
  const [state] = await readStates(duels, [id])
  if (!state) throw new Error('the match is not there')
  return state
}

test('who follows the steps of a duel knows what who reads it knows', async () => {
  const answer = fc.record({
    side: fc.constantFrom(1 as const, 2 as const),
    shownIndex: fc.integer({ min: -1, max: 3 }),
  })
  await fc.assert(
    fc.asyncProperty(settings, fc.array(answer, { minLength: 6, maxLength: 14 }), async (chosen, answers) => {
      const id = await insertMatch(rows, chosen, KEYS)
      let known = await stateOf(id)
      for (const { side, shownIndex } of answers) {
        const [judged] = await submitAnswers(duels, [{ matchId: id, round: known.round, side, shownIndex }])
        if (judged?.verdict === 'accepted') {
          const after = afterStep(known, judged.step)
          const read = await stateOf(id)
          expect(after && lasting(after)).toEqual(lasting(read))
          expect(after?.remainingMs).toBeGreaterThanOrEqual(read.remainingMs)
        }
        // A reveal of 1 ms has passed when the sweep is asked often enough.
        do {
          await sweepMatches(duels, 10)
          known = await stateOf(id)
        } while (known.status === 'active' && known.phase === 'reveal')
      }
      await duels.query(sql`delete from matches where id = ${id}`)
    }),
    { numRuns: 25 },
  )
})

test('who missed something before a step reads the duel again', async () => {
  const live: MatchSettings = {
    rounds: 3,
    winAt: null,
    answerWindowMs: 60_000,
    revealMs: 0,
    silence: 'timeout',
    silentLimit: 3,
  }
  const id = await insertMatch(rows, live, KEYS)
  const before = await stateOf(id)
  const [first, second] = await submitAnswers(duels, [
    { matchId: id, round: 1, side: 1, shownIndex: 0 },
    { matchId: id, round: 1, side: 2, shownIndex: 3 },
  ])
  if (first?.verdict !== 'accepted' || second?.verdict !== 'accepted') throw new Error('refused')
  expect([first.step.closed, second.step.closed]).toEqual([false, true])
  expect(afterStep(before, second.step)).toBeNull()
  const one = afterStep(before, first.step)
  expect(one && afterStep(one, first.step)).toBeNull()
  expect(one && afterStep(one, second.step)).toMatchObject({
    round: 2,
    phase: 'question',
    scores: [1, 0],
  })
})
