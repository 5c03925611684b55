import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  closePostgres,
  openPostgres,
  type PoolOptions,
  type PostgresDatabase,
} from '#database/postgres/database.ts'
import { raw, sql } from '#database/sql.ts'
import { eventually } from '../support/eventually.ts'
import { type TrialDatabase, trialDatabase } from './trial-database.ts'

describe('the cloud client', () => {
  let database: TrialDatabase
  const opened: PostgresDatabase[] = []

  beforeEach(async () => {
    database = await trialDatabase('cloud')
    await database.migrate()
  })
  afterEach(async () => {
    await Promise.all(opened.splice(0).map(closePostgres))
    await database.drop()
  })

  function open(options: PoolOptions): PostgresDatabase {
    const client = openPostgres(database.address, options)
    opened.push(client)
    return client
  }
  // Read by the trial database's own pool, whose connections carry no application name.
  const named = (name: string) => {
    const url = new URL(database.address)
    url.searchParams.set('application_name', name)
    return url.href
  }
  const connections = async (name: string) => {
    const [row] = await database.rows(
      `SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name = '${name}'`,
    )
    return row?.n
  }
  const prepared = (client: PostgresDatabase) =>
    client.query<{ statement: string; runs: number }>(sql`
      SELECT statement, (generic_plans + custom_plans)::int AS runs FROM pg_prepared_statements`)

  test('prepares a query once a connection and runs it again from there', async () => {
    const client = open({ connections: 1 })
    for (let run = 0; run < 5; run++) await client.prisma.user.findUnique({ where: { usernameKey: 'ada' } })
    const users = (await prepared(client)).filter(({ statement }) => statement.includes('"public"."users"'))
    expect(users).toEqual([{ statement: expect.stringContaining('username_key'), runs: 5 }])
  })

  test('reads and writes instants in UTC, whatever zone the database is set to', async () => {
    const name = new URL(database.address).pathname.slice(1)
    await database.rows(`ALTER DATABASE "${name}" SET timezone TO 'Pacific/Auckland'`)
    const client = open({ connections: 1 })
    const at = new Date('2028-02-29T23:30:00.000Z')
    await client.prisma.bankVersion.create({ data: { pool: 'zoned', hash: '', count: 0, loadedAt: at } })
    const [row] = await client.query<{ zone: string; epoch: number }>(sql`
      SELECT current_setting('TimeZone') AS zone, extract(epoch FROM loaded_at)::float8 * 1000 AS epoch
      FROM bank_versions WHERE pool = 'zoned'`)
    expect(row).toEqual({ zone: 'UTC', epoch: at.getTime() })
  })

  test('stops preparing at 500 different queries, and the rest still run', async () => {
    const client = open({ connections: 1 })
    for (let width = 1; width <= 520; width++) {
      const [row] = await client.query<{ n: number }>(raw(`SELECT ${width} AS n`))
      expect(row?.n).toBe(width)
    }
    expect((await prepared(client)).length).toBe(500)
  })

  test('holds no more connections than it is given, and queries wait for one', async () => {
    const name = 'bounded'
    const client = openPostgres(named(name), { connections: 3 })
    opened.push(client)
    let running = 30
    const nap = () => client.query(sql`SELECT 1 AS n FROM pg_sleep(0.02)`).finally(() => running--)
    const queries = Promise.all(Array.from({ length: running }, nap))
    const seen: unknown[] = []
    while (running > 0) seen.push(await connections(name))
    expect(await queries).toHaveLength(30)
    // They stay open for a while: seen even where no look came in between.
    seen.push(await connections(name))
    expect(Math.max(...seen.map(Number))).toBe(3)
  })

  test('an idle connection that breaks is told, and the next query opens another', async () => {
    const lost = vi.fn()
    const name = 'broken'
    const client = openPostgres(named(name), { connections: 1, onConnectionLost: lost })
    opened.push(client)
    await client.prisma.user.count()
    await database.rows(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '${name}'`,
    )
    await eventually(() => expect(lost).toHaveBeenCalledWith(expect.any(Error)))
    expect(await client.prisma.user.count()).toBe(0)
  })

  test('a server that is not there fails the query in time', async () => {
    const client = openPostgres('postgresql://nobody:x@127.0.0.1:1/none', { connectTimeoutMs: 1_000 })
    opened.push(client)
    await expect(client.prisma.user.count()).rejects.toThrow()
  })

  test('closing leaves no connection behind', async () => {
    const client = openPostgres(named('closing'))
    await client.prisma.user.count()
    expect(await connections('closing')).toBe(1)
    await closePostgres(client)
    await eventually(async () => expect(await connections('closing')).toBe(0))
  })

  test('closing twice, as two stop signals ask for, is one end', async () => {
    const client = openPostgres(named('closing twice'))
    await client.query(sql`select 1`)
    await expect(Promise.all([closePostgres(client), closePostgres(client)])).resolves.toHaveLength(2)
    await expect(closePostgres(client)).resolves.toBeUndefined()
  })

  test('instants, Json and keys come back as they went', async () => {
    const client = open({})
    const data = {
      id: crypto.randomUUID(),
      username: 'Zoë',
      usernameKey: 'zoë',
      displayName: 'Zoë “Z”; DROP TABLE users',
      passwordHash: 'hash',
      avatarData: { base: 'humanoid', props: ['gavel'] },
      lastLoginAt: new Date('2026-03-01T10:00:00.123Z'),
    }
    await client.prisma.user.create({ data })
    expect(await client.prisma.user.findUnique({ where: { usernameKey: 'zoë' } })).toMatchObject({
      ...data,
      recentAttempts: [],
      overallElo: 1200,
    })
  })
})
