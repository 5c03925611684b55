import { expect, it, vi } from 'vitest'
import type { ServerChoice } from '#protocol/bridge.ts'
import { Notices } from '../../../electron/main/notices.ts'
import { policyFrom } from '../../../electron/main/policy/policy.ts'
import { shellVerbs } from '../../../electron/main/verbs.ts'

const ABOUT = { version: '1.2.3', platform: 'linux', runtime: 'Electron 45', updates: 'none' as const }
const FREE: ServerChoice = { address: 'https://law.example', fixed: false }

function verbs(policy: Record<string, unknown> | 'absent' = 'absent', server = FREE) {
  const change = vi.fn(async () => undefined)
  const notices = new Notices()
  const parts = { about: ABOUT, policy: policyFrom(policy), settings: { change }, server, notices }
  return { change, notices, verbs: shellVerbs({ ...parts, kept: async () => 'keychain' }) }
}

it('returns the versions and the server', async () => {
  const { verbs: free } = verbs()
  expect(await free.about()).toEqual(ABOUT)
  expect(await free.server()).toEqual(FREE)
})

it('returns whether the keychain keeps a sign-in, unless the policy decides it', async () => {
  expect(await verbs().verbs.signInKept()).toBe('keychain')
  expect(await verbs({ rememberSignIn: false }).verbs.signInKept()).toBe('policy')
})

it('calls a computer managed only if its policy changes something', async () => {
  expect(await verbs().verbs.managed()).toEqual({
    isManaged: false,
    bound: [],
    ephemeral: false,
    idleSignOutMinutes: 0,
    companion: true,
    problems: [],
  })
  expect(await verbs({ disableCompanion: true, idleSignOutMinutes: 10 }).verbs.managed()).toMatchObject({
    isManaged: true,
    bound: ['idleSignOutMinutes', 'disableCompanion'],
    idleSignOutMinutes: 10,
    companion: false,
  })
  expect(await verbs({ rememberSignIn: true }).verbs.managed()).toMatchObject({ isManaged: false, bound: [] })
})

it('keeps an allowed server for the next start, by its origin, and null for the app’s own', async () => {
  const { verbs: free, change } = verbs()
  expect(await free.chooseServer('https://other.example/path')).toBe('saved')
  expect(change).toHaveBeenLastCalledWith({ serverUrl: 'https://other.example' })
  expect(await free.chooseServer(null)).toBe('saved')
  expect(change).toHaveBeenLastCalledWith({ serverUrl: null })
})

it('keeps no server that is not allowed, and none where it is fixed', async () => {
  const free = verbs()
  expect(await free.verbs.chooseServer('http://other.example')).toBe('not_allowed')
  const fixed = verbs('absent', { ...FREE, fixed: true })
  expect(await fixed.verbs.chooseServer('https://other.example')).toBe('fixed')
  expect(await fixed.verbs.chooseServer(null)).toBe('fixed')
  for (const { change } of [free, fixed]) expect(change).not.toHaveBeenCalled()
})

it('returns each notice once', async () => {
  const { verbs: free, notices } = verbs()
  notices.lostAtLastClose(0)
  expect(await free.notices()).toEqual([])
  notices.lostAtLastClose(1)
  notices.signedOut(10, 0)
  notices.signedOut(10, 3)
  notices.updateFetched('9.0.0')
  expect(await free.notices()).toEqual([
    'One answer has not reached the server before Bar Duel closed, and were not kept on this computer.',
    'You were signed out after 10 minutes without a sign of you.',
    'You were signed out after 10 minutes without a sign of you.',
    '3 answers have not reached the server, and were not kept on this computer.',
    'Bar Duel 9.0.0 has been fetched. It is installed when you close the app.',
  ])
  expect(await free.notices()).toEqual([])
})
