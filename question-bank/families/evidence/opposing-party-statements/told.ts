import { capital } from '../../../text/capital.ts'
import { He, he, him, his, type Party, The, whose } from '../../engine/party.ts'
import type { PartyFacts, PartyStory } from './facts.ts'
import { decide, type PathId } from './law.ts'

/** How a telling words what depends on its order. */
interface Voice {
  /** What turns "told" into "had told" where the suit has come first. */
  readonly had: '' | 'had '
  /** When the plaintiff had complained a week before. */
  readonly weekLater: (story: PartyStory) => string
  /** Somebody who is sued beside the defendant, in the suit and among the events: one of them comes first. */
  readonly sued: (party: Party) => string
  readonly met: (party: Party) => string
  /** What the plaintiff offers, and who could have testified instead. */
  readonly offer: (story: PartyStory, what: string, instead?: string) => string
}

/** A case: what happened, what is offered, and what the suit adds. */
interface Case {
  readonly events: string
  readonly offer: string
  /** Whom else the plaintiff sued, and for what. */
  readonly also?: string
  readonly kind?: 'conspiracy' | 'executor'
}

const CLERK: Party = { a: 'a payroll clerk', the: 'the clerk', pronoun: 'they' }
const NEIGHBOR = "the neighbor's testimony about the remark"
const LABORER = "the laborer's testimony about the remark"
const GUEST = 'the testimony of a guest who heard the accusation'
const FRIEND = "the friend's testimony about the remark"

const admitted = ({ act }: PartyStory) => `We ${act}`
const ordered = (s: PartyStory, v: Voice) => `${v.sued(s.employee)} for giving the orders`
const post = (s: PartyStory, v: Voice, limit: string) =>
  `Payroll records show that ${v.met(s.employee)}, an employee of ${s.defendant.the}, was in charge of ${s.duty} ${limit}.`
const NO_AUTHORITY = 'but had no authority to speak for the business'
const PROOF = 'Bank transfers and the testimony of two eyewitnesses tend to prove the conspiracy.'
const owned = ({ defendant, shop }: PartyStory, { had }: Voice) =>
  `At the time of the events, ${whose(defendant)} ${shop} ${had}still belonged to its former owner.`
const sale = ({ defendant, shop }: PartyStory) =>
  `In June, ${defendant.the} bought the ${shop} and, under the contract of sale, assumed all liabilities of the business.`
const recruit = ({ doing }: PartyStory) =>
  `We're ${doing} all this week, so be here by six every day, and you'll be paid on Saturday`

/** The speaker, the statement, and the offer. */
const TOLD: Readonly<Record<PathId, (story: PartyStory, voice: Voice) => Case>> = {
  own: (s, v) => ({
    events: `${v.weekLater(s)}, ${s.defendant.the} ${v.had}told a neighbor, "My people ${s.act}." ${The(s.defendant)} had been abroad at the time of the events and knew of them only from a telephone call.`,
    offer: v.offer(s, NEIGHBOR),
  }),
  'own-serving': (s, v) => ({
    events: `Before ${s.plaintiff.the} complained, ${s.defendant.the} had told a bank's loan officer, "${admitted(s)}, and it's already paying off." The remark persuaded the bank to make a loan.`,
    offer: v.offer(s, "the loan officer's testimony about the remark"),
  }),
  'own-by-self': (s, v) => ({
    events: `${v.weekLater(s)}, ${s.defendant.the} ${v.had}told a neighbor, "${capital(s.denial)}."`,
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
    events: `Payroll records show that the job of ${v.met(CLERK)}, an employee of ${s.defendant.the}, was to keep the wage accounts. Before leaving that job, the clerk ${v.had}told a neighbor, "They ${s.act}."`,
    also: `${v.sued(CLERK)} for hiding the cost`,
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
    events: `During those weeks, ${s.partner.the} had told a hired laborer, "I have a deal with ${s.defendant.the}. ${recruit(s)}." ${The(s.plaintiff)} has found nothing else that connects ${s.partner.the} with ${s.defendant.the}.`,
    offer: v.offer(s, LABORER, s.partner.the),
  }),
  predecessor: (s, v) => ({
    events: `${owned(s, v)} In May, the former owner told a neighbor, "${admitted(s)}." ${sale(s)}`,
    offer: v.offer(s, NEIGHBOR, 'the former owner'),
  }),
  // The note, not the text of the rule, says that the statement must come before the transfer.
  'predecessor-later': (s, v) => ({
    events: `${owned(s, v)} ${sale(s)} In July, the former owner told a neighbor, "${admitted(s)}."`,
    offer: `${v.offer(s, NEIGHBOR, 'the former owner')} The court follows the advisory committee's notes to the rule.`,
  }),
  executor: (s, v) => ({
    kind: 'executor',
    events: `${The(s.defendant)}, who had a business of ${his(s.defendant)} own, never worked in the aunt's. While the aunt was still alive, ${he(s.defendant)} ${v.had}told a neighbor in a private conversation, "My aunt's people ${s.act}."`,
    offer: v.offer(s, NEIGHBOR),
  }),
  codefendant: (s, v) => ({
    events: `${v.weekLater(s)}, while ${s.defendant.the} was elsewhere, ${v.met(s.codefendant)}, who had never worked for ${him(s.defendant)}, ${v.had}told a neighbor, "They ${s.act}, and you know who ordered it."`,
    also: `${v.sued(s.codefendant)} for carelessness that made the loss worse, but did not claim that the two had any agreement`,
    offer: v.offer(s, NEIGHBOR, s.codefendant.the),
  }),
  stranger: (s, v) => ({
    events: `${capital(s.stranger.a)} who had never worked for ${s.defendant.the} ${v.had}told a friend, "${s.confession}, and I could go to prison for it." ${The(s.stranger)}, who was never sued, died before trial.`,
    offer: v.offer(s, FRIEND),
  }),
  'stranger-second-hand': (s, v) => ({
    events: `${capital(s.stranger.a)} who had never worked for ${s.defendant.the} ${v.had}told a friend, "I was in jail that month and only heard of it there, but ${s.deed}, and I took money to keep it from the police." ${The(s.stranger)}, who was never sued, died before trial.`,
    offer: v.offer(s, FRIEND),
  }),
}

const aunt = ({ shop, defendant }: PartyStory) =>
  `${/^[aeiou]/.test(shop) ? 'an' : 'a'} ${shop} owned by the aunt of ${defendant.a}`
const estate = ({ defendant }: PartyStory, kind: Case['kind']) =>
  kind === 'executor' ? `, solely as executor of the estate of ${his(defendant)} aunt, who had died` : ''

/** The order of time, and the loss first. */
function lossFirst(facts: PartyFacts, s: PartyStory): string {
  const { plaintiff, defendant, partner, claim, plan } = s
  const { kind, also, events, offer } = TOLD[decide(facts) ?? 'own'](s, {
    had: '',
    weekLater: () => 'A week later',
    sued: ({ the }) => the,
    met: ({ a }) => a,
    offer: (_, what, instead) =>
      instead
        ? `At trial, ${instead} is available to testify, but ${plaintiff.the} instead offers ${what} to prove ${whose(defendant)} liability. ${The(defendant)} objects.`
        : `To prove ${whose(defendant)} liability at trial, ${plaintiff.the} offers ${what}. ${The(defendant)} objects.`,
  })
  if (kind === 'conspiracy')
    return `${s.loss} ${He(plaintiff)} sued ${defendant.a} and ${partner.a} in federal court for ${claim}, alleging that the two had conspired to ${plan} and had carried out the plan over several weeks. ${events} ${offer}`
  const blamed =
    kind === 'executor' ? `blamed ${aunt(s)}` : `suspected ${defendant.a} and complained to ${him(defendant)}`
  return `${s.loss} ${He(plaintiff)} ${blamed}. ${events} ${The(plaintiff)} sued ${defendant.the} in federal court for ${claim}${estate(s, kind)}${also ? ` and ${also}` : ''}. ${offer}`
}

/** The order of time, and the complaint first. */
function complaintFirst(facts: PartyFacts, s: PartyStory): string {
  const { plaintiff, defendant, partner, claim, act, shop } = s
  const { kind, also, events, offer } = TOLD[decide(facts) ?? 'own'](s, {
    had: '',
    weekLater: () => 'A week later',
    sued: ({ the }) => the,
    met: ({ a }) => a,
    offer: (_, what, instead) =>
      instead
        ? `At trial, ${plaintiff.the} does not call ${instead}, who is available to testify, but offers ${what} to prove ${his(plaintiff)} case against ${defendant.the}. ${The(defendant)} objects.`
        : `At trial, ${plaintiff.the} offers ${what} to prove ${his(plaintiff)} case against ${defendant.the}. ${The(defendant)} objects.`,
  })
  const opening =
    kind === 'executor'
      ? `${capital(plaintiff.a)} complained that workers at ${aunt(s)} had ${act}.`
      : `${capital(plaintiff.a)} complained to ${defendant.a} that workers at ${his(defendant)} ${shop} had ${act}.`
  const action = `${The(plaintiff)} then brought an action in federal court for ${claim} against ${defendant.the}`
  return kind === 'conspiracy'
    ? `${opening} ${action} and ${partner.a}, alleging a conspiracy between the two that was carried out over several weeks. ${events} ${offer}`
    : `${opening} ${events} ${action}${estate(s, kind)}${also ? ` and sued ${also}` : ''}. ${offer}`
}

/** The suit first, and what had happened before it. */
function suitFirst(facts: PartyFacts, s: PartyStory): string {
  const { plaintiff, defendant, partner, claim, act, plan, shop } = s
  const { kind, also, events, offer } = TOLD[decide(facts) ?? 'own'](s, {
    had: 'had ',
    weekLater: () => `A week after ${plaintiff.the} first complained to ${him(defendant)}`,
    sued: ({ a }) => a,
    met: ({ the }) => the,
    offer: (_, what, instead) =>
      `At trial, as evidence against ${defendant.the}, ${plaintiff.the} offers ${what}${instead ? ` instead of calling ${instead}, who is available to testify` : ''}. ${The(defendant)} objects.`,
  })
  const whom = kind === 'conspiracy' ? `${defendant.a} and ${partner.a}` : defendant.a
  const alleged =
    kind === 'conspiracy'
      ? `the two had conspired to ${plan} and had carried out the plan over several weeks`
      : `workers at ${kind === 'executor' ? "the aunt's" : whose(defendant)} ${shop} had ${act}`
  return `${capital(plaintiff.a)} sued ${whom} in federal court for ${claim}${estate(s, kind)}${also ? ` and ${also}` : ''}. The complaint alleged that ${alleged}. ${events} ${offer}`
}

export const tell = [lossFirst, complaintFirst, suitFirst] as const
