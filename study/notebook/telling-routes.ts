import type { FastifyInstance } from 'fastify'
import { refuse } from '#http/refusal.ts'
import { serve } from '#http/serve.ts'
import type { StudyMark } from '#protocol/sync/mark.ts'
import { dueAt } from '#rules/memory/due.ts'
import { examAtOf } from '#rules/plan/study-plan.ts'
import { isDueAt } from '#rules/practice/choose-area.ts'
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
    const moved = moves && (await store.tell(userId, mark, moves))
    if (!moved) return null
    const { memory, stays } = moved
    const at = now()
    const examAt = examAtOf(await store.studyPlan(userId), at)
    const rule = { userId, area: moves.topic.area, memory, examAt }
    // A rule that was missed stays due, whatever its card did to its memory.
    return { stays, dueAt: isDueAt(rule, at) ? at : dueAt(rule) }
  }

  serve(app, identify, 'POST /api/practice/reason', async ({ caller: { userId }, body }) => {
    const miss = await store.answerAt(userId, body.questionId)
    if (!miss || miss.isCorrect) return NO_MISS
    const mark: StudyMark = { type: 'reason', ...newMark(now()), target: miss.id, reason: body.reason }
    const told = await tell(userId, mark, miss)
    if (!told) return NO_MISS
    const { dueAt, stays } = told
    return { dueAt, reason: stays ?? body.reason, ruleId: await ruleIdOf(engine, miss) }
  })

  serve(app, identify, 'POST /api/practice/card', async ({ caller: { userId }, body }) => {
    const told = await tell(userId, { type: 'card', ...newMark(now()), ...body }, null)
    return told ? { dueAt: told.dueAt } : NOT_MET
  })

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
