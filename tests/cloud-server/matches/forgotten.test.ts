import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertMatch, LIVE, type OwnDuels, ownDuels, PLAYERS, submit } from './match-rows.ts'

let duels: OwnDuels

beforeAll(async () => {
  duels = await ownDuels()
})
afterAll(() => duels.end())

test('a deleted player takes their duels and every answer in them along, and nothing of others', async () => {
  await duels.setClock(Date.UTC(2026, 10, 23, 12))
  const between = await insertMatch(duels, LIVE, [1, 1])
  const withBot = await insertMatch(duels, LIVE, [1, 1], { places: [0, 0], afterMs: [9_000, 9_000] })
  await submit(duels, between, 1, 1, 0)
  await submit(duels, between, 2, 1, 1)
  await submit(duels, between, 2, 2, 1)
  await submit(duels, withBot, 1, 1, 1)
  const answers = async () => {
    const { rows } = await duels.client.query('select match_id, round, player from match_answers')
    return rows
      .map((row) => `${row.match_id === between ? 'between' : 'bot'} ${row.round} ${row.player}`)
      .sort()
  }
  expect(await answers()).toEqual(['between 1 1', 'between 1 2', 'between 2 2', 'bot 1 1'])

  await duels.client.query('delete from users where id = $1', [PLAYERS[1]])
  const { rows } = await duels.client.query('select id from matches')
  expect(rows).toEqual([{ id: withBot }])
  expect(await answers()).toEqual(['bot 1 1'])

  await duels.client.query('delete from users where id = $1', [PLAYERS[0]])
  expect(await answers()).toEqual([])
})
