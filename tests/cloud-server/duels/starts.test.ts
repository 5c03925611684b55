import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MATCH_SETTINGS } from '#rules/duel/settings.ts'
import { type DuelDatabase, duelDatabase } from '../../../cloud-server/store/duels/database.ts'
import { type NewDuel, startDuels } from '../../../cloud-server/store/duels/matches.ts'
import { putTickets } from '../../../cloud-server/store/duels/tickets.ts'
import { createDatabase, type TestDatabase } from '../../support/postgres.ts'

let database: TestDatabase
let duels: DuelDatabase
/** in the order in which tickets are locked */
const players = [1, 2, 3, 4].map((n) => `00000000-0000-4000-8000-00000000000${n}`)

beforeAll(async () => {
  database = await createDatabase()
  duels = duelDatabase(database.url)
  await duels.rows(
    `insert into users (id, username, username_key, display_name, password, avatar_data)
     select id, id::text, id::text, 'A player', 'x', '{}' from unnest($1::uuid[]) as id`,
    [players],
  )
})
afterAll(async () => {
  await duels.end()
  await database.drop()
})

const duelOf = (one: string, two: string): NewDuel => ({
  id: randomUUID(),
  roomCode: randomUUID(),
  subject: 'Torts',
  players: [one, two],
  botLevel: null,
  botPlans: [],
  settings: MATCH_SETTINGS.live,
  rated: true,
  itemIds: [],
  orders: [],
  keys: [],
  training: [],
  origin: 'queue',
  seats: [null, null],
  queued: true,
})

test('many duels begin together; who holds tickets meanwhile is waited for, never in a circle', async () => {
  const tickets = players.map((playerId) => ({
    playerId,
    socketId: randomUUID(),
    subject: 'Torts' as const,
    botLevel: 'easy' as const,
  }))
  await putTickets(duels, tickets)
  const [a = '', b = '', c = '', d = ''] = players
  const keeper = new pg.Client({ connectionString: database.url })
  await keeper.connect()
  const lock = (id: string) => keeper.query('select from queue_tickets where user_id = $1 for update', [id])
  await keeper.query('begin')
  await lock(a)
  const starting = startDuels(duels, [duelOf(c, d), duelOf(a, b)])
  await expect
    .poll(async () => {
      const [row] = await duels.rows<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return row?.n
    })
    .toBe(1)
  await lock(c)
  await keeper.query('commit')
  await keeper.end()
  expect(await starting).toEqual([1, 1])
  expect(await startDuels(duels, [duelOf(a, c), { ...duelOf(b, d), queued: false }])).toEqual([null, null])
})
