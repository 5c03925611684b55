import { afterAll, beforeAll, expect, test } from 'vitest'
import { MINUTE_MS as MINUTE } from '#rules/days.ts'
import { closeDatabase, type Database, openDatabase } from '../../cloud-server/store/database.ts'
import { countRequest, countRequests, windowOf } from '../../cloud-server/store/rate-limits.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'

let database: TestDatabase
let db: Database

beforeAll(async () => {
  database = await createDatabase()
  db = openDatabase(database.url)
})
afterAll(async () => {
  await closeDatabase(db)
  await database.drop()
})

const currents = async (keys: string[]) =>
  (await countRequests(db, keys, MINUTE)).map(({ current }) => current)

test('counts many keys at once, in their order, one named twice twice', async () => {
  expect(await currents(['a', 'b', 'a'])).toEqual([2, 1, 2])
  expect(await currents(['b', 'c'])).toEqual([2, 1])
  expect((await countRequest(db, 'a', MINUTE)).current).toBe(3)
  expect(await windowOf(db, 'c')).toMatchObject({ current: 1 })
})

test('a window that ended begins anew', async () => {
  await db.prisma.rateLimit.updateMany({ data: { expiresAt: new Date(0) } })
  expect(await windowOf(db, 'a')).toBeNull()
  expect(await currents(['a', 'a'])).toEqual([2, 2])
  expect((await windowOf(db, 'a'))?.ttl).toBeGreaterThan(0)
})

test('batches that name the same keys in other orders do not wait for each other for good', async () => {
  const keys = Array.from({ length: 40 }, (_, i) => `k${i}`)
  await Promise.all(
    Array.from({ length: 12 }, (_, i) => countRequests(db, i % 2 ? keys : [...keys].reverse(), MINUTE)),
  )
  expect(await currents(keys)).toEqual(Array(40).fill(13))
})
