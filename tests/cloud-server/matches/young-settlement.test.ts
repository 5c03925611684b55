import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { raw, sql } from '#database/sql.ts'
import type { DuelItem } from '../../../cloud-server/matches/model/item.ts'
import { Settler } from '../../../cloud-server/matches/settle/settle.ts'
import { type DuelDatabase, duelDatabase } from '../../../database/postgres/duel-database.ts'
import { createDatabase, type TestDatabase } from '../../support/postgres.ts'

let database: TestDatabase
let duels: DuelDatabase
let watch: DuelDatabase

beforeAll(async () => {
  database = await createDatabase()
  // One connection: what it plans in the empty database it keeps.
  duels = duelDatabase(database.url, { connections: 1 })
  watch = duelDatabase(database.url, { connections: 1 })
})
afterAll(async () => {
  await watch.end()
  await duels.end()
  await database.drop()
})

const ROUNDS = 10
const TABLES = [
  ...['users', 'matches', 'match_answers', 'duel_players', 'board_rows', 'showings', 'question_attempts'],
  ...['question_seen', 'player_subject_stats', 'player_topic_stats'],
]

const items = Array.from(
  { length: ROUNDS },
  (_, i): DuelItem => ({
    id: `torts-${i}`,
    family: null,
    path: `path ${i}`,
    pool: 'ranked',
    subject: 'Torts',
    subtopic: `Subtopic ${i}`,
    area: 'Area',
    difficulty: 1,
    stem: 'Who prevails?',
    choices: ['a', 'b', 'c', 'd'],
    correctIndex: 0,
    why: [],
    explanation: '',
    authorities: [],
    hint: '',
  }),
)

/** As many players with a past of their own. */
const addPlayers = (count: number) =>
  watch.query<{ id: string }>(sql`
     with made as (
       insert into users (id, username, username_key, display_name, password, avatar_data, created_at)
       select id, id::text, id::text, 'A player', 'x', '{}', now() - n * interval '1 minute'
       from (select gen_random_uuid() as id, n from generate_series(1, ${count}::int) n) x returning id
     ), studied as (
       insert into player_subject_stats (user_id, subject, updated_at) select id, 'Evidence', now() from made
     ), practiced as (
       insert into player_topic_stats (user_id, subject, subtopic, area) select id, 'Evidence', 'Hearsay', '' from made
     ) select id from made`)

/** A duel of two players that is over and waits for its settlement. */
async function finishedDuel(players: readonly string[]): Promise<string> {
  const id = randomUUID()
  const [one, two] = [players[0] ?? '', players[1] ?? '']
  const itemIds = JSON.stringify(items.map((item) => item.id))
  const orders = JSON.stringify(items.map(() => [0, 1, 2, 3]))
  await watch.query(sql`
     insert into matches (id, kind, room_code, subject, player1_id, player2_id, status, phase, current_round, rounds,
       answer_window_ms, reveal_ms, silence, item_ids, option_orders, keys, bot_places, bot_after_ms, training, ended,
       finished_at)
     select ${id}::uuid, 'live', ${id}::text, 'Torts', ${one}::uuid, ${two}::uuid, 'over', 'reveal', n, n, 60000, 0,
       'timeout', ${itemIds}::jsonb,
       ${orders}::jsonb, array_fill(0, array[n]), null, null, array_fill(false, array[n]), 'played', now()
     from (select ${ROUNDS}::int as n) x`)
  await watch.query(sql`
     insert into match_answers (match_id, round, player, selected, response_ms, answered_at)
     select ${id}::uuid, round, player, 0, 1000, now() from generate_series(1, ${ROUNDS}::int) round,
       generate_series(1, 2) player`)
  return id
}

async function settle(id: string): Promise<void> {
  const failures: Error[] = []
  const settler = new Settler({
    db: duels,
    items: async () => items,
    settled: async () => undefined,
    failed: (error) => failures.push(error),
  })
  settler.settle(id)
  await settler.idle()
  expect(failures).toEqual([])
}

/** Pages of these tables and their indexes that were touched so far: by the settlements alone, since nothing cleans these up. */
async function pagesTouched(): Promise<number> {
  // Both sessions tell at once: what the other one filled in before must not be told in the middle of a settlement.
  for (const session of [duels, watch]) await session.query(sql`select pg_stat_force_next_flush()`)
  const [row] = await watch.query<{ pages: number }>(sql`
     select sum(coalesce(heap_blks_hit, 0) + coalesce(heap_blks_read, 0) + coalesce(idx_blks_hit, 0)
       + coalesce(idx_blks_read, 0))::float8 as pages
     from pg_statio_user_tables where relname = any(${TABLES})`)
  return row?.pages ?? Number.NaN
}

test('a settlement planned in an empty database still finds its rows by their keys when it is full', async () => {
  // Before anything is planned: it would plan all anew.
  for (const table of TABLES) await watch.query(raw(`alter table ${table} set (autovacuum_enabled = false)`))
  const [one, two] = await addPlayers(2)
  const young = [one?.id ?? '', two?.id ?? '']
  // It is told how little they hold, as it would be once somebody looks in.
  await watch.query(sql`vacuum analyze users, player_subject_stats, player_topic_stats`)
  await settle(await finishedDuel(young))

  const grown = (await addPlayers(20_000)).map(({ id }) => id)
  await watch.query(sql`
     insert into matches (id, kind, room_code, subject, player1_id, player2_id, status, rounds, answer_window_ms,
       reveal_ms, silence, item_ids, option_orders, keys, bot_places, bot_after_ms, created_at, finished_at, settled_at)
     select gen_random_uuid(), 'live', gen_random_uuid()::text, 'Torts', one, two, 'over', 10, 60000, 0, 'timeout', '[]',
       '[]', '{}', null, null, now() - interval '1 hour', now(), now()
     from unnest(${grown.slice(0, 10_000)}::uuid[], ${grown.slice(10_000)}::uuid[]) as p(one, two)`)
  const before = await finishedDuel(young)
  const after = await finishedDuel([grown[5_000] ?? '', grown[15_000] ?? ''])
  for (const id of [before, after]) {
    const touched = await pagesTouched()
    await settle(id)
    expect((await pagesTouched()) - touched).toBeLessThan(2_000)
  }
  const [counted] = await watch.query<{ n: number }>(sql`select count(*)::int as n from question_attempts`)
  expect(counted?.n).toBe(3 * 2 * ROUNDS)
})
