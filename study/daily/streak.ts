import type { DailyStreak } from '#protocol/http/daily.ts'
import { dailyStreakOn } from '#rules/daily/fold.ts'
import { milestoneProgress, nextMilestone } from '#rules/daily/reward.ts'
import { secondsToNextDay, utcDate } from '#rules/days.ts'
import type { DailyProgress } from './store.ts'

/** `GET /api/daily-streak`: the player's days in a row as they stand at an instant (ms). */
export function toStreak(progress: DailyProgress, at: number): DailyStreak {
  const today = utcDate(at)
  const currentStreak = dailyStreakOn(progress, today)
  return {
    currentStreak,
    bestStreak: progress.bestDailyStreak,
    nextMilestone: nextMilestone(currentStreak),
    milestoneProgress: milestoneProgress(currentStreak),
    answeredToday: progress.lastDailyDate !== null && progress.lastDailyDate >= today,
    lastDate: progress.lastDailyDate,
    timeToReset: secondsToNextDay(at),
  }
}
