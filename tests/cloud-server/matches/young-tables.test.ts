import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { raw, sql } from '#database/sql.ts'
import { unseenItems } from '../../../cloud-server/matches/store/items.ts'
import { readAreas } from '../../../cloud-server/matches/store/players.ts'
import { type DuelDatabase, duelDatabase } from '../../../database/postgres/duel-database.ts'
import { createDatabase, type TestDatabase } from '../../support/postgres.ts'

const PLAYERS = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']

let database: TestDatabase
let duels: DuelDatabase

beforeAll(async () => {
  database = await createDatabase()
  // One connection: what it plans in the empty database it keeps.
  duels = duelDatabase(database.url, { connections: 1 })
})
afterAll(async () => {
  await duels.end()
  await database.drop()
})

const insert = (count: number) =>
  duels.query<{
    id: string
  }>(sql`
     insert into matches (id, kind, room_code, subject, player1_id, player2_id, status, rounds, answer_window_ms, reveal_ms,
       silence, item_ids, option_orders, keys, bot_places, bot_after_ms)
     select gen_random_uuid(), 'live', gen_random_uuid()::text, 'Torts', ${PLAYERS[0] ?? ''}::uuid, ${PLAYERS[1] ?? ''}::uuid, 'active', 10, 60000, 0,
       'timeout', '[]', '[]',
       array_fill(1, array[10]), null, null
     from generate_series(1, ${count}) returning id`)

/**
 * Pages touched by one call, whatever it calls in turn. One like it goes before: a connection that was busy for long may
 * have to read PostgreSQL's own catalogs again, for what other databases of the cluster changed meanwhile.
 */
async function pages(call: string, before = call): Promise<number> {
  await duels.query(raw(before))
  const [row] = await duels.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
    raw(`explain (analyze, buffers, format json) ${call}`),
  )
  const plan = row?.['QUERY PLAN'][0].Plan ?? {}
  return (plan['Shared Hit Blocks'] ?? Number.NaN) + (plan['Shared Read Blocks'] ?? Number.NaN)
}

/** Pages touched by one call of a statement that this connection holds prepared. */
async function pagesOf(statement: RegExp, values: string): Promise<number> {
  const [prepared] = await duels.query<{ name: string }>(
    sql`select name from pg_prepared_statements where statement ~ ${statement.source}`,
  )
  return pages(`execute "${prepared?.name}"(${values})`)
}

const answer = (id: string, side: number) =>
  `select * from submit_answers('{${id}}', '{1}', '{${side}}', '{0}')`

/** A match whose time is over. */
async function lapse(id: string): Promise<void> {
  await duels.query(sql`update matches set due_at = game_clock() - interval '1 second' where id = ${id}`)
  await duels.query(
    sql`update match_clocks set due_at = game_clock() - interval '1 second' where match_id = ${id}`,
  )
}

/** Two players who hold no tickets would begin, and one alone. */
const starts = () =>
  `select * from start_duels('${JSON.stringify(
    [true, false].map((queued) => ({
      id: randomUUID(),
      kind: 'live',
      room_code: randomUUID(),
      subject: 'Torts',
      player1_id: PLAYERS[0],
      player2_id: queued ? PLAYERS[1] : null,
      rounds: 10,
      answer_window_ms: 60_000,
      reveal_ms: 0,
      silence: 'timeout',
      rated: false,
      item_ids: [],
      option_orders: [],
      queued,
    })),
  )}')`

test('what was planned while the tables were empty still finds its rows by their keys when they are full', async () => {
  await duels.query(sql`
     insert into users (id, username, username_key, display_name, password, avatar_data)
     select id, id::text, id::text, 'A player', 'x', '{}' from unnest(${PLAYERS}::uuid[]) as id`)
  // Before anything is planned: it would plan all anew.
  for (const table of ['matches', 'match_answers', 'match_clocks', 'player_topic_stats'])
    await duels.query(raw(`alter table ${table} set (autovacuum_enabled = false)`))
  const area = { subject: 'Torts' as const, subtopic: 'Negligence', area: 'Duty' }
  const mine = PLAYERS.map((userId) => ({ userId, ...area }))
  const [first] = await insert(1)
  await duels.query(sql`select open_round(id, game_clock()) from matches`)
  for (const side of [1, 2]) await duels.query(raw(answer(first?.id ?? '', side)))
  await lapse(first?.id ?? '')
  await duels.query(sql`select * from sweep_matches(100)`)
  expect(await readAreas(duels, mine)).toEqual([])
  const shelf = { subject: 'Torts', family: null, levels: [1, 4] as const, most: 4 }
  const search = { shelves: [shelf], userIds: PLAYERS, pivot: 0.5 }
  expect(await unseenItems(duels, { pool: 'ranked', days: 30, searches: [search] })).toEqual([[]])
  await duels.query(raw(starts()))

  const all = await insert(3_000)
  await duels.query(sql`select open_round(id, game_clock()) from matches where current_round = 0`)
  await duels.query(sql`
     insert into match_answers (match_id, round, player, selected, response_ms, answered_at)
     select id, round, player, 0, 1, now() from matches, generate_series(2, 5) round, generate_series(1, 2) player
     on conflict do nothing`)
  await duels.query(sql`
     insert into player_topic_stats (user_id, subject, subtopic, area)
     select ${PLAYERS[0] ?? ''}::uuid, 'Torts', 'Subtopic ' || i, 'Area' from generate_series(1, 20000) i`)
  await duels.query(sql`
     insert into users (id, username, username_key, display_name, password, avatar_data)
     select gen_random_uuid(), i::text, i::text, 'A player', 'x', '{}' from generate_series(1, 200) i`)
  await duels.query(sql`
     insert into matches (id, kind, room_code, subject, player1_id, player2_id, status, rounds, answer_window_ms, reveal_ms,
       silence, item_ids, option_orders, keys)
     select gen_random_uuid(), 'friend', gen_random_uuid()::text, 'Torts', a.id, b.id, 'active', 7, 60000, 0, 'forfeit',
       '[]', '[]', '{}'
     from users a join users b on b.id > a.id where not a.id = any(${PLAYERS}) and not b.id = any(${PLAYERS})`)

  const [id = '', other = ''] = [all[1_500]?.id, all[1_000]?.id]
  for (const side of [1, 2]) expect(await pages(answer(id, side), answer(other, side))).toBeLessThan(100)
  for (const lapsed of [id, other]) await lapse(lapsed)
  expect(await pages('select * from sweep_matches(1)')).toBeLessThan(100)
  expect(
    await pagesOf(
      /^\s*select k.n::int as n, t.mastery/,
      `'{${PLAYERS[0]}}', '{Torts}', '{Subtopic 7}', '{Area}'`,
    ),
  ).toBeLessThan(20)
  const [one, two] = PLAYERS
  const ranked = Array.from({ length: 4 }, () => "'ranked'").join()
  const searched = `30, '{${one}}', '{${two}}', '{0.5}', '{1}', '{Torts}', '{NULL}', '{1}', '{4}', '{4}', ${ranked}`
  expect(await pagesOf(/^\s*select c.n, i.id/, searched)).toBeLessThan(30)

  await duels.query(sql`
     insert into queue_tickets (user_id, socket_id, rating, subject, bot_level, queued_at, seen_at)
     select gen_random_uuid(), gen_random_uuid(), 1200, 'Torts', 'easy', now(), now() from generate_series(1, 20000)`)
  await duels.query(
    sql`insert into duel_players (user_id, match_id) select gen_random_uuid(), id from matches`,
  )
  expect(await pages(starts(), starts())).toBeLessThan(200)
})
