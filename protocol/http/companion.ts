import { z } from 'zod'
import { HISTORY_PAGE, KEPT_OF_MESSAGE, MESSAGE_LIMIT } from '#rules/companion.ts'
import { whole } from '../figures.ts'
import { toldInstant } from '../instant.ts'
import { toldRule } from '../library.ts'
import type { FailedLine } from '../lines.ts'
import type { Route } from '../route.ts'
import { ruleTopic } from './rule-topic.ts'
import { playableSubject } from './solo.ts'

/** Why Atticus is silent: a live duel is on, or the clock of the daily question runs (design section 5). */
const COMPANION_CLOSURES = ['duel', 'daily'] as const
const companionClosure = z.enum(COMPANION_CLOSURES)

/** A rule an answer rests on: shown as a chip that opens it. */
const source = z.object({ id: z.string().max(200), area: z.string().max(200), subject: z.string().max(60) })

/** Where an answer leads: a practice question, or a screen of the app. */
const action = z.object({
  kind: z.enum(['practice', 'stats', 'settings', 'home', 'leaderboard', 'exam', 'notebook']),
  label: z.string().max(60),
  subject: playableSubject.optional(),
})

/** A message of the thread (spec section 3). `sourced` is false where a model's words cite no rule of the library. */
export const chatMessage = z.object({
  id: z.uuid(),
  role: z.enum(['user', 'assistant']),
  content: z.string().max(KEPT_OF_MESSAGE * 3),
  timestamp: toldInstant,
  sources: z.array(source).max(10),
  sourced: z.boolean(),
  actions: z.array(action).max(4),
})

/** The panel's subject, and the rule that lies open in it: 'its traps' are that rule's. */
const context = z.object({ subject: playableSubject.optional(), ruleId: z.string().max(200).optional() })

const message = z
  .string({ error: 'Type a message' })
  .max(MESSAGE_LIMIT, `Keep it under ${whole(MESSAGE_LIMIT)} characters`)
  .trim()
  .min(1, 'Type a message')

/** One line of a streamed reply: words as they come, and last the message as it is kept. */
export type ChatEvent = { type: 'text'; text: string } | { type: 'done'; message: ChatMessage } | FailedLine

/** One line of a model's words lent to the desktop's engine: words as they come, and last all of them, null where it has none. */
export const lentWords = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('done'), words: z.string().nullable() }),
])

export const companionRoutes = {
  'POST /api/chatbot/message': {
    home: 'engine',
    uses: 'questions',
    access: 'player',
    summary:
      'Ask Atticus; with Accept: application/x-ndjson the reply comes as lines of text and, last, the message',
    body: z.object({ message, context: context.optional() }),
    reply: z.object({ response: z.string(), message: chatMessage }),
  },
  'GET /api/chatbot/history': {
    home: 'engine',
    uses: 'questions',
    access: 'player',
    summary: 'The thread so far, oldest first, and whether Atticus is closed now',
    reply: z.object({ messages: z.array(chatMessage), closed: companionClosure.nullable() }),
  },
  'DELETE /api/chatbot/history': {
    home: 'engine',
    uses: 'questions',
    access: 'player',
    summary: 'Forget the thread',
    reply: z.object({ ok: z.literal(true) }),
  },
  'GET /api/chatbot/suggestions': {
    home: 'engine',
    uses: 'questions',
    access: 'player',
    summary: 'What to ask, from one’s own weak areas and latest misses',
    query: z.object({ subject: playableSubject.optional() }),
    reply: z.object({ suggestions: z.array(z.string()) }),
  },
  'GET /api/chatbot/study-tips/:subject': {
    home: 'engine',
    uses: 'questions',
    access: 'player',
    summary: 'Tips for a subject, from one’s own weak areas',
    params: z.object({ subject: playableSubject }),
    reply: z.object({ tips: z.array(z.string()) }),
  },
  'GET /api/chatbot/rules/:id': {
    home: 'engine',
    uses: 'questions',
    access: 'player',
    summary: 'One rule of the library, whole',
    params: z.object({ id: z.string().max(200) }),
    reply: toldRule,
  },
  'GET /api/chatbot/rule': {
    home: 'engine',
    uses: 'questions',
    access: 'player',
    summary: 'The rule of the library that a question of this area rests on',
    query: ruleTopic,
    reply: toldRule,
  },
  'GET /api/chatbot/closed': {
    home: 'cloud, for the engine',
    uses: 'nothing',
    access: 'player',
    summary: 'For the desktop’s engine: why Atticus is silent now, and whether the server has a model',
    reply: z.object({ closed: companionClosure.nullable(), model: z.boolean() }),
  },
  'POST /api/chatbot/words': {
    home: 'cloud, for the engine',
    uses: 'nothing',
    access: 'player',
    summary:
      'For the desktop’s engine: a model’s words for a grounded answer, null where it has none in time; with Accept: application/x-ndjson they come as lines',
    body: z.object({
      message: z.string().min(1).max(KEPT_OF_MESSAGE),
      subject: playableSubject.nullable(),
      ruleIds: z.array(z.string().max(200)).min(1).max(3),
      recent: z
        .array(
          z.object({ role: z.enum(['user', 'assistant']), content: z.string().max(KEPT_OF_MESSAGE * 3) }),
        )
        .max(6),
    }),
    reply: z.object({ words: z.string().nullable() }),
  },
  'POST /api/chatbot/history': {
    home: 'cloud, for the engine',
    uses: 'nothing',
    access: 'player',
    summary: 'For the desktop’s engine: messages of the thread that were written offline; each is kept once',
    body: z.object({ messages: z.array(chatMessage).min(1).max(HISTORY_PAGE) }),
    reply: z.object({ ok: z.literal(true) }),
  },
} as const satisfies Record<string, Route>

export type ChatMessage = z.infer<typeof chatMessage>
export type LentWords = z.infer<typeof lentWords>
export type ChatSource = z.infer<typeof source>
export type ChatAction = z.infer<typeof action>
export type CompanionClosure = z.infer<typeof companionClosure>
