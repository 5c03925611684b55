import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { isRefusal, refuse } from '#http/refusal.ts'
import { serve } from '#http/serve.ts'
import type { ChatEvent } from '#protocol/http/companion.ts'
import { HISTORY_LIMIT } from '#rules/companion.ts'
import type { PlayableSubject } from '#rules/subjects.ts'
import type { StudyHost } from '../engine.ts'
import { topicNow } from '../stats/summary.ts'
import { type Companion, closedFor, converse, type Question } from './converse.ts'
import type { CompanionHost } from './host.ts'
import { type Library, libraryOf } from './library.ts'
import { shownMessage } from './message.ts'
import { type Ground, studyTips, suggestions } from './suggest.ts'

/** Answers looked back on for suggestions and tips. */
const LOOKED_BACK = 20
const LINES = 'application/x-ndjson'
const NO_RULE = refuse('not_found', 'The library has no such rule')
const BROKE_OFF = {
  type: 'failed',
  code: 'internal',
  message: 'The reply broke off. Please try again.',
} as const

/** The library, read once; a failure is told to who asked and tried again by the next. */
function readOnce(read: () => Promise<Library>): () => Promise<Library> {
  let reading: Promise<Library> | null = null
  return () => {
    reading ??= read().catch((error: unknown) => {
      reading = null
      throw error
    })
    return reading
  }
}

const NOBODYS = libraryOf([])
const BARE: CompanionHost = { library: async () => NOBODYS, closed: async () => null, model: null }

/** The reply as lines: text as it comes, and last the message as it is kept. */
function streamed(companion: Companion, question: Question, log: (error: unknown) => void): Readable {
  const lines = new Readable({ read: () => undefined })
  const send = (event: ChatEvent) => lines.push(`${JSON.stringify(event)}\n`)
  converse(companion, question, (text) => send({ type: 'text', text }))
    .then((reply) =>
      send(
        isRefusal(reply)
          ? { type: 'failed', code: reply.refused, message: reply.message }
          : { type: 'done', message: shownMessage(reply) },
      ),
    )
    .catch((error: unknown) => {
      log(error)
      send(BROKE_OFF)
    })
    .finally(() => lines.push(null))
  return lines
}

/** Whether the clock of a player's daily question runs here. */
export type DailyRuns = (userId: string) => Promise<boolean>

/**
 * The study companion over HTTP (spec section 7, Study companion). He is silent while `dailyRuns` and while the host says
 * so.
 */
export function companionRoutes(
  app: FastifyInstance,
  { identify, store, now, companion }: StudyHost,
  dailyRuns: DailyRuns = async () => false,
): void {
  const given = companion ?? BARE
  const closed: CompanionHost['closed'] = async (userId) =>
    (await dailyRuns(userId)) ? 'daily' : given.closed(userId)
  const atticus: Companion = { host: { ...given, closed, library: readOnce(given.library) }, store, now }
  const { host } = atticus

  serve(app, identify, 'POST /api/chatbot/message', async ({ caller, body, request, reply }) => {
    const { userId } = caller
    const question = { userId, message: body.message, subject: body.context?.subject ?? null }
    if (request.headers.accept?.includes(LINES)) {
      const refused = await closedFor(atticus, userId)
      if (refused) return refused
      reply.type(`${LINES}; charset=utf-8`)
      return streamed(atticus, question, (err) => request.log.error({ err }, 'reply broke off'))
    }
    const answer = await converse(atticus, question)
    return isRefusal(answer) ? answer : { response: answer.content, message: shownMessage(answer) }
  })

  serve(app, identify, 'GET /api/chatbot/history', async ({ caller }) => {
    const closed = await host.closed(caller.userId)
    // What was told before helps as much as what is told now.
    if (closed) return { messages: [], closed }
    await host.refresh?.(caller.userId)
    const thread = await store.companionThread(caller.userId, HISTORY_LIMIT)
    return { messages: thread.map(shownMessage), closed }
  })

  serve(app, identify, 'DELETE /api/chatbot/history', async ({ caller }) => {
    await store.clearCompanion(caller.userId)
    host.changed?.(caller.userId, 'cleared')
    return { ok: true as const }
  })

  async function groundFor(userId: string, subject: PlayableSubject | null): Promise<Ground> {
    const [library, { topics }, answers] = await Promise.all([
      host.library(),
      store.playerState(userId),
      store.latestAnswers(userId, LOOKED_BACK),
    ])
    const at = now()
    return { library, answers, subject, now: at, topics: topics.map((topic) => topicNow(topic, at)) }
  }

  serve(
    app,
    identify,
    'GET /api/chatbot/suggestions',
    async ({ caller, query }) =>
      (await closedFor(atticus, caller.userId)) ?? {
        suggestions: suggestions(await groundFor(caller.userId, query.subject ?? null)),
      },
  )

  serve(
    app,
    identify,
    'GET /api/chatbot/study-tips/:subject',
    async ({ caller, params }) =>
      (await closedFor(atticus, caller.userId)) ?? {
        tips: studyTips(await groundFor(caller.userId, params.subject)),
      },
  )

  serve(app, identify, 'GET /api/chatbot/rules/:id', async ({ caller, params }) => {
    const refused = await closedFor(atticus, caller.userId)
    if (refused) return refused
    const rule = (await host.library()).byId(params.id)
    if (!rule) return NO_RULE
    const { asked: _asked, explained: _explained, ...whole } = rule
    return whole
  })
}
