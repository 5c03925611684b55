import type { DailyStreak } from '#protocol/http/daily.ts'
import { daysText } from '../../components/day-text.ts'

/**
 * Returns what answering today is worth to the streak, or that the case isn't here; once today's case
 * is past, how the streak stands.
 */
export function stakeWords({ answeredToday, attemptedToday, canOpen, currentStreak }: DailyStreak): string {
  const days = daysText(currentStreak)
  if (answeredToday) return `Done for today. Your streak stands at ${days}.`
  if (attemptedToday) return 'Today’s case is over. The next one can start a streak.'
  if (canOpen === false) return 'Connect once today to download today’s case.'
  if (currentStreak === 0) return 'Answer today to start a streak.'
  return `Answer today to keep your streak of ${days}.`
}
