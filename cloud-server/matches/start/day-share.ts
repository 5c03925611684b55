import { DAY_MS } from '#rules/days.ts'
import type { Rows } from '../../store/database.ts'
import { addCounts, MATCHES_BEGUN, windowOf } from '../../store/rate-limits.ts'

/** Whether a player may begin a match: not more often than a person does, nor more a day than the bank bears. */
export type MayStart = (
  userId: string,
) => Promise<{ kind: 'now' } | { kind: 'enough_today' | 'too_often'; waitMs: number }>

/** Said to a player who has begun as many matches as a day has room for. */
export const ENOUGH_TODAY =
  'You’ve played all the duels and games we have for one day. Solo and practice are still open.'

/** Counts matches that have begun, each once for every player in it, over all nodes. */
export async function countBegun(db: Rows, players: readonly string[]): Promise<void> {
  const times = new Map<string, number>()
  for (const id of players) times.set(id, (times.get(id) ?? 0) + 1)
  if (times.size === 0) return
  const counts = [...times].map(([id, n]) => ({ key: `${MATCHES_BEGUN}${id}`, times: n }))
  await addCounts(db, counts, DAY_MS)
}

/**
 * Returns how long (ms) a player who has begun `most` matches must wait until 24 hours have passed since the first; null for one
 * who may begin another.
 */
export async function waitForMatch(db: Rows, userId: string, most: number): Promise<number | null> {
  const begun = await windowOf(db, `${MATCHES_BEGUN}${userId}`)
  return begun !== null && begun.current >= most ? begun.ttl : null
}
