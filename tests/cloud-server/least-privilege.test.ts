import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrateDatabase } from '../../cloud-server/store/database.ts'
import { connected } from '../../scripts/postgres/connection.mjs'
import { type AppRole, createAppRole, createEmptyDatabase, type TestDatabase } from '../support/postgres.ts'
import { type ServerProcess, startServer } from './process.ts'
import { ORIGIN, portia } from './server.ts'

let database: TestDatabase
let role: AppRole
let running: ServerProcess

beforeAll(async () => {
  database = await createEmptyDatabase()
  role = await createAppRole()
  running = await startServer(role.urlOf(database.url), { DATABASE_OWNER_URL: database.url })
})
afterAll(async () => {
  running.server.kill('SIGTERM')
  await once(running.server, 'exit')
  await database.drop()
  await role.drop()
})

/** Returns PostgreSQL's rows for the app's role, or the code of its refusal. */
const asApp = (sql: string): Promise<unknown> =>
  connected(role.urlOf(database.url), async (client) => (await client.query(sql)).rows).catch(
    (error: { code?: string }) => error.code ?? error,
  )

const DENIED = '42501'

describe('a server whose role owns nothing', () => {
  test('signs a player up and lets them play', async () => {
    const headers = { 'content-type': 'application/json', origin: ORIGIN.replace(/$/, `:${running.port}`) }
    const at = `http://localhost:${running.port}`
    const made = await fetch(`${at}/api/auth/register`, {
      method: 'POST',
      headers,
      body: JSON.stringify(portia),
    })
    expect(made.status, await made.clone().text()).toBe(200)
    const cookie = made.headers
      .getSetCookie()
      .map((one) => one.split(';', 1)[0])
      .join('; ')
    const signedIn = { headers: { ...headers, cookie } }
    const start = await fetch(`${at}/api/solo-challenge/start`, {
      method: 'POST',
      ...signedIn,
      body: JSON.stringify({ subject: 'Torts' }),
    })
    expect(start.status, await start.text()).toBe(200)
    // The copy of one's data waits while the case's clock runs.
    for (const path of ['/api/account/data', '/api/daily-question', '/api/leaderboard', '/api/league'])
      expect((await fetch(`${at}${path}`, signedIn)).status, path).toBe(200)
  })

  test('is no superuser, and makes no role, database or table', async () => {
    expect(
      await asApp(
        'select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls from pg_roles where rolname = current_user',
      ),
    ).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolbypassrls: false }])
    for (const sql of [
      'create table loot (id int)',
      'drop table users',
      'alter table users add column loot text',
      'truncate sessions',
      "copy users to program 'cat'",
      "select pg_read_file('postgresql.conf')",
      'update _prisma_migrations set checksum = null',
      'delete from _sql_functions',
    ])
      expect([sql, await asApp(sql)]).toEqual([sql, DENIED])
  })

  test('adds to the audit log and reads it, and can’t rewrite it by any way', async () => {
    const entry =
      "insert into admin_audit (admin_name, action) values ('test', 'held_viewed') returning action"
    expect(await asApp(entry)).toEqual([{ action: 'held_viewed' }])
    expect(await asApp('select count(*)::int as entries from admin_audit')).toEqual([{ entries: 1 }])
    // Of rights that one doesn't own none are granted, with a warning alone.
    await asApp('grant update, delete on admin_audit to current_user')
    for (const sql of [
      "update admin_audit set action = 'x'",
      'delete from admin_audit',
      'truncate admin_audit',
      'drop table admin_audit',
      'alter table admin_audit disable trigger all',
      'create or replace function loot() returns trigger language plpgsql as $$ begin return null; end $$',
      'alter table admin_audit owner to current_user',
      "insert into admin_audit (id, admin_name, action) values (1, 'test', 'x') on conflict (id) do update set action = 'x'",
    ])
      expect([sql, await asApp(sql)]).toEqual([sql, DENIED])
    expect(await asApp('select admin_name, action from admin_audit')).toEqual([
      { admin_name: 'test', action: 'held_viewed' },
    ])
  })

  test('counts security events up and forgets the old ones, and makes none into another', async () => {
    const at = `http://localhost:${running.port}`
    const signIn = () =>
      fetch(`${at}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: at },
        body: JSON.stringify({ username: portia.username, password: 'not this one' }),
      })
    for (let i = 0; i < 2; i += 1) expect((await signIn()).status).toBe(401)
    const refused = "from security_events where kind = 'sign_in_refused'"
    expect(await asApp(`select sum(times)::int as times ${refused}`)).toEqual([{ times: 2 }])
    for (const change of [
      "kind = 'signed_in'",
      "network = ''",
      'at = now()',
      "hour = now() - interval '1 day'",
    ])
      expect([change, await asApp(`update security_events set ${change}`)]).toEqual([change, DENIED])
    expect(await asApp(`delete from security_events where last_at < now() - interval '90 days'`)).toEqual([])
  })

  test('has its rights again after each start, those it was given by mistake taken back', async () => {
    await connected(database.url, (client) =>
      client.query(`grant update, delete on admin_audit to ${new URL(role.urlOf(database.url)).username}`),
    )
    expect(await migrateDatabase(role.urlOf(database.url), database.url)).toEqual([])
    expect(await asApp('delete from admin_audit')).toBe(DENIED)
  })
})
