import { AsyncEntry } from '@napi-rs/keyring'
import type { KeychainEntry } from './keychain.ts'

const SERVICE = 'app.barduel.desktop'
const ACCOUNT = 'session'

/**
 * The system's own keychain. On Linux the secret service is asked for by name: the default would quietly use the
 * kernel's keyring where none runs, which does not last (docs/reference/desktop.md).
 */
export function systemKeychain(): KeychainEntry {
  // Made at each use: without a secret service the constructor throws, and the service may be started later.
  const entry = () => new AsyncEntry(SERVICE, ACCOUNT, { linux: { store: 'secret-service' } })
  return {
    read: async () => (await entry().getPassword()) ?? null,
    write: async (text) => entry().setPassword(text),
    remove: async () => {
      await entry().deletePassword()
    },
  }
}

const rejects = async () => {
  throw new Error('the keychain is turned off')
}

/** The keychain of a computer that must not remember a sign-in: every method rejects. */
export const noKeychain: KeychainEntry = { read: rejects, write: rejects, remove: rejects }
