import { capital } from '../../../text/capital.ts'
import { He, he, him, his, type Party, The, whose } from '../../engine/party.ts'
import type { PartyFacts, PartyStory } from './facts.ts'
import { decide, type PathId } from './law.ts'

/** How a telling words what depends on its order. */
interface Voice {
  /** The word that turns "told" into "had told" where the suit has come first. */
  readonly had: '' | 'had '
  /** When the plaintiff had complained before. */
  readonly later: (story: PartyStory) => string
  /** Somebody who is sued beside the defendant, in the suit and among the events: one of them comes first. */
  readonly sued: (party: Party) => string
  readonly met: (party: Party) => string
}

/** The sentences in which something is offered: what, who could have testified instead, and whether other evidence has come in. */
type Offer = (what: string, instead?: string, isNext?: boolean) => string

/** A case: what happened, what is offered, and what the suit adds. */
interface Case {
  readonly events: string
  readonly offer: string
  /** Another defendant in the same suit. */
  readonly joined?: string
  /** Whom else the plaintiff sued, and for what; and what the suit does not claim. */
  readonly also?: string
  readonly unclaimed?: string
  /** The kinds that need an opening of their own. */
  readonly kind?: 'conspiracy' | 'executor' | 'sale'
}

const CLERK: Party = { a: 'a payroll clerk', the: 'the clerk', pronoun: 'they' }
const NEIGHBOR = "the neighbor's testimony about the remark"
const OWNER = "the neighbor's testimony about the former owner's remark"
const LABORER = "the laborer's testimony about the remark"
const GUEST = 'the testimony of a guest who heard the accusation'
const FRIEND = "the friend's testimony about the remark"

const admitted = ({ act }: PartyStory) => `We ${act}`
const post = ({ defendant, employee, duty }: PartyStory, v: Voice, limit: string) =>
  `${capital(v.met(employee))}, who worked for ${defendant.the}, was in charge of ${duty} ${limit}.`
const NO_AUTHORITY = 'but had no authority to speak for the business'
/** Independent evidence of the conspiracy, and the offer that follows it. */
const proved = (s: PartyStory, offer: Offer, what: string) =>
  `At trial, ${s.plaintiff.the} introduces records of bank transfers and the testimony of two eyewitnesses, which tend to prove the conspiracy. ${offer(what, s.partner.the, true)}`
/** The sentence that offers something: at trial, or next after other evidence. */
const offers = ({ plaintiff }: PartyStory, isNext: boolean | undefined, sentence: (who: string) => string) =>
  isNext
    ? capital(sentence(`${plaintiff.the} then offers`))
    : `At trial, ${sentence(`${plaintiff.the} offers`)}`
const hired = ({ doing }: PartyStory, who: string) =>
  `${who} ${doing} this week. Be here at six every morning`

/** The sale in order of time, where it introduces the defendant, and after the suit, where it doesn't. */
const sale = ({ defendant, shop }: PartyStory, { had }: Voice) =>
  had
    ? `The sale took place in June, and under the contract ${defendant.the} assumed all liabilities of the business.`
    : `In June, the owner sold the ${shop} to ${defendant.a}, who under the contract of sale assumed all liabilities of the business.`

/** Words of somebody who had no part in the business: they prove the deed, which the defendant denies. */
const outsider = (s: PartyStory, v: Voice, offer: Offer, words: string, knew = ''): Case => ({
  events: `${capital(s.stranger.a)} who had never worked for ${s.defendant.the} ${v.had}told a friend, "${words}."${knew} ${The(s.stranger)} died a month later and was never sued.`,
  offer: `${The(s.defendant)} contends that ${s.denial}. ${offer(FRIEND)}`,
})

/** The speaker, the statement, and the offer. */
const TOLD: Readonly<Record<PathId, (story: PartyStory, voice: Voice, offer: Offer) => Case>> = {
  own: (s, v, offer) => ({
    events: `${v.later(s)}, ${s.defendant.the} ${v.had}told a neighbor, "My people ${s.act}." ${The(s.defendant)} had been abroad at the time of the events and knew of them only from a telephone call.`,
    offer: offer(NEIGHBOR),
  }),
  'own-serving': (s, _, offer) => ({
    events: `Before any dispute arose, ${s.defendant.the}, seeking a loan for ${his(s.defendant)} business, had told a cousin, "${admitted(s)}, and it paid off." The cousin lent ${him(s.defendant)} $50,000.`,
    offer: offer("the cousin's testimony about the remark"),
  }),
  'own-by-self': (s, v) => ({
    events: `${v.later(s)}, ${s.defendant.the} ${v.had}told a neighbor, "${capital(s.denial)}."`,
    offer: `At trial, ${s.defendant.the} offers the neighbor's testimony about this remark to prove that it was true. ${The(s.plaintiff)} objects.`,
  }),
  silence: (s, v, offer) => ({
    events: `At a banquet of local merchants, a supplier ${v.had}said to ${s.defendant.the} across the table, "Your people ${s.act}, and you ordered it." Everyone at the table turned toward ${s.defendant.the}, who had heard every word but said nothing and soon left.`,
    offer: offer(GUEST),
  }),
  'silence-unheard': (s, v, offer) => ({
    events: `At a banquet of local merchants, a supplier ${v.had}pointed at ${s.defendant.the} and told the guests, "${capital(his(s.defendant))} people ${s.act}." ${The(s.defendant)} was at the far end of the hall with ${his(s.defendant)} back turned, talking on the telephone, and did not respond.`,
    offer: offer(GUEST),
  }),
  adopted: (s, v, offer) => ({
    events: `A supplier ${v.had ? 'had written' : 'wrote'} to ${s.defendant.the}, "I hear that your people ${s.act}." ${The(s.defendant)}, who had been abroad at the time of the events, wrote "Entirely correct" beneath that sentence and returned the letter.`,
    offer: offer('the letter'),
  }),
  spokesman: (s, v, offer) => ({
    events: `After newspapers reported on the dispute, ${s.defendant.the} ${v.had}hired an independent publicist under a written contract to answer reporters' questions about it. The publicist, who knew of the events only from documents, told a reporter, "Yes, ${s.deed}."`,
    offer: offer("the reporter's testimony about the publicist's remark", 'the publicist'),
  }),
  employee: (s, v, offer) => ({
    events: `${post(s, v, NO_AUTHORITY)} While still in that job, ${s.employee.the} ${v.had}told a neighbor over a fence, "${admitted(s)}."`,
    joined: v.sued(s.employee),
    offer: offer(NEIGHBOR, s.employee.the),
  }),
  'employee-internal': (s, v, offer) => ({
    events: `${post(s, v, NO_AUTHORITY)} While still in that job, ${s.employee.the} ${v.had}sent ${s.defendant.the} a confidential report that said, "${admitted(s)}." The report never left the business.`,
    joined: v.sued(s.employee),
    offer: offer('the report'),
  }),
  'employee-outside': (s, v, offer) => ({
    events: `${capital(v.met(CLERK))}, whose only duty was to keep ${whose(s.defendant)} wage accounts, ${v.had}told a neighbor while still in that job, "They ${s.act}."`,
    also: `${v.sued(CLERK)} for helping to conceal it`,
    offer: offer(NEIGHBOR, 'the clerk'),
  }),
  'employee-later': (s, v, offer) => ({
    events: `${post(s, v, `until ${he(s.employee)} resigned in March`)} In May, ${s.employee.the} ${v.had}told a neighbor, "${admitted(s)}."`,
    joined: v.sued(s.employee),
    offer: offer(NEIGHBOR, s.employee.the),
  }),
  'employee-unproved': (s, v, offer) => ({
    events: `A caller who gave no name ${v.had}told ${s.plaintiff.the} by telephone, "I work for ${s.defendant.the}, and I'm in charge of ${s.duty}. ${admitted(s)}." The caller has never been identified.`,
    offer: offer(`${his(s.plaintiff)} own testimony about the call`),
  }),
  plot: (s, _, offer) => ({
    kind: 'conspiracy',
    events: `While the plan was under way, ${s.partner.the} had told a hired laborer, "${hired(s, "We're")}."`,
    offer: proved(s, offer, LABORER),
  }),
  'plot-ended': (s, _, offer) => ({
    kind: 'conspiracy',
    events: `Months after the plan had been discovered and abandoned, ${s.partner.the} told an investigator, "${admitted(s)}."`,
    offer: proved(s, offer, "the investigator's testimony about the remark"),
  }),
  'plot-boasting': (s, _, offer) => ({
    kind: 'conspiracy',
    events: `While the plan was under way, ${s.partner.the} had boasted to strangers in a tavern, "${s.boast}."`,
    offer: proved(s, offer, "one stranger's testimony about the boast"),
  }),
  'plot-unproved': (s, _, offer) => ({
    kind: 'conspiracy',
    events: `At the time of the events alleged in the complaint, ${s.partner.the} had told a hired laborer, "${hired(s, `${The(s.defendant)} and I are`)}." There is no other evidence of an agreement between ${s.partner.the} and ${s.defendant.the}.`,
    offer: offer(LABORER, s.partner.the),
  }),
  predecessor: (s, v, offer) => ({
    kind: 'sale',
    events: `In May, ${v.had ? 'the former owner had' : 'the owner'} told a neighbor, "${admitted(s)}." ${sale(s, v)}`,
    offer: offer(OWNER, 'the former owner'),
  }),
  'predecessor-later': (s, v, offer) => ({
    kind: 'sale',
    events: `${sale(s, v)} In July, the former owner told a neighbor, "${admitted(s)}."`,
    offer: offer(NEIGHBOR, 'the former owner'),
  }),
  executor: (s, v, offer) => ({
    kind: 'executor',
    events: `${The(s.defendant)} ran a business of ${his(s.defendant)} own and had never worked for the aunt. While the aunt was still alive, ${s.defendant.the} ${v.had}told a neighbor in a private conversation, "My aunt's people ${s.act}."`,
    offer: offer(NEIGHBOR),
  }),
  codefendant: (s, v, offer) => ({
    events: `${capital(v.met(s.codefendant))}, who had never worked for ${s.defendant.the}, ${v.had}told a neighbor, outside ${whose(s.defendant)} presence, "${capital(whose(s.defendant))} people ${s.act}."`,
    also: `${v.sued(s.codefendant)} for negligently ${s.fault}`,
    unclaimed: ` ${He(s.plaintiff)} did not allege that the two had acted together.`,
    offer: offer(NEIGHBOR, s.codefendant.the),
  }),
  stranger: (s, v, offer) => outsider(s, v, offer, s.confession),
  'stranger-second-hand': (s, v, offer) =>
    outsider(
      s,
      v,
      offer,
      `They ${s.act}, and I took money to keep it from the police`,
      ` ${The(s.stranger)} had been in jail on the day in question and knew of it only from others.`,
    ),
}

const article = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
const estate = ({ defendant }: PartyStory) =>
  `, solely in ${his(defendant)} capacity as executor of ${his(defendant)} aunt's estate,`

/** Whom the plaintiff accuses: before a sale and in an aunt's lifetime, the owner of that day. */
const accused = ({ defendant, shop }: PartyStory, kind: Case['kind']) => {
  if (kind === 'executor') return `${defendant.a}'s aunt, who owned ${article(shop)},`
  return kind === 'sale' ? `the owner of ${article(shop)}` : defendant.a
}

/** The plaintiff's purpose: a codefendant's remark always comes in against the codefendant. */
const toProve = ({ source }: PartyFacts, { defendant, deed }: PartyStory) =>
  source === 'stranger' ? `to prove that ${deed}` : `as evidence against ${defendant.the}`

/** The offer and the objection, which every order tells alike. */
const offering =
  (facts: PartyFacts, s: PartyStory): Offer =>
  (what, instead, isNext) =>
    `${offers(s, isNext, (who) => `${who} ${what} ${toProve(facts, s)}`)}. ${instead ? `${capital(instead)} is available to testify. ` : ''}${The(s.defendant)} objects.`

/** The order of time, and the loss first. */
function lossFirst(facts: PartyFacts, s: PartyStory): string {
  const { plaintiff, defendant, partner, claim, plan } = s
  const { kind, joined, also, unclaimed, events, offer } = TOLD[decide(facts) ?? 'own'](
    s,
    {
      had: '',
      later: () => 'A week later',
      sued: ({ the }) => the,
      met: ({ a }) => a,
    },
    offering(facts, s),
  )
  if (kind === 'conspiracy')
    return `${s.loss} ${He(plaintiff)} sued ${defendant.a} and ${partner.a} in federal court for ${claim}, alleging that the two had conspired to ${plan}. ${events} ${offer}`
  const whom = `${defendant.the}${joined ? ` and ${joined}` : ''}`
  const sued =
    kind === 'executor'
      ? `After the aunt's death, ${plaintiff.the} sued ${defendant.the}${estate(s)}`
      : `${The(plaintiff)} sued ${whom}`
  return `${s.loss} ${He(plaintiff)} accused ${accused(s, kind)} of ${s.charge}. ${events} ${sued} in federal court for ${claim}${also ? ` and ${also}` : ''}.${unclaimed ?? ''} ${offer}`
}

/** The order of time, and the accusation first. */
function accusationFirst(facts: PartyFacts, s: PartyStory): string {
  const { plaintiff, defendant, partner, claim, plan } = s
  const { kind, joined, also, unclaimed, events, offer } = TOLD[decide(facts) ?? 'own'](
    s,
    {
      had: '',
      later: () => 'Soon afterward',
      sued: ({ the }) => the,
      met: ({ a }) => a,
    },
    offering(facts, s),
  )
  if (kind === 'conspiracy')
    return `${capital(plaintiff.a)} accused ${defendant.a} and ${partner.a} of conspiring to ${plan}, and sued both in federal court for ${claim}. ${events} ${offer}`
  const brought =
    kind === 'executor'
      ? `After the aunt's death, ${plaintiff.the} brought`
      : `${The(plaintiff)} then brought`
  return `${capital(plaintiff.a)} accused ${accused(s, kind)} of ${s.charge}. ${events} ${brought} an action in federal court against ${defendant.the}${kind === 'executor' ? estate(s) : ''}${joined ? ` and ${joined}` : ''} for ${claim}${also ? ` and against ${also}` : ''}.${unclaimed ?? ''} ${offer}`
}

/** The suit first, and what had happened before it. */
function suitFirst(facts: PartyFacts, s: PartyStory): string {
  const { plaintiff, defendant, partner, claim, plan, shop } = s
  const isStranger = facts.source === 'stranger'
  const { kind, joined, also, unclaimed, events, offer } = TOLD[decide(facts) ?? 'own'](
    s,
    {
      had: 'had ',
      later: () => `Soon after ${plaintiff.the} first complained`,
      sued: ({ a }) => a,
      met: ({ the }) => the,
    },
    offering(facts, s),
  )
  const second = kind === 'conspiracy' ? partner.a : joined
  const suit = `${capital(plaintiff.a)} sued ${defendant.a}${second ? ` and ${second}` : ''}${kind === 'executor' ? estate(s) : ''} in federal court for ${claim}`
  const alleged = {
    conspiracy: `the two had conspired to ${plan}`,
    executor: `workers at the aunt's ${shop} had ${s.wrong}`,
    sale: `workers at ${article(shop)} had ${s.wrong} before ${defendant.the} bought the ${shop} from the former owner`,
    plain: `workers at ${whose(defendant)} ${shop} had ${s.wrong}`,
    // A stranger's deed can be charged to the defendant only as one that was ordered.
    stranger: `people acting at ${whose(defendant)} direction had ${s.wrong}`,
  }[kind ?? (isStranger ? 'stranger' : 'plain')]
  const rest = also ? ` ${The(plaintiff)} also sued ${also}.${unclaimed ?? ''}` : ''
  return `${suit}, alleging that ${alleged}.${rest} ${events} ${offer}`
}

export const tell = [lossFirst, accusationFirst, suitFirst] as const
