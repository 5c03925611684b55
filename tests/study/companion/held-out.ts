import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import type { LibraryRule } from '#protocol/library.ts'
import { ground } from '#study/companion/ground.ts'
import type { Library } from '#study/companion/library.ts'
import type { Grounded } from '#study/companion/situation.ts'
import { type AskedQuestion, readAskedFile } from '../../../question-bank/load/asked.ts'
import { yamlFiles } from '../../../question-bank/load/subtopic-file.ts'
import { names } from '../../../question-bank/text/terms.ts'
import { newcomer, type Rate, rate } from './measure.ts'

const FOLDER = import.meta.dirname

/** The plain questions that nothing is trained on, each file as its loader read it. */
export const heldOutFiles = () =>
  yamlFiles(FOLDER, 'held-out').map(({ file, text }) => readAskedFile(file, file.split('/')[1] ?? '', text))

/** A question by name, and the rules that a reply to it names. */
const named = z.array(z.strictObject({ ask: z.string(), areas: z.array(z.string()).min(1) }))

/**
 * Talk that nothing is trained on: what leans on an answer, what names two rules or misspells one,
 * and what is no question of law.
 */
export const heldOutTalk = () =>
  z
    .strictObject({
      'follow-ups': z.array(
        z.strictObject({ after: z.string(), next: z.string(), areas: z.array(z.string()) }),
      ),
      'real-life': z.array(z.string()),
      stress: z.array(z.string()),
      'off-topic': z.array(z.string()),
      adversarial: z.array(z.string()),
      compare: named,
      misspelt: named,
    })
    .parse(parse(readFileSync(`${FOLDER}/held-out-talk.yaml`, 'utf8')))

/** Messages of strangers that are no question of law, and that tell of trouble of their own. */
export const strangersTalk = () =>
  z
    .strictObject({ 'off-topic': z.array(z.string()), 'real-life': z.array(z.string()) })
    .parse(parse(readFileSync(`${FOLDER}/held-out-strangers.yaml`, 'utf8')))

/** Whether a question names its doctrine by a term of art, the area's own name or what students call it. */
export const namesDoctrine = (
  question: string,
  rule: LibraryRule | undefined,
  terms: readonly string[],
): boolean =>
  [rule?.area ?? '', ...(rule?.asked ?? []), ...terms].some((term) => term !== '' && names(question, term))

/** The rules that a player reads of in a reply: the one told first, and every one that is named. */
const namedIn = ({ content }: Grounded, area: string): boolean =>
  content.replaceAll('\\', '').includes(`**${area}**`)
const toldIn = ({ intent, rules }: Grounded): string | undefined =>
  intent === 'choose' ? undefined : rules[0]?.area
const isRefusal = ({ intent }: Grounded): boolean => ['unknown', 'real', 'live', 'talk'].includes(intent)

/** A kind of question and how it was answered. */
export interface Kind {
  name: string
  top1: Rate
  top3: Rate
  /** right questions that got no rule */
  answered: Rate
}

/** Words up to which a question is short. */
const SHORT = 6

/**
 * How plain questions are answered, by whether they name their doctrine, and by whether they're short. `termsOf` are an
 * area's terms of art.
 */
export async function heldOutKinds(
  library: Library,
  termsOf: (area: string) => readonly string[],
): Promise<Kind[]> {
  const ruleOf = new Map(library.rules.map((rule) => [rule.area, rule]))
  const questions = heldOutFiles().flatMap((file) => file.questions)
  const isNamed = ({ question, area }: AskedQuestion) =>
    namesDoctrine(question, ruleOf.get(area), termsOf(area))
  return Promise.all([
    kind(
      'plain facts',
      questions.filter((one) => !isNamed(one)),
      library,
    ),
    kind('names the doctrine', questions.filter(isNamed), library),
    kind(
      'short',
      questions.filter(({ question }) => question.split(/\s+/).length <= SHORT),
      library,
    ),
  ])
}

async function kind(name: string, questions: readonly AskedQuestion[], library: Library): Promise<Kind> {
  const situation = newcomer(library)
  const areaOf = new Map(questions.map(({ question, area }) => [question, area]))
  const asked = [...areaOf.keys()]
  const replies = new Map(
    await Promise.all(asked.map(async (one) => [one, await ground(one, situation)] as const)),
  )
  const measured = (hit: (reply: Grounded, area: string) => boolean) =>
    rate(asked, async (question) => {
      const reply = replies.get(question)
      const area = areaOf.get(question) ?? ''
      return reply && hit(reply, area) ? null : `${toldIn(reply ?? nobody) ?? reply?.intent} (${area})`
    })
  return {
    name,
    top1: await measured((reply, area) => toldIn(reply) === area),
    top3: await measured((reply, area) => !isRefusal(reply) && namedIn(reply, area)),
    answered: await measured((reply) => !isRefusal(reply)),
  }
}

const nobody: Grounded = { intent: 'unknown', content: '', rules: [], actions: [], topic: '', aside: null }

/** How often a reply names the rules that were asked for by name, `isHit` says which of them. */
function namedRate(
  library: Library,
  asked: z.infer<typeof named>,
  isHit: (areas: readonly string[], isNamed: (area: string) => boolean) => boolean,
): Promise<Rate> {
  const areasOf = new Map(asked.map(({ ask, areas }) => [ask, areas]))
  return rate([...areasOf.keys()], async (question) => {
    const reply = await ground(question, newcomer(library))
    const isNamed = (area: string) => namedIn(reply, area)
    return isHit(areasOf.get(question) ?? [], isNamed) ? null : `${toldIn(reply) ?? reply.intent}`
  })
}

/** How talk is answered: what leans on an answer, and what must be refused. */
export async function heldOutTalkRates(library: Library) {
  const talk = heldOutTalk()
  const strangers = strangersTalk()
  const situation = newcomer(library)
  const intent = (wanted: readonly string[]) => async (message: string) => {
    const reply = await ground(message, situation)
    return wanted.includes(reply.intent) ? null : `${reply.intent} ${toldIn(reply) ?? ''}`
  }
  /** Whether a reply says where to turn with trouble of one's own, or says nothing of it. */
  const whereToTurn = (isWanted: boolean) => async (message: string) => {
    const { intent, aside } = await ground(message, situation)
    return (intent === 'real' || aside !== null) === isWanted ? null : intent
  }
  const ofNext = new Map(talk['follow-ups'].map((one) => [`${one.after} → ${one.next}`, one]))
  const followUps = await rate([...ofNext.keys()], async (key) => {
    const { after = '', next = '', areas = [] } = ofNext.get(key) ?? {}
    const first = await ground(after, situation)
    const thread = {
      intent: first.intent,
      ruleIds: first.rules.map(({ id }) => id),
      topic: first.topic,
      subject: null,
    }
    const reply = await ground(next, { ...situation, thread: first.rules.length > 0 ? thread : null })
    return areas.some((area) => namedIn(reply, area)) ? null : `${toldIn(reply) ?? reply.intent}`
  })
  return {
    compare: await namedRate(library, talk.compare, (areas, isNamed) => areas.every(isNamed)),
    misspelt: await namedRate(library, talk.misspelt, (areas, isNamed) => areas.some(isNamed)),
    followUps,
    realLife: await rate(talk['real-life'], intent(['real'])),
    stress: await rate(talk.stress, intent(['talk'])),
    offTopic: await rate(talk['off-topic'], intent(['unknown'])),
    // Some of it asks about the app, which is answered.
    strangersOffTopic: await rate(strangers['off-topic'], intent(['unknown', 'app'])),
    strangersRealLife: await rate(strangers['real-life'], intent(['real'])),
    strangersToldWhere: await rate(strangers['real-life'], whereToTurn(true)),
    strangersAside: await rate(strangers['off-topic'], whereToTurn(false)),
    studyAside: await rate(
      heldOutFiles().flatMap((file) => file.questions.map(({ question }) => question)),
      whereToTurn(false),
    ),
    adversarial: await rate(talk.adversarial, intent(['unknown', 'live'])),
  }
}
