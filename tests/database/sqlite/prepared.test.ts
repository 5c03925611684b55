import path from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { raw, sql } from '#database/sql.ts'
import { type Connection, onConnection } from '#database/sqlite/client.ts'
import { closeSqlite, openSqlite, type SqliteDatabase } from '#database/sqlite/database.ts'
import { migrateLocal } from '#prisma/migrate.ts'
import { removeFolder, temporaryFolder } from '../../prisma/trial-database.ts'

let folder: string
let file: string
let db: SqliteDatabase

beforeEach(async () => {
  folder = await temporaryFolder()
  file = path.join(folder, 'player.sqlite')
  await migrateLocal(file)
  db = openSqlite(file)
})
afterEach(async () => {
  await closeSqlite(db)
  await removeFolder(folder)
})

const connection = (): Promise<Connection> => onConnection(db.prisma, (one) => one)
const hold = (pool: string, hash = 'h') =>
  sql`insert into bank_versions (pool, hash, count, loaded_at) values (${pool}, ${hash}, 0, '2026-11-26T00:00:00.000+00:00')`
const hashOf = (pool: string) => sql`select hash from bank_versions where pool = ${pool}`
const count = async () => (await db.query<{ n: number }>(sql`select count(*) as n from bank_versions`))[0]?.n

test('a text is prepared once, and read with the values of each call', async () => {
  const prepare = vi.spyOn(await connection(), 'prepare')
  await db.write([hold('practice', 'one')])
  await db.write([hold('exam', 'two')])
  expect(await db.query(hashOf('practice'))).toEqual([{ hash: 'one' }])
  expect(await db.query(hashOf('exam'))).toEqual([{ hash: 'two' }])
  expect(await db.query(hashOf('daily'))).toEqual([])
  // begin, the insert, commit, the read
  expect(prepare).toHaveBeenCalledTimes(4)
})

test('a statement reads what is there now, in a table that was made anew too', async () => {
  await db.write([raw('create table notes (id integer primary key, body text)')])
  const all = raw('select * from notes order by id')
  expect(await db.query(all)).toEqual([])
  await db.write([sql`insert into notes (body) values (${'a'})`])
  expect(await db.query(all)).toEqual([{ id: 1, body: 'a' }])
  await db.write([raw('drop table notes'), raw('create table notes (id integer primary key, body integer)')])
  expect(await db.query(all)).toEqual([])
  await db.write([sql`insert into notes (body) values (${7})`])
  expect(await db.query(all)).toEqual([{ id: 1, body: 7 }])
})

test('a write that fails is taken back whole, and the next goes on', async () => {
  await db.write([hold('practice')])
  await expect(db.write([hold('exam'), hold('practice')])).rejects.toThrow(/UNIQUE/)
  expect(await count()).toBe(1)
  expect(await db.write([hold('exam'), hold('daily')])).toEqual([1, 1])
  expect(await count()).toBe(3)
})

test('nothing is asked in the midst of a transaction of Prisma’s', async () => {
  const seen: unknown[] = []
  const outside: Promise<unknown>[] = []
  const failing = db.prisma.$transaction(async (tx) => {
    await tx.bankVersion.create({ data: { pool: 'practice', hash: 'h', count: 0 } })
    outside.push(count().then((n) => seen.push(n)))
    outside.push(db.write([hold('exam')]))
    await turn()
    seen.push('within')
    throw new Error('change of mind')
  })
  await expect(failing).rejects.toThrow('change of mind')
  await Promise.all(outside)
  expect(seen[0]).toBe('within')
  expect(await db.query(sql`select pool from bank_versions`)).toEqual([{ pool: 'exam' }])
})

test('no more texts are kept than two hundred; the one asked for last stays', async () => {
  const prepare = vi.spyOn(await connection(), 'prepare')
  const nth = (n: number) => raw(`select ${n} as n`)
  for (let n = 0; n < 250; n++) {
    expect(await db.query(nth(n))).toEqual([{ n }])
    expect(await db.query(nth(0))).toEqual([{ n: 0 }])
  }
  expect(prepare).toHaveBeenCalledTimes(250)
  expect(await db.query(nth(1))).toEqual([{ n: 1 }])
  expect(prepare).toHaveBeenCalledTimes(251)
})

test('a value that the driver would end the process at is refused', async () => {
  for (const value of [undefined, Number.NaN, new Date(0), {}])
    await expect(db.query(sql`select ${value} as one`)).rejects.toThrow(TypeError)
  expect(await db.query(sql`select ${true} as yes, ${false} as no, ${null} as none`)).toEqual([
    { yes: 1, no: 0, none: null },
  ])
})

test('a connection that is gone is made anew at the next statement, but none to a file that was closed', async () => {
  await db.write([hold('practice')])
  const gone = await connection()
  gone.close()
  expect(await db.query(hashOf('practice'))).toEqual([{ hash: 'h' }])
  expect(await db.query(raw('pragma foreign_keys'))).toEqual([{ foreign_keys: 1 }])
  await closeSqlite(db)
  await expect(db.query(hashOf('practice'))).rejects.toThrow('this file was closed')
  await expect(db.prisma.bankVersion.count()).rejects.toThrow('this file was closed')
})
