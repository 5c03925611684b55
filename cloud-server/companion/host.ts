import { MINUTE_MS } from '#rules/days.ts'
import type { CompanionHost } from '#study/companion/host.ts'
import { type Library, libraryOf } from '#study/companion/library.ts'
import type { Meaning } from '#study/companion/meaning.ts'
import type { Model } from '#study/companion/model.ts'
import { type Limit, limit } from '../plugins/limit.ts'
import { closureOf } from '../store/closure.ts'
import type { Database } from '../store/database.ts'
import { openFriendItems } from './store/companion.ts'

/** Messages a player may send Atticus in a minute. */
const MESSAGES: Limit = { most: 30, windowMs: MINUTE_MS, what: 'One at a time, counselor.' }

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
  return {
    library,
    model,
    meaning,
    limit: (userId) => limit(db, `companion:${userId}`, MESSAGES),
    closed: (userId) => closureOf(db, userId),
    openItems: (userId) => openFriendItems(db, userId),
  }
}
