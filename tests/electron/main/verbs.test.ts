import { expect, it } from 'vitest'
import { Notices } from '../../../electron/main/notices.ts'
import { policyFrom } from '../../../electron/main/policy/policy.ts'
import { shellVerbs } from '../../../electron/main/verbs.ts'

const ABOUT = { version: '1.2.3', platform: 'linux', runtime: 'Electron 45', updates: 'none' as const }

function verbs(policy: Record<string, unknown> | 'absent' = 'absent') {
  const notices = new Notices()
  const parts = { about: ABOUT, policy: policyFrom(policy), notices }
  return { notices, verbs: shellVerbs({ ...parts, kept: async () => 'keychain' }) }
}

it('returns the versions', async () => {
  const { verbs: free } = verbs()
  expect(await free.about()).toEqual(ABOUT)
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

it('returns each notice once', async () => {
  const { verbs: free, notices } = verbs()
  notices.lostAtLastClose(0)
  expect(await free.notices()).toEqual([])
  notices.lostAtLastClose(1)
  notices.signedOut(10, 0)
  notices.signedOut(10, 3)
  notices.lostToAnother(2)
  notices.sessionEnded(0, false)
  notices.sessionEnded(1, true)
  notices.sessionEnded(2, false)
  notices.fileDamaged(0)
  notices.fileDamaged(1)
  notices.updateFetched('9.0.0')
  expect(await free.notices()).toEqual([
    '1 answer or note didn’t sync before Bar Duel closed. It wasn’t kept on this computer.',
    'We signed you out after 10 idle minutes.',
    'We signed you out after 10 idle minutes.',
    '3 answers and notes didn’t sync. They weren’t kept on this computer.',
    '2 answers and notes didn’t sync before the next player signed in. They weren’t kept on this computer.',
    'Your session ended. Another device may have ended it, or your password changed. Sign in again to continue.',
    'Your session ended. Another device may have ended it, or your password changed. 1 answer or note that didn’t sync is safe on this computer. Sign in again to continue.',
    'Your session ended. Another device may have ended it, or your password changed. 2 answers and notes didn’t sync. This computer deletes them when someone else signs in or Bar Duel closes. Sign in again to continue.',
    'Your study file on this computer was damaged. We made a new one, and the rest comes from the server. Answers and notes that hadn’t synced may be missing.',
    'Your study file on this computer was damaged. We made a new one, and the rest comes from the server. We saved 1 answer or note that hadn’t synced. Others may be missing.',
    'Bar Duel 9.0.0 is ready. It installs when you quit.',
  ])
  expect(await free.notices()).toEqual([])
})
