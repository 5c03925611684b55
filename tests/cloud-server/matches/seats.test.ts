import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Rows } from '#database/postgres/duel-database.ts'
import { leaveSeats, takeSeat } from '../../../cloud-server/matches/store/seats.ts'
import { type DuelDatabase, insertMatch, LIVE, type OwnDuels, ownDuels } from './match-rows.ts'

let duels: OwnDuels

const rowsOf = ({ client }: DuelDatabase): Rows => ({
  query: async <Found extends object>({ text, values }: { text: string; values: readonly unknown[] }) =>
    (await client.query(text, [...values])).rows as Found[],
})

beforeAll(async () => {
  duels = await ownDuels()
  await duels.setClock(Date.UTC(2026, 10, 22, 12))
})
afterAll(() => duels.end())
beforeEach(async () => {
  await duels.client.query('delete from matches')
})

/** Returns a new duel both of whose seats are taken, by these two tabs. */
async function seated(): Promise<{ id: string; tabs: [string, string] }> {
  const [id, tabs] = [
    await insertMatch(duels, LIVE, [1, 1]),
    [randomUUID(), randomUUID()] as [string, string],
  ]
  await takeSeat(rowsOf(duels), id, 1, tabs[0])
  await takeSeat(rowsOf(duels), id, 2, tabs[1])
  return { id, tabs }
}

const stored = async (id: string) =>
  (await duels.client.query('select seat1, seat2, seq from matches where id = $1', [id])).rows[0]

test('in one batch both seats of a duel become free, and of others only those that were the tab’s', async () => {
  const [both, one, none] = [await seated(), await seated(), await seated()]
  const before = await stored(both.id)
  const newer = randomUUID()
  await takeSeat(rowsOf(duels), one.id, 1, newer)
  expect(
    await leaveSeats(rowsOf(duels), [
      { matchId: both.id, side: 2, socketId: both.tabs[1] },
      { matchId: one.id, side: 1, socketId: one.tabs[0] },
      { matchId: none.id, side: 1, socketId: none.tabs[1] },
      { matchId: randomUUID(), side: 1, socketId: both.tabs[0] },
      { matchId: one.id, side: 2, socketId: one.tabs[1] },
      { matchId: both.id, side: 1, socketId: both.tabs[0] },
    ]),
  ).toEqual([before.seq + 1, null, null, null, (await stored(one.id)).seq, before.seq + 1])
  expect(await stored(both.id)).toEqual({ seat1: null, seat2: null, seq: before.seq + 1 })
  expect(await stored(one.id)).toMatchObject({ seat1: newer, seat2: null })
  expect(await stored(none.id)).toMatchObject({ seat1: none.tabs[0], seat2: none.tabs[1] })
})

test('the duels of a batch are locked in the order of their ids, so that two batches never wait for each other for good', async () => {
  const all: Awaited<ReturnType<typeof seated>>[] = []
  while (all.length < 20) all.push(await seated())
  const [first = '', ...rest] = all.map(({ id }) => id).sort()
  const [holding, leaving] = await Promise.all([duels.join(), duels.join()])
  await holding.client.query('begin')
  await holding.client.query('select from matches where id = $1 for update', [first])
  const left = leaveSeats(
    rowsOf(leaving),
    all.map(({ id, tabs }) => ({ matchId: id, side: 1, socketId: tabs[0] })),
  )
  const waiting = async () =>
    (
      await duels.client.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
    ).rowCount
  await expect.poll(waiting).toBe(1)
  // It holds none behind the one that it waits for.
  const { rows } = await duels.client.query(
    'select id from matches where id = any($1) for update skip locked',
    [rest],
  )
  expect(rows.map(({ id }) => id).sort()).toEqual(rest)
  await holding.client.query('commit')
  expect(await left).not.toContain(null)
  for (const { id } of all) expect(await stored(id)).toMatchObject({ seat1: null })
  await Promise.all([holding.end(), leaving.end()])
})
