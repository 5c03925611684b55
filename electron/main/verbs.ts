import type { DesktopAbout, DesktopVerbs, SignInKept } from '#protocol/bridge.ts'
import type { AwayVerbs } from './away/away.ts'
import type { Notices } from './notices.ts'
import { boundBy, type Policy } from './policy/policy.ts'
import type { ServerVerbs } from './server-verbs.ts'

interface ShellVerbsParts {
  about: DesktopAbout
  policy: Policy
  notices: Pick<Notices, 'take'>
  /** whether the keychain keeps a sign-in */
  kept: () => Promise<SignInKept>
}

/** The page's verbs for the app and this computer's policy. */
export function shellVerbs(parts: ShellVerbsParts): Omit<DesktopVerbs, AwayVerbs | ServerVerbs> {
  const { about, policy, notices, kept } = parts
  return {
    about: async () => about,
    signInKept: async () => (policy.rememberSignIn ? kept() : 'policy'),
    managed: async () => ({
      isManaged: boundBy(policy).length > 0,
      bound: boundBy(policy),
      ephemeral: policy.ephemeral,
      idleSignOutMinutes: policy.idleSignOutMinutes,
      companion: !policy.disableCompanion,
      problems: policy.problems,
    }),
    notices: async () => notices.take(),
  }
}
