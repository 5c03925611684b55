import { expect, it } from 'vitest'
import type { SyncStatus } from '#protocol/http/sync.ts'
import { signOf } from '#protocol/sync/sign.ts'

const status = (phase: SyncStatus['phase'], waiting = 0, refusals = 0): SyncStatus => ({
  phase,
  waiting,
  refusals,
  lastSyncedAt: null,
  ephemeral: false,
})

it.each<[SyncStatus, string, string]>([
  [status('too_old', 3, 3), 'Update needed', 'warn'],
  [status('syncing', 3, 3), 'Syncing...', 'busy'],
  [status('offline'), 'Offline', 'away'],
  [status('offline', 2, 1), 'Offline, 2 waiting', 'away'],
  [status('failed'), 'Not synced', 'warn'],
  [status('failed', 1), 'Not synced, 1 waiting', 'warn'],
  [status('idle', 4, 1), '4 waiting', 'busy'],
  [status('signed_out', 4), '4 waiting', 'busy'],
  [status('idle', 0, 1), '1 not counted', 'warn'],
  [status('idle'), 'Synced', 'quiet'],
])('%j reads “%s” and is %s', (given, label, tone) => {
  expect(signOf(given)).toEqual({ label, tone })
})
