import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'
import { postgresCpu } from './postgres-cpu.ts'

let database: TestDatabase
let client: pg.Client

beforeAll(async () => {
  database = await createDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

test('what a connection has cost is still counted when it has ended', async () => {
  const [file] = (await client.query(`select pg_read_file('postmaster.pid') as text`)).rows
  const postmaster = Number.parseInt(file.text, 10)
  if (process.platform !== 'linux') {
    expect(postgresCpu(postmaster)).toBeNull()
    return
  }
  const before = postgresCpu(postmaster) ?? Number.NaN
  const other = new pg.Client({ connectionString: database.url })
  await other.connect()
  const [backend] = (await other.query('select pg_backend_pid() as pid')).rows
  await other.query(
    `do $$ declare work int; begin for work in 1..300000 loop perform md5(work::text); end loop; end $$`,
  )
  const busy = (postgresCpu(postmaster) ?? Number.NaN) - before
  expect(busy).toBeGreaterThan(100_000)
  await other.end()
  const running = async () =>
    (await client.query('select from pg_stat_activity where pid = $1', [backend.pid])).rowCount
  await expect.poll(running).toBe(0)
  expect((postgresCpu(postmaster) ?? Number.NaN) - before).toBeGreaterThanOrEqual(busy)
})
