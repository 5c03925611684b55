import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import { utcDate } from '#rules/days.ts'
import type { StudyEngine } from '../engine.ts'
import { isPast } from './attempt.ts'
import { answerCase, keepCase, openCase } from './casefile.ts'
import { closedCases } from './results.ts'
import type { DailySource } from './source.ts'
import { toStreak } from './streak.ts'

/** The Daily Casefile over HTTP (spec section 7). */
export function dailyRoutes(app: FastifyInstance, engine: StudyEngine, source: DailySource): void {
  const { identify, store, now } = engine
  const resultsFor = closedCases(engine, source)

  serve(app, identify, 'GET /api/daily-question', ({ caller }) => openCase(engine, source, caller.userId))

  serve(app, identify, 'POST /api/daily-answer', ({ caller, body }) =>
    answerCase(engine, caller.userId, body),
  )

  serve(app, identify, 'GET /api/daily-streak', async ({ caller }) => {
    const at = now()
    const [progress, held] = await Promise.all([
      store.dailyProgress(caller.userId),
      store.dailyOf(caller.userId, utcDate(at)),
    ])
    return toStreak(progress, held !== null && isPast(held.attempt, at), at)
  })

  serve(app, identify, 'GET /api/daily-results', async ({ caller }) => ({
    last: await resultsFor(caller.userId),
  }))

  serve(app, identify, 'GET /api/daily-kept', ({ caller }) => keepCase(engine, source, caller.userId))
}
