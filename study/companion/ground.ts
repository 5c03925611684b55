import { MIXED, type PlayableSubject } from '#rules/subjects.ts'
import { appHelp } from './app-guide.ts'
import { errandIn, isPrying } from './beyond.ts'
import { chosen, narrowed } from './choose.ts'
import { explain } from './explain.ts'
import { followed } from './follow.ts'
import { type Intent, type ReadMessage, requestIn } from './intent.ts'
import { copiesOpen } from './open-question.ts'
import { mistakeReply, type PersonalReply, practice, quizReply, studyReply } from './personal.ts'
import { comparisonText } from './rule-text.ts'
import { type Grounded, one, type Situation, saying } from './situation.ts'
import { isSure } from './sure.ts'
import { ABOUT_OPEN, PRIED, refusedErrand, smallTalk } from './talk.ts'
import {
  HURT_AT_HOME,
  IF_HURT,
  IF_OWN,
  IN_DANGER,
  isHurtAtHome,
  isOwnTrouble,
  REAL_LIFE,
  STRESSED,
  soundsOwn,
  strainIn,
  tellsOfHurt,
} from './trouble.ts'

/** Characters of a long message that are read for what it is about. */
const READ = 1_500
/** Answers looked back on for a miss. */
const LOOKED_BACK = 20

const personal = (intent: Intent, { content, rules, actions }: PersonalReply): Grounded =>
  saying(intent, content, { rules, actions, topic: rules[0]?.area ?? '' })

/** Intents about the law, whether a rule was found or not. */
const ABOUT_LAW: ReadonlySet<Intent> = new Set<Intent>([
  'explain',
  'compare',
  'approach',
  'choose',
  'unknown',
])

/** Returns the reply to a message, from the library and the player's own record. */
export async function ground(message: string, situation: Situation): Promise<Grounded> {
  const reply = await replyTo(message, situation)
  return { ...reply, aside: reply.aside ?? asideOf(reply, message.slice(0, READ)) }
}

/** Where to turn, said beside a reply about the law whose facts may be the player's own; null for nothing. */
function asideOf({ intent, rules }: Grounded, asked: string): string | null {
  if (!ABOUT_LAW.has(intent)) return null
  if (tellsOfHurt(asked)) return IF_HURT
  return soundsOwn(asked, rules.length > 0) ? IF_OWN : null
}

async function replyTo(message: string, situation: Situation): Promise<Grounded> {
  const { library, store, userId, thread, open } = situation
  const asked = message.slice(0, READ)
  if (copiesOpen(message, open)) return saying('live', ABOUT_OPEN)
  const request = requestIn(asked)
  // A person who may be in danger is answered before anything else they ask.
  const [strain, isHurt] = [strainIn(asked), isHurtAtHome(asked)]
  if (strain === 'danger') return saying('talk', IN_DANGER, { aside: isHurt ? IF_HURT : null })
  if (isHurt) return saying('real', HURT_AT_HOME)
  const help = request.intent === 'live' ? null : appHelp(asked)
  if (help) return saying('app', help.content, { actions: help.actions })
  if (isPrying(asked)) return saying('unknown', PRIED)
  if (strain) return saying('talk', STRESSED, { actions: [practice(MIXED)] })
  if (isOwnTrouble(asked)) return saying('real', REAL_LIFE, { aside: tellsOfHurt(asked) ? IF_HURT : null })
  const picked = thread ? chosen(asked, request, thread, library) : null
  if (picked) return picked
  const errand = errandIn(asked)
  if (errand) return saying('unknown', refusedErrand(errand))
  const subject = request.subject ?? situation.subject
  switch (request.intent) {
    case 'talk':
      return saying('talk', smallTalk(asked))
    case 'live':
      return saying('live', ABOUT_OPEN)
    case 'why':
      return personal('why', mistakeReply(library, await store.latestAnswers(userId, LOOKED_BACK)))
    case 'study':
      return personal('study', studyReply(library, (await store.playerState(userId)).topics, subject))
    case 'quiz':
      return personal('quiz', quizReply(quizSubject(asked, request, situation)))
    case 'compare':
      return apart(request, subject, asked, situation) ?? explain(asked, request, situation)
    case 'approach':
    case 'explain':
    case 'choose':
    case 'app':
    case 'real':
    case 'unknown':
      return afterLast(asked, request, situation) ?? explain(asked, request, situation)
  }
}

/** The reply to a message that goes on from the last reply; null for one that stands alone. */
function afterLast(asked: string, request: ReadMessage, situation: Situation): Grounded | null {
  const { thread, library } = situation
  if (!thread) return null
  const more = narrowed(asked, request, thread, library)
  return more ?? (request.leans ? followed(asked, request, thread, situation) : null)
}

/** 'Quiz me on hearsay' is about evidence, 'quiz me on it' about the last reply. */
function quizSubject(
  asked: string,
  request: ReadMessage,
  { library, thread, subject }: Situation,
): PlayableSubject {
  if (request.subject) return request.subject
  const [hit] = library.index.search(asked.replace(/^.*?\bme\b( a| an| some| another)?/i, ''))
  if (isSure(hit)) return hit.rule.subject
  const before = request.leans ? library.byId(thread?.ruleIds[0] ?? '') : null
  return before?.subject ?? subject ?? MIXED
}

/** Two rules, when both sides of the comparison name one; null leaves it to `explain`. */
function apart(
  { sides }: ReadMessage,
  subject: PlayableSubject | null,
  asked: string,
  { library }: Situation,
): Grounded | null {
  if (!sides) return null
  const near = one(subject)
  const [first, second] = sides.map((side) => library.index.search(side, { near })[0])
  if (!isSure(first) || !isSure(second) || first.rule === second.rule) return null
  return saying('compare', comparisonText(first.rule, second.rule), {
    rules: [first.rule, second.rule],
    topic: asked,
  })
}
