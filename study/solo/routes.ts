import type { FastifyInstance } from 'fastify'
import { isRefusal, refuse } from '#http/refusal.ts'
import { serve } from '#http/serve.ts'
import { nextRunAt } from '#rules/solo/run.ts'
import type { StudyEngine } from '../engine.ts'
import { shownQuestion } from '../questions/shown.ts'
import { answerQuestion } from './answer.ts'
import { challengeOf, currentQuestion, startOrResume } from './challenge.ts'
import { missedQuestion } from './review.ts'

/** The solo challenge over HTTP (spec section 7). */
export function soloRoutes(app: FastifyInstance, engine: StudyEngine): void {
  const { identify, store, now } = engine

  serve(app, identify, 'GET /api/solo-challenge/status', async ({ caller }) => {
    const [open, last, best] = await Promise.all([
      store.openRun(caller.userId),
      store.lastEndedRun(caller.userId),
      store.soloBest(caller.userId),
    ])
    const at = now()
    const opensAt = open ? null : nextRunAt(last?.endedAt ?? null, at)
    return {
      isDailyComplete: opensAt !== null,
      waitMs: opensAt === null ? 0 : opensAt - at,
      best,
      open: open && challengeOf(open),
      last: last && challengeOf(last),
    }
  })

  serve(app, identify, 'POST /api/solo-challenge/start', async ({ caller, body }) => {
    const started = await startOrResume(engine, caller.userId, body.subject)
    if (isRefusal(started)) return started
    const { id, round } = started.run
    const before = started.resumed ? await store.shownInRun(id, round) : null
    const isOpen = before?.showing.answeredAt === null
    const shown = before && isOpen ? before : await currentQuestion(engine, started.run)
    if (isRefusal(shown)) return shown
    return {
      challenge: challengeOf(started.run),
      question: shownQuestion(shown),
      resumed: started.resumed,
    }
  })

  serve(app, identify, 'POST /api/solo-challenge/next-question', async ({ caller, body }) => {
    const run = await store.run(caller.userId, body.challengeId)
    if (!run || run.endedAt !== null) return refuse('no_open_run', 'This run is over')
    const shown = await currentQuestion(engine, run)
    if (isRefusal(shown)) return shown
    return { challenge: challengeOf(run), question: shownQuestion(shown) }
  })

  serve(app, identify, 'GET /api/solo-challenge/:challengeId/review', async ({ caller, params }) => {
    const run = await store.run(caller.userId, params.challengeId)
    if (!run) return refuse('not_found', 'We can’t find that run. Start a new one.')
    const { xp, misses, pastEnd } = await store.runReview(run)
    return {
      ...{ challenge: challengeOf(run), xpEarned: xp, misses: misses.map(missedQuestion) },
      ...(pastEnd ? { pastEnd: { answers: pastEnd.answers, xpEarned: pastEnd.xp } } : {}),
    }
  })

  serve(app, identify, 'POST /api/solo-challenge/answer', ({ caller, body }) =>
    answerQuestion(engine, caller.userId, {
      // On the wire a run is a challenge, and a showing the question.
      runId: body.challengeId,
      showingId: body.questionId,
      shownIndex: body.userAnswer,
    }),
  )
}
