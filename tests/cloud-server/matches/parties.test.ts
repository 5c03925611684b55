import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import { lockMatches } from '../../../cloud-server/matches/store/parties.ts'
import { closeDatabase, type Database, openDatabase } from '../../../cloud-server/store/database.ts'
import { type DuelDatabase, duelDatabase } from '../../../database/postgres/duel-database.ts'
import { createDatabase, type TestDatabase } from '../../support/postgres.ts'
import { addPlayer } from '../leaderboard/players.ts'

let database: TestDatabase
let db: Database
let nodes: [DuelDatabase, DuelDatabase]
let players = 0
let pair: [string, string]

beforeAll(async () => {
  database = await createDatabase()
  db = openDatabase(database.url)
  nodes = [duelDatabase(database.url), duelDatabase(database.url)]
})
afterAll(async () => {
  await closeDatabase(db)
  for (const node of nodes) await node.end()
  await database.drop()
})
beforeEach(async () => {
  pair = [await addPlayer(db, `Party ${++players}`), await addPlayer(db, `Party ${++players}`)]
})

/** Stores a finished match of the pair that nobody has settled. */
async function finished(kind: 'live' | 'friend', createdAt = new Date()): Promise<string> {
  const id = randomUUID()
  const [one, two] = pair
  await db.execute(sql`
    insert into matches (id, kind, room_code, subject, player1_id, player2_id, status, rounds, answer_window_ms, reveal_ms,
      silence, item_ids, option_orders, keys, training, created_at, phase, current_round, seq, finished_at, ended, winner)
    values (${id}::uuid, ${kind}, ${id}, 'Torts', ${one}::uuid, ${two}::uuid, 'over', 7, 1, 0, 'forfeit', '[]', '[]', '{}',
      '{}', ${createdAt.toISOString()}::timestamptz, 'question', 7, 1, now(), 'played', 1)`)
  return id
}

const settled = (id: string, counted: boolean) => sql`
  update matches set settled_at = now(), weighed = ${counted}, outcome1 = jsonb_build_object('counted', ${counted}::boolean),
    outcome2 = jsonb_build_object('counted', ${counted}::boolean) where id = ${id}::uuid`

test('a match that another node is settling counts among the earlier ones of its pair', async () => {
  const [first, second] = [await finished('friend'), await finished('friend')]
  let locked = () => {}
  const isLocked = new Promise<void>((resolve) => {
    locked = resolve
  })
  let letGo = () => {}
  const mayEnd = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const one = nodes[0].transaction(async (tx) => {
    const [match] = await lockMatches(tx, [first])
    locked()
    await mayEnd
    await tx.query(settled(first, true))
    return match?.earlier
  })
  await isLocked
  const other = nodes[1].transaction(async (tx) => (await lockMatches(tx, [second]))[0])
  const waits = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await db.query(waits)).length).toBeGreaterThan(0)
  letGo()
  expect(await one).toBe(0)
  expect(await other).toMatchObject({ earlier: 1, headToHead: { wins: [1, 0] } })
})

test('the first duel of the day is the first that counts: one that the other left at once uses nothing up', async () => {
  const firsts = (id: string) =>
    nodes[0].transaction(async (tx) =>
      (await lockMatches(tx, [id])).flatMap(({ players }) => players.map((one) => one.firstOfDay)),
    )
  const noon = new Date().setUTCHours(12, 0, 0, 0)
  const [left, whole, last] = await Promise.all([0, 1, 2].map((i) => finished('live', new Date(noon + i))))
  expect(await firsts(left ?? '')).toEqual([true, true])
  // While it isn't settled it may count.
  expect(await firsts(whole ?? '')).toEqual([false, false])
  await db.execute(settled(left ?? '', false))
  expect(await firsts(whole ?? '')).toEqual([true, true])
  await db.execute(settled(whole ?? '', true))
  expect(await firsts(last ?? '')).toEqual([false, false])
})
