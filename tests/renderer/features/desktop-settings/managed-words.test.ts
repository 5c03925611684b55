import { expect, it } from 'vitest'
import type { Managed, PolicyKey } from '#protocol/bridge.ts'
import { managedLines } from '../../../../renderer/features/desktop-settings/managed-words.ts'

const SERVER = { address: 'https://law.example', fixed: true, own: null }
const managed = (bound: PolicyKey[], idleSignOutMinutes = 10): Managed => ({
  isManaged: bound.length > 0,
  bound,
  ephemeral: false,
  idleSignOutMinutes,
  companion: true,
  problems: [],
})

it.each<[PolicyKey, string]>([
  ['serverUrl', 'The server is https://law.example.'],
  ['ephemeral', 'Nothing of yours stays on this computer after you sign out.'],
  ['idleSignOutMinutes', 'You’re signed out after 10 idle minutes.'],
  ['disableUpdates', 'Your school installs updates.'],
  ['disableCompanion', 'Atticus is off.'],
  ['disableNotifications', 'Notifications are off.'],
  ['rememberSignIn', 'You sign in each time you open Bar Duel.'],
])('%s: %s', (key, line) => {
  expect(managedLines(managed([key]), SERVER)).toEqual([line])
})

it('has a line for every binding, in their order, and none where nothing is bound', () => {
  expect(managedLines(managed(['rememberSignIn', 'idleSignOutMinutes'], 1), SERVER)).toEqual([
    'You sign in each time you open Bar Duel.',
    'You’re signed out after 1 idle minute.',
  ])
  expect(managedLines(managed([]), SERVER)).toEqual([])
})

it('says that nothing syncs where the policy names no server that can be used', () => {
  expect(managedLines(managed(['serverUrl']), { address: null, fixed: true, own: null })).toEqual([
    'It names no server we can use, so nothing syncs. Tell your administrator.',
  ])
})
