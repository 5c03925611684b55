import type { FastifyInstance } from 'fastify'
import { refuse } from '#http/refusal.ts'
import { serve } from '#http/serve.ts'
import type { StudyMark } from '#protocol/sync/mark.ts'
import { dueAt } from '#rules/memory/due.ts'
import { examAtOf } from '#rules/plan/study-plan.ts'
import type { StudyEngine } from '../engine.ts'
import { memoryChange, type Told } from './memory-change.ts'
import { newMark } from './new-mark.ts'
import { ruleIdOf } from './rule-id.ts'

const NO_MISS = refuse('not_found', 'We can’t find that miss. Reload your notebook.')
const NOT_MET = refuse('not_found', 'You haven’t met that rule yet.')

/** Why a miss was one and how a rule card went, and what the answers so far say of both. */
export function tellingRoutes(app: FastifyInstance, engine: StudyEngine): void {
  const { identify, store, now } = engine

  async function tell(userId: string, mark: StudyMark, answer: Told | null) {
    const moves = memoryChange(mark, answer)
    const memory = moves && (await store.tell(userId, mark, moves))
    if (!memory) return memory
    const examAt = examAtOf(await store.studyPlan(userId), now())
    return { dueAt: dueAt({ userId, area: moves.topic.area, memory, examAt }) }
  }

  serve(app, identify, 'POST /api/practice/reason', async ({ caller: { userId }, body }) => {
    const miss = await store.answerAt(userId, body.questionId)
    if (!miss || miss.isCorrect) return NO_MISS
    const mark: StudyMark = { type: 'reason', ...newMark(now()), target: miss.id, reason: body.reason }
    const told = await tell(userId, mark, miss)
    return told ? { ...told, ruleId: await ruleIdOf(engine, miss) } : NO_MISS
  })

  serve(
    app,
    identify,
    'POST /api/practice/card',
    async ({ caller: { userId }, body }) =>
      (await tell(userId, { type: 'card', ...newMark(now()), ...body }, null)) ?? NOT_MET,
  )

  serve(app, identify, 'GET /api/stats/confidence', async ({ caller: { userId } }) => {
    const [told, { topics }] = await Promise.all([store.told(userId), store.playerState(userId)])
    return {
      ...told,
      sureWrong: topics.flatMap(({ subject, subtopic, area, memory }) =>
        memory?.sureWrong ? [{ subject, subtopic, area, at: memory.sureWrong.at }] : [],
      ),
    }
  })
}
