import { plain } from '#rules/asking/words.ts'
import { factsIn } from './facts.ts'
import type { Hit } from './hit.ts'
import type { ReadMessage } from './intent.ts'
import type { Library } from './library.ts'
import { firstSentences, text } from './rule-text.ts'
import { type Grounded, ruleReply, saying } from './situation.ts'
import type { Thread } from './store.ts'
import { isSure, offered } from './sure.ts'

/** Asks back which of two or three rules is meant. `asked` is kept: the rule that is picked is told beside its facts. */
export function whichOf(hits: readonly Hit[], asked: string): Grounded {
  const rules = hits.map(({ rule }) => rule)
  const lines = rules.map(
    (rule, place) =>
      `${place + 1}. **${text(rule.area)}** (${rule.subject}): ${text(firstSentences(rule.rule, 1))}`,
  )
  return saying(
    'choose',
    rules.length === 1
      ? `I’m not sure, but I think you mean this one:\n\n${lines.join('\n')}\n\nSay “1” for the whole rule, or give me one more fact.`
      : `I’m between ${rules.length === 2 ? 'two' : 'three'} rules. Which one fits?\n\n${lines.join('\n')}\n\nSay the number, or give me one more fact.`,
    { rules, topic: asked },
  )
}

const PLACES: readonly RegExp[] = [
  /^(the |number |option |rule |its |im asking about )*(1|one|1st|first)( one| rule)?( please)?\W*$/,
  /^(the |number |option |rule |its |im asking about )*(2|two|2nd|second)( one| rule)?( please)?\W*$/,
  /^(the |number |option |rule |its |im asking about )*(3|three|3rd|third)( one| rule)?( please)?\W*$/,
]
const LAST = /^the last( one)?\W*$/
const YES = /^(yes|yeah|yep|yup|sure|right|correct|that one|this one|exactly)\W*$/

/**
 * Returns the reply to one more fact, read with what was asked before; null where nothing was asked back, or the message is a
 * question of its own.
 */
export function narrowed(
  asked: string,
  request: ReadMessage,
  { intent, ruleIds, topic }: Thread,
  library: Library,
): Grounded | null {
  if (intent !== 'choose' || request.subject || (request.facts.length === 0 && !request.leans)) return null
  const [alone] = library.index.search(asked)
  const isAnother = !request.leans && isSure(alone) && !ruleIds.includes(alone.rule.id)
  if (alone?.isNamed || isAnother) return null
  const both = `${topic} ${asked}`
  const hits = library.index.search(both)
  const [best] = hits
  if (isSure(best))
    return ruleReply(best.rule, { ...request, part: 'whole', facts: factsIn(both), asked: both })
  // A message that leans on the first of them is followed up; a fact by itself says nothing without the others.
  const between = request.leans ? [] : offered(hits)
  return between.length > 0 ? whichOf(between, both) : null
}

/** The rule picked of those that were offered; null when the message picks none. */
export function chosen(
  asked: string,
  request: ReadMessage,
  { intent, ruleIds, topic }: Thread,
  library: Library,
): Grounded | null {
  if (intent !== 'choose') return null
  const said = plain(asked).trim()
  const place = LAST.test(said)
    ? ruleIds.length - 1
    : YES.test(said)
      ? 0
      : PLACES.findIndex((words) => words.test(said))
  const rule = library.byId(ruleIds[place] ?? '')
  return rule
    ? ruleReply(rule, { ...request, intent: 'explain', part: 'whole', facts: factsIn(topic), asked: topic })
    : null
}
