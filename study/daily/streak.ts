import type { DailyStreak } from '#protocol/http/daily.ts'
import { dailyStreakOn } from '#rules/daily/fold.ts'
import { milestoneProgress, nextMilestone } from '#rules/daily/reward.ts'
import type { DailyProgress } from './store.ts'

/** `GET /api/daily-streak`: the player's days in a row as they stand on a date. */
export function toStreak(progress: DailyProgress, today: string): DailyStreak {
  const currentStreak = dailyStreakOn(progress, today)
  return {
    currentStreak,
    bestStreak: progress.bestDailyStreak,
    nextMilestone: nextMilestone(currentStreak),
    milestoneProgress: milestoneProgress(currentStreak),
    answeredToday: progress.lastDailyDate !== null && progress.lastDailyDate >= today,
    lastDate: progress.lastDailyDate,
  }
}
