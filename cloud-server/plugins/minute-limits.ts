import { refuse } from '#http/refusal.ts'
import type { Database } from '../store/database.ts'
import { countRequest } from '../store/rate-limits.ts'

const MINUTE = 60_000

/** Counts a request of this minute against a key, over all nodes; false when it was one too many. */
export type Allows = (key: string, most: number) => Promise<boolean>

export const minuteLimits =
  (db: Database): Allows =>
  async (key, most) =>
    (await countRequest(db, key, MINUTE)).current <= most

export const TOO_FAST = refuse('rate_limited', 'That was too fast. Wait a moment, then try again.')
