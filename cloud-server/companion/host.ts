import { type Refusal, refuse } from '#http/refusal.ts'
import type { CompanionHost } from '#study/companion/host.ts'
import { type Library, libraryOf } from '#study/companion/library.ts'
import type { Meaning } from '#study/companion/meaning.ts'
import type { Model } from '#study/companion/model.ts'
import { closureOf } from '../store/closure.ts'
import type { Database } from '../store/database.ts'
import { countRequest } from '../store/rate-limits.ts'
import { openFriendItems } from './store/companion.ts'

/** Messages a player may send Atticus in a minute. */
const LIMIT = 30
const MINUTE = 60_000

/** The parts the server gives the companion. */
export interface CompanionParts {
  library: () => Promise<Library>
  model: Model | null
  meaning?: Meaning | null
}

export const NO_LIBRARY: CompanionParts = { library: async () => libraryOf([]), model: null }

export function companionHost(
  db: Database,
  { library, model, meaning = null }: CompanionParts,
): CompanionHost {
  async function limit(userId: string): Promise<Refusal | null> {
    const { current, ttl } = await countRequest(db, `companion:${userId}`, MINUTE)
    if (current <= LIMIT) return null
    const seconds = Math.ceil(ttl / 1000)
    return refuse('rate_limited', `One at a time, counselor. Try again in ${seconds} seconds.`)
  }
  return {
    library,
    model,
    meaning,
    limit,
    closed: (userId) => closureOf(db, userId),
    openItems: (userId) => openFriendItems(db, userId),
  }
}
