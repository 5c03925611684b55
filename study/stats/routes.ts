import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import { dailyStreakOn } from '#rules/daily/fold.ts'
import { DAY_MS, utcDate, utcDayStart } from '#rules/days.ts'
import { recommend } from '#rules/progress/recommend.ts'
import type { StudyEngine } from '../engine.ts'
import { analyticsOf } from './analytics.ts'
import { masteryProgress, subtopicSummary, topicNow } from './summary.ts'

/** Average Daily XP is the mean over the active days of the last 30, today among them (design section 4, Stats). */
const XP_DAYS = 30

/** XP that answers earned on each active day, averaged. */
export function averageDailyXp(earned: readonly { at: number; xp: number }[]): number {
  const days = new Map<string, number>()
  for (const { at, xp } of earned) days.set(utcDate(at), (days.get(utcDate(at)) ?? 0) + xp)
  const total = [...days.values()].reduce((sum, xp) => sum + xp, 0)
  return days.size === 0 ? 0 : total / days.size
}

/** Mastery and statistics of the caller's own answers (spec section 7, Stats). */
export function statsRoutes(app: FastifyInstance, { identify, store, now }: StudyEngine): void {
  serve(app, identify, 'GET /api/mastery/progress', async ({ caller }) =>
    masteryProgress(await store.playerState(caller.userId)),
  )

  serve(app, identify, 'GET /api/stats/subtopics', async ({ caller }) =>
    subtopicSummary((await store.playerState(caller.userId)).topics, now()),
  )

  serve(app, identify, 'GET /api/stats/recommendations', async ({ caller }) => {
    const { topics } = await store.playerState(caller.userId)
    return recommend(topics.map((topic) => topicNow(topic, now())))
  })

  serve(app, identify, 'GET /api/stats/analytics', ({ caller, query }) =>
    analyticsOf(store, caller.userId, query.timeZone, now()),
  )

  serve(app, identify, 'GET /api/stats/own', async ({ caller }) => {
    const { progress } = await store.playerState(caller.userId)
    return {
      totalQuestionsAnswered: progress.totalQuestionsAnswered,
      totalCorrectAnswers: progress.totalCorrectAnswers,
      currentStreak: progress.currentOverallStreak,
      totalHoursPlayed: progress.totalHoursPlayed,
      totalXp: progress.totalXp,
      // From the start of a day: a part of one would count as a whole day of play.
      averageDailyXp: averageDailyXp(
        await store.xpSince(caller.userId, utcDayStart(now()) - (XP_DAYS - 1) * DAY_MS),
      ),
      subjectsMastered: progress.subjectsMastered,
      recentAttempts: progress.recentAttempts,
      dailyStreak: dailyStreakOn(progress, utcDate(now())),
      bestDailyStreak: progress.bestDailyStreak,
    }
  })
}
