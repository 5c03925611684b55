import type { FastifyInstance } from 'fastify'
import { inLines, wantsLines } from '#http/lines.ts'
import { isRefusal, refuse } from '#http/refusal.ts'
import { type Identify, serve } from '#http/serve.ts'
import type { LentWords } from '#protocol/http/companion.ts'
import { HISTORY_LIMIT } from '#rules/companion.ts'
import { type Companion, closedFor, openFor } from '#study/companion/converse.ts'
import { messageKept } from '#study/companion/message.ts'
import { copiesOpen, withoutOpen } from '#study/companion/open-question.ts'

const OPEN = refuse('companion_closed', 'That question is still open, so Atticus won’t discuss it.')
const NO_RULES = refuse('not_found', 'We can’t find that rule in the library')

/** The calls of the desktop's engine to the cloud: whether Atticus may speak, a model's words, and a place for the thread. */
export function desktopCompanionRoutes(app: FastifyInstance, identify: Identify, atticus: Companion): void {
  const { host, store } = atticus

  serve(app, identify, 'GET /api/chatbot/closed', async ({ caller }) => ({
    closed: await host.closed(caller.userId),
    model: host.model !== null,
  }))

  serve(app, identify, 'POST /api/chatbot/words', async ({ caller, body, request, reply }) => {
    const { userId } = caller
    const refused = (await closedFor(atticus, userId)) ?? (await host.limit?.(userId))
    if (refused) return refused
    const open = await openFor(atticus, userId)
    if (copiesOpen(body.message, open)) return OPEN
    const library = await host.library()
    const rules = body.ruleIds.flatMap((id) => library.byId(id) ?? [])
    if (rules.length !== body.ruleIds.length) return NO_RULES
    const { message, subject } = body
    const recent = withoutOpen(body.recent, open)
    const lend = async (onText: (text: string) => void) => {
      const words = (await host.model?.ask({ message, subject, rules, recent }, onText)) ?? null
      // A duel may have begun while the model was thinking.
      return (await closedFor(atticus, userId)) ?? { words }
    }
    if (!wantsLines(request)) return lend(() => undefined)
    return inLines<LentWords>({ request, reply }, async (tell) => {
      const lent = await lend((text) => tell({ type: 'text', text }))
      return isRefusal(lent) ? lent : { type: 'done', ...lent }
    })
  })

  serve(app, identify, 'POST /api/chatbot/history', async ({ caller, body }) => {
    const messages = body.messages.map((message) => messageKept(caller.userId, message))
    await store.keepCompanion(caller.userId, messages, HISTORY_LIMIT)
    return { ok: true as const }
  })
}
