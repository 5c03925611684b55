import { closeSync, openSync } from 'node:fs'
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { closeLocal, openLocal } from '#database/sqlite/client.ts'
import type { PrismaClient } from '#prisma/local/generated/client.ts'
import { migrateLocal } from '#prisma/migrate.ts'
import { removeFolder, temporaryFolder } from './trial-database.ts'

describe('the local client', () => {
  let folder: string
  let file: string
  let client: PrismaClient

  beforeEach(async () => {
    folder = await temporaryFolder()
    file = join(folder, 'Zoë Ann 100% #1.db')
    await migrateLocal(file)
    client = openLocal(file)
  })
  afterEach(async () => {
    await closeLocal(client)
    await removeFolder(folder)
  })

  const setting = async (name: string) => {
    const [row] = await client.$queryRawUnsafe<Record<string, number | string>[]>(`PRAGMA ${name}`)
    return Object.values(row ?? {})[0]
  }
  const settings = async () => ({
    journal: await setting('journal_mode'),
    synchronous: await setting('synchronous'),
    foreignKeys: await setting('foreign_keys'),
    busyTimeoutMs: await setting('busy_timeout'),
  })
  const wanted = { journal: 'wal', synchronous: 2, foreignKeys: 1, busyTimeoutMs: 10_000 }
  const bank = { pool: 'practice', hash: 'h', count: 0 }
  const pool = { pool: 'practice' }

  test('writes ahead, syncs every commit, enforces foreign keys and waits for locks', async () => {
    expect(await settings()).toEqual(wanted)
  })

  test('keeps them when its file is opened again; one that was closed takes no statement any more', async () => {
    await closeLocal(client)
    await expect(settings()).rejects.toThrow('this file was closed')
    client = openLocal(file)
    expect(await settings()).toEqual(wanted)
  })

  test('3,000 transactions use one connection and leave no file open', async () => {
    await client.bankVersion.create({ data: bank })
    // A temporary table is the connection's own: it is gone as soon as another connection serves.
    await client.$executeRawUnsafe('CREATE TEMP TABLE same_connection (n INTEGER)')
    const before = lowestFreeDescriptor()
    for (let count = 1; count <= 3_000; count++) {
      await client.$transaction((transaction) =>
        transaction.bankVersion.update({ where: pool, data: { count } }),
      )
      if (count % 100 === 0) await turn()
    }
    expect(lowestFreeDescriptor() - before).toBeLessThan(20)
    expect(await client.$queryRawUnsafe('SELECT count(*) AS n FROM same_connection')).toEqual([{ n: 0 }])
    expect(await settings()).toEqual(wanted)
    expect(await client.bankVersion.findUnique({ where: pool })).toMatchObject({ count: 3_000 })
  }, 60_000)

  test('a transaction that throws leaves nothing and does not stop the next', async () => {
    const failing = client.$transaction(async (transaction) => {
      await transaction.bankVersion.create({ data: bank })
      throw new Error('change of mind')
    })
    await expect(failing).rejects.toThrow('change of mind')
    expect(await client.bankVersion.count()).toBe(0)
    await client.bankVersion.create({ data: bank })
    expect(await client.bankVersion.count()).toBe(1)
  })

  test('transactions asked for at once all finish', async () => {
    await client.bankVersion.create({ data: bank })
    const add = () =>
      client.$transaction(async (transaction) => {
        const { count } = await transaction.bankVersion.findUniqueOrThrow({ where: pool })
        return transaction.bankVersion.update({ where: pool, data: { count: count + 1 } })
      })
    await Promise.all(Array.from({ length: 50 }, add))
    expect(await client.bankVersion.findUnique({ where: pool })).toMatchObject({ count: 50 })
  })

  test('instants are ISO text in UTC, Json comes back as it went', async () => {
    const verifiedAt = new Date('2026-03-01T10:00:00.123Z')
    const profile = { displayName: 'Zoë “Z”', avatarData: { props: ['gavel'] } }
    await client.user.create({ data: { id: 'u', profile, verifiedAt } })
    expect(await client.user.findUnique({ where: { id: 'u' } })).toMatchObject({
      profile,
      verifiedAt,
      recentAttempts: [],
    })
    expect(await client.$queryRawUnsafe('SELECT CAST(verified_at AS TEXT) AS at FROM users')).toEqual([
      { at: '2026-03-01T10:00:00.123+00:00' },
    ])
  })

  test('closing folds the write-ahead log in: the file alone holds every answer', async () => {
    await client.bankVersion.create({ data: bank })
    await closeLocal(client)
    const copy = join(folder, 'copy.db')
    await cp(file, copy)
    expect((await readFile(copy)).length).toBeGreaterThan(0)
    const reader = openLocal(copy)
    try {
      expect(await reader.bankVersion.findMany()).toMatchObject([bank])
    } finally {
      await closeLocal(reader)
    }
  })
})

/** POSIX hands out the lowest free number, so this counts open descriptors without asking the system for a list. */
function lowestFreeDescriptor(): number {
  const descriptor = openSync(import.meta.filename, 'r')
  closeSync(descriptor)
  return descriptor
}
