import { shortGameDay } from '#protocol/figures.ts'
import type { DailyStreak } from '#protocol/http/daily.ts'
import { milestoneProgress, nextMilestone } from '#rules/daily/reward.ts'
import { daysText } from './day-text.ts'

/** How a streak stands: its days, the same in words, and the way to the next milestone (percent, and in words). */
export interface StreakStanding {
  days: number
  text: string
  progress: number
  towards: string
}

/**
 * Returns how a streak of days stands today. One whose case of today is past without an answer has ended: the next case begins
 * another, so no way to a milestone goes on from it.
 */
export function streakStanding({
  currentStreak,
  answeredToday,
  attemptedToday,
  lastDate,
}: Pick<DailyStreak, 'currentStreak' | 'answeredToday' | 'attemptedToday' | 'lastDate'>): StreakStanding {
  const days = attemptedToday && !answeredToday ? 0 : currentStreak
  const milestone = nextMilestone(days)
  return {
    days,
    text: textOf(days, { currentStreak, attemptedToday, lastDate }),
    progress: milestoneProgress(days),
    towards:
      milestone === null
        ? 'You’ve hit every milestone'
        : `${days} of ${daysText(milestone)} to the next milestone`,
  }
}

function textOf(
  days: number,
  {
    currentStreak,
    attemptedToday,
    lastDate,
  }: Pick<DailyStreak, 'currentStreak' | 'attemptedToday' | 'lastDate'>,
): string {
  if (days > 0) return `${daysText(days)} in a row`
  // A day of the game is a UTC day: the reader's yesterday may be another.
  if (currentStreak > 0 && lastDate !== null)
    return `${daysText(currentStreak)} in a row, through ${shortGameDay(lastDate)}`
  return attemptedToday ? 'Answer the next case' : 'Answer today’s case'
}
