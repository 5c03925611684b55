import { hash, verify } from '@node-rs/argon2'
import { fairLanes } from '#concurrency/fair-lanes.ts'
import { refuse } from '#http/refusal.ts'
import { withWait } from '#http/too-many.ts'

/** Argon2id at 19 MiB, t=2, p=1: about 8 ms a hash (docs/reference/duel-engine.md). */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** How many hashes are made side by side, and how many of one network may wait; those beyond it are refused for now. */
const LANES = { lanes: 2, waitingEach: 200 }

/** Those of one network that wait are through in about a second, unless others wait beside them. */
export const BUSY = withWait(
  refuse('rate_limited', 'A lot of people are signing in right now. Try again in a moment.'),
  1_000,
)

/** The hash an unknown name is checked against, so that it takes as long as a known one. */
let decoy: Promise<string> | null = null

/** `network` is where the request came from: the networks take turns, so that a flood of one delays no other. */
export interface PasswordHasher {
  /** null when too many of that network wait */
  hash(password: string, network: string): Promise<string | null>
  /** a null stored hash (unknown user) costs the same time and is never right; null when too many of that network wait */
  matches(stored: string | null, password: string, network: string): Promise<boolean | null>
}

/** Few hashes at a time, so that sign-ins cannot starve duels on two cores. */
export function passwordHasher(): PasswordHasher {
  const inLanes = fairLanes(LANES)
  return {
    hash: async (password, network) => (await inLanes(network, () => hash(password, OPTIONS))) ?? null,
    matches: async (stored, password, network) => {
      const checked = inLanes(network, async () => {
        decoy ??= hash('a password no one has', OPTIONS)
        const right = await verify(stored ?? (await decoy), password)
        return right && stored !== null
      })
      return checked ?? null
    },
  }
}
