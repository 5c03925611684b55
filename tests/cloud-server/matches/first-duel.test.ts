import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import { FIRST_DUEL_ROUNDS, MATCH_SETTINGS } from '#rules/match/settings.ts'
import { DUEL_SETTINGS } from '../../../cloud-server/matches/settings.ts'
import { type DuelWish, duelStarter, type Starter } from '../../../cloud-server/matches/start/start.ts'
import { itemCache } from '../../../cloud-server/matches/store/items.ts'
import { loadBank } from '../../../cloud-server/store/bank.ts'
import { closeDatabase, openDatabase } from '../../../cloud-server/store/database.ts'
import { type DuelDatabase, duelDatabase } from '../../../database/postgres/duel-database.ts'
import { spread, writeBank } from '../../study/bank-builder.ts'
import { createDatabase, type TestDatabase } from '../../support/postgres.ts'

const WHOLE = MATCH_SETTINGS.live.rounds
let database: TestDatabase
let duels: DuelDatabase
let starter: Starter
let ann: string
let ben: string

beforeAll(async () => {
  database = await createDatabase()
  duels = duelDatabase(database.url)
  const folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-first-'))
  await writeBank(folder, { ranked: spread({ subjects: ['Torts'], each: 20, pool: 'ranked' }) })
  const db = openDatabase(database.url)
  await loadBank(db, folder)
  await closeDatabase(db)
  await rm(folder, { recursive: true })
  starter = duelStarter({
    db: duels,
    items: itemCache(duels),
    settings: DUEL_SETTINGS,
    random: Math.random,
    begun: async () => undefined,
  })
})
afterAll(async () => {
  await duels.end()
  await database.drop()
})
beforeEach(async () => {
  ann = randomUUID()
  ben = randomUUID()
  await duels.query(sql`
    insert into users (id, username, username_key, display_name, password, avatar_data)
    select id, id::text, id::text, 'A player', 'x', '{}' from unnest(${[ann, ben]}::uuid[]) as id`)
})

const wish = (parts: Partial<DuelWish>): DuelWish => ({
  subject: 'Torts',
  players: [ann, null],
  botLevel: 'hard',
  origin: 'bot',
  queued: false,
  seats: [null, null],
  ...parts,
})

/** Starts a duel; returns its bot's level, its rounds, and how many questions, orders and plans it has. */
async function started(parts: Partial<DuelWish> = {}) {
  const outcome = await starter.start(wish(parts))
  if (outcome.kind !== 'started') throw new Error(outcome.kind)
  const [row] = await duels.query<{ botLevel: string | null; rounds: number; drawn: number[] }>(sql`
    select bot_level as "botLevel", rounds, array[jsonb_array_length(item_ids), jsonb_array_length(option_orders),
      cardinality(keys), cardinality(bot_after_ms)] as drawn
    from matches where id = ${outcome.moved.matchId}`)
  return row
}

const over = () =>
  duels.query(
    sql`with ended as (update matches set status = 'over' where status = 'active') delete from duel_players`,
  )

test('a first duel with a bot is short and against the gentlest; the next one is as wished, and whole', async () => {
  const short = FIRST_DUEL_ROUNDS
  expect(await started()).toEqual({ botLevel: 'easy', rounds: short, drawn: [short, short, short, short] })
  await over()
  expect(await started()).toEqual({ botLevel: 'hard', rounds: WHOLE, drawn: [WHOLE, WHOLE, WHOLE, WHOLE] })
  await over()
})

test('a first duel with a person is whole', async () => {
  const duel = await started({ players: [ann, ben], botLevel: null, origin: 'challenge' })
  expect(duel).toMatchObject({ rounds: WHOLE, botLevel: null })
  await over()
})

test('of two that begin together each has its own length', async () => {
  await started()
  await over()
  const [old, fresh] = await Promise.all([started(), started({ players: [ben, null] })])
  expect([old?.rounds, fresh?.rounds]).toEqual([WHOLE, FIRST_DUEL_ROUNDS])
  await over()
})
