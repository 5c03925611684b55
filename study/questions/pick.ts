import { MAX_DIFFICULTY, MIN_DIFFICULTY } from '#rules/difficulty.ts'
import type { Random } from '#rules/shuffle.ts'
import type { Subject } from '#rules/subjects.ts'
import type { Item, Pool } from '../item.ts'
import type { StudyStore } from '../store.ts'
import { usedUpBuckets } from './used-up.ts'

/** All levels, the wanted one first, then by distance; of two equally near the easier one first. */
export function levelsByNearness(wanted: number): number[] {
  const levels = Array.from({ length: MAX_DIFFICULTY }, (_, i) => i + MIN_DIFFICULTY)
  return levels.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b)
}

/** An item of the pool in one of these subjects, the first preferred, at or near a difficulty. */
export interface Wanted {
  pool: Pool
  subjects: readonly Subject[]
  difficulty: number
}

/** The next item for a player; null only when the pool holds nothing of these subjects. */
export type Picker = (userId: string, wanted: Wanted) => Promise<Item | null>

/** An item, or null where there is none; 'stale' when the bank turned out to be another than the one remembered. */
type Search = Item | null | 'stale'

/**
 * Picks items (design section 7): unseen at the level, else unseen at the nearest level that has one, else unseen in the
 * next subject, else the one seen longest ago, nearest level first.
 */
export function picker(store: Pick<StudyStore, 'unseenItem' | 'leastRecentItem'>, random: Random): Picker {
  const usedUp = usedUpBuckets()

  async function unseen(userId: string, pool: Pool, subject: Subject, levels: number[]): Promise<Search> {
    for (const difficulty of levels) {
      const bucket = { pool, subject, difficulty }
      if (usedUp.has(userId, bucket)) continue
      const { item, bank } = await store.unseenItem(userId, bucket, random())
      if (!usedUp.isOf(pool, bank)) return 'stale'
      if (item) return item
      usedUp.add(userId, bucket)
    }
    return null
  }

  async function seenLongestAgo(
    userId: string,
    pool: Pool,
    subject: Subject,
    levels: number[],
  ): Promise<Search> {
    const { item, bank } = await store.leastRecentItem(userId, pool, subject, levels)
    return usedUp.isOf(pool, bank) ? item : 'stale'
  }

  return async function pick(userId, wanted) {
    const levels = levelsByNearness(wanted.difficulty)
    for (const search of [unseen, seenLongestAgo])
      for (const subject of wanted.subjects) {
        const item = await search(userId, wanted.pool, subject, levels)
        if (item === 'stale') return pick(userId, wanted)
        if (item) return item
      }
    return null
  }
}
