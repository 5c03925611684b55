import type { FastifyInstance } from 'fastify'
import { refuse } from '#http/refusal.ts'
import { serve } from '#http/serve.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import type { NoteMark } from '#protocol/sync/mark.ts'
import { areaKey } from '#rules/practice/choose-area.ts'
import type { TopicStats } from '#rules/progress/state.ts'
import type { StudyEngine } from '../engine.ts'
import type { Item } from '../item.ts'
import { withElsewhere } from './elsewhere.ts'
import { newMark } from './new-mark.ts'
import { onQuestion } from './note-target.ts'
import { keptNote, notebookOf, sureWrongBefore } from './notebook.ts'
import type { Missed } from './store.ts'

type Notebook = ReplyOf<'GET /api/notebook'>

/** The last misses that a notebook holds, beside those of rules that were sure and wrong. */
const MISSES = 200

const CLOSED = refuse(
  'companion_closed',
  'Your notebook is closed during a duel or your daily case. Finish it, then come back.',
)
const NOT_ANSWERED = refuse('not_found', 'You can only save questions you’ve answered.')

/** The notebook over HTTP: misses by rule, bookmarks and notes. */
export function notebookRoutes(app: FastifyInstance, engine: StudyEngine): void {
  const { identify, store, now, companion } = engine

  const library = async () => (await companion?.library())?.rules ?? []

  /** The target as it is stored, or null where the player may keep no note on it. */
  async function targetOf(userId: string, told: string): Promise<string | null> {
    const [kind, name = ''] = told.split(/:(.*)/s)
    if (kind === 'rule') return (await library()).some(({ id }) => id === name) ? told : null
    const id = kind === 'showing' ? (await store.answerAt(userId, name))?.questionId : name
    return id && (await store.hasAnswered(userId, id)) ? onQuestion(id) : null
  }

  /** The last misses, and the older ones of rules that are still sure and wrong: those leave by right answers alone. */
  async function missesOf(userId: string, topics: readonly TopicStats[]): Promise<Missed[]> {
    const last = await store.misses(userId, MISSES)
    const oldest = last.length < MISSES ? undefined : last.at(-1)
    return oldest ? [...last, ...(await store.missesAt(userId, sureWrongBefore(topics, oldest.at)))] : last
  }

  /** Adds the questions that only the server has, where one is missing here. */
  async function withServers(own: Notebook, ids: readonly string[], notes: readonly NoteMark[]) {
    const known = new Set(own.rules.flatMap(({ questions }) => questions.map(({ id }) => id)))
    const isWhole = own.rules.every(({ missedIn }) => !missedIn) && ids.every((id) => known.has(id))
    const server = isWhole ? null : await engine.serverNotebook?.()
    if (!server) return own
    const asked = server.rules.flatMap(({ questions }) => questions.map(({ id }) => id))
    const here = await store.inBank(asked)
    return withElsewhere(own, server, { isHere: (id) => here.has(id), notes })
  }

  serve(app, identify, 'GET /api/notebook', async ({ caller: { userId } }) => {
    if (await companion?.closed(userId)) return CLOSED
    const { topics } = await store.playerState(userId)
    const [misses, notes, rules, elsewhere] = await Promise.all([
      missesOf(userId, topics),
      store.notes(userId),
      library(),
      // Such as in a friend game, which this engine's showings don't know of.
      companion?.openItems?.(userId) ?? [],
    ])
    const open = new Set(elsewhere.map(({ stem }) => stem))
    const isClosed = (item: Item | null) => item === null || !open.has(item.stem)
    const ids = notes.flatMap((note) =>
      keptNote(note) && note.target.startsWith('question:') ? [note.target.slice('question:'.length)] : [],
    )
    const byArea = new Map(rules.map((rule) => [areaKey(rule), rule.id]))
    const byId = new Map(rules.map((rule) => [rule.id, rule]))
    const own = notebookOf({
      ...{ notes, topics },
      misses: misses.filter(({ item }) => isClosed(item)),
      items: (await store.answeredItems(userId, ids)).filter(isClosed),
      ruleIdOf: (topic) => byArea.get(areaKey(topic)) ?? null,
      topicOf: (ruleId) => byId.get(ruleId) ?? null,
    })
    return withServers(own, ids, notes)
  })

  serve(app, identify, 'POST /api/notebook/note', async ({ caller: { userId }, body }) => {
    const target = await targetOf(userId, body.target)
    if (!target) return NOT_ANSWERED
    const note = await store.keepNote(userId, { type: 'note', ...newMark(now()), ...body, target })
    return { id: note.id, bookmarked: note.bookmarked, text: note.text }
  })
}
