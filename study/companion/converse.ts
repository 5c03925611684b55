import { randomUUID } from 'node:crypto'
import { type Refusal, refuse } from '#http/refusal.ts'
import type { CompanionClosure } from '#protocol/http/companion.ts'
import { uuidv7 } from '#protocol/uuidv7.ts'
import { HISTORY_LIMIT, KEPT_OF_MESSAGE } from '#rules/companion.ts'
import type { PlayableSubject } from '#rules/subjects.ts'
import type { StudyStore } from '../store.ts'
import { ground } from './ground.ts'
import type { CompanionHost, OpenItem } from './host.ts'
import type { Intent } from './intent.ts'
import type { Library } from './library.ts'
import { citedIn, citingAsItComes } from './model.ts'
import { withoutOpen } from './open-question.ts'
import { sourceOf } from './rule-text.ts'
import type { Grounded } from './situation.ts'
import type { CompanionMessage, Thread } from './store.ts'

/** The companion's host, store and clock. */
export interface Companion {
  host: CompanionHost
  store: StudyStore
  now: () => number
}

export interface Question {
  userId: string
  message: string
  /** what the panel is set to */
  subject: PlayableSubject | null
  /** the rule that lies open beside the message, if one does */
  ruleId?: string | null
}

const CLOSED: Readonly<Record<CompanionClosure, Refusal>> = {
  duel: refuse('companion_closed', 'Atticus can’t talk during your duel. Ask him when it’s over.'),
  daily: refuse(
    'companion_closed',
    'Atticus can’t talk during your daily case. Answer it, then ask him why.',
  ),
}

/** The refusal while Atticus is closed for a player; null when he may speak. */
export async function closedFor({ host }: Companion, userId: string): Promise<Refusal | null> {
  const closure = await host.closed(userId)
  return closure && CLOSED[closure]
}

/** Questions that are still before the player, which nobody talks about. */
const OPEN_ITEMS = 120
export async function openFor({ host, store }: Companion, userId: string): Promise<OpenItem[]> {
  const [shown, elsewhere] = await Promise.all([
    store.openItems(userId, OPEN_ITEMS),
    host.openItems?.(userId) ?? [],
  ])
  return [...shown, ...elsewhere]
}

/** Messages of the thread that go with a question. */
const RECENT = 6
/** The intents whose answer a model may put in its own words; everything personal stays in ours. */
const MODELLED: ReadonlySet<Intent> = new Set<Intent>(['explain', 'compare', 'approach'])

/** Returns the rule that lies open beside a message, for the message to lean on. */
function openRule(library: Library, { ruleId, subject }: Question): Thread | null {
  const rule = ruleId ? library.byId(ruleId) : null
  return rule && { intent: 'explain', ruleIds: [rule.id], topic: rule.area, subject }
}

interface Words {
  content: string
  rules: Grounded['rules']
  sourced: boolean
  /** whether a model was waited for */
  waited: boolean
}

async function inOwnWords(
  { host }: Companion,
  { message, subject }: Question,
  recent: readonly CompanionMessage[],
  answer: Grounded,
  onText: (text: string) => void,
): Promise<Words> {
  const { model } = host
  const ours = { content: answer.content, rules: answer.rules, sourced: true, waited: false }
  if (!model || model.isThere?.() === false) return ours
  if (!MODELLED.has(answer.intent) || answer.rules.length === 0) return ours
  const said = await model.ask(
    {
      message: message.slice(0, KEPT_OF_MESSAGE),
      subject,
      rules: answer.rules,
      recent: recent.map(({ role, content }) => ({ role, content })),
    },
    citingAsItComes(answer.rules, onText),
  )
  const cited = citedIn(said ?? '', answer.rules)
  if (cited.content === '') return { ...ours, waited: true }
  return { ...cited, sourced: cited.rules.length > 0, waited: true }
}

/**
 * Replies to a message and keeps both. `onText` gets a model's words as they come; what is answered in the end replaces
 * them.
 */
export async function converse(
  companion: Companion,
  question: Question,
  onText: (text: string) => void = () => undefined,
): Promise<CompanionMessage | Refusal> {
  const { host, store, now } = companion
  const { userId, message, subject } = question
  const refused = (await closedFor(companion, userId)) ?? (await host.limit?.(userId)) ?? null
  if (refused) return refused
  const askedAt = now()
  const [library, recent, open] = await Promise.all([
    host.library(),
    store.companionThread(userId, RECENT),
    openFor(companion, userId),
  ])
  const thread =
    openRule(library, question) ?? recent.findLast(({ thread }) => thread !== null)?.thread ?? null
  const { meaning = null } = host
  const answer = await ground(message, { library, store, userId, thread, subject, open, meaning })
  const words = await inOwnWords(companion, question, withoutOpen(recent, open), answer, onText)
  // A duel may have begun, or the daily clock, while a model was thinking.
  const closedMeanwhile = words.waited ? await closedFor(companion, userId) : null
  if (closedMeanwhile) return closedMeanwhile

  const plain = { sources: [], sourced: true, actions: [], thread: null }
  const asked: CompanionMessage = {
    ...plain,
    id: uuidv7(askedAt, randomUUID),
    userId,
    role: 'user',
    content: message.length > KEPT_OF_MESSAGE ? `${message.slice(0, KEPT_OF_MESSAGE)}…` : message,
    at: askedAt,
  }
  const answeredAt = Math.max(now(), askedAt + 1)
  const reply: CompanionMessage = {
    id: uuidv7(answeredAt, randomUUID),
    userId,
    role: 'assistant',
    content: answer.aside ? `${words.content}\n\n${answer.aside}` : words.content,
    sources: words.rules.map(sourceOf),
    sourced: words.sourced,
    actions: answer.actions,
    thread:
      answer.rules.length > 0
        ? { intent: answer.intent, ruleIds: answer.rules.map(({ id }) => id), topic: answer.topic, subject }
        : null,
    at: answeredAt,
  }
  await store.keepCompanion(userId, [asked, reply], HISTORY_LIMIT)
  host.changed?.(userId, 'added')
  return reply
}
