import { capital } from '../../../text/capital.ts'
import { he, his, The, whose } from '../../engine/party.ts'
import type { PartyFacts, PartyStory } from './facts.ts'
import { decide, type PathId } from './law.ts'

/** How a telling has the plaintiff offer what shows the statement. */
type Offer = (what: string, story: PartyStory) => string
type Telling = (story: PartyStory, offer: Offer) => string

const admitted = ({ act }: PartyStory) => `We ${act}`
const NEIGHBOR = "the neighbor's testimony about the remark"
const LABORER = "the laborer's testimony about the remark"
const ACCUSATION = "a guest's testimony about the accusation"

const post = (s: PartyStory) =>
  `${The(s.plaintiff)} also sued ${s.employee.a} who works for ${s.defendant.the}, alleging that ${s.employee.the} gave the orders. Payroll records show that the job includes ${s.duty} but no authority to speak for the business.`
const plan = (s: PartyStory) =>
  `${The(s.plaintiff)} also sued ${s.partner.a}, alleging that ${s.partner.the} and ${s.defendant.the} planned this together in secret and carried it out over several weeks.`
const PROOF = 'Bank transfers and two eyewitnesses support the existence of the plan.'
const sale = (s: PartyStory, when: string, offer: Offer) =>
  `At the time of those events, ${whose(s.defendant)} business belonged to a former owner. ${The(s.defendant)} bought it in June and, under the contract of sale, took over all of its liabilities. A month ${when} the sale, the former owner told a neighbor, "${admitted(s)}." The former owner is living nearby and can testify. ${offer(NEIGHBOR, s)}`
const recruit = ({ doing }: PartyStory) =>
  `We're ${doing} all this week, so be here by six every day, and you'll be paid on Saturday`

/** The speaker, the statement, and the offer. */
const TOLD: Readonly<Record<PathId, Telling>> = {
  own: (s, offer) =>
    `A week after ${s.plaintiff.the} complained, ${s.defendant.the} told a neighbor, "My people ${ours(s)}." ${The(s.defendant)} had been abroad at the time of the events and knew of them only from a telephone call. ${offer(NEIGHBOR, s)}`,
  'own-serving': (s, offer) =>
    `Before ${s.plaintiff.the} complained, ${s.defendant.the} applied to a bank for a loan and told the loan officer, "${admitted(s)}, so that expense is behind me." The remark persuaded the bank to make the loan. ${offer("the loan officer's testimony about the remark", s)}`,
  'own-by-self': (s) =>
    `A week after ${s.plaintiff.the} complained, ${s.defendant.the} told a neighbor, "${capital(s.denial)}." At trial, ${s.defendant.the} calls the neighbor to testify about this remark, in order to prove that ${s.denial}. ${The(s.plaintiff)} objects.`,
  silence: (s, offer) =>
    `At a banquet of local merchants, a supplier said across the table to ${s.defendant.the}, "Your people ${ours(s)}, and you ordered it." Everyone at the table turned toward ${s.defendant.the}, who had heard every word. ${capital(he(s.defendant))} looked down at ${his(s.defendant)} plate, said nothing, and soon left. ${offer(ACCUSATION, s)}`,
  'silence-unheard': (s, offer) =>
    `At a banquet of local merchants, a supplier nodded toward ${s.defendant.the} and announced to the guests, "That business ${ours(s)}." Everyone looked at ${s.defendant.the}. ${capital(he(s.defendant))} was at the far end of the hall with ${his(s.defendant)} back turned, talking on a telephone, and gave no answer. ${offer(ACCUSATION, s)}`,
  adopted: (s, offer) =>
    `A supplier who had no part in the events later wrote to ${s.defendant.the}, "I hear that your people ${ours(s)}." ${The(s.defendant)}, who had been abroad at the time of the events, wrote "Entirely correct" beneath that sentence and returned the letter. ${offer('the letter', s)}`,
  spokesman: (s, offer) =>
    `When reporters began to call, ${s.defendant.the} hired an independent publicist under a written contract to answer questions about the matter. The publicist, who knew of the events only from documents, told a newspaper reporter, "Yes, ${s.deed}." The publicist will be a witness. ${offer("the reporter's testimony about the answer", s)}`,
  employee: (s, offer) =>
    `${post(s)} While still employed, ${s.employee.the} told a neighbor over a fence, "${admitted(s)}." ${The(s.employee)} is on the witness list. ${offer(NEIGHBOR, s)}`,
  'employee-internal': (s, offer) =>
    `${post(s)} While still employed, ${s.employee.the} wrote in a confidential report to ${s.defendant.the}, "${admitted(s)}." The report never left the business. ${offer('the report', s)}`,
  'employee-outside': (s, offer) =>
    `${The(s.plaintiff)} also sued a payroll clerk who works for ${s.defendant.the}, alleging that the clerk hid the cost. According to the records of the business, the clerk's job is to keep the wage accounts. Before leaving that job, the clerk told a neighbor, "They ${ours(s)}." The clerk will be a witness. ${offer(NEIGHBOR, s)}`,
  'employee-later': (s, offer) =>
    `${The(s.plaintiff)} also sued ${s.employee.a} who worked for ${s.defendant.the} at the time, alleging that ${s.employee.the} gave the orders. Payroll records show that the job included ${s.duty}. In March ${s.employee.the} resigned. In May ${he(s.employee)} told a neighbor, "${admitted(s)}." ${The(s.employee)} is on the witness list. ${offer(NEIGHBOR, s)}`,
  'employee-unproved': (s, offer) =>
    `A person who gave no name telephoned ${s.plaintiff.the} and said, "I work for ${s.defendant.the}, and I'm in charge of ${s.duty}. ${admitted(s)}." Neither side has learned who the caller was or for whom the caller worked. ${offer(`${his(s.plaintiff)} own testimony about the call`, s)}`,
  plot: (s, offer) =>
    `${plan(s)} ${PROOF} In the second week, ${s.partner.the} told a hired laborer, "${recruit(s)}." ${The(s.partner)} will be a witness. ${offer(LABORER, s)}`,
  'plot-ended': (s, offer) =>
    `${plan(s)} ${PROOF} Months later, after the plan had been discovered and abandoned, ${s.partner.the} told an investigator, "${admitted(s)}." ${The(s.partner)} will be a witness. ${offer("the investigator's testimony about the remark", s)}`,
  'plot-boasting': (s, offer) =>
    `${plan(s)} ${PROOF} In the second week, ${s.partner.the}, boasting to strangers in a tavern, told one of them, "${admitted(s)} again last night." ${The(s.partner)} will be a witness. ${offer("the stranger's testimony about the remark", s)}`,
  'plot-unproved': (s, offer) =>
    `${plan(s)} During those weeks ${s.partner.the} told a hired laborer, "I have a deal with ${s.defendant.the}. ${recruit(s)}." Nothing else that ${s.plaintiff.the} has found connects ${s.partner.the} with ${s.defendant.the}. ${The(s.partner)} will be a witness. ${offer(LABORER, s)}`,
  predecessor: (s, offer) => sale(s, 'before', offer),
  // The note, not the text of the rule, says that the statement must come before the transfer.
  'predecessor-later': (s, offer) =>
    `${sale(s, 'after', offer)} The court follows the advisory committee's notes to the rule.`,
  executor: (s, offer) =>
    `At the time of those events, the business belonged to ${whose(s.defendant)} aunt, who has since died. ${The(s.defendant)}, who never worked in the business, is sued only as executor of the aunt's estate. While the aunt was still alive, ${s.defendant.the} told a neighbor in a private conversation, "My aunt's people ${ours(s)}." ${offer(NEIGHBOR, s)}`,
  codefendant: (s, offer) =>
    `${The(s.plaintiff)} also sued ${s.codefendant.a}, alleging that ${whose(s.codefendant)} own carelessness made the loss worse. ${The(s.codefendant)} has never worked for ${s.defendant.the}, and no one claims that the two had an agreement. A week after ${s.plaintiff.the} complained, ${s.codefendant.the} told a neighbor, while ${s.defendant.the} was elsewhere, "They ${ours(s)}, and you know who ordered it." ${The(s.codefendant)} is present in court. ${offer(NEIGHBOR, s)}`,
  stranger: (s, offer) =>
    `${capital(s.stranger.a)} who never worked for ${s.defendant.the} and is not a party told a friend, "${s.confession}, and I could go to prison for it." ${The(s.stranger)} died before trial. ${offer("the friend's testimony about the remark", s)}`,
  'stranger-second-hand': (s, offer) =>
    `${capital(s.stranger.a)} who never worked for ${s.defendant.the} and is not a party told a friend, "I was in jail that month and only heard of it there, but ${s.deed}, and I took money to keep it from the police." ${The(s.stranger)} died before trial. ${offer("the friend's testimony about the remark", s)}`,
}

/** Returns the deed as others than those who did it tell it. */
function ours({ act }: PartyStory): string {
  return act.replace(' we ', ' they ')
}

const course = (facts: PartyFacts, s: PartyStory, offer: Offer) => TOLD[decide(facts) ?? 'own'](s, offer)

/** The loss first. */
function lossFirst(facts: PartyFacts, s: PartyStory): string {
  const offer: Offer = (what) =>
    `${The(s.plaintiff)} offers ${what} against ${s.defendant.the} at trial to prove what happened. ${The(s.defendant)} objects.`
  return `${s.loss} ${capital(he(s.plaintiff))} sued ${s.defendant.a} in federal court for ${s.claim}, alleging that ${s.deed}. ${course(facts, s, offer)}`
}

/** The allegation first. */
function allegationFirst(facts: PartyFacts, s: PartyStory): string {
  const offer: Offer = (what) =>
    `As evidence of what was done, ${s.plaintiff.the} now offers ${what} against ${s.defendant.the}, who objects.`
  return `Alleging that ${s.deed}, ${s.plaintiff.a} sued ${s.defendant.a} in federal court for ${s.claim}. ${course(facts, s, offer)}`
}

/** The claim first. */
function claimFirst(facts: PartyFacts, s: PartyStory): string {
  const offer: Offer = (what) =>
    `${The(s.defendant)} objects when ${s.plaintiff.the}, in order to prove the allegation, offers ${what} against ${s.defendant.the}.`
  return `In federal court, ${s.plaintiff.a} sued ${s.defendant.a} for ${s.claim}. The complaint alleges that ${s.deed}. ${course(facts, s, offer)}`
}

export const tell = [lossFirst, allegationFirst, claimFirst] as const
