import type { ChatAction } from '#protocol/http/companion.ts'
import type { LibraryRule } from '#protocol/library.ts'
import { topicWords, wordsOf } from '#rules/asking/words.ts'
import { MIXED, type PlayableSubject, type Subject } from '#rules/subjects.ts'
import type { StudyStore } from '../store.ts'
import { applied } from './apply.ts'
import type { OpenItem } from './host.ts'
import type { Intent, ReadMessage } from './intent.ts'
import type { Library } from './library.ts'
import type { Meaning } from './meaning.ts'
import { practice } from './personal.ts'
import { appliedText, approachText, ruleText } from './rule-text.ts'
import type { Thread } from './store.ts'

/** An answer composed from the library alone: nothing in it is made up. */
export interface Grounded {
  intent: Intent
  content: string
  /** the rules it rests on, which a model may put in its own words */
  rules: LibraryRule[]
  actions: ChatAction[]
  topic: string
  /** said after the content, whoever words it; null for nothing */
  aside: string | null
}

/** Everything the reply to a message is made from. */
export interface Situation {
  library: Library
  store: Pick<StudyStore, 'latestAnswers' | 'playerState'>
  userId: string
  thread: Thread | null
  /** the subject the panel is set to */
  subject: PlayableSubject | null
  /** the player's questions that are still open */
  open: readonly OpenItem[]
  /** where the host has a model of meaning */
  meaning?: Meaning | null
}

export const saying = (intent: Intent, content: string, parts: Partial<Grounded> = {}): Grounded => ({
  intent,
  content,
  rules: [],
  actions: [],
  topic: '',
  aside: null,
  ...parts,
})

/** The one subject meant, where it is one. */
export const one = (subject: PlayableSubject | null | undefined): Subject | undefined =>
  subject && subject !== MIXED ? subject : undefined

/** Returns the words of a question about a subject without those of the subject itself. */
export function beside(subject: PlayableSubject | null, message: string): string {
  if (subject === null) return message
  const named = new Set([
    ...wordsOf(subject),
    ...wordsOf('civil pro con constitutional criminal crim contracts contract torts tort'),
  ])
  return topicWords(message)
    .filter((word) => !named.has(word))
    .join(' ')
}

/** A rule, or the part or use of it that was asked for; with facts in the question, the rule beside them. */
export function ruleReply(rule: LibraryRule, request: ReadMessage): Grounded {
  const { intent, part, facts, asked } = request
  const beside = intent === 'explain' && part === 'whole' ? applied(rule, facts) : null
  const content =
    intent === 'approach'
      ? approachText(rule)
      : beside
        ? appliedText(rule, beside, asked)
        : ruleText(rule, part, asked)
  return saying(intent, content, {
    rules: [rule],
    actions: intent === 'approach' || part === 'example' ? [practice(rule.subject)] : [],
    topic: rule.area,
  })
}
