import { capital } from '../../../text/capital.ts'
import { he, The } from '../../engine/party.ts'
import type { Twist } from './facts.ts'
import type { Job } from './job.ts'
import { CLAUSE, type ParolCase } from './told.ts'

/** The twists that are told of a contract for work. */
export type JobTwist = Exclude<
  Twist,
  'certain' | 'gift' | 'usage' | 'outsider' | 'dealing' | 'performance' | 'negated' | 'express' | 'single'
>

const WHOLE =
  'The judge has found that both parties meant the contract to be the final and complete statement of their agreement.'
const FINAL =
  'The judge has found that both parties meant the contract to be final on the matters it covers, but not to state everything they had agreed on.'
const BY_NATURE =
  'In this state, whether a contract is complete depends on what parties would naturally have put into it.'
const PROVISIONAL =
  'In this state, a judge first hears all evidence of what words mean and admits it if the words are reasonably susceptible to that meaning.'

const promised = ({ provider, client, extra }: Job, when = 'A week before the signing') =>
  `${when}, ${provider.the} had also promised ${client.the} to ${extra} at no extra charge. The contract does not mention this.`
const refused = ({ provider }: Job) => `${The(provider)} later refused to keep the promise.`

/** A suit of the client over a promise, on which the client offers testimony. */
const byClient = (job: Job, body: string, offer = 'offers testimony about this promise'): ParolCase => ({
  body,
  offer,
  plaintiff: job.client,
  defendant: job.provider,
  offeror: job.client,
  objector: job.provider,
})
/** A suit of the provider, against which the client offers testimony. */
const byProvider = (job: Job, body: string, offer: string): ParolCase => ({
  ...byClient(job, body, offer),
  plaintiff: job.provider,
  defendant: job.client,
})
/** A suit of the client for delay, against which the provider offers testimony. */
const overDelay = (job: Job, body: string): ParolCase => ({
  ...byClient(job, body, 'offers testimony about the agreement on September 30'),
  sued: 'sued over the delay',
  offeror: job.provider,
  objector: job.client,
})
const overWords = (job: Job, law: string): ParolCase =>
  byClient(
    job,
    `The contract covers "${job.word}" and ends, "${CLAUSE}" ${The(job.provider)} worked only on ${job.narrow}. ${The(job.client)} says that, in their talks, both parties had used the words to mean ${job.wide}. ${law}`,
    'offers testimony about those talks',
  )

/** From the writing and the talk to the dispute, twist by twist. */
export const JOB_TOLD: Readonly<Record<JobTwist, (job: Job) => ParolCase>> = {
  complete: (job) => byClient(job, `${promised(job)} ${WHOLE} ${refused(job)}`),
  partial: (job) => byClient(job, `${promised(job)} ${FINAL} ${refused(job)}`),
  merger: (job) =>
    byClient(
      job,
      `${promised(job)} It ends, "${CLAUSE}" In this state, such a clause is conclusive unless a party was led to sign by fraud or a term was left out by mistake. No one claims either. ${refused(job)}`,
    ),
  rebutted: (job) =>
    byClient(
      job,
      `It is a printed form that ends, "${CLAUSE}" In this state, such a clause is evidence of intent but does not bind the court. ${promised(job, 'During the talks')} From emails sent on the day of the signing, the judge has found that both parties meant the form to be final on the matters it covers and meant to leave other promises outside it. ${refused(job)}`,
    ),
  omitted: (job) =>
    byClient(
      job,
      `It is a one-page printed form with blanks for the work, the date, and the price. ${promised(job, 'During the talks')} ${BY_NATURE} The judge has found that people who use such a form often settle small matters like this one without adding them to it. ${refused(job)}`,
    ),
  included: (job) =>
    byClient(
      job,
      `Their lawyers had drafted it, and its forty paragraphs list each part of the work. ${promised(job, 'During the talks')} ${BY_NATURE} The judge has found that parties to such a contract would have listed a promise like this one with the rest. ${refused(job)}`,
    ),
  separate: (job) =>
    byClient(
      job,
      `At the signing, ${job.provider.the} also promised to ${job.second}, and ${job.client.the} promised ${job.more} more in return. They put none of this in writing, and the signed contract seems complete without it. The state follows the Restatement (Second) of Contracts. ${The(job.provider)} later refused to do the second job.`,
    ),
  final: (job) =>
    overDelay(
      job,
      `The contract requires the work to be finished by June 30. A week before the signing, ${job.client.the} had agreed orally that ${job.provider.the} could have until September 30. ${FINAL} ${The(job.provider)} finished on September 15.`,
    ),
  tentative: (job) =>
    overDelay(
      job,
      `The outline says that the work is to be finished by June 30. A week earlier, ${job.client.the} had agreed orally that ${job.provider.the} could have until September 30. The outline was to guide their lawyers, but the parties went ahead before any contract was drafted. The judge has found that neither party meant it to be the final statement of any term. ${The(job.provider)} finished on September 15.`,
    ),
  later: (job) =>
    byClient(
      job,
      `The contract ends, "${CLAUSE}" It says nothing about later changes. Two weeks after the signing, ${job.provider.the} orally promised to ${job.second} as well, and ${job.client.the} promised ${job.more} more in return. ${The(job.provider)} then refused to do the second job.`,
      'offers testimony about the talk two weeks after the signing',
    ),
  fraud: (job) => ({
    ...byClient(
      job,
      `During the talks, ${job.provider.the} had told ${job.client.the} that ${job.lie}. ${capital(he(job.provider))} knew that this was untrue, and ${job.client.the} would not have signed had ${he(job.client)} known the truth. The contract does not mention the matter and ends, "${CLAUSE}" The state has no special rule on such clauses.`,
      'offers testimony about what was said',
    ),
    claim: 'to rescind',
    sued: 'sued to rescind the contract',
  }),
  broken: (job) => ({
    ...byClient(
      job,
      `${promised(job, 'In the talks')} ${WHOLE} When costs rose, ${job.provider.the} refused to keep the promise. ${The(job.client)} concedes that it was made in earnest.`,
      'offers testimony about the promise as proof of fraud',
    ),
    claim: 'to rescind',
    sued: 'sued to rescind the contract',
  }),
  typed: (job) => ({
    ...byProvider(
      job,
      `The parties had agreed orally on ${job.price}, but a typist had transposed two digits, and neither party noticed when they signed. The contract ends, "${CLAUSE}" The work is done, and ${job.client.the} has paid ${job.price}.`,
      `asks the court to reform the contract and offers emails in which the parties agreed on ${job.price}`,
    ),
    sued: 'sued for the rest of the stated price',
  }),
  'left-out': (job) => ({
    ...byClient(
      job,
      `A few days before the signing, ${job.provider.the} had promised to ${job.extra} without further pay. It is undisputed that both noticed that the contract did not mention this and signed it as it was. ${WHOLE} ${refused(job)}`,
      'offers testimony about the promise',
    ),
    claim: 'for reformation of',
    sued: 'sued for reformation of the contract',
  }),
  approval: (job) =>
    byProvider(
      job,
      `When they signed it, they agreed orally that the contract would not take effect unless ${job.approver} approved ${job.design} within ten days. The contract does not mention this and seems complete. ${capital(job.approver)} did not approve ${job.design}, and ${job.client.the} refused to let ${job.provider.the} begin.`,
      'offers testimony about the oral agreement',
    ),
  clashing: (job) =>
    byProvider(
      job,
      `It states, "This contract takes effect when it is signed." Just before signing, they had agreed orally that it would not take effect unless ${job.approver} approved ${job.design}, and no approval came. In this state, an oral condition on a contract's taking effect may be proved unless it contradicts an express term of the contract.`,
      'offers testimony about the oral agreement',
    ),
  cancel: (job) =>
    byProvider(
      job,
      `When they signed it, they agreed orally that ${job.client.the} could end the contract on a day's notice at any time. The contract does not mention this. ${WHOLE} Halfway through the work, ${job.client.the} gave such notice.`,
      'offers testimony about the oral agreement',
    ),
  plain: (job) =>
    overWords(
      job,
      `In this state, extrinsic evidence of meaning is heard only if a contract is ambiguous on its face. The judge has found that, on their face, the words can only mean ${job.narrow}.`,
    ),
  ambiguous: (job) =>
    overWords(
      job,
      `In this state, extrinsic evidence of meaning is heard only if a contract is ambiguous on its face. The judge has found that, on their face, the words may mean either.`,
    ),
  susceptible: (job) =>
    overWords(
      job,
      `${PROVISIONAL} The judge has found that the words seem clear when read alone but that, in light of the talks, they can reasonably be read in the broader sense.`,
    ),
  strained: (job) => ({
    ...byProvider(
      job,
      `It makes payment due "within thirty days." ${The(job.client)} paid after fifty days. According to ${job.client.the}, the parties had agreed on sixty days in their talks and had used the word "thirty" in that sense. ${PROVISIONAL} The judge has heard testimony about the talks and has found that the words cannot reasonably be read to mean sixty days.`,
      'offers this testimony in evidence',
    ),
    sued: 'sued for interest',
  }),
}
