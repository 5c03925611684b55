import { He, he, him, type Party, The, whose } from '../../engine/party.ts'
import type { Twist } from './facts.ts'
import type { Job } from './job.ts'
import { CLAUSE, type ParolCase } from './told.ts'

/** The twists that are told of a contract for work. */
export type JobTwist = Exclude<
  Twist,
  'certain' | 'gift' | 'usage' | 'outsider' | 'dealing' | 'performance' | 'negated' | 'express' | 'single'
>

const WHOLE = 'which both parties meant to be the final and complete statement of their agreement'
const FINAL =
  'Both parties regarded the contract as final on the matters it covers but not as a complete statement of their agreement.'
const BY_NATURE =
  'In this state, whether a contract is complete depends on whether parties in like circumstances would naturally have included the omitted term.'
const ON_ITS_FACE =
  'In this state, extrinsic evidence of meaning is admissible only if the contract is ambiguous on its face.'
const PROVISIONAL =
  'In this state, a court considers evidence of the negotiations before deciding whether a contract is ambiguous. The evidence is admissible if the words are reasonably susceptible to the meaning that it is offered to prove.'

const SILENT = 'The contract does not mention this promise.'
const WHOLE_BUT_SILENT = `The contract, ${WHOLE}, does not mention this promise.`
const TALKS = 'During negotiations'
type When = 'A week before the signing' | typeof TALKS

/** The talks told first, where the contract was signed only then. */
const opened = ({ provider, client, work, price }: Job, said: string, when: When): string =>
  `While negotiating a contract to ${work(`${client.a}'s`)}, ${provider.a} ${said} ${when === TALKS ? 'The parties then' : 'A week later, the parties'} signed a contract under which ${provider.the} was to do the work for ${price}.`

/** A suit, told right after what the sued party did: a person is a pronoun by then. */
const between = (suing: Party, sued: Party, aim = 'for breach of contract'): string =>
  `${suing.the} sued ${sued.pronoun === 'it' ? sued.the : him(sued)} ${aim}`

/** A suit of the client, who offers testimony. */
const byClient = (job: Job, body: string, dispute: string, aim?: string): ParolCase => ({
  body,
  suit: `${dispute}, and ${between(job.client, job.provider, aim)}.`,
  offer: 'offered testimony about the promise',
  offeror: job.client,
  objector: job.provider,
})
/** The same over a small promise that the contract leaves out. */
function overPromise(job: Job, when: When, rest = SILENT, aim?: string): ParolCase {
  const { provider, client, extra } = job
  const promise = `promised ${client.the} that ${he(provider)} would ${extra} at no extra charge.`
  return {
    ...byClient(
      job,
      `${when}, ${provider.the} had orally ${promise} ${rest}`,
      `${The(provider)} later refused to keep the promise`,
      aim,
    ),
    opening: opened(job, `orally ${promise}`, when),
    rest,
  }
}
/** A suit of the provider, against which the client offers testimony. */
const byProvider = (job: Job, body: string, dispute: string, aim?: string): ParolCase => ({
  ...byClient(job, body, dispute),
  suit: `${dispute}, and ${between(job.provider, job.client, aim)}.`,
  offer: 'offered testimony about the oral agreement',
})
/** A suit of the client for delay, against which the provider offers testimony. */
const overDelay = (job: Job, body: string): ParolCase => ({
  ...byClient(job, body, `${The(job.provider)} finished on September 15`, 'for damages caused by the delay'),
  offer: 'offered testimony about the agreed date of September 30',
  offeror: job.provider,
  objector: job.client,
})
const overWords = (job: Job, found: string): ParolCase => ({
  ...byClient(
    job,
    `The contract covered "${job.word}" and ended, "${CLAUSE}"`,
    `${The(job.provider)} worked only on ${job.narrow}`,
  ),
  suit: `${The(job.provider)} worked only on ${job.narrow}. ${The(job.client)} sued ${him(job.provider)} for breach of contract, contending that the words "${job.word}" mean ${job.wide}.`,
  law: ON_ITS_FACE,
  found,
  offer: 'offered testimony that both parties had used the words in the broader sense during negotiations',
})

function fraud(job: Job): ParolCase {
  const { provider, client, lie } = job
  const known = `${He(provider)} knew that this was untrue, and ${client.the} would not have signed had ${he(client)} known the truth.`
  const rest = `The contract does not mention the matter and ends, "${CLAUSE}"`
  return {
    ...byClient(job, '', ''),
    opening: opened(job, `told ${client.the} that ${lie}. ${known}`, TALKS),
    rest,
    body: `${TALKS}, ${provider.the} had told ${client.the} that ${lie}. ${known} ${rest}`,
    suit: `On learning the truth, ${between(client, provider, 'to rescind the contract')}.`,
    offer: `offered testimony about ${whose(provider)} statement`,
  }
}

/** Where a contract ends with a clause on the entire agreement, or shows by its form how complete it is. */
const BY_FORM = {
  merger: (job: Job): ParolCase => ({
    ...overPromise(
      job,
      'A week before the signing',
      `The contract, which does not mention this promise, ends, "${CLAUSE}" In this state, absent fraud or mistake, such a clause is conclusive proof that a contract is complete.`,
    ),
  }),
  rebutted: (job: Job): ParolCase => ({
    ...overPromise(
      job,
      TALKS,
      `The contract, a printed form, does not mention this promise and ends, "${CLAUSE}" In this state, such a clause is evidence, but not conclusive proof, that a contract is complete.`,
    ),
    found:
      'from emails sent on the day of the signing that both parties regarded the form as final on the matters it covers but expected to honor their other promises as well',
  }),
  omitted: (job: Job): ParolCase => ({
    ...overPromise(
      job,
      TALKS,
      `The contract, a one-page printed form with blanks for the work, the date, and the price, does not mention this promise. ${BY_NATURE}`,
    ),
    found: 'that parties who use such a form often leave small extras to an oral understanding',
  }),
  included: (job: Job): ParolCase => ({
    ...overPromise(
      job,
      TALKS,
      `The contract, which the parties' lawyers drafted, lists each part of the work in forty paragraphs but does not mention this promise. ${BY_NATURE}`,
    ),
    found: 'that parties to such a contract would naturally have listed such a promise',
  }),
}

/** Where parties spoke of when the contract was to begin or end. */
const ON_CONDITIONS = {
  approval: (job: Job): ParolCase =>
    byProvider(
      job,
      `At the signing, the parties agreed orally that the contract would not take effect unless ${job.approver} approved ${job.design} within ten days. The written contract, which appears complete on its face, does not mention this condition.`,
      `When no approval came in that time, ${job.client.the} refused to let ${job.provider.the} begin`,
    ),
  clashing: (job: Job): ParolCase => ({
    ...byProvider(
      job,
      `The contract states, "This contract takes effect when it is signed." Just before signing, the parties had agreed orally that it would not take effect unless ${job.approver} approved ${job.design}. In this state, an oral condition on a contract's taking effect may be proved unless it contradicts an express term of the contract.`,
      `When no approval came, ${job.client.the} refused to let ${job.provider.the} begin`,
    ),
  }),
  cancel: (job: Job): ParolCase => ({
    ...byProvider(
      job,
      `At the signing, the parties agreed orally that ${job.client.the} could end the contract at any time on a day's notice. The written contract, ${WHOLE}, says nothing about cancellation.`,
      `Halfway through the work, ${job.client.the} gave a day's notice that ${he(job.client)} was ending the contract`,
    ),
  }),
}

/** Where a party gives the words of the contract a meaning. */
const ON_MEANING = {
  plain: (job: Job) => overWords(job, `that the words, read alone, can mean only ${job.narrow}`),
  ambiguous: (job: Job) => overWords(job, 'that the words, read alone, can have either meaning'),
  susceptible: (job: Job): ParolCase => ({
    ...overWords(
      job,
      'that the words seem clear when read alone but, in light of the negotiations, are reasonably susceptible to the broader meaning',
    ),
    law: PROVISIONAL,
    isHeard: true,
  }),
  strained: (job: Job): ParolCase => ({
    ...byProvider(
      job,
      'The contract made payment due "within thirty days."',
      `${The(job.client)} paid after fifty days`,
      'for interest',
    ),
    law: PROVISIONAL,
    found: 'that the words cannot reasonably be read to mean sixty days',
    isHeard: true,
    offer:
      'offered testimony that the parties had agreed on sixty days during negotiations and had used the word "thirty" in that sense',
  }),
}

/** From the writing and the talk to the dispute, twist by twist. */
export const JOB_TOLD: Readonly<Record<JobTwist, (job: Job) => ParolCase>> = {
  complete: (job) => overPromise(job, 'A week before the signing', WHOLE_BUT_SILENT),
  partial: (job) => overPromise(job, 'A week before the signing', `${SILENT} ${FINAL}`),
  ...BY_FORM,
  separate: (job) => ({
    ...byClient(
      job,
      `At the signing, ${job.provider.the} also promised to ${job.second}, and ${job.client.the} promised ${job.more} more in return. The parties did not put this agreement in writing, and the signed contract appears complete without it.`,
      `${The(job.provider)} later refused to ${job.second.replace(' a ', ' the ')}`,
    ),
    offer: 'offered testimony about the oral agreement',
  }),
  final: (job) => ({
    ...overDelay(
      job,
      `The contract required the work to be finished by June 30. A week before the signing, ${job.client.the} had agreed orally that ${job.provider.the} could have until September 30. ${FINAL}`,
    ),
  }),
  tentative: (job) => ({
    ...overDelay(
      job,
      `The outline was to guide their lawyers, and neither party meant it to be the final statement of any term. It called for the work to be finished by June 30. A week earlier, ${job.client.the} had agreed orally that ${job.provider.the} could have until September 30. The parties went ahead before any contract was drafted.`,
    ),
  }),
  later: (job) => ({
    ...byClient(
      job,
      `The contract, which has no provision on modification, ends, "${CLAUSE}" Two weeks after the signing, ${job.provider.the} orally promised to ${job.second} as well, and ${job.client.the} promised ${job.more} more in return.`,
      `${The(job.provider)} then refused to ${job.second.replace(' a ', ' the ')}`,
    ),
    offer: 'offered testimony about the later oral agreement',
  }),
  fraud,
  broken: (job) => ({
    ...overPromise(job, TALKS, WHOLE_BUT_SILENT),
    suit: `${The(job.provider)} had intended to keep the promise when ${he(job.provider)} made it, but when costs rose, ${he(job.provider)} refused to do so. ${The(job.client)} sued ${him(job.provider)} to rescind the contract.`,
    offer: 'offered testimony about the promise as proof of fraud',
  }),
  typed: (job) => ({
    ...byProvider(
      job,
      `The parties had agreed orally on ${job.price}, but a typist had transposed two digits, and neither party noticed when they signed. The contract ends, "${CLAUSE}"`,
      `When the work was done, ${job.client.the} paid ${job.price}`,
      'for the rest of the stated price',
    ),
    offer: `asked the court to reform the contract and offered emails in which the parties had agreed on ${job.price}`,
  }),
  'left-out': (job) => ({
    ...overPromise(
      job,
      TALKS,
      'Both parties saw that the contract omitted this promise but signed it without change. They meant the contract to be the final and complete statement of their agreement.',
      'for reformation of the contract',
    ),
  }),
  ...ON_CONDITIONS,
  ...ON_MEANING,
}
