import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import { DAY_MS, MINUTE_MS } from '#rules/days.ts'
import { DUEL_SETTINGS } from '../../../cloud-server/matches/settings.ts'
import { countBegun, waitForMatch } from '../../../cloud-server/matches/start/day-share.ts'
import { joinQueue } from '../../../cloud-server/matches/store/tickets.ts'
import { type DuelDatabase, duelDatabase } from '../../../database/postgres/duel-database.ts'
import { createDatabase, type TestDatabase } from '../../support/postgres.ts'

let database: TestDatabase
let duels: DuelDatabase
const [one, two] = [randomUUID(), randomUUID()]

beforeAll(async () => {
  database = await createDatabase()
  duels = duelDatabase(database.url)
  await duels.query(sql`
    insert into users (id, username, username_key, display_name, password, avatar_data)
    select id, id::text, id::text, 'A player', 'x', '{}' from unnest(${[one, two]}::uuid[]) as id`)
})
afterAll(async () => {
  await duels.end()
  await database.drop()
})

const MOST = 2

const join = async (playerId: string) => {
  const ticket = { socketId: randomUUID(), subject: 'Torts', botLevel: 'easy', times: 1 } as const
  const [joined] = await joinQueue(duels, [{ playerId, ...ticket }], {
    ...DUEL_SETTINGS,
    matchesPerDay: MOST,
  })
  return joined?.kind
}

test('a player who has begun a day’s matches isn’t queued, another is, and so are both a day later', async () => {
  await countBegun(duels, [one, two, two])
  expect(await waitForMatch(duels, one, MOST)).toBe(null)
  const waitMs = await waitForMatch(duels, two, MOST)
  expect(waitMs).toBeGreaterThan(DAY_MS - MINUTE_MS)
  expect(waitMs).toBeLessThanOrEqual(DAY_MS)
  expect([await join(one), await join(two)]).toEqual(['looking', 'enough_today'])
  expect(await duels.query(sql`select user_id from queue_tickets`)).toEqual([{ user_id: one }])
  await duels.query(sql`update rate_limits set expires_at = now() - interval '1 second'`)
  expect(await waitForMatch(duels, two, MOST)).toBe(null)
  expect(await join(two)).toBe('looking')
})
