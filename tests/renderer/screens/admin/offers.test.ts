import { expect, test } from 'vitest'
import type { AdminAccount } from '#protocol/http/admin-accounts.ts'
import { offersOf } from '../../../../renderer/screens/admin/accounts/actions.ts'

const ON = '2026-11-28T09:00:00.000Z'

const account: AdminAccount = {
  id: '018f2b5e-0000-7000-8000-000000000001',
  username: 'dana',
  displayName: 'Dana',
  email: null,
  emailConfirmed: false,
  role: 'player',
  level: 3,
  createdAt: ON,
  lastLoginAt: null,
  devices: 0,
  suspendedAt: null,
  suspendedFor: null,
  deletesAt: null,
}

const suspended = { suspendedAt: ON, suspendedFor: 'Shared answers' }
const leaving = { deletesAt: ON }

const labels = (standing: Partial<AdminAccount>) =>
  offersOf({ ...account, ...standing }).map(({ label }) => label)

test.each([
  [{}, ['Sign out everywhere', 'Rename', 'Suspend', 'Delete']],
  [suspended, ['Sign out everywhere', 'Rename', 'Lift the suspension', 'Delete']],
  [leaving, ['Sign out everywhere', 'Rename', 'Suspend', 'Keep the account']],
  [{ role: 'admin' as const }, ['Sign out everywhere']],
])('what’s offered for an account that stands as %j', (standing, offered) => {
  expect(labels(standing)).toEqual(offered)
})

const told = (standing: Partial<AdminAccount>, wanted: string) =>
  offersOf({ ...account, ...standing }).find(({ label }) => label === wanted)?.description

test.each([
  [suspended, 'Lift the suspension', /are back on the leaderboards\.$/],
  [
    { ...suspended, ...leaving },
    'Lift the suspension',
    /will still be deleted unless they choose to keep it\.$/,
  ],
  [leaving, 'Keep the account', /they’re back on the leaderboards\.$/],
  [
    { ...suspended, ...leaving },
    'Keep the account',
    /stays suspended until an admin lifts the suspension\.$/,
  ],
])('of an account that stands as %j, %s promises no more than it does', (standing, offer, words) => {
  expect(told(standing, offer)).toMatch(words)
})
