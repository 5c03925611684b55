import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { isRefusal } from '#http/refusal.ts'
import { type Identify, serve } from '#http/serve.ts'
import type { ChatEvent } from '#protocol/http/companion.ts'
import { HISTORY_LIMIT } from '#rules/companion.ts'
import { type Companion, closedFor, converse, type Question } from './converse.ts'
import { shownMessage } from './message.ts'

const LINES = 'application/x-ndjson'
const BROKE_OFF = {
  type: 'failed',
  code: 'internal',
  message: 'The reply broke off. Try again.',
} as const

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

/** A player's talk with the companion: a message and its reply, the messages so far, and their removal. */
export function threadRoutes(app: FastifyInstance, identify: Identify, atticus: Companion): void {
  const { host, store } = atticus

  serve(app, identify, 'POST /api/chatbot/message', async ({ caller, body, request, reply }) => {
    const { userId } = caller
    const { subject = null, ruleId = null } = body.context ?? {}
    const question = { userId, message: body.message, subject, ruleId }
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
    // Earlier replies help as much as a new one would.
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
}
