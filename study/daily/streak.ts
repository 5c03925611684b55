import type { DailyStreak } from '#protocol/http/daily.ts'
import { dailyStreakOn } from '#rules/daily/fold.ts'
import { milestoneProgress, nextMilestone } from '#rules/daily/reward.ts'
import { secondsToNextDay, utcDate } from '#rules/days.ts'
import type { DailyProgress } from './store.ts'

/**
 * `GET /api/daily-streak`: the player's days in a row as they stand at an instant (ms). `isCasePast` says whether that
 * day's case takes no more answer of theirs.
 */
export function toStreak(progress: DailyProgress, isCasePast: boolean, at: number): DailyStreak {
  const today = utcDate(at)
  const currentStreak = dailyStreakOn(progress, today)
  const answeredToday = progress.lastDailyDate !== null && progress.lastDailyDate >= today
  return {
    currentStreak,
    bestStreak: progress.bestDailyStreak,
    nextMilestone: nextMilestone(currentStreak),
    milestoneProgress: milestoneProgress(currentStreak),
    answeredToday,
    attemptedToday: answeredToday || isCasePast,
    lastDate: progress.lastDailyDate,
    timeToReset: secondsToNextDay(at),
  }
}
