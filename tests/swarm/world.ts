import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { migrateCloud } from '#prisma/migrate.ts'
import { loadBank } from '../../cloud-server/store/bank.ts'
import { closeDatabase, openDatabase } from '../../cloud-server/store/database.ts'
import { startPostgres } from '../../scripts/postgres/postgres.mjs'
import { inOut } from '../../scripts/project.mjs'
import { spread, writeBank } from '../study/bank-builder.ts'

export interface Member {
  userId: string
  cookie: string
}

/** A durable database of its own (a crash must lose nothing, so it waits for the disk), a bank, and players. */
export interface World {
  databaseUrl: string
  members: Member[]
  sql<Row>(text: string, values?: unknown[]): Promise<Row[]>
  /** ends the database as a power cut would: SIGQUIT, no checkpoint */
  crash(): Promise<void>
  revive(): Promise<void>
  postmaster(): number | null
  close(): Promise<void>
}

type Bank = Parameters<typeof writeBank>[1]

export async function makeWorld(
  name: string,
  players: number,
  bank: Bank = { ranked: spread({ each: 40, pool: 'ranked' }) },
): Promise<World> {
  const postgres = await startPostgres({ dataDir: inOut(name) })
  const address = new URL(postgres.url)
  const database = `swarm_${process.pid}`
  const administer = async (text: string) => {
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    await client.query(text)
    await client.end()
  }
  await administer(`create database ${database} template template0`)
  address.pathname = `/${database}`
  const databaseUrl = address.href
  await migrateCloud(databaseUrl)

  const folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-swarm-'))
  await writeBank(folder, bank)
  const db = openDatabase(databaseUrl)
  await loadBank(db, folder)
  await closeDatabase(db)
  await rm(folder, { recursive: true, force: true })

  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  pool.on('error', () => undefined)
  const sql = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await pool.query(text, values)).rows as Row[]

  const made = Array.from({ length: players }, () => ({
    userId: randomUUID(),
    token: randomBytes(32).toString('base64url'),
  }))
  await sql(
    `insert into users (id, username, username_key, display_name, password, avatar_data)
     select id, 's' || n, 's' || n, 'Swimmer ' || n, 'none', '{"base":"humanoid","palette":"lawyer_navy","props":[]}'
     from unnest($1::uuid[]) with ordinality as t(id, n)`,
    [made.map((one) => one.userId)],
  )
  await sql(
    `insert into sessions (token_hash, user_id, client, expires_at)
     select hash, id, 'browser', now() + interval '1 day' from unnest($1::text[], $2::uuid[]) as t(hash, id)`,
    [
      made.map((one) => createHash('sha256').update(one.token).digest('base64url')),
      made.map((one) => one.userId),
    ],
  )
  // Not the tables that are still empty: told so, PostgreSQL would plan for them to stay so.
  await sql('analyze users, sessions, questions')

  return {
    databaseUrl,
    members: made.map(({ userId, token }) => ({ userId, cookie: `bar-duel-session=${token}` })),
    sql,
    postmaster: postgres.pid,
    async crash() {
      const pid = postgres.pid()
      if (pid) process.kill(pid, 'SIGQUIT')
      while (postgres.pid() !== null) await new Promise((look) => setTimeout(look, 50))
    },
    revive: postgres.revive,
    async close() {
      await pool.end()
      await administer(`drop database if exists ${database} with (force)`)
      await postgres.stop()
    },
  }
}
