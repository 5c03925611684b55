import type { Subject } from '#rules/subjects.ts'
import type { ReadMessage } from './intent.ts'
import type { Library } from './library.ts'
import { furtherText } from './rule-text.ts'
import { beside, type Grounded, one, ruleReply, type Situation, saying } from './situation.ts'
import type { Thread } from './store.ts'
import { isSure, LIKELY } from './sure.ts'
import { topicWords } from './words.ts'

/** A question that leans on the last answer; null when it stands on its own feet after all. */
export function followed(
  asked: string,
  request: ReadMessage,
  thread: Thread,
  { library }: Situation,
): Grounded | null {
  const before = library.byId(thread.ruleIds[0] ?? '')
  if (!before) return null
  const rest = beside(request.subject, asked)
  const within = one(request.subject)
  if (topicWords(rest).length === 0) {
    if (within && within !== before.subject) return elsewhere(thread, within, request, library)
    if (request.intent === 'approach' || request.part !== 'whole') return ruleReply(before, request)
    return saying('explain', furtherText(before), { rules: [before], topic: before.area })
  }
  const [alone] = library.index.search(asked, { near: within ?? before.subject })
  if (isSure(alone)) return null
  const [joined] = library.index.search(`${before.area} ${rest}`, { within: within ?? before.subject })
  return isSure(joined) ? ruleReply(joined.rule, request) : null
}

/** 'And in contract?': the same topic in another subject. */
function elsewhere(thread: Thread, within: Subject, request: ReadMessage, library: Library): Grounded {
  const [hit] = library.index.search(thread.topic, { within })
  if (isSure(hit, LIKELY)) return ruleReply(hit.rule, request)
  return saying('unknown', `My library has nothing on that in ${within}: it seems to live elsewhere.`, {
    topic: thread.topic,
  })
}
