import { capital } from '../../../text/capital.ts'
import { he, his, The, whose } from '../../engine/party.ts'
import type { PartyFacts, PartyStory } from './facts.ts'
import { decide, type PathId } from './law.ts'

type Telling = (story: PartyStory) => string

const said = ({ deed }: PartyStory) => capital(deed)
const offer = (what: string) => (s: PartyStory) =>
  `At trial, ${s.plaintiff.the} offers ${what} against ${s.defendant.the} as evidence of what happened. ${The(s.defendant)} objects.`
const neighbor = offer("the neighbor's testimony about the remark")
const post = (s: PartyStory) =>
  `${capital(s.employee.a)} who works for ${s.defendant.the} is also a defendant. Payroll records show that the job includes ${s.duty}, but it includes no authority to speak for the business.`
const plan = (s: PartyStory) =>
  `${The(s.plaintiff)} claims that ${s.defendant.the} and ${s.partner.a}, who is also a defendant, had a secret plan to do this, which they carried out over several weeks.`
const proof = 'Bank transfers and two eyewitnesses support the existence of the plan.'
const sale = (s: PartyStory, when: string) =>
  `At the time of those events, ${whose(s.defendant)} business belonged to a former owner. ${The(s.defendant)} bought it in June, and under the contract of sale ${he(s.defendant)} took over its liabilities. ${The(s.plaintiff)} sued only on the liability that passed with the sale. A month ${when} the sale, the former owner told a neighbor, "${said(s)}." The former owner is available to testify. ${neighbor(s)}`
const recruit = ({ deed }: PartyStory) =>
  `${capital(deed)}, and we need you for another week, so be patient about your money`

/** The speaker, the statement, and the offer. */
const TOLD: Readonly<Record<PathId, Telling>> = {
  own: (s) =>
    `A week after ${s.plaintiff.the} complained, ${s.defendant.the} told a neighbor, "${said(s)}." ${The(s.defendant)} had been abroad at the time of the events and knew of them only from a telephone call. ${neighbor(s)}`,
  'own-serving': (s) =>
    `Before ${s.plaintiff.the} complained, ${s.defendant.the} applied to a bank for a loan and told the loan officer, "${said(s)}, so that expense is behind me." The remark persuaded the bank to make the loan. ${offer("the loan officer's testimony about the remark")(s)}`,
  'own-by-self': (s) =>
    `A week after ${s.plaintiff.the} complained, ${s.defendant.the} told a neighbor, "${capital(s.denial)}." At trial, ${s.defendant.the} calls the neighbor to testify about this remark, in order to prove that ${s.denial}. ${The(s.plaintiff)} objects.`,
  silence: (s) =>
    `At a banquet of local merchants, a supplier said across the table to ${s.defendant.the}, "${said(s)}, and you ordered it." Everyone at the table turned toward ${s.defendant.the}, who had heard every word. ${capital(he(s.defendant))} looked down at ${his(s.defendant)} plate, said nothing, and soon left. ${offer("a guest's testimony about the accusation")(s)}`,
  'silence-unheard': (s) =>
    `At a banquet of local merchants, a supplier announced to the guests, "${said(s)}, and you all know who ordered it." Everyone looked at ${s.defendant.the}. ${capital(he(s.defendant))} was at the far end of the hall with ${his(s.defendant)} back turned, talking on a telephone, and gave no answer. ${offer("a guest's testimony about the accusation")(s)}`,
  adopted: (s) =>
    `A supplier who had no part in the events later wrote to ${s.defendant.the}, "I hear that ${s.deed}." ${The(s.defendant)}, who had been abroad at the time of the events, wrote "Entirely correct" beneath that sentence and returned the letter. ${offer('the letter')(s)}`,
  spokesman: (s) =>
    `When reporters began to call, ${s.defendant.the} hired an independent publicist under a written contract to answer questions about the matter. The publicist, who knew of the events only from documents, told a newspaper reporter, "${said(s)}." The publicist is available to testify. ${offer("the reporter's testimony about the answer")(s)}`,
  employee: (s) =>
    `${post(s)} While still employed, ${s.employee.the} told a neighbor over a fence, "${said(s)}." ${The(s.employee)} is available to testify. ${neighbor(s)}`,
  'employee-internal': (s) =>
    `${post(s)} While still employed, ${s.employee.the} wrote in a confidential report to ${s.defendant.the}, "${said(s)}." The report never left the business. ${offer('the report')(s)}`,
  'employee-outside': (s) =>
    `A payroll clerk who works for ${s.defendant.the} is also a defendant. According to the records of the business, the clerk keeps the wage accounts and has no other duties. While so employed, the clerk told a neighbor, "${said(s)}." The clerk is available to testify. ${neighbor(s)}`,
  'employee-later': (s) =>
    `${capital(s.employee.a)} who worked for ${s.defendant.the} at the time is also a defendant. Payroll records show that the job included ${s.duty}. In March ${s.employee.the} resigned. In May ${he(s.employee)} told a neighbor, "${said(s)}." ${The(s.employee)} is available to testify. ${neighbor(s)}`,
  'employee-unproved': (s) =>
    `A person who gave no name telephoned ${s.plaintiff.the} and said, "I work for the owner, and I'm in charge of ${s.duty}. ${said(s)}." The parties have no other evidence of who the caller was or for whom the caller worked. At trial, ${s.plaintiff.the} offers ${his(s.plaintiff)} own testimony about the call against ${s.defendant.the} as evidence of what happened. ${The(s.defendant)} objects.`,
  plot: (s) =>
    `${plan(s)} ${proof} While it was going on, ${s.partner.the} told a laborer whom they had hired for it, "${recruit(s)}." ${The(s.partner)} is available to testify. ${offer("the laborer's testimony about the remark")(s)}`,
  'plot-ended': (s) =>
    `${plan(s)} ${proof} Months later, after the plan had been discovered and abandoned, ${s.partner.the} told an investigator, "${said(s)}." ${The(s.partner)} is available to testify. ${offer("the investigator's testimony about the remark")(s)}`,
  'plot-boasting': (s) =>
    `${plan(s)} ${proof} While it was going on, ${s.partner.the}, boasting to strangers in a tavern, told one of them, "${said(s)}." ${The(s.partner)} is available to testify. ${offer("the stranger's testimony about the remark")(s)}`,
  'plot-unproved': (s) =>
    `${plan(s)} During those weeks ${s.partner.the} told a hired laborer, "The owner and I are agreed. ${recruit(s)}." The parties have no other evidence of any agreement between ${s.partner.the} and ${s.defendant.the}. ${The(s.partner)} is available to testify. ${offer("the laborer's testimony about the remark")(s)}`,
  predecessor: (s) => sale(s, 'before'),
  'predecessor-later': (s) => sale(s, 'after'),
  executor: (s) =>
    `At the time of those events, the business belonged to ${whose(s.defendant)} aunt, who has since died. ${The(s.defendant)}, who never worked in the business, is sued only as executor of the aunt's estate. While the aunt was still alive, ${s.defendant.the} told a neighbor in a private conversation, "${said(s)}." ${neighbor(s)}`,
  codefendant: (s) =>
    `${capital(s.codefendant.a)} is also a defendant. ${capital(he(s.codefendant))} has never worked for ${s.defendant.the}, and no one claims that the two had an agreement. A week after ${s.plaintiff.the} complained, ${s.codefendant.the} told a neighbor, while ${s.defendant.the} was elsewhere, "${said(s)}, and you know who ordered it." ${The(s.codefendant)} is present in court. ${neighbor(s)}`,
  stranger: (s) =>
    `${capital(s.stranger.a)} who never worked for ${s.defendant.the} and is not a party told a friend, "${s.confession}, and I could go to prison for it." ${The(s.stranger)} died before trial. ${offer("the friend's testimony about the remark")(s)}`,
  'stranger-second-hand': (s) =>
    `${capital(s.stranger.a)} who never worked for ${s.defendant.the} and is not a party told a friend, "I was in jail that month and only heard of it there, but ${s.deed}, and I took money to keep it from the police." ${The(s.stranger)} died before trial. ${offer("the friend's testimony about the remark")(s)}`,
}

const course = (facts: PartyFacts, s: PartyStory) => TOLD[decide(facts) ?? 'own'](s)

/** The loss first. */
function lossFirst(facts: PartyFacts, s: PartyStory): string {
  return `${s.loss} ${capital(he(s.plaintiff))} sued ${s.defendant.a} in federal court for ${s.claim}, alleging that ${s.deed}. ${course(facts, s)}`
}

/** The allegation first. */
function allegationFirst(facts: PartyFacts, s: PartyStory): string {
  return `Alleging that ${s.deed}, ${s.plaintiff.a} sued ${s.defendant.a} in federal court for ${s.claim}. ${course(facts, s)}`
}

/** The claim first. */
function claimFirst(facts: PartyFacts, s: PartyStory): string {
  return `In federal court, ${s.plaintiff.a} sued ${s.defendant.a} for ${s.claim}. The complaint alleges that ${s.deed}. ${course(facts, s)}`
}

export const tell = [lossFirst, allegationFirst, claimFirst] as const
