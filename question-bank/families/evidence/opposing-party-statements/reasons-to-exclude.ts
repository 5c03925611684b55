import { his, The, whose } from '../../engine/party.ts'
import type { PartyStory } from './facts.ts'
import { type Cell, worded } from './worded.ts'

const firsthand =
  (who: (story: PartyStory) => string, why: string) =>
  (story: PartyStory): Cell => [
    `${who(story)} had no personal knowledge of the matter described in the statement`,
    `the statement was not based on the personal knowledge of ${who(story)}`,
    why,
  ]

/** Reasons to exclude a statement. */
export const reasonsToExclude = {
  'no-serve': worded('no', {
    'own-by-self': ({ defendant }) => [
      `${defendant.the} may not offer ${his(defendant)} own out-of-court statement for its truth`,
      `the statement is not offered against ${defendant.the}, the party who made it`,
      `${The(defendant)} made the statement and now offers it. Only an opposing party may use it under Rule 801(d)(2).`,
    ],
    'own-serving': ({ defendant }) => [
      `the statement was self-serving and not against interest when it was made`,
      `${defendant.the} gained from the statement, which was not against interest`,
      `An opposing party's statement need not be against interest. It's enough that the opponent offers it now.`,
    ],
    own: ({ defendant }) => [
      `the statement was not against interest, as ${defendant.the} admitted no fault in it`,
      `the statement did not admit liability and so was not against interest`,
      `An opposing party's statement need not admit fault or be against interest. It's enough that the opponent offers it.`,
    ],
  }),
  'no-silence': worded('no', {
    'silence-unheard': ({ defendant }) => [
      `${defendant.the} did not hear the accusation and so did not adopt it by silence`,
      `the accusation was not heard by ${defendant.the}, whose silence did not adopt it`,
      `Silence shows belief only if the party heard and understood the accusation. ${The(defendant)} was far away on the telephone.`,
    ],
    silence: ({ defendant }) => [
      `silence does not adopt an accusation unless it is made by a person in authority`,
      `${defendant.the} had no duty to answer, and silence does not adopt an accusation`,
      `No duty or authority is required. The test is whether a person who heard the accusation would have denied it if untrue.`,
    ],
    adopted: ({ defendant }) => [
      `a note on a letter does not adopt a statement unless it is sworn or signed`,
      `${defendant.the} did not adopt the sentence by merely returning the letter`,
      `Adoption needs no oath or signature. A note that a statement is correct shows belief in its truth.`,
    ],
  }),
  'no-scope': worded('no', {
    'employee-outside': () => [
      `the statement did not concern a matter within the scope of the clerk's employment`,
      `the clerk spoke about a matter outside the scope of the employment`,
      `The clerk kept wage accounts and nothing else. An employee's statement counts only on a matter within the scope of the job.`,
    ],
    employee: ({ employee, defendant }) => [
      `speaking to a neighbor was outside the scope of ${whose(employee)} employment`,
      `the scope of the employment did not include making statements for ${defendant.the}`,
      `What must be within the scope of employment is the matter, not speaking to a neighbor or making statements. The matter belonged to the job.`,
    ],
    'employee-internal': ({ employee, defendant }) => [
      `a confidential report is outside the scope of an employee's authority to speak`,
      `the scope of ${whose(employee)} employment did not include speaking for ${defendant.the}`,
      `What must be within the scope is the matter, not speaking for the business, and a report to the employer counts too.`,
    ],
    'employee-later': ({ employee, defendant }) => [
      `speaking to a neighbor was outside the scope of ${whose(employee)} employment`,
      `the scope of the employment did not include making statements for ${defendant.the}`,
      `The matter must be within the scope of the employment, not speaking to a neighbor or making statements. The flaw is that the job had ended.`,
    ],
    'employee-unproved': ({ defendant }) => [
      `calling strangers was outside the scope of the caller's employment`,
      `the scope of the employment did not include making statements for ${defendant.the}`,
      `Scope of employment concerns the matter, not calling strangers or making statements. The flaw is that only the caller's words show any employment.`,
    ],
    spokesman: ({ defendant }) => [
      `the publicist was an independent contractor acting outside the scope of employment`,
      `the publicist was an independent contractor, not an employee of ${defendant.the}`,
      `Employment isn't required of a person authorized to speak. The contract asked the publicist to answer these questions.`,
    ],
  }),
  'no-time': worded('no', {
    'employee-later': ({ employee, defendant }) => [
      `the statement was made after ${whose(employee)} employment had ended`,
      `the statement was made after ${employee.the} had left the employment of ${defendant.the}`,
      `An employee's statement counts only while the relation exists. ${The(employee)} had resigned two months earlier.`,
    ],
    'plot-ended': ({ partner }) => [
      `the statement was made after the conspiracy had come to an end`,
      `${partner.the} made the statement after the conspiracy was abandoned`,
      `The plan had been discovered and abandoned. A statement made after the conspiracy is over isn't made during it.`,
    ],
    'predecessor-later': ({ defendant }) => [
      `the statement was made after the liability had passed to ${defendant.the}`,
      `the former owner made the statement after selling the business and its liabilities`,
      `A predecessor's statement counts only if made before the transfer. The business had been sold a month earlier.`,
    ],
    own: ({ defendant }) => [
      `the statement was made before ${defendant.the} became a party to the action`,
      `${defendant.the} was not yet an opposing party when making the statement`,
      `What counts is that the speaker is a party when the statement is offered. It's nearly always made before the action.`,
    ],
    'own-serving': ({ defendant }) => [
      `the statement was made before there was any dispute with ${defendant.the}`,
      `${defendant.the} was not yet an opposing party when making the statement`,
      `What counts is that the speaker is a party when the statement is offered. No dispute need exist when it's made.`,
    ],
    'own-by-self': ({ defendant }) => [
      `the statement was made after ${defendant.the} had a motive to make it up`,
      `${defendant.the} made the statement after the dispute with the opponent arose`,
      `A motive to fabricate matters for a witness's prior consistent statement. Here even an earlier one would be hearsay.`,
    ],
    predecessor: ({ defendant }) => [
      `the statement was made before ${defendant.the} became the owner of the business`,
      `the former owner spoke before the liability had passed to ${defendant.the}`,
      `Being early is what makes it count. A predecessor's statement must be made before the transfer.`,
    ],
    executor: ({ defendant }) => [
      `the statement was made before ${defendant.the} became executor of the estate`,
      `${defendant.the} was not yet an opposing party when making the statement`,
      `The speaker and the executor are the same person. The capacity in which the statement was made doesn't matter.`,
    ],
  }),
  'no-knowledge': worded('no', {
    'stranger-second-hand': firsthand(
      ({ stranger }) => stranger.the,
      `The declarant was in jail and only heard of it. A declarant whose hearsay is admitted under an exception must have firsthand knowledge.`,
    ),
    own: firsthand(
      ({ defendant }) => defendant.the,
      `A party's own statement is admissible without firsthand knowledge. The party is free to explain it.`,
    ),
    silence: firsthand(
      () => 'the supplier',
      `An adopted statement becomes the party's own, so the supplier's personal knowledge doesn't matter.`,
    ),
    'silence-unheard': firsthand(
      () => 'the supplier',
      `The supplier's personal knowledge wouldn't matter if the accusation had been adopted. It wasn't, because it wasn't heard.`,
    ),
    adopted: firsthand(
      ({ defendant }) => defendant.the,
      `An opposing party's statement needs no firsthand knowledge, and that includes one adopted by a party who was abroad.`,
    ),
    spokesman: firsthand(
      () => 'the publicist',
      `An opposing party's statement, including an authorized one, needs no firsthand knowledge.`,
    ),
    'employee-outside': firsthand(
      () => 'the payroll clerk',
      `An employee's statement needs no firsthand knowledge. It fails because the matter was no part of the clerk's job.`,
    ),
    'employee-unproved': firsthand(
      () => 'the caller',
      `An employee's statement needs no firsthand knowledge. It fails because only the call itself shows any employment.`,
    ),
    executor: firsthand(
      ({ defendant }) => defendant.the,
      `An opposing party's statement needs no firsthand knowledge, whatever position the speaker held.`,
    ),
    codefendant: firsthand(
      ({ codefendant }) => codefendant.the,
      `A party's statement needs no firsthand knowledge. This one isn't offered against the party who made it.`,
    ),
  }),
  'no-person': worded('no', {
    codefendant: ({ codefendant, defendant }) => [
      `${whose(codefendant)} statement is not offered against the party who made it`,
      `${codefendant.the} was not an agent or coconspirator of ${defendant.the}`,
      `Being sued together isn't agency, conspiracy or adoption, and nothing else connects the speaker with ${defendant.the}.`,
    ],
    silence: ({ defendant }) => [
      `the supplier was not an agent or coconspirator of ${defendant.the}`,
      `the accusation was not made by a party or by a party's agent`,
      `The supplier need not be a party, agent or coconspirator. ${The(defendant)} heard the accusation and didn't deny it, which adopts it.`,
    ],
    adopted: ({ defendant }) => [
      `the supplier was not an agent or coconspirator of ${defendant.the}`,
      `the sentence was not written by a party or by a party's agent`,
      `The supplier need not be a party, agent or coconspirator when a party adopts the sentence, as the note did.`,
    ],
    employee: ({ employee }) => [
      `one defendant's statement is not admissible against another defendant`,
      `${whose(employee)} statement is not offered against the party who made it`,
      `It's true that joint defendants don't speak for each other. An employee does speak against the employer, within the scope of the job.`,
    ],
    'employee-internal': ({ employee }) => [
      `one defendant's statement is not admissible against another defendant`,
      `${whose(employee)} statement is not offered against the party who made it`,
      `It's true that joint defendants don't speak for each other. An employee does speak against the employer, within the scope of the job.`,
    ],
    plot: ({ partner }) => [
      `one defendant's statement is not admissible against another defendant`,
      `${whose(partner)} statement is not offered against the party who made it`,
      `It's true that joint defendants don't speak for each other. Coconspirators do, during and in furtherance of the conspiracy.`,
    ],
    predecessor: ({ defendant }) => [
      `the former owner was not an agent or coconspirator of ${defendant.the}`,
      `the statement was not made by a party or by a party's agent`,
      `The former owner need not be a party, agent or coconspirator. Since December 2024 it's enough that the party's liability is derived from the declarant.`,
    ],
    executor: ({ defendant }) => [
      `a personal statement of ${defendant.the} is not one by a party as executor`,
      `the statement was not made by the estate or by the estate's agent`,
      `The executor is the party, and the executor made the statement. Rule 801(d)(2)(A) covers an individual or representative capacity.`,
    ],
    stranger: ({ stranger, defendant }) => [
      `${stranger.the} was not an agent or coconspirator of ${defendant.the}`,
      `the statement was not made by a party or by a party's agent`,
      `A party, agent or coconspirator is needed for an opposing party's statement. The exception for statements against interest covers any unavailable declarant.`,
    ],
  }),
} as const
