import type { ChatAction, ChatSource } from '#protocol/http/companion.ts'
import type { PlayableSubject, Subject } from '#rules/subjects.ts'
import type { Attempt } from '../attempt.ts'
import type { Item } from '../item.ts'
import type { Intent } from './intent.ts'

/** The talk so far that the next question may lean on: 'and in contract?', 'and its elements?' */
export interface Thread {
  intent: Intent
  /** the rules of the reply, the first foremost */
  ruleIds: string[]
  /** what was asked about, in the player's words */
  topic: string
  subject: PlayableSubject | null
}

/** One message of a player's thread; `at` in ms. */
export interface CompanionMessage {
  id: string
  userId: string
  role: 'user' | 'assistant'
  content: string
  sources: ChatSource[]
  sourced: boolean
  actions: ChatAction[]
  thread: Thread | null
  at: number
}

/** An answer given before, with its item; `order` as shown, null where it is not known any more. */
export interface PastAnswer {
  attempt: Pick<Attempt, 'itemIndex' | 'isCorrect' | 'context' | 'at'> & { subject: Subject }
  item: Item
  order: number[] | null
}

/** The rows that the companion keeps and reads of one player. */
export interface CompanionStore {
  /** the thread, oldest first, at most `limit` messages */
  companionThread(userId: string, limit: number): Promise<CompanionMessage[]>
  /** Adds messages, those already there left as they are, and drops the oldest above `limit`. */
  keepCompanion(userId: string, messages: readonly CompanionMessage[], limit: number): Promise<void>
  clearCompanion(userId: string): Promise<void>
  /** answers given last, newest first; not those to questions that an open exam block asks again */
  latestAnswers(userId: string, limit: number): Promise<PastAnswer[]>
  /** items before the player now and not answered: what must not be talked about */
  openItems(userId: string, limit: number): Promise<Pick<Item, 'stem' | 'choices'>[]>
}
