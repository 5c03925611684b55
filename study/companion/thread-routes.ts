import type { FastifyInstance } from 'fastify'
import { inLines, wantsLines } from '#http/lines.ts'
import { isRefusal } from '#http/refusal.ts'
import { type Identify, serve } from '#http/serve.ts'
import type { ChatEvent } from '#protocol/http/companion.ts'
import { HISTORY_LIMIT } from '#rules/companion.ts'
import { type Companion, closedFor, converse } from './converse.ts'
import { shownMessage } from './message.ts'

/** A player's talk with the companion: a message and its reply, the messages so far, and their removal. */
export function threadRoutes(app: FastifyInstance, identify: Identify, atticus: Companion): void {
  const { host, store } = atticus

  serve(app, identify, 'POST /api/chatbot/message', async ({ caller, body, request, reply }) => {
    const { userId } = caller
    const { subject = null, ruleId = null } = body.context ?? {}
    const question = { userId, message: body.message, subject, ruleId }
    if (wantsLines(request)) {
      const refused = await closedFor(atticus, userId)
      if (refused) return refused
      return inLines<ChatEvent>({ request, reply }, async (tell) => {
        const answer = await converse(atticus, question, (text) => tell({ type: 'text', text }))
        return isRefusal(answer) ? answer : { type: 'done', message: shownMessage(answer) }
      })
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
