import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { refuse } from '#http/refusal.ts'
import { serve } from '#http/serve.ts'
import type { StudyMark } from '#protocol/sync/mark.ts'
import { uuidv7 } from '#protocol/uuidv7.ts'
import { dueAt } from '#rules/memory/due.ts'
import { examAtOf } from '#rules/plan/study-plan.ts'
import { areaKey } from '#rules/practice/choose-area.ts'
import type { StudyEngine } from '../engine.ts'
import { memoryChange } from './memory-change.ts'
import { notebookOf } from './notebook.ts'
import { ruleIdOf } from './rule-id.ts'

/** The last misses that a notebook holds. */
const MISSES = 200

const CLOSED = refuse('companion_closed', 'Your notebook is closed while a question’s clock runs.')
const NOT_ANSWERED = refuse('not_found', 'You can only save questions you’ve answered.')
const NO_MISS = refuse('not_found', 'We can’t find that miss. Reload your notebook.')
const NOT_MET = refuse('not_found', 'You haven’t met that rule yet.')

/** The notebook, and what a player tells beside answers. */
export function notebookRoutes(app: FastifyInstance, engine: StudyEngine): void {
  const { identify, store, now, companion } = engine

  const library = async () => (await companion?.library())?.rules ?? []
  const marked = () => {
    const at = now()
    return { id: uuidv7(at, randomUUID), at: new Date(at).toISOString() }
  }

  /** The target as it is stored, or null where the player may keep no note on it. */
  async function targetOf(userId: string, told: string): Promise<string | null> {
    const [kind, name = ''] = told.split(/:(.*)/s)
    if (kind === 'rule') return (await library()).some(({ id }) => id === name) ? told : null
    const id = kind === 'showing' ? (await store.answerAt(userId, name))?.questionId : name
    return id && (await store.answeredItems(userId, [id])).length > 0 ? `question:${id}` : null
  }

  serve(app, identify, 'GET /api/notebook', async ({ caller: { userId } }) => {
    if (await companion?.closed(userId)) return CLOSED
    const [misses, notes, { topics }, rules] = await Promise.all([
      store.misses(userId, MISSES),
      store.notes(userId),
      store.playerState(userId),
      library(),
    ])
    const ids = notes.flatMap(({ target }) =>
      target.startsWith('question:') ? [target.slice('question:'.length)] : [],
    )
    const byArea = new Map(rules.map((rule) => [areaKey(rule), rule.id]))
    const byId = new Map(rules.map((rule) => [rule.id, rule]))
    return notebookOf({
      ...{ misses, notes, topics },
      items: await store.answeredItems(userId, ids),
      ruleIdOf: (topic) => byArea.get(areaKey(topic)) ?? null,
      topicOf: (ruleId) => byId.get(ruleId) ?? null,
    })
  })

  serve(app, identify, 'POST /api/notebook/note', async ({ caller: { userId }, body }) => {
    const target = await targetOf(userId, body.target)
    if (!target) return NOT_ANSWERED
    const note = await store.keepNote(userId, { type: 'note', ...marked(), ...body, target })
    return { id: note.id, bookmarked: note.bookmarked, text: note.text }
  })

  async function tell(userId: string, mark: StudyMark, answer: Parameters<typeof memoryChange>[1]) {
    const moves = memoryChange(mark, answer)
    const memory = moves && (await store.tell(userId, mark, moves))
    if (!memory) return memory
    const examAt = examAtOf(await store.studyPlan(userId), now())
    return { dueAt: dueAt({ userId, area: moves.topic.area, memory, examAt }) }
  }

  serve(app, identify, 'POST /api/practice/reason', async ({ caller: { userId }, body }) => {
    const miss = await store.answerAt(userId, body.questionId)
    if (!miss || miss.isCorrect) return NO_MISS
    const mark: StudyMark = { type: 'reason', ...marked(), target: miss.id, reason: body.reason }
    const told = await tell(userId, mark, miss)
    return told ? { ...told, ruleId: await ruleIdOf(engine, miss) } : NO_MISS
  })

  serve(
    app,
    identify,
    'POST /api/practice/card',
    async ({ caller: { userId }, body }) =>
      (await tell(userId, { type: 'card', ...marked(), ...body }, null)) ?? NOT_MET,
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
