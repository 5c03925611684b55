import type { ReplyOf } from '#protocol/routes.ts'
import { ANALYTICS_ANSWERS, ANALYTICS_DAYS, analyze } from '#rules/analytics.ts'
import { DAY_MS, utcDayStart } from '#rules/days.ts'
import { knownTimeZone } from '#rules/time-zone.ts'
import type { StudyStore } from '../store.ts'

/**
 * Returns the analytics of the caller's answers of the last 365 days; `asked` is the time zone of
 * the caller's clock, `now` in ms.
 */
export async function analyticsOf(
  store: StudyStore,
  userId: string,
  asked: string | undefined,
  now: number,
): Promise<ReplyOf<'GET /api/stats/analytics'>> {
  const timeZone = knownTimeZone(asked)
  const start = utcDayStart(now) - (ANALYTICS_DAYS - 1) * DAY_MS
  const answers = await store.answersSince(userId, start, ANALYTICS_ANSWERS)
  const isComplete = answers.length < ANALYTICS_ANSWERS
  const since = isComplete ? start : answers.reduce((first, { at }) => Math.min(first, at), now)
  return { timeZone, since: new Date(since).toISOString(), isComplete, ...analyze(answers, timeZone, now) }
}
