import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import { itemCache } from '../../../cloud-server/matches/store/items.ts'
import { loadBank } from '../../../cloud-server/store/bank.ts'
import { closeDatabase, openDatabase } from '../../../cloud-server/store/database.ts'
import { type DuelDatabase, duelDatabase } from '../../../database/postgres/duel-database.ts'
import { spread, writeBank } from '../../study/bank-builder.ts'
import { createDatabase, type TestDatabase } from '../../support/postgres.ts'

let database: TestDatabase
let duels: DuelDatabase

beforeAll(async () => {
  database = await createDatabase()
  duels = duelDatabase(database.url)
  const folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-items-'))
  await writeBank(folder, { ranked: spread({ each: 1, pool: 'ranked' }) })
  const db = openDatabase(database.url)
  await loadBank(db, folder)
  await closeDatabase(db)
  await rm(folder, { recursive: true })
})
afterAll(async () => {
  await duels.end()
  await database.drop()
})

test('a full cache loses nothing of the call that finds it so, nor of one that reads meanwhile', async () => {
  const rows = await duels.query<{ id: string }>(sql`select id from questions order by id limit 6`)
  const ids = rows.map(({ id }) => id)
  const [a = '', b = '', c = '', d = ''] = ids
  const cache = itemCache(duels, 3)
  const idsOf = async (asked: readonly string[]) => (await cache(asked)).map(({ id }) => id)
  expect(await idsOf([a, b])).toEqual([a, b])
  expect(await idsOf([a, c, d, a])).toEqual([a, c, d, a])
  expect(await Promise.all([idsOf([c, a]), idsOf(ids), idsOf([d, b])])).toEqual([[c, a], ids, [d, b]])
})

test('an item that is not in the bank is said by its id', async () => {
  await expect(itemCache(duels)(['nowhere'])).rejects.toThrow('the item nowhere of a duel is not in the bank')
})
