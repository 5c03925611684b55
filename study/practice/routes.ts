import type { FastifyInstance } from 'fastify'
import { isRefusal } from '#http/refusal.ts'
import { serve } from '#http/serve.ts'
import { utcWeekStart } from '#rules/days.ts'
import type { StudyEngine } from '../engine.ts'
import { shownQuestion } from '../questions/shown.ts'
import { answerPractice } from './answer.ts'
import { asksFirst, nextPractice } from './pick.ts'
import { today } from './today.ts'

/** Answers of a week that are looked at for today's share: more than anybody plans. */
const MOST_A_WEEK = 3_000

/** Practice and review over HTTP. */
export function practiceRoutes(app: FastifyInstance, engine: StudyEngine): void {
  const { identify, store, now } = engine

  serve(app, identify, 'GET /api/study/today', async ({ caller: { userId } }) => {
    const at = now()
    const answered = await store.answersSince(userId, utcWeekStart(at), MOST_A_WEEK)
    const week = { plan: await store.studyPlan(userId), answeredAt: answered.map((one) => one.at) }
    const blockIsOpen = await store.hasOpenBlock(userId)
    return {
      ...today(userId, await store.playerState(userId), await store.practiceAreas(), week, at),
      blockIsOpen,
    }
  })

  serve(app, identify, 'POST /api/practice/next', async ({ caller: { userId }, body }) => {
    const { kind = 'practice', subjects = [], skip, noCard, about } = body
    if (skip !== undefined) await store.putAside(userId, skip)
    const next = await nextPractice(engine, userId, { kind, subjects, noCard, about })
    if (isRefusal(next)) return next
    const { shown, card, due } = next
    return {
      question: shown && shownQuestion(shown),
      card,
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
