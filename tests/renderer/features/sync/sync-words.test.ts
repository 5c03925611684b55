import { expect, test } from 'vitest'
import type { SyncStatus } from '#protocol/http/sync.ts'
import { SYNC_REFUSALS } from '#protocol/sync/event.ts'
import { signOf } from '#protocol/sync/sign.ts'
import { explained, reasonOf } from '../../../../renderer/features/sync/sync-words.ts'

const status = (parts: Partial<SyncStatus>): SyncStatus => ({
  phase: 'idle',
  waiting: 0,
  refusals: 0,
  lastSyncedAt: null,
  ephemeral: false,
  ...parts,
})

test.each([
  [{}, 'Synced', 'quiet'],
  [{ waiting: 3 }, '3 waiting', 'busy'],
  [{ refusals: 2 }, '2 not counted', 'warn'],
  [{ waiting: 1, refusals: 2 }, '1 waiting', 'busy'],
  [{ phase: 'syncing', waiting: 3 }, 'Syncing...', 'busy'],
  [{ phase: 'offline' }, 'Offline', 'away'],
  [{ phase: 'offline', waiting: 12 }, 'Offline, 12 waiting', 'away'],
  [{ phase: 'failed', waiting: 1 }, 'Not synced, 1 waiting', 'warn'],
  [{ phase: 'too_old', waiting: 1 }, 'Update needed', 'warn'],
] as const)('%j is %s, %s', (parts, label, tone) => {
  expect(signOf(status(parts))).toEqual({ label, tone })
})

test('it is said whether waiting answers are safe here', () => {
  expect(explained(status({ phase: 'offline', waiting: 1 }))).toMatch(
    /1 answer or note will sync .* and is safe on this computer/,
  )
  expect(explained(status({ phase: 'offline', waiting: 2, ephemeral: true }))).toMatch(
    /deletes what’s left at sign-out/,
  )
  expect(explained(status({ phase: 'too_old' }))).toMatch(/still works offline/)
})

test('it is never said that everything is on the server while answers were refused', () => {
  expect(explained(status({}))).toMatch(/^Everything is in sync/)
  expect(explained(status({ refusals: 1 }))).toMatch(
    /^We couldn’t count 1 answer from this computer\. Everything else/,
  )
  expect(signOf(status({ phase: 'offline', refusals: 25 })).label).toBe('Offline')
})

test('every reason for a refusal has its words, and one that is not known here its code', () => {
  const reasons = SYNC_REFUSALS.map(reasonOf)
  expect(new Set(reasons).size).toBe(SYNC_REFUSALS.length)
  for (const words of reasons) expect(words).not.toContain('(')
  expect(reasonOf('too_late')).toBe('We couldn’t count it (too_late). Update Bar Duel to see why.')
})
