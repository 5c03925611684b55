import type { DesktopAbout, DesktopVerbs, ServerChoice, SignInKept } from '#protocol/bridge.ts'
import type { AwayVerbs } from './away/away.ts'
import type { Notices } from './notices.ts'
import { boundBy, type Policy } from './policy/policy.ts'
import { allowedServer } from './server-url.ts'
import type { SettingsFile } from './settings.ts'

interface ShellVerbsParts {
  about: DesktopAbout
  policy: Policy
  settings: Pick<SettingsFile, 'change'>
  server: ServerChoice
  notices: Pick<Notices, 'take'>
  /** whether the keychain keeps a sign-in */
  kept: () => Promise<SignInKept>
}

/** The page's verbs for the app, its server and this computer's policy. */
export function shellVerbs(parts: ShellVerbsParts): Omit<DesktopVerbs, AwayVerbs> {
  const { about, policy, settings, server, notices, kept } = parts
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
    server: async () => server,
    async chooseServer(address) {
      if (server.fixed) return 'fixed'
      const allowed = address === null ? null : allowedServer(address)
      if (address !== null && !allowed) return 'not_allowed'
      await settings.change({ serverUrl: allowed?.origin ?? null })
      return 'saved'
    },
  }
}
