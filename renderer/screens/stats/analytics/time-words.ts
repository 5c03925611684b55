import { counted, gameDay, minutesText, seconds } from '#protocol/figures.ts'
import { MINUTE_MS } from '#rules/days.ts'
import type { Analytics } from '../../../clients/stats.ts'

/** A length of time (ms) to the minute, a short one to the second: '1 hr 12 min', '18 min', '40 sec'. */
export const durationText = (ms: number): string =>
  ms < MINUTE_MS ? seconds(ms / 1000) : minutesText(Math.round(ms / MINUTE_MS))

/** The sessions looked back on, and the longest of them; of more answers than are read, since when those are. */
export function sessionsText({
  sessions: { count, longestMs },
  since,
  isComplete,
}: Pick<Analytics, 'sessions' | 'since' | 'isComplete'>): string {
  const span = isComplete ? 'in 12 months' : `since ${gameDay(since)}`
  return `${counted(count, 'session', 'sessions')} ${span}, the longest ${durationText(longestMs)}.`
}
