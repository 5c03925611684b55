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
  /** The plaintiff's offer, and the person who could have testified instead. */
  readonly offer: (story: PartyStory, what: string, instead?: string) => string
}

/** A case: what happened, what is offered, and what the suit adds. */
interface Case {
  readonly events: string
  readonly offer: string
  /** Whom else the plaintiff sued, and for what. */
  readonly also?: string
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
const ordered = (s: PartyStory, v: Voice) => `${v.sued(s.employee)} for giving the orders`
const post = (s: PartyStory, v: Voice, limit: string) =>
  `Payroll records show that ${v.met(s.employee)}, an employee of ${s.defendant.the}, was in charge of ${s.duty} ${limit}.`
const NO_AUTHORITY = 'but had no authority to speak for the business'
const PROOF = 'Bank transfers and the testimony of two eyewitnesses tend to prove the conspiracy.'
const recruit = ({ doing }: PartyStory) =>
  `We're ${doing} all this week, so be here by six every day, and you'll be paid on Saturday`

/** The sale in order of time, where it introduces the defendant, and after the suit, where it doesn't. */
const sale = ({ defendant, shop }: PartyStory, { had }: Voice) =>
  had
    ? `The sale took place in June, and under the contract ${defendant.the} assumed all liabilities of the business.`
    : `In June, the owner sold the ${shop} to ${defendant.a}, who under the contract of sale assumed all liabilities of the business.`

/** Words of somebody who had no part in the business: they prove the deed, which the defendant denies. */
const outsider = (s: PartyStory, v: Voice, words: string): Case => ({
  events: `${capital(s.stranger.a)} who had never worked for ${s.defendant.the} ${v.had}told a friend, "${words}." ${The(s.stranger)}, who was never sued, died before trial.`,
  offer: `${The(s.defendant)} contends that ${s.denial}. ${v.offer(s, FRIEND)}`,
})

/** The speaker, the statement, and the offer. */
const TOLD: Readonly<Record<PathId, (story: PartyStory, voice: Voice) => Case>> = {
  own: (s, v) => ({
    events: `${v.later(s)}, ${s.defendant.the} ${v.had}told a neighbor, "My people ${s.act}." ${The(s.defendant)} had been abroad at the time of the events and knew of them only from a telephone call.`,
    offer: v.offer(s, NEIGHBOR),
  }),
  'own-serving': (s, v) => ({
    events: `Before any dispute arose, ${s.defendant.the} had told a bank's loan officer, "${admitted(s)}, and it's already paying off." The remark persuaded the bank to make a loan.`,
    offer: v.offer(s, "the loan officer's testimony about the remark"),
  }),
  'own-by-self': (s, v) => ({
    events: `${v.later(s)}, ${s.defendant.the} ${v.had}told a neighbor, "${capital(s.denial)}."`,
    offer: `At trial, ${s.defendant.the} offers the neighbor's testimony about this remark to prove that it was true. ${The(s.plaintiff)} objects.`,
  }),
  silence: (s, v) => ({
    events: `At a banquet of local merchants, a supplier ${v.had}said to ${s.defendant.the} across the table, "Your people ${s.act}, and you ordered it." Everyone at the table turned toward ${s.defendant.the}, who had heard every word but said nothing and soon left.`,
    offer: v.offer(s, GUEST),
  }),
  'silence-unheard': (s, v) => ({
    events: `At a banquet of local merchants, a supplier ${v.had}pointed at ${s.defendant.the} and told the guests, "${capital(his(s.defendant))} people ${s.act}." ${The(s.defendant)} was at the far end of the hall with ${his(s.defendant)} back turned, talking on the telephone, and gave no answer.`,
    offer: v.offer(s, GUEST),
  }),
  adopted: (s, v) => ({
    events: `A supplier who had no part in the events ${v.had}sent ${s.defendant.the} a letter that said, "I hear that your people ${s.act}." ${The(s.defendant)}, who had been abroad at the time, wrote "Entirely correct" beneath that sentence and returned the letter.`,
    offer: v.offer(s, 'the letter'),
  }),
  spokesman: (s, v) => ({
    events: `When reporters began to call, ${s.defendant.the} ${v.had}hired an independent publicist under a written contract to answer their questions about the matter. The publicist, who knew of the events only from documents, told a newspaper reporter, "Yes, ${s.deed}."`,
    offer: v.offer(s, "the reporter's testimony about the answer", 'the publicist'),
  }),
  employee: (s, v) => ({
    events: `${post(s, v, NO_AUTHORITY)} While still in that job, ${s.employee.the} ${v.had}told a neighbor over a fence, "${admitted(s)}."`,
    also: ordered(s, v),
    offer: v.offer(s, NEIGHBOR, s.employee.the),
  }),
  'employee-internal': (s, v) => ({
    events: `${post(s, v, NO_AUTHORITY)} While still in that job, ${s.employee.the} ${v.had}sent ${s.defendant.the} a confidential report that said, "${admitted(s)}." The report never left the business.`,
    also: ordered(s, v),
    offer: v.offer(s, 'the report'),
  }),
  'employee-outside': (s, v) => ({
    events: `${capital(v.met(CLERK))}, an employee of ${s.defendant.the}, kept the wage accounts and had no other duties. While still in that job, the clerk ${v.had}told a neighbor, "They ${s.act}."`,
    also: `${v.sued(CLERK)} for helping to cover up what was done`,
    offer: v.offer(s, NEIGHBOR, 'the clerk'),
  }),
  'employee-later': (s, v) => ({
    events: `${post(s, v, `until ${he(s.employee)} resigned in March`)} In May, ${s.employee.the} ${v.had}told a neighbor, "${admitted(s)}."`,
    also: ordered(s, v),
    offer: v.offer(s, NEIGHBOR, s.employee.the),
  }),
  'employee-unproved': (s, v) => ({
    events: `A caller who gave no name ${v.had}told ${s.plaintiff.the} by telephone, "I work for ${s.defendant.the}, and I'm in charge of ${s.duty}. ${admitted(s)}." Neither side has learned who the caller was or for whom the caller worked.`,
    offer: v.offer(s, `${his(s.plaintiff)} own testimony about the call`),
  }),
  plot: (s, v) => ({
    kind: 'conspiracy',
    events: `${PROOF} In the second week of the plan, ${s.partner.the} had told a hired laborer, "${recruit(s)}."`,
    offer: v.offer(s, LABORER, s.partner.the),
  }),
  'plot-ended': (s, v) => ({
    kind: 'conspiracy',
    events: `${PROOF} Months after the plan had been discovered and abandoned, ${s.partner.the} told an investigator, "${admitted(s)}."`,
    offer: v.offer(s, "the investigator's testimony about the remark", s.partner.the),
  }),
  'plot-boasting': (s, v) => ({
    kind: 'conspiracy',
    events: `${PROOF} In the second week of the plan, ${s.partner.the} had boasted to strangers in a tavern, "${s.boast}."`,
    offer: v.offer(s, "one stranger's testimony about the boast", s.partner.the),
  }),
  'plot-unproved': (s, v) => ({
    kind: 'conspiracy',
    events: `During those weeks, ${s.partner.the} had told a hired laborer, "I have a deal with ${s.defendant.the}. ${recruit(s)}." There is no other evidence of an agreement between ${s.partner.the} and ${s.defendant.the}.`,
    offer: v.offer(s, LABORER, s.partner.the),
  }),
  predecessor: (s, v) => ({
    kind: 'sale',
    events: `In May, ${v.had ? 'the former owner had' : 'the owner'} told a neighbor, "${admitted(s)}." ${sale(s, v)}`,
    offer: v.offer(s, OWNER, 'the former owner'),
  }),
  // The note, not the text of the rule, says that the statement must come before the transfer.
  'predecessor-later': (s, v) => ({
    kind: 'sale',
    events: `${sale(s, v)} In July, the former owner told a neighbor, "${admitted(s)}."`,
    offer: `${v.offer(s, NEIGHBOR, 'the former owner')} The court follows the advisory committee's note on Rule 801(d)(2).`,
  }),
  executor: (s, v) => ({
    kind: 'executor',
    events: `${The(s.defendant)} ran a business of ${his(s.defendant)} own and had never worked for the aunt. While the aunt was still alive, ${s.defendant.the} ${v.had}told a neighbor in a private conversation, "My aunt's people ${s.act}."`,
    offer: v.offer(s, NEIGHBOR),
  }),
  codefendant: (s, v) => ({
    events: `${v.met(s.codefendant) === s.codefendant.a ? capital(s.codefendant.a) : The(s.codefendant)}, who had never worked for ${s.defendant.the}, ${v.had}told a neighbor out of ${whose(s.defendant)} hearing, "They ${s.act}, and you know who ordered it."`,
    also: `${v.sued(s.codefendant)} for negligence, without alleging any agreement between the two`,
    offer: v.offer(s, NEIGHBOR, s.codefendant.the),
  }),
  stranger: (s, v) => outsider(s, v, `${s.confession}, and I could go to prison for it`),
  'stranger-second-hand': (s, v) =>
    outsider(
      s,
      v,
      `I was in jail that month and only heard of it there, but ${s.deed}, and I took money to keep it from the police`,
    ),
}

const article = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
const estate = ({ defendant }: PartyStory) => `, solely as executor of the estate of ${his(defendant)} aunt,`
const plus = (also: string | undefined) => (also ? ` and sued ${also}` : '')

/** Against whom an offer goes: a codefendant's remark always comes in against the codefendant. */
const toProve = ({ source }: PartyFacts, { defendant }: PartyStory) =>
  source === 'stranger' ? 'to prove' : `as evidence against ${defendant.the}`

/** The order of time, and the loss first. */
function lossFirst(facts: PartyFacts, s: PartyStory): string {
  const { plaintiff, defendant, partner, claim, plan, shop } = s
  const { kind, also, events, offer } = TOLD[decide(facts) ?? 'own'](s, {
    had: '',
    later: () => 'A week later',
    sued: ({ the }) => the,
    met: ({ a }) => a,
    offer: (_, what, instead) =>
      `At trial, ${plaintiff.the} offers ${what} ${toProve(facts, s)} that ${s.deed}. ${instead ? `${capital(instead)} is available to testify. ` : ''}${The(defendant)} objects.`,
  })
  if (kind === 'conspiracy')
    return `${s.loss} ${He(plaintiff)} sued ${defendant.a} and ${partner.a} in federal court for ${claim}, alleging that the two had conspired to ${plan} and had carried out the plan over several weeks. ${events} ${offer}`
  const blamed = {
    executor: `blamed workers at ${article(shop)} that belonged to ${defendant.a}'s aunt`,
    sale: `blamed workers at ${article(shop)} and complained to its owner`,
    plain: `suspected ${defendant.a} and complained to ${him(defendant)}`,
  }[kind ?? 'plain']
  const sued =
    kind === 'executor'
      ? `After the aunt's death, ${plaintiff.the} sued ${defendant.the}${estate(s)}`
      : `${The(plaintiff)} sued ${defendant.the}`
  return `${s.loss} ${He(plaintiff)} ${blamed}. ${events} ${sued} in federal court for ${claim}${plus(also)}. ${offer}`
}

/** The order of time, and the accusation first. */
function accusationFirst(facts: PartyFacts, s: PartyStory): string {
  const { plaintiff, defendant, partner, claim, plan, shop } = s
  const { kind, also, events, offer } = TOLD[decide(facts) ?? 'own'](s, {
    had: '',
    later: () => 'Soon afterward',
    sued: ({ the }) => the,
    met: ({ a }) => a,
    offer: (_, what, instead) =>
      `At trial, ${toProve(facts, s)} that ${s.deed}, ${plaintiff.the} offers ${what}${instead ? `, although ${instead} is available to testify` : ''}. ${The(defendant)} objects.`,
  })
  if (kind === 'conspiracy')
    return `${capital(plaintiff.a)} accused ${defendant.a} and ${partner.a} of conspiring to ${plan}, and sued both in federal court for ${claim}. According to the complaint, the two carried out their plan over several weeks. ${events} ${offer}`
  const accused = {
    executor: `${defendant.a}'s aunt, who owned ${article(shop)},`,
    sale: `the owner of ${article(shop)}`,
    plain: defendant.a,
  }[kind ?? 'plain']
  const brought =
    kind === 'executor'
      ? `After the aunt's death, ${plaintiff.the} brought`
      : `${The(plaintiff)} then brought`
  return `${capital(plaintiff.a)} accused ${accused} of ${s.charge}. ${events} ${brought} an action in federal court for ${claim} against ${defendant.the}${kind === 'executor' ? estate(s).slice(0, -1) : ''}${plus(also)}. ${offer}`
}

/** The suit first, and what had happened before it. */
function suitFirst(facts: PartyFacts, s: PartyStory): string {
  const { plaintiff, defendant, partner, claim, plan, shop } = s
  const isStranger = facts.source === 'stranger'
  const { kind, also, events, offer } = TOLD[decide(facts) ?? 'own'](s, {
    had: 'had ',
    later: () => `Soon after ${plaintiff.the} first complained`,
    sued: ({ a }) => a,
    met: ({ the }) => the,
    offer: (_, what, instead) =>
      `${isStranger ? `To prove at trial that ${s.deed}` : `At trial, as evidence against ${defendant.the}`}, ${plaintiff.the} offers ${what}. ${instead ? `${capital(instead)} is available to testify. ` : ''}${The(defendant)} objects.`,
  })
  const whom = kind === 'conspiracy' ? `${defendant.a} and ${partner.a}` : defendant.a
  const suit = `${capital(plaintiff.a)} sued ${whom}${kind === 'executor' ? estate(s) : ''} in federal court for ${claim}`
  const alleged = {
    conspiracy: `the two had conspired to ${plan} and had carried out the plan over several weeks`,
    executor: `workers at the aunt's ${shop} had ${s.wrong}`,
    sale: `workers at ${article(shop)} had ${s.wrong} before ${defendant.the} bought the business`,
    plain: `workers at ${whose(defendant)} ${shop} had ${s.wrong}`,
    // A stranger's deed can be charged to the defendant only as one that was ordered.
    stranger: `${s.deed.replace(/ (was|were) /, ' had been ')} at ${whose(defendant)} direction`,
  }[kind ?? (isStranger ? 'stranger' : 'plain')]
  return also
    ? `${suit}, alleging that ${alleged}. ${The(plaintiff)} also sued ${also}. ${events} ${offer}`
    : `${suit}, alleging that ${alleged}. ${events} ${offer}`
}

export const tell = [lossFirst, accusationFirst, suitFirst] as const
