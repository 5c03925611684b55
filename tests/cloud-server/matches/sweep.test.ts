import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MatchSettings } from '#rules/match/settings.ts'
import {
  type DuelDatabase,
  insertMatch,
  LIVE,
  type OwnDuels,
  ownDuels,
  storedMatch,
  sweep,
} from './match-rows.ts'

let duels: OwnDuels
let other: DuelDatabase

const START = Date.UTC(2026, 10, 22, 12)
const PAUSING: MatchSettings = { ...LIVE, rounds: 3, revealMs: 500 }
const HELD = 4711

beforeAll(async () => {
  duels = await ownDuels()
  other = await duels.join()
})
afterAll(async () => {
  await other.end()
  await duels.end()
})

async function joinedLater(): Promise<DuelDatabase> {
  const joined = await duels.join()
  await joined.setClock(START + 120_000)
  return joined
}

test('what is ended while a sweep is at work, before it or behind it, stays as it ended', async () => {
  const ids: string[] = []
  for (let i = 0; i < 15; i++) {
    await duels.setClock(START + i)
    ids.push(await insertMatch(duels, PAUSING, [0, 0, 0]))
  }
  const [first = '', early = '', last = ''] = [ids[0], ids[7], ids.at(-1)]
  // The sweep stops at the first match, having locked all that it moves.
  await duels.client.query(
    `create function hold() returns trigger language plpgsql as
       $$ begin perform pg_advisory_xact_lock(${HELD}); return new; end $$`,
  )
  await duels.client.query(
    `create trigger hold before update on matches for each row when (new.id = '${first}') execute function hold()`,
  )
  await duels.setClock(START + 120_000)
  const [before, behind] = await Promise.all([joinedLater(), joinedLater()])
  await other.client.query(`select pg_advisory_lock(${HELD})`)
  const waiting = async () =>
    (
      await other.client.query(
        `select locktype from pg_locks join pg_stat_activity using (pid)
         where not granted and datname = current_database() order by locktype`,
      )
    ).rows.map((row) => row.locktype)
  await before.client.query('begin')
  await before.client.query('select resign_match($1, 1)', [early])
  const sweeping = sweep(duels)
  await expect.poll(waiting).toEqual(['advisory'])
  const resigning = behind.client.query('select resign_match($1, 1) as done', [last])
  await expect.poll(waiting).toEqual(['advisory', 'transactionid'])
  await before.client.query('commit')
  await other.client.query(`select pg_advisory_unlock(${HELD})`)

  const moved = await sweeping
  expect([moved.includes(first), moved.includes(early), moved.includes(last)]).toEqual([true, false, true])
  expect((await resigning).rows).toEqual([{ done: 'resigned' }])
  for (const id of [early, last])
    expect(await storedMatch(other, id)).toMatchObject({ status: 'over', ended: 'resigned', winner: 2 })
  const { rows } = await other.client.query(
    'select id from matches where status <> $1 and finished_at is null',
    ['active'],
  )
  expect(rows).toEqual([])
  await Promise.all([before.end(), behind.end()])
})

test('a match that lost its keys holds up no other: nobody scores in it, and the rest moves on', async () => {
  await duels.setClock(START + 200_000)
  const damaged = await insertMatch(duels, PAUSING, [0, 0, 0])
  await duels.client.query(`update matches set keys = '{}' where id = $1`, [damaged])
  await duels.setClock(START + 200_001)
  const sound = await insertMatch(duels, PAUSING, [0, 0, 0])
  await duels.setClock(START + 320_000)
  const moved = await sweep(duels)
  expect([moved.includes(damaged), moved.includes(sound)]).toEqual([true, true])
})

test('a bot’s duel that nobody swept for a month, or that lost what was planned, holds up no other', async () => {
  const bot = { places: [2, 2, 2], afterMs: [9_000, 9_000, 9_000] }
  await duels.setClock(START + 400_000)
  const [old, damaged, endless, sound] = [
    await insertMatch(duels, PAUSING, [0, 0, 0], bot),
    await insertMatch(duels, PAUSING, [0, 0, 0], bot),
    await insertMatch(duels, PAUSING, [0, 0, 0]),
    await insertMatch(duels, PAUSING, [0, 0, 0]),
  ]
  await duels.client.query(`update matches set bot_places = '{}' where id = $1`, [damaged])
  await duels.client.query('update matches set due_at = null where id = $1', [endless])
  await duels.setClock(START + 30 * 86_400_000)
  const moved = await sweep(duels)
  expect([old, damaged, endless, sound].map((id) => moved.includes(id))).toEqual([true, true, true, true])
  const { rows } = await duels.client.query(
    'select match_id, selected, response_ms from match_answers where match_id = any($1) and player = 2',
    [[old, damaged]],
  )
  expect(new Map(rows.map((row) => [row.match_id, [row.selected, row.response_ms]]))).toEqual(
    new Map([
      [old, [2, 60_000]],
      [damaged, [-1, 60_000]],
    ]),
  )
})
