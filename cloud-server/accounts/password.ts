import { hash, verify } from '@node-rs/argon2'
import { mutex } from '#concurrency/mutex.ts'

/** Argon2id at 19 MiB, t=2, p=1: about 8 ms a hash (docs/reference/duel-engine.md). */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** How many sign-ins may wait for the hash; those beyond it are refused for now. */
const MAX_WAITING = 200

/** The hash an unknown name is checked against, so that it takes as long as a known one. */
let decoy: Promise<string> | null = null

export interface PasswordHasher {
  /** null when too many wait */
  hash(password: string): Promise<string | null>
  /** a null stored hash (unknown user) costs the same time and is never right; null when too many wait */
  matches(stored: string | null, password: string): Promise<boolean | null>
}

/** One hash at a time, so that sign-ins cannot starve duels on two cores. */
export function passwordHasher(): PasswordHasher {
  let waiting = 0
  const runExclusive = mutex()
  const queued = <T>(work: () => Promise<T>): Promise<T> | null => {
    if (waiting >= MAX_WAITING) return null
    waiting++
    return runExclusive(work).finally(() => waiting--)
  }
  return {
    hash: async (password) => (await queued(() => hash(password, OPTIONS))) ?? null,
    matches: async (stored, password) => {
      const checked = queued(async () => {
        decoy ??= hash('a password nobody has', OPTIONS)
        const right = await verify(stored ?? (await decoy), password)
        return right && stored !== null
      })
      return checked ?? null
    },
  }
}
