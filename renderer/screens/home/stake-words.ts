import type { DailyStreak } from '#protocol/http/daily.ts'
import { daysText } from '../../components/day-text.ts'

/** Returns what answering today is worth to the streak, in a sentence. */
export function stakeWords({ answeredToday, currentStreak }: DailyStreak): string {
  const days = daysText(currentStreak)
  if (answeredToday) return `Done for today. Your streak stands at ${days}.`
  if (currentStreak === 0) return 'Answer today to start a streak.'
  return `Answer today to keep your streak of ${days}.`
}
