import { DAY_MS } from '../days.ts'
import { FIRST, recall, reviewed } from '../memory/fsrs.ts'
import { lastReckoned } from '../memory/last-reckoned.ts'
import { daysSince, type Memory } from '../memory/memory.ts'

/** The days ahead for which a player studies. */
export const FARTHEST_HORIZON = 60
const NEAREST_HORIZON = 7

/** Returns the days ahead for which a player studies, by when (ms) the exam is. */
export const horizonTo = (examAt: number | null, now: number): number =>
  examAt === null
    ? FARTHEST_HORIZON
    : Math.min(FARTHEST_HORIZON, Math.max(NEAREST_HORIZON, Math.round((examAt - now) / DAY_MS)))

/**
 * So often a rule that was never met here is known all the same: fitted to simulated learners, none of whom is in
 * `npm run bench:learning`. With a lower one, who studies little meets more rules than there's time to come back to.
 */
const KNOWN_BEFORE = 0.55

/** The gain of a rule that was met, so many days after its last answer. */
const gainAfter = lastReckoned((memory, days: number, horizon: number): number => {
  const held = recall(days, memory.stability)
  const after = (grade: 'good' | 'again') => recall(horizon, reviewed(memory, days, grade).stability)
  return held * after('good') + (1 - held) * after('again') - recall(days + horizon, memory.stability)
})

/**
 * Returns how much the chance of recalling a rule on the day studied for rises by one question on it now. Of a rule never met
 * `chance` is that its question is answered right, of one that was met it isn't read; `horizon` in days, `at` in ms.
 */
export function gainOf(memory: Memory | null, chance: number, horizon: number, at: number): number {
  if (!memory) {
    const learned = recall(horizon, FIRST.good.stability)
    const missed = recall(horizon, FIRST.again.stability)
    return chance * learned + (1 - chance) * missed - KNOWN_BEFORE * learned
  }
  const days = daysSince(memory.reviewedAt, at)
  if (days === 0) return 0
  return gainAfter(memory, days, horizon)
}
