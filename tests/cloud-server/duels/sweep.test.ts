import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MatchSettings } from '#rules/duel/settings.ts'
import { createDatabase, type TestDatabase } from '../../support/postgres.ts'
import { type DuelDatabase, duelDatabase, insertMatch, joinDuels, storedMatch, sweep } from './match-rows.ts'

let database: TestDatabase
let duels: DuelDatabase
let other: DuelDatabase

const START = Date.UTC(2026, 10, 22, 12)
const LIVE: MatchSettings = {
  rounds: 3,
  winAt: null,
  answerWindowMs: 60_000,
  revealMs: 500,
  silence: 'timeout',
}
const HELD = 4711

beforeAll(async () => {
  database = await createDatabase()
  duels = await duelDatabase(database.url)
  other = await joinDuels(database.url)
})
afterAll(async () => {
  await other.end()
  await duels.end()
  await database.drop()
})

test('what ends while a sweep is at work on others stays as it ended', async () => {
  const ids: string[] = []
  for (let i = 0; i < 15; i++) {
    await duels.setClock(START + i)
    ids.push(await insertMatch(duels, LIVE, [0, 0, 0]))
  }
  const [first = '', last = ''] = [ids[0], ids.at(-1)]
  // The sweep stops at the first match, having locked those that it fetched with it.
  await duels.client.query(
    `create function hold() returns trigger language plpgsql as
       $$ begin perform pg_advisory_xact_lock(${HELD}); return new; end $$`,
  )
  await duels.client.query(
    `create trigger hold before update on matches for each row when (new.id = '${first}') execute function hold()`,
  )
  await other.client.query(`select pg_advisory_lock(${HELD})`)
  await duels.setClock(START + 120_000)
  await other.setClock(START + 120_000)
  const sweeping = sweep(duels)
  const waits = async () =>
    (await other.client.query(`select from pg_locks where locktype = 'advisory' and not granted`)).rowCount
  await expect.poll(waits).toBe(1)
  await other.client.query('select resign_match($1, 1)', [last])
  const ended = await storedMatch(other, last)
  expect(ended).toMatchObject({ status: 'over', ended: 'resigned', winner: 2 })
  await other.client.query(`select pg_advisory_unlock(${HELD})`)

  const moved = await sweeping
  expect([moved.includes(first), moved.includes(last)]).toEqual([true, false])
  expect(await storedMatch(other, last)).toEqual(ended)
  const { rows } = await other.client.query(
    'select id from matches where status <> $1 and finished_at is null',
    ['active'],
  )
  expect(rows).toEqual([])
})

test('a match that lost its keys holds up no other: nobody scores in it, and the rest moves on', async () => {
  await duels.setClock(START + 200_000)
  const damaged = await insertMatch(duels, LIVE, [0, 0, 0])
  await duels.client.query(`update matches set keys = '{}' where id = $1`, [damaged])
  await duels.setClock(START + 200_001)
  const sound = await insertMatch(duels, LIVE, [0, 0, 0])
  await duels.setClock(START + 320_000)
  const moved = await sweep(duels)
  expect([moved.includes(damaged), moved.includes(sound)]).toEqual([true, true])
})
