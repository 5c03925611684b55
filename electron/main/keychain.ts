import { z } from 'zod'
import { mutex } from '#concurrency/mutex.ts'
import type { SignInKept } from '#protocol/bridge.ts'
import type { StoredSession } from '#protocol/engine-messages.ts'
import { withTimeout } from './timeout.ts'

/** One secret in the system's keychain. Every method rejects when the system has no keychain, or keeps it locked. */
export interface KeychainEntry {
  read(): Promise<string | null>
  write(text: string): Promise<void>
  remove(): Promise<void>
}

export interface Keychain {
  /** Returns the session kept for this server, or null. */
  read(): Promise<StoredSession | null>
  /** Keeps the session; null wipes it. Never rejects: without a keychain the session lives in memory alone. */
  write(session: StoredSession | null): Promise<void>
  /** Returns whether a sign-in outlives this run, once all writes so far are done. */
  kept(): Promise<SignInKept>
  /** Resolves when all writes so far are done. */
  settled(): Promise<unknown>
}

/** A locked keychain asks its owner for a password, who may be away. */
const LIMIT_MS = 30_000
const TIMED_OUT = new Error('the keychain did not answer')

const stored = z.object({
  server: z.string(),
  userId: z.uuid(),
  token: z.string().min(1),
  fileKey: z.string().optional(),
})

function sessionIn(text: string | null, server: string): StoredSession | null {
  try {
    const { server: boundTo, ...session } = stored.parse(JSON.parse(text ?? 'null'))
    return boundTo === server ? session : null
  } catch {
    return null
  }
}

/**
 * The session in the system's keychain, bound to its server, so that no other server is ever sent it. Where the keychain
 * fails, the session lasts as long as the app runs and the page says so.
 */
export function keychain(entry: KeychainEntry, server: string, limitMs = LIMIT_MS): Keychain {
  let kept: SignInKept = 'keychain'
  // One at a time: a sign-out must not be overtaken by the sign-in before it.
  const runExclusive = mutex()

  /** Runs `work` on the keychain; returns `otherwise` if the keychain fails or takes too long. */
  const attempt = <T>(work: () => Promise<T>, otherwise: T): Promise<T> =>
    runExclusive(async () => {
      try {
        const done = await withTimeout(work(), limitMs, TIMED_OUT)
        kept = 'keychain'
        return done
      } catch {
        kept = 'memory'
        return otherwise
      }
    })

  return {
    read: () => attempt(async () => sessionIn(await entry.read(), server), null),
    write: (session) =>
      attempt(
        () => (session ? entry.write(JSON.stringify({ server, ...session })) : entry.remove()),
        undefined,
      ),
    kept: () => runExclusive(async () => kept),
    settled: () => runExclusive(async () => undefined),
  }
}
