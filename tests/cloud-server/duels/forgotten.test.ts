import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MatchSettings } from '#rules/duel/settings.ts'
import { createDatabase, type TestDatabase } from '../../support/postgres.ts'
import { type DuelDatabase, duelDatabase, insertMatch, PLAYERS, submit } from './match-rows.ts'

let database: TestDatabase
let duels: DuelDatabase

beforeAll(async () => {
  database = await createDatabase()
  duels = await duelDatabase(database.url)
})
afterAll(async () => {
  await duels.end()
  await database.drop()
})

const LIVE: MatchSettings = {
  rounds: 2,
  winAt: null,
  answerWindowMs: 60_000,
  revealMs: 0,
  silence: 'timeout',
}

test('a deleted player takes their duels and every answer in them along, and nothing of others', async () => {
  await duels.setClock(Date.UTC(2026, 10, 23, 12))
  const between = await insertMatch(duels, LIVE, [1, 1])
  const withBot = await insertMatch(duels, LIVE, [1, 1], { places: [0, 0], afterMs: [9_000, 9_000] })
  await submit(duels, between, 1, 1, 0)
  await submit(duels, between, 2, 1, 1)
  await submit(duels, between, 2, 2, 1)
  await submit(duels, withBot, 1, 1, 1)
  const answers = async () =>
    (
      await duels.client.query('select match_id, round, player from match_answers order by match_id, 2, 3')
    ).rows.map((row) => `${row.match_id === between ? 'between' : 'bot'} ${row.round} ${row.player}`)
  expect((await answers()).sort()).toEqual(['between 1 1', 'between 1 2', 'between 2 2', 'bot 1 1'])

  await duels.client.query('delete from users where id = $1', [PLAYERS[1]])
  const { rows } = await duels.client.query('select id from matches')
  expect(rows).toEqual([{ id: withBot }])
  expect(await answers()).toEqual(['bot 1 1'])

  await duels.client.query('delete from users where id = $1', [PLAYERS[0]])
  expect(await answers()).toEqual([])
})
