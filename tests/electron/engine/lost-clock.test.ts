import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { profiles } from '../../../electron/engine/profiles.ts'
import { rescuable } from '../../../electron/engine/store/damaged.ts'
import { computer, MIGRATIONS } from '../support/desk.ts'
import { profileWith } from '../support/profile.ts'
import { practiced } from '../support/rescued.ts'

const player = '018f6c1e-7b1a-4c3d-9e2f-000000000001'
let home: Awaited<ReturnType<typeof computer>>

beforeEach(async () => {
  home = await computer(2)
})
afterEach(async () => {
  vi.useRealTimers()
  await home.remove()
})

test('answers in a damaged file keep their instants, though the computer’s clock has lost the time since', async () => {
  const players = profiles({ ...home, keptFolder: null, migrationsFolder: MIGRATIONS, ephemeral: false })
  const given = practiced(2, Date.UTC(2026, 9, 1))
  await profileWith(players, player, given)
  await players.bank.close()
  await players.close()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2020, 0, 1) })
  const { events } = await rescuable(path.join(home.dataFolder, `${player}.sqlite`), player)
  expect(events.map(({ answeredAt }) => answeredAt)).toEqual(given.map(({ answeredAt }) => answeredAt))
})
