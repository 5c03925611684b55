/** Days of a streak that pay a bonus, and its XP for each day of the milestone. */
const STREAK_MILESTONES = [3, 7, 14, 30, 50, 100] as const
const BONUS_PER_DAY = 5

export interface StreakMilestone {
  /** days */
  level: number
  /** XP */
  bonus: number
}

/** The milestone a streak of `before` days reaches when it becomes one of `after`; null when there is none between. */
export function milestoneReached(before: number, after: number): StreakMilestone | null {
  const level = STREAK_MILESTONES.findLast((days) => before < days && days <= after)
  return level === undefined ? null : { level, bonus: BONUS_PER_DAY * level }
}

/** The milestone a streak goes towards; null past the last one. */
export const nextMilestone = (days: number): number | null =>
  STREAK_MILESTONES.find((milestone) => milestone > days) ?? null

/** How far it is to the next milestone, in percent: 100 · current / next; 100 past the last one. */
export function milestoneProgress(days: number): number {
  const next = nextMilestone(days)
  return next === null ? 100 : (100 * days) / next
}
