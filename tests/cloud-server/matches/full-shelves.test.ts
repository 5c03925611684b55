import { afterAll, beforeAll, expect, test } from 'vitest'
import { raw, sql } from '#database/sql.ts'
import { unseenItems } from '../../../cloud-server/matches/store/items.ts'
import { type DuelDatabase, duelDatabase } from '../../../database/postgres/duel-database.ts'
import { createDatabase, type TestDatabase } from '../../support/postgres.ts'

const [ONE, TWO] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'] as const

let database: TestDatabase
let duels: DuelDatabase

beforeAll(async () => {
  database = await createDatabase()
  duels = duelDatabase(database.url, { connections: 1 })
})
afterAll(async () => {
  await duels.end()
  await database.drop()
})

test('a few items of a shelf of a thousand cost a look at a few, whatever the table’s statistics say', async () => {
  await duels.query(sql`
    insert into questions (id, path, pool, subject, subtopic, area, stem, choices, correct_index, why, hint, authorities,
      jurisdiction, law_as_of, nextgen_scope, difficulty, rnd, content_hash)
    select i::text, i::text, 'ranked', subject, 'Negligence', 'Duty', '', '[]', 0, '[]', '', '[]', '', '', '', 1 + i % 10,
      (i - 1) / 7000.0, ''
    from generate_series(1, 7000) i, lateral (select 'Subject ' || i % 7 as subject)`)
  await duels.query(sql`
    insert into question_seen (user_id, question_id, pool, subject, difficulty, path, last_seen)
    select u.id, i::text, 'ranked', 'Subject ' || i % 7, 1, i::text, now()
    from unnest(${[ONE, TWO]}::uuid[]) as u(id), generate_series(1, 7000, 10) i`)
  await duels.query(raw('analyze'))

  const shelf = { subject: 'Subject 1', family: null, levels: [2, 8] as const, most: 4 }
  const search = { shelves: [shelf], userIds: [ONE, TWO], pivot: 0.5 }
  for (let i = 0; i < 6; i++) {
    const [found] = await unseenItems(duels, { pool: 'ranked', days: 30, searches: [search] })
    expect(found).toHaveLength(4)
  }
  const [prepared] = await duels.query<{ name: string }>(
    sql`select name from pg_prepared_statements where statement ~ 'select c.n, i.id'`,
  )
  const values = `30, '{${ONE}}', '{${TWO}}', '{0.5}', '{1}', '{Subject 1}', '{NULL}', '{2}', '{8}', '{4}'`
  const pools = Array.from({ length: 4 }, () => "'ranked'").join()
  const [row] = await duels.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
    raw(`explain (analyze, buffers, format json) execute "${prepared?.name}"(${values}, ${pools})`),
  )
  expect(row?.['QUERY PLAN'][0].Plan['Shared Hit Blocks']).toBeLessThan(80)
})
