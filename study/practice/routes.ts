import type { FastifyInstance } from 'fastify'
import { isRefusal } from '#http/refusal.ts'
import { serve } from '#http/serve.ts'
import type { StudyEngine } from '../engine.ts'
import { shownQuestion } from '../questions/shown.ts'
import { answerPractice } from './answer.ts'
import { asksFirst, nextPractice } from './pick.ts'
import { today } from './today.ts'

/** Practice and review over HTTP. */
export function practiceRoutes(app: FastifyInstance, engine: StudyEngine): void {
  const { identify, store, now } = engine

  serve(app, identify, 'GET /api/study/today', async ({ caller: { userId } }) =>
    today(userId, await store.playerState(userId), await store.practiceAreas(), now()),
  )

  serve(app, identify, 'POST /api/practice/next', async ({ caller: { userId }, body }) => {
    const { kind = 'practice', subjects = [], skip } = body
    if (skip !== undefined) await store.putAside(userId, skip)
    const next = await nextPractice(engine, userId, { kind, subjects })
    if (isRefusal(next)) return next
    const { shown, due } = next
    return {
      question: shown && shownQuestion(shown),
      why: shown?.showing.practice?.why ?? null,
      due,
      leadInFirst: await asksFirst(store, userId),
    }
  })

  serve(app, identify, 'POST /api/practice/answer', ({ caller: { userId }, body }) =>
    answerPractice(engine, userId, {
      // On the wire a showing is the question.
      showingId: body.questionId,
      shownIndex: body.userAnswer,
      confidence: body.confidence ?? null,
    }),
  )
}
