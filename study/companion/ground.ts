import type { ChatAction } from '#protocol/http/companion.ts'
import type { LibraryRule } from '#protocol/library.ts'
import { MIXED, type PlayableSubject, type Subject } from '#rules/subjects.ts'
import type { StudyStore } from '../store.ts'
import { fieldBeyond, isErrand, isPrying } from './beyond.ts'
import type { OpenItem } from './host.ts'
import { type Intent, type Request, requestIn } from './intent.ts'
import type { Library } from './library.ts'
import { copiesOpen } from './open-question.ts'
import { practice, type Told, toldQuiz, toldStudy, toldWhy } from './personal.ts'
import type { Hit } from './rule-index.ts'
import type { Thread } from './store.ts'
import { isSure, LIKELY } from './sure.ts'
import { ABOUT_OPEN, PRIED, smallTalk, TOO_VAGUE, unknown } from './talk.ts'
import { text, told, toldApart, toldApproach, toldFurther } from './tell.ts'
import { topicWords, wordsOf } from './words.ts'

/** An answer composed from the library alone: nothing in it is made up. */
export interface Grounded {
  intent: Intent
  content: string
  /** the rules it rests on, which a model may put in its own words */
  rules: LibraryRule[]
  actions: ChatAction[]
  topic: string
}

/** What a message is answered from. */
export interface Situation {
  library: Library
  store: Pick<StudyStore, 'latestAnswers' | 'standings'>
  userId: string
  thread: Thread | null
  /** the subject the panel is set to */
  subject: PlayableSubject | null
  /** the player's questions that are still open */
  open: readonly OpenItem[]
}

/** Characters of a long message that are read for what it is about. */
const READ = 1_500
/** Answers looked back on for a miss. */
const LOOKED_BACK = 20

const saying = (intent: Intent, content: string, parts: Partial<Grounded> = {}): Grounded => ({
  intent,
  content,
  rules: [],
  actions: [],
  topic: '',
  ...parts,
})

const one = (subject: PlayableSubject | null | undefined): Subject | undefined =>
  subject && subject !== MIXED ? subject : undefined

/** What is left of a question about a subject when the subject itself is taken away. */
function beside(subject: PlayableSubject | null, message: string): string {
  if (subject === null) return message
  const named = new Set([
    ...wordsOf(subject),
    ...wordsOf('civil pro con constitutional criminal crim contracts contract torts tort'),
  ])
  return topicWords(message)
    .filter((word) => !named.has(word))
    .join(' ')
}

const personal = (intent: Intent, { content, rules, actions }: Told): Grounded =>
  saying(intent, content, { rules, actions, topic: rules[0]?.area ?? '' })

/** Answers a message from the library and the player's own record. */
export async function ground(message: string, situation: Situation): Promise<Grounded> {
  const { library, store, userId, thread, open } = situation
  const asked = message.slice(0, READ)
  if (copiesOpen(message, open)) return saying('live', ABOUT_OPEN)
  if (isPrying(asked)) return saying('unknown', PRIED)
  const request = requestIn(asked)
  const subject = request.subject ?? situation.subject
  switch (request.intent) {
    case 'talk':
      return saying('talk', smallTalk(asked))
    case 'live':
      return saying('live', ABOUT_OPEN)
    case 'why':
      return personal('why', toldWhy(library, await store.latestAnswers(userId, LOOKED_BACK)))
    case 'study':
      return personal('study', toldStudy(library, (await store.standings(userId)).topics, subject))
    case 'quiz':
      return personal('quiz', toldQuiz(quizSubject(asked, request, situation)))
    case 'compare':
      return apart(request, subject, asked, situation) ?? explain(asked, request, situation)
    case 'approach':
    case 'explain':
    case 'unknown':
      return isErrand(asked)
        ? saying('unknown', unknown(null, []))
        : request.leans && thread
          ? (followed(asked, request, thread, situation) ?? explain(asked, request, situation))
          : explain(asked, request, situation)
  }
}

/** 'Quiz me on hearsay' is about evidence, 'quiz me on it' about what was told last. */
function quizSubject(
  asked: string,
  request: Request,
  { library, thread, subject }: Situation,
): PlayableSubject {
  if (request.subject) return request.subject
  const [hit] = library.index.search(asked.replace(/^.*?\bme\b( a| an| some| another)?/i, ''))
  if (isSure(hit)) return hit.rule.subject
  const before = request.leans ? library.byId(thread?.ruleIds[0] ?? '') : null
  return before?.subject ?? subject ?? MIXED
}

const toldAs = (rule: LibraryRule, request: Request): Grounded =>
  saying(request.intent, request.intent === 'approach' ? toldApproach(rule) : told(rule, request.part), {
    rules: [rule],
    actions: request.intent === 'approach' ? [practice(rule.subject)] : [],
    topic: rule.area,
  })

/** Two rules, when both sides of the comparison name one; null leaves it to `explain`. */
function apart(
  { sides }: Request,
  subject: PlayableSubject | null,
  asked: string,
  { library }: Situation,
): Grounded | null {
  if (!sides) return null
  const near = one(subject)
  const [first, second] = sides.map((side) => library.index.search(side, { near })[0])
  if (!isSure(first) || !isSure(second) || first.rule === second.rule) return null
  return saying('compare', toldApart(first.rule, second.rule), {
    rules: [first.rule, second.rule],
    topic: asked,
  })
}

/** A question that leans on the last answer; null when it stands on its own feet after all. */
function followed(asked: string, request: Request, thread: Thread, { library }: Situation): Grounded | null {
  const before = library.byId(thread.ruleIds[0] ?? '')
  if (!before) return null
  const rest = beside(request.subject, asked)
  const within = one(request.subject)
  if (topicWords(rest).length === 0) {
    if (within && within !== before.subject) return elsewhere(thread, within, request, library)
    if (request.intent === 'approach' || request.part !== 'whole') return toldAs(before, request)
    return saying('explain', toldFurther(before), { rules: [before], topic: before.area })
  }
  const [alone] = library.index.search(asked, { near: within ?? before.subject })
  if (isSure(alone)) return null
  const [joined] = library.index.search(`${before.area} ${rest}`, { within: within ?? before.subject })
  return isSure(joined) ? toldAs(joined.rule, request) : null
}

/** 'And in contract?': the same topic in another subject. */
function elsewhere(thread: Thread, within: Subject, request: Request, library: Library): Grounded {
  const [hit] = library.index.search(thread.topic, { within })
  if (isSure(hit, LIKELY)) return toldAs(hit.rule, request)
  return saying('unknown', `My library has nothing on that in ${within}: it seems to live elsewhere.`, {
    topic: thread.topic,
  })
}

/** Words of how to go about it, which say nothing of what it is. */
const ABOUT_APPROACHING =
  /\b(approach\w*|attack\w*|tackl\w*|analy[sz]\w*|solv\w*|handl\w*|spot\w*|answer\w*|break down|best|strateg\w*|tips|roadmap|framework|checklist|essays?|problems?|hypos?|issues?|fact patterns?|mbe|multiple choice)\b/gi

/** The rule that the message names, or the plain word that there is none. */
function explain(asked: string, request: Request, { library, subject }: Situation): Grounded {
  const within = one(request.subject)
  const rest = beside(request.subject, asked)
  if (within && topicWords(rest).length === 0) return overview(within, library)
  const field = fieldBeyond(asked)
  const topic = request.intent === 'approach' ? asked.replace(ABOUT_APPROACHING, ' ') : asked
  const hits = library.index.search(topic, { near: within ?? one(subject) })
  const [best] = hits
  if (isSure(best) && !field) return toldAs(best.rule, request)
  if (!field && topicWords(asked).length === 0) return saying('unknown', TOO_VAGUE)
  return saying('unknown', unknown(field, field ? [] : nearby(hits)))
}

const nearby = (hits: readonly Hit[]): string[] =>
  hits
    .filter((hit) => isSure(hit, LIKELY))
    .slice(0, 2)
    .map(({ rule }) => `**${text(rule.area)}** (${rule.subject})`)

/** A whole subject was named: what there is in it. */
function overview(subject: Subject, library: Library): Grounded {
  const subtopics = [
    ...new Set(library.rules.filter((rule) => rule.subject === subject).map((rule) => rule.subtopic)),
  ]
  if (subtopics.length === 0) return saying('unknown', unknown(null, []))
  const lines = subtopics.map((subtopic) => `- ${text(subtopic)}`).join('\n')
  return saying(
    'explain',
    `**${subject}** is a large room. In it I keep:\n\n${lines}\n\nName a rule and I will tell it.`,
    {
      actions: [practice(subject)],
      topic: subject,
    },
  )
}
