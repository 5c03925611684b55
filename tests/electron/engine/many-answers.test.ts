import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import { type Profile, type Profiles, profiles } from '../../../electron/engine/profiles.ts'
import { restoreAll } from '../../../electron/engine/store/damaged.ts'
import { pendingAnswers, repeatedShowings } from '../../../electron/engine/store/pending.ts'
import { computer, MIGRATIONS } from '../support/desk.ts'
import { profileWith } from '../support/profile.ts'
import { practiced, rescued } from '../support/rescued.ts'

const player = '018f6c1e-7b1a-4c3d-9e2f-000000000001'
const BEGUN = Date.UTC(2026, 9, 1)
let home: Awaited<ReturnType<typeof computer>>
let players: Profiles
let file: Profile

beforeEach(async () => {
  home = await computer(2)
  players = profiles({ ...home, keptFolder: null, migrationsFolder: MIGRATIONS, ephemeral: false })
  file = await profileWith(players, player)
})
afterEach(async () => {
  await players.bank.close()
  await players.close()
  await home.remove()
})

test('a damaged file’s answers are saved however many they are, in their order and before those given since', async () => {
  const before = practiced(3_000, BEGUN)
  const since = practiced(3, BEGUN + 90 * 86_400_000)
  expect(await restoreAll(file, player, [rescued(since)])).toBe(since.length)
  expect(await restoreAll(file, player, [rescued(before)])).toBe(before.length)
  const ids = [...before, ...since].map(({ id }) => id)
  expect((await pendingAnswers(file.db, player)).map(({ event }) => event.id)).toEqual(ids)
  expect((await file.sync.counts()).waiting).toBe(ids.length)
})

test('a server that was restored can make any number of answers wait', async () => {
  expect(await restoreAll(file, player, [rescued(practiced(1, BEGUN))])).toBe(1)
  const [shown] = await file.db.query<{ id: string }>(
    sql`update showings set practice = '{"repeat":true}' returning id`,
  )
  const ids = [...Array.from({ length: 40_000 }, () => randomUUID()), shown?.id ?? '']
  expect(await repeatedShowings(file.db, ids)).toEqual(new Set([shown?.id]))
})
