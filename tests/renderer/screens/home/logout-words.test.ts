import { expect, test } from 'vitest'
import type { SyncStatus } from '#protocol/http/sync.ts'
import { leavesBehind } from '../../../../renderer/screens/home/logout-words.ts'

const IDLE: SyncStatus = { phase: 'idle', waiting: 0, refusals: 0, lastSyncedAt: null, ephemeral: false }

test('a sign-out asks first where work stays behind, and says where nobody can sign in again for now', () => {
  expect(leavesBehind(IDLE)).toBeNull()
  expect(leavesBehind({ ...IDLE, phase: 'offline' })).toBeNull()
  expect(leavesBehind({ ...IDLE, waiting: 2 })?.description).toBe(
    '2 answers and notes wait on this computer, and sync when you sign in here again.',
  )
  expect(leavesBehind({ ...IDLE, phase: 'offline', waiting: 1 })?.description).toMatch(
    /^1 answer or note waits on this computer, and syncs .* needs the server\.$/,
  )
})

test('on a computer that keeps nothing the engine itself asks', () => {
  expect(leavesBehind({ ...IDLE, phase: 'offline', waiting: 2, ephemeral: true })).toBeNull()
})
