import type { LibraryRule } from '#protocol/library.ts'
import { stem, topicWords } from '#rules/asking/words.ts'
import type { Subject } from '#rules/subjects.ts'
import { fieldBeyond } from './beyond.ts'
import { whichOf } from './choose.ts'
import type { Hit } from './hit.ts'
import type { ReadMessage } from './intent.ts'
import type { Library } from './library.ts'
import { practice } from './personal.ts'
import { text } from './rule-text.ts'
import { beside, type Grounded, one, ruleReply, type Situation, saying } from './situation.ts'
import { isOffered, isSure, LIKELY, offered } from './sure.ts'
import { TOO_VAGUE, unknown } from './talk.ts'

/** As sure as this, words of another field of law ('patent', 'visa') are only facts of the question. */
const BEYOND_DOUBT = 0.9
/** The share of the best score from which another rule may have been meant. */
const CLOSE = 0.75

/** Words of how to go about it, which say nothing of what it is. */
const ABOUT_APPROACHING =
  /\b(approach\w*|attack\w*|tackl\w*|analy[sz]\w*|solv\w*|handl\w*|spot\w*|answer\w*|break down|best|strateg\w*|tips|roadmap|framework|checklist|essays?|problems?|hypos?|issues?|fact patterns?|mbe|multiple choice)\b/gi

/** A question of the mental state or the act of one crime: that crime's rule has it. */
const OF_A_CRIME =
  /\b(?:mens rea|actus reus|mental state|guilty mind)\b.*?\b(?:for|of|in|to prove|does)\b(?!\W*(?:an? |the |any |each )?(?:crimes?|offenses?|felon(?:y|ies))\W*$)(.+)$/i
/** The share of its words by which a rule is meant and no other. */
const BY_NAME = 0.95

/** Returns the words to look for: the crime, where its elements are asked for; principles of all crimes are none. */
function soughtIn(topic: string, library: Library): string {
  const [, crime] = OF_A_CRIME.exec(topic) ?? []
  const [hit] = crime ? library.index.search(crime, { within: 'Criminal Law/Procedure' }) : []
  const isOne = isSure(hit) && hit.sureness >= BY_NAME && hit.rule.subtopic !== 'General principles'
  return isOne ? hit.rule.area : topic
}

/** The rule that the message names, or the plain word that there is none. */
export async function explain(
  asked: string,
  request: ReadMessage,
  { library, subject, meaning }: Situation,
): Promise<Grounded> {
  const within = one(request.subject)
  const rest = beside(request.subject, asked)
  if (within && topicWords(rest).length === 0) return overview(within, library)
  const field = fieldBeyond(asked)
  const bare = request.intent === 'approach' ? asked.replace(ABOUT_APPROACHING, ' ') : asked
  const topic = soughtIn(bare, library)
  const closest = (await meaning?.closest(topic)) ?? undefined
  const hits = library.index.search(topic, { near: within ?? one(subject), closest })
  const [best] = hits
  const shelf = best?.isNamed ? [] : shelfNamed(topic, library)
  if (shelf.length > 0) return onShelf(shelf)
  if (isSure(best) && (!field || best.isNamed || best.sureness >= BEYOND_DOUBT)) {
    const answer = ruleReply(best.rule, best.isNamed ? { ...request, facts: [] } : request)
    return { ...answer, content: `${answer.content}${alsoOf(hits)}` }
  }
  const between = field ? [] : offered(hits)
  if (between.length > 0) return whichOf(between, asked)
  if (!field && topicWords(asked).length === 0) return saying('unknown', TOO_VAGUE)
  return saying('unknown', unknown(field, field ? [] : nearby(hits)))
}

/** The rules of the subtopics that go by the name asked for, such as 'negligence': too many to tell one of them. */
function shelfNamed(asked: string, { rules }: Library): LibraryRule[] {
  const stems = (prose: string) => [...new Set(topicWords(prose).map(stem))].sort().join(' ')
  const wanted = stems(asked)
  const isIt = ({ subtopic }: LibraryRule) =>
    wanted !== '' && [subtopic, subtopic.split(':')[0] ?? ''].some((name) => stems(name) === wanted)
  return rules.filter(isIt)
}

function onShelf(rules: readonly LibraryRule[]): Grounded {
  const [first] = rules
  const names = rules.map(({ area }) => `- ${text(area)}`).join('\n')
  return saying(
    'explain',
    `That covers a lot of **${first?.subject}**:\n\n${names}\n\nWhich rule do you want?`,
    {
      actions: first ? [practice(first.subject)] : [],
      topic: first?.subtopic ?? '',
    },
  )
}

/** Rules that might have been meant as well, by name. */
function alsoOf([best, ...others]: readonly Hit[]): string {
  const close = others
    .filter((hit) => (isSure(hit) && hit.score >= CLOSE * (best?.score ?? 0)) || isOffered(hit))
    .slice(0, 2)
  const names = close.map(({ rule }) => `**${text(rule.area)}** (${rule.subject})`)
  return names.length === 0 ? '' : `\n\nOr did you mean ${names.join(' or ')}?`
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
  return saying('explain', `**${subject}** covers a lot:\n\n${lines}\n\nWhich rule do you want?`, {
    actions: [practice(subject)],
    topic: subject,
  })
}
