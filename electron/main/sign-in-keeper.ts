import type { EnvironmentSetup } from './environment.ts'
import { type Keychain, keychain } from './keychain.ts'
import type { Policy } from './policy/policy.ts'
import { noKeychain, systemKeychain } from './system-keychain.ts'

/** The keychain for this server's sign-ins, if the policy and the environment allow them to be remembered. */
export async function signInKeeper(
  policy: Policy,
  { mayRememberSignIn }: EnvironmentSetup,
  server: string | null,
): Promise<Keychain> {
  // An earlier policy may have allowed it.
  if (!policy.rememberSignIn)
    await systemKeychain()
      .remove()
      .catch(() => undefined)
  const remembers = policy.rememberSignIn && mayRememberSignIn
  return keychain(remembers ? systemKeychain() : noKeychain, server ?? '')
}
