import type { KeychainEntry } from '../../../electron/main/keychain.ts'

/** A keychain entry that lasts as long as the test: what a second start reads is what the first wrote. */
export function memoryEntry(): KeychainEntry & { held: string | null } {
  const entry = {
    held: null as string | null,
    read: async () => entry.held,
    write: async (text: string) => {
      entry.held = text
    },
    remove: async () => {
      entry.held = null
    },
  }
  return entry
}
