import { type ExtraTime, withExtraTime } from '../extra-time.ts'
import { EXAM_SECONDS_PER_QUESTION } from '../pace.ts'

/** Questions of a pace drill. */
export const DRILL_LENGTH = 5

/** Returns the time (ms) that a drill gives each question: the exam's own, longer by the player's extra time. */
export const drillLimit = (percent: ExtraTime): number =>
  withExtraTime(EXAM_SECONDS_PER_QUESTION * 1000, percent)

/** Returns how a drill went by the time (ms) of each answer: how many were in time, and the mean; null where none was given. */
export function drillResult(
  spentMs: readonly number[],
  limitMs: number,
): { inTime: number; meanMs: number } | null {
  if (spentMs.length === 0) return null
  return {
    inTime: spentMs.filter((spent) => spent <= limitMs).length,
    meanMs: spentMs.reduce((sum, spent) => sum + spent, 0) / spentMs.length,
  }
}
