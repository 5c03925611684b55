import { He, he, him, type Party, The, who } from '../../engine/party.ts'
import type { Twist } from './facts.ts'
import type { Job } from './job.ts'
import { CLAUSE, type ParolCase } from './told.ts'

/** The twists that are told of a contract for work. */
export type JobTwist = Exclude<
  Twist,
  'certain' | 'gift' | 'usage' | 'outsider' | 'dealing' | 'performance' | 'negated' | 'express' | 'single'
>

const WHOLE = 'that both parties meant the contract to be the final and complete statement of their agreement'
const FINAL =
  'that both parties meant the contract to be final on the matters it covers, but not to state everything they had agreed on'
const BY_NATURE =
  'In this state, whether a contract is complete depends on what parties in like circumstances would naturally have put into it.'
const ON_ITS_FACE =
  'In this state, extrinsic evidence of meaning is admissible only if a contract is ambiguous on its face.'
const PROVISIONAL =
  'In this state, a judge hears evidence of the negotiations before calling a contract unambiguous and admits it if the words are reasonably susceptible to the meaning claimed.'

const SILENT = 'The contract does not mention this promise.'
const TALKS = 'During negotiations'
type When = 'A week before the signing' | typeof TALKS

/** The talks told first, where the contract was signed only then. */
const opened = ({ provider, client, work, price }: Job, said: string, when: When): string =>
  `While negotiating a contract to ${work}, ${provider.a} ${said.replace(client.the, client.a)} ${when === TALKS ? 'The parties then' : 'A week later, the parties'} signed a contract under which ${provider.the} was to do the work for ${price}.`

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
    `The contract covers "${job.word}" and ends, "${CLAUSE}"`,
    `${The(job.provider)} worked only on ${job.narrow}`,
  ),
  suit: `${The(job.provider)} worked only on ${job.narrow}. ${The(job.client)}, ${who(job.client)} contends that during negotiations both parties had used the words to mean ${job.wide}, sued ${job.provider.the} for breach of contract.`,
  law: ON_ITS_FACE,
  found,
  offer: 'offered testimony about the negotiations',
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
    law: 'The state has no special rule on such clauses.',
    offer: 'offered testimony about what was said',
  }
}

/** Where a contract ends with a clause on the entire agreement, or shows by its form how complete it is. */
const BY_FORM = {
  merger: (job: Job): ParolCase => ({
    ...overPromise(
      job,
      'A week before the signing',
      `The contract, which does not mention this promise, ends, "${CLAUSE}"`,
    ),
    law: `In this state, such a clause is conclusive unless there was fraud or mistake, and ${job.client.the} alleges neither.`,
  }),
  rebutted: (job: Job): ParolCase => ({
    ...overPromise(
      job,
      TALKS,
      `The contract, a printed form, does not mention this promise and ends, "${CLAUSE}"`,
    ),
    law: 'In this state, such a clause is evidence of intent but does not bind the court.',
    found:
      'from emails sent on the day of the signing that both parties regarded the form as final on the matters it covers but expected to honor their other promises as well',
  }),
  omitted: (job: Job): ParolCase => ({
    ...overPromise(
      job,
      TALKS,
      'The contract, a one-page printed form with blanks for the work, the date, and the price, does not mention this promise.',
    ),
    law: BY_NATURE,
    found: 'that people who use such a form often settle small extras by word of mouth',
  }),
  included: (job: Job): ParolCase => ({
    ...overPromise(
      job,
      TALKS,
      "The contract, which the parties' lawyers drafted, lists each part of the work in forty paragraphs but does not mention this promise.",
    ),
    law: BY_NATURE,
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
      `The contract states, "This contract takes effect when it is signed." Just before signing, the parties had agreed orally that it would not take effect unless ${job.approver} approved ${job.design}.`,
      `When no approval came, ${job.client.the} refused to let ${job.provider.the} begin`,
    ),
    law: "In this state, an oral condition on a contract's taking effect may be proved unless it contradicts an express term of the contract.",
  }),
  cancel: (job: Job): ParolCase => ({
    ...byProvider(
      job,
      `At the signing, the parties agreed orally that ${job.client.the} could end the contract at any time on a day's notice. The written contract says nothing about cancellation.`,
      `Halfway through the work, ${job.client.the} gave such notice`,
    ),
    found: WHOLE,
  }),
}

/** Where a party gives the words of the contract a meaning. */
const ON_MEANING = {
  plain: (job: Job) => overWords(job, `that the words, on their face, can mean only ${job.narrow}`),
  ambiguous: (job: Job) => overWords(job, 'that the words, on their face, can have either meaning'),
  susceptible: (job: Job): ParolCase => ({
    ...overWords(
      job,
      'that the words seem clear when read alone but that, in light of the talks, they can reasonably be read in the broader sense',
    ),
    law: PROVISIONAL,
    isHeard: true,
  }),
  strained: (job: Job): ParolCase => ({
    ...byProvider(
      job,
      'The contract makes payment due "within thirty days."',
      `${The(job.client)} paid after fifty days`,
      'for interest',
    ),
    law: PROVISIONAL,
    found: 'that the words cannot reasonably be read to mean sixty days',
    isHeard: true,
    offer:
      'offered testimony that the parties had agreed on sixty days in their talks and had used the word "thirty" in that sense',
  }),
}

/** From the writing and the talk to the dispute, twist by twist. */
export const JOB_TOLD: Readonly<Record<JobTwist, (job: Job) => ParolCase>> = {
  complete: (job) => ({ ...overPromise(job, 'A week before the signing'), found: WHOLE }),
  partial: (job) => ({ ...overPromise(job, 'A week before the signing'), found: FINAL }),
  ...BY_FORM,
  separate: (job) => ({
    ...byClient(
      job,
      `At the signing, ${job.provider.the} also promised to ${job.second}, and ${job.client.the} promised ${job.more} more in return. The parties did not put this agreement in writing, and the signed contract appears complete without it.`,
      `${The(job.provider)} later refused to ${job.second.replace(' a ', ' the ')}`,
    ),
    law: 'The state follows the Restatement (Second) of Contracts.',
  }),
  final: (job) => ({
    ...overDelay(
      job,
      `The contract requires the work to be finished by June 30. A week before the signing, ${job.client.the} had agreed orally that ${job.provider.the} could have until September 30.`,
    ),
    found: FINAL,
  }),
  tentative: (job) => ({
    ...overDelay(
      job,
      `The outline, which was to guide their lawyers, says that the work is to be finished by June 30. A week earlier, ${job.client.the} had agreed orally that ${job.provider.the} could have until September 30. The parties went ahead before any contract was drafted.`,
    ),
    found: 'that neither party meant the outline to be the final statement of any term',
  }),
  later: (job) => ({
    ...byClient(
      job,
      `The contract ends, "${CLAUSE}" It says nothing about later changes. Two weeks after the signing, ${job.provider.the} orally promised to ${job.second} as well, and ${job.client.the} promised ${job.more} more in return.`,
      `${The(job.provider)} then refused to ${job.second.replace(' a ', ' the ')}`,
    ),
    offer: 'offered testimony about the later oral agreement',
  }),
  fraud,
  broken: (job) => ({
    ...overPromise(job, TALKS),
    suit: `When costs rose, ${job.provider.the} refused to keep the promise. ${The(job.client)}, ${who(job.client)} concedes that ${job.provider.the} meant to keep the promise when making it, sued ${him(job.provider)} to rescind the contract.`,
    found: WHOLE,
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
      'When they signed, both parties noticed that the contract did not mention this promise but left it as it was.',
      'for reformation of the contract',
    ),
    found: WHOLE,
  }),
  ...ON_CONDITIONS,
  ...ON_MEANING,
}
