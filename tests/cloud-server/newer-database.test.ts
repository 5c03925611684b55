import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import { loadQuestions, playerAt } from './reports/court.ts'
import { registerAt, type TestServer, testServer } from './server.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
  await loadQuestions(server)
})
afterAll(() => server.close())

/** The changes that a migration of the next version may make while this one still serves (prisma/README.md). */
const EXPANSIONS = [
  sql`alter table users add column of_tomorrow text not null default 'new', add column maybe int`,
  sql`alter table users alter column display_name drop not null`,
  sql`alter table sessions add column of_tomorrow timestamptz default now()`,
  sql`alter table question_attempts add column of_tomorrow int not null default 1`,
  sql`alter table showings add column of_tomorrow int`,
  sql`alter table matches add column of_tomorrow text`,
  sql`alter table admin_audit add column of_tomorrow text`,
  sql`create table of_tomorrow (user_id uuid primary key references users (id) on delete cascade)`,
  sql`create index of_tomorrow_idx on users (of_tomorrow)`,
  sql`update users set of_tomorrow = 'filled in'`,
  sql`insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
    values ('of-tomorrow', '', '20991231235959_of_tomorrow', now(), 1)`,
]

test('a server that runs stands a database that the next version has expanded', async () => {
  // Its connections have planned their statements before.
  const ann = await playerAt(server, 'Ann')
  const ben = await playerAt(server, 'Ben')
  const play = async () => {
    await ann.answer(true)
    await ann.answer(false)
    const game = await ann.page.send('POST', '/api/async/create', {
      opponentUsername: 'Ben',
      subject: 'Torts',
    })
    const urls = ['/api/auth/me', '/api/account/data', '/api/matches', '/api/leaderboard', '/api/account']
    const replies = await Promise.all(urls.map((url) => ben.page.send('GET', url)))
    return [game.statusCode, ...replies.map(({ statusCode }) => statusCode)]
  }
  const before = await play()
  expect(before.slice(1)).toEqual([200, 200, 200, 200, 200])
  for (const statement of EXPANSIONS) await server.db.execute(statement)
  await server.db.prisma.match.deleteMany()
  expect(await play()).toEqual(before)
  expect((await registerAt(server.app)).reply.statusCode).toBe(200)
  expect((await server.app.inject('/api/ready')).statusCode).toBe(200)
})
