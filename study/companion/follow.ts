import type { LibraryRule } from '#protocol/library.ts'
import { topicWords } from '#rules/asking/words.ts'
import type { Subject } from '#rules/subjects.ts'
import { applied } from './apply.ts'
import { whichOf } from './choose.ts'
import type { ReadMessage } from './intent.ts'
import type { Library } from './library.ts'
import { speaksTo } from './nearest.ts'
import { changedText, furtherText } from './rule-text.ts'
import { beside, type Grounded, one, ruleReply, type Situation, saying } from './situation.ts'
import type { Thread } from './store.ts'
import { isSure, LIKELY, offered } from './sure.ts'

/** Words that lead over to the one thing that changes, and say nothing of it. */
const LEADING =
  /\b(flip|reverse|switch|swap|facts|sides|roles|parties|same|thing|instead|also|what about|how about|what if|for|now|then|any|does|simpler|shorter|eli5|like i[’']?m (?:five|5)|(?:in )?(?:plain|simple) (?:english|terms|words)|put|say|again)\b/gi

/** Odds from which the one thing that changed has led to another rule. */
const LED_ELSEWHERE = 0.3
/** Odds from which a message that leans on a rule is about one of another subject after all. */
const LED_AWAY = 0.6

/** A question that leans on the last answer; null when it stands on its own feet after all. */
export function followed(
  asked: string,
  request: ReadMessage,
  thread: Thread,
  { library }: Situation,
): Grounded | null {
  const before = library.byId(thread.ruleIds[0] ?? '')
  if (!before) return null
  const rest = beside(request.subject, asked.replace(LEADING, ' '))
  const within = one(request.subject)
  if (within && within !== before.subject)
    return elsewhere(before, `${thread.topic} ${rest}`, within, request, library)
  const saysNothing = topicWords(rest).length === 0 && request.facts.length === 0
  if (saysNothing || request.part === 'other side') return again(before, request)
  const changed = oneThingChanged(rest, before, within ?? before.subject, library)
  if (changed) return changed === before ? still(before, request) : ruleReply(changed, request)
  const [alone] = library.index.search(asked)
  return alone?.isNamed || (isSure(alone) && alone.odds >= LED_AWAY) ? null : still(before, request)
}

/** The same rule with one thing changed: only what the change goes to, since the rule was told just before. */
function still(before: LibraryRule, request: ReadMessage): Grounded {
  if (request.intent !== 'explain' || request.part !== 'whole') return ruleReply(before, request)
  const content = changedText(before, applied(before, request.facts), request.asked)
  return saying('explain', content, { rules: [before], topic: before.area })
}

/** The same rule once more: the part that was asked for, else the rest of it. */
function again(before: LibraryRule, request: ReadMessage): Grounded {
  if (request.intent === 'approach' || request.part !== 'whole') return ruleReply(before, request)
  return saying('explain', furtherText(before), { rules: [before], topic: before.area })
}

/** The rule of the subject that what changed leads to by itself; the same one where it speaks to that. */
function oneThingChanged(
  rest: string,
  before: LibraryRule,
  subject: Subject,
  library: Library,
): LibraryRule | null {
  const [alone] = library.index.search(rest, { within: subject })
  if (!alone || !(alone.odds >= LED_ELSEWHERE || isSure(alone))) return null
  return !alone.isNamed && speaksTo(before, rest) ? before : alone.rule
}

/** 'And in contract?': the same topic in another subject. */
function elsewhere(
  before: LibraryRule,
  topic: string,
  within: Subject,
  request: ReadMessage,
  library: Library,
): Grounded {
  const hits = library.index.search(topic, { within })
  const [hit] = hits
  if (isSure(hit, LIKELY)) return ruleReply(hit.rule, request)
  const wider = library.index.search([before.area, ...before.asked].join(' '), { within })
  if (isSure(wider[0], LIKELY)) return ruleReply(wider[0].rule, request)
  const some = offered(hits).length > 0 ? offered(hits) : offered(wider)
  if (some.length > 0) return whichOf(some, topic)
  return saying('unknown', `My library has nothing on that in ${within}. Try another subject.`, {
    topic: before.area,
  })
}
