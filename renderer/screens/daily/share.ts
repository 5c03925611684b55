import { gameDay } from '#protocol/figures.ts'
import type { DailyCase } from '#protocol/http/daily.ts'
import { daysText } from '../../components/day-text.ts'

/** Returns a result to share, which tells nothing about the case; `address` is the page's, null on the desktop. */
export function shareText({ dateUtc, attempt }: DailyCase, address: string | null): string {
  const verdict = !attempt
    ? 'Not answered'
    : attempt.choiceIndex < 0
      ? '⌛ Time ran out'
      : attempt.isCorrect === null
        ? '✉️ Answer saved'
        : attempt.isCorrect
          ? '✅ Correct'
          : '❌ Incorrect'
  // A case that ran out ends the streak, whose days the attempt still tells.
  const isKept = attempt !== null && attempt.choiceIndex >= 0 && attempt.streakAfter > 0
  const streak = isKept ? ` · ${daysText(attempt.streakAfter)} in a row` : ''
  const lines = [`Bar Duel · Daily Casefile, ${gameDay(dateUtc)}`, `${verdict}${streak}`]
  return [...lines, ...(address ? [address] : [])].join('\n')
}
