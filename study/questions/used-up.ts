import type { Bucket, Pool } from '../item.ts'

/** Players' buckets remembered at most; past it all are forgotten, which costs each player one search. */
const REMEMBERED = 20_000

/**
 * Buckets known to hold nothing a player has not seen, so that a walk through all of one is made once and not at every
 * question. True as long as the pool's version is the one it was learned of: seen items stay seen, and new ones make a
 * new version.
 */
export function usedUpBuckets() {
  const known = new Set<string>()
  const versions = new Map<Pool, string | null>()
  const key = (userId: string, { pool, subject, difficulty }: Bucket) =>
    `${userId} ${pool} ${subject} ${difficulty}`

  return {
    has: (userId: string, bucket: Bucket): boolean => known.has(key(userId, bucket)),

    add(userId: string, bucket: Bucket): void {
      if (known.size >= REMEMBERED) known.clear()
      known.add(key(userId, bucket))
    },

    /** Whether what is remembered is of this version of the pool; when it is not, it is forgotten. */
    isOf(pool: Pool, version: string | null): boolean {
      const same = versions.get(pool) === version || !versions.has(pool)
      versions.set(pool, version)
      if (!same) known.clear()
      return same
    },
  }
}
