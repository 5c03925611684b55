import { he, him, The, whose } from '../../engine/party.ts'
import type { PartyStory } from './facts.ts'
import { type Cell, worded } from './worded.ts'

const sued =
  (who: (story: PartyStory) => string, why: string) =>
  (story: PartyStory): Cell => [
    `${who(story)} is a party, and a party's own statement is not hearsay`,
    `the statement was made by ${who(story)}, a defendant and so an opposing party`,
    why,
  ]

const employee = (s: PartyStory) => s.employee.the
const partner = (s: PartyStory) => s.partner.the

/** Reasons to admit a statement. */
export const reasonsToAdmit = {
  'yes-own': worded('yes', {
    own: ({ defendant }) => [
      `the statement is ${whose(defendant)} own and is offered against ${him(defendant)}`,
      `the statement is that of an opposing party and is offered against that party`,
      `${The(defendant)} said it, and the opponent offers it. A party's own statement need not rest on personal knowledge.`,
    ],
    'own-serving': ({ defendant }) => [
      `the statement is ${whose(defendant)} own and is offered against ${him(defendant)}`,
      `the statement is that of an opposing party and is offered against that party`,
      `${The(defendant)} said it, and the opponent offers it. Whether it was against interest when made doesn't matter.`,
    ],
    executor: ({ defendant }) => [
      `the statement is ${whose(defendant)} own, in whatever capacity ${he(defendant)} is sued`,
      `the statement of ${defendant.the} is offered against ${him(defendant)} as executor`,
      `Rule 801(d)(2)(A) covers a party's statement in an individual or representative capacity. The two need not match.`,
    ],
    'own-by-self': ({ defendant }) => [
      `the statement is ${whose(defendant)} own, and a party's own statement is not hearsay`,
      `${defendant.the} is a party, whose own statement is outside the hearsay rule`,
      `A party's own statement is outside the hearsay rule only when an opposing party offers it.`,
    ],
    'employee-outside': sued(
      () => 'the payroll clerk',
      `Being sued makes the clerk's statement usable against the clerk. Against the owner it must concern a matter within the scope of the job.`,
    ),
    'employee-later': sued(
      employee,
      `Being a party makes the statement usable against the person who made it. Against the owner it had to be made during the employment.`,
    ),
    'plot-ended': sued(
      partner,
      `That makes it admissible against the person who made it. Against another defendant it had to be made during the conspiracy.`,
    ),
    'plot-boasting': sued(
      partner,
      `That makes it admissible against the person who made it. Against another defendant it had to further the conspiracy.`,
    ),
    'plot-unproved': sued(
      partner,
      `That makes it admissible against the person who made it. Against another defendant some other evidence of a conspiracy is needed.`,
    ),
    codefendant: sued(
      ({ codefendant }) => codefendant.the,
      `Rule 801(d)(2)(A) reaches only a statement offered against the party who made it. This one is offered against somebody else.`,
    ),
  }),
  'yes-adopt': worded('yes', {
    silence: ({ defendant }) => [
      `${defendant.the} adopted the accusation by not denying it when ${he(defendant)} heard it`,
      `a person in ${whose(defendant)} place would have denied an untrue accusation`,
      `${The(defendant)} heard the accusation and had every reason to deny it. Silence then shows a belief that it's true.`,
    ],
    adopted: ({ defendant }) => [
      `${defendant.the} adopted the sentence by writing that it was correct`,
      `the note on the letter shows that ${defendant.the} believed the sentence to be true`,
      `The words beneath the sentence manifested a belief in its truth, which makes it an adopted statement.`,
    ],
    'silence-unheard': ({ defendant }) => [
      `${defendant.the} adopted the accusation by not denying it in front of the guests`,
      `a person in ${whose(defendant)} place would have denied an untrue accusation`,
      `Silence adopts an accusation only if the party heard and understood it. ${The(defendant)} was on the telephone.`,
    ],
    'employee-internal': ({ defendant }) => [
      `${defendant.the} adopted the report by receiving it from an employee`,
      `a person in ${whose(defendant)} place would have denied an untrue report`,
      `Receiving a report isn't adopting it, and nothing shows how ${defendant.the} reacted. It comes in because of the writer's job.`,
    ],
  }),
  'yes-authority': worded('yes', {
    spokesman: ({ defendant }) => [
      `${defendant.the} authorized the publicist to make statements on the subject`,
      `the publicist's statement was authorized by ${defendant.the}, an opposing party`,
      `The contract put the publicist in charge of answering questions on the matter, so the answers were authorized.`,
    ],
    'own-by-self': ({ defendant }) => [
      `the owner of a business is authorized to make statements about its affairs`,
      `${defendant.the} was authorized to speak for the business when ${he(defendant)} made the statement`,
      `Authority to speak makes a statement usable against the business or its owner. It doesn't let the owner offer it.`,
    ],
    adopted: ({ defendant }) => [
      `${defendant.the} authorized the supplier's statement by returning the letter`,
      `the supplier was authorized to make a statement on ${whose(defendant)} behalf`,
      `No one asked the supplier to speak for ${defendant.the}. The note made the sentence ${whose(defendant)} by adoption, not authority.`,
    ],
    employee: ({ employee, defendant }) => [
      `${whose(employee)} position carries authority to speak for ${defendant.the}`,
      `${employee.the} was authorized to make statements for ${defendant.the} on the subject`,
      `The job gave no authority to speak. The statement comes in because it concerned a matter within the scope of the employment.`,
    ],
    'employee-internal': ({ employee, defendant }) => [
      `${whose(employee)} position carries authority to speak for ${defendant.the}`,
      `${employee.the} was authorized to make statements for ${defendant.the} on the subject`,
      `The job gave no authority to speak for the business. Scope of employment, not authority, admits the report.`,
    ],
    'employee-unproved': ({ defendant, duty }) => [
      `the caller, who claimed to be in charge of ${duty}, had apparent authority`,
      `a person in charge of ${duty} is authorized to speak for ${defendant.the}`,
      `Only the caller claimed to be a person in charge. Authority to speak, like employment, needs some other evidence.`,
    ],
    'predecessor-later': ({ defendant }) => [
      `the former owner was authorized to speak about past events for ${defendant.the}`,
      `a former owner keeps authority to make statements on matters before the sale`,
      `Selling a business gives the seller no authority to speak for the buyer. After the sale the statement was a stranger's.`,
    ],
    predecessor: ({ defendant }) => [
      `the former owner was authorized to speak for the business that ${defendant.the} bought`,
      `an owner's authority to make statements about a business passes with its sale`,
      `The former owner had no authority from ${defendant.the}. The statement counts because the liability is derived from its maker.`,
    ],
  }),
  'yes-work': worded('yes', {
    employee: ({ employee, duty }) => [
      `${employee.the} spoke during the employment about a matter within its scope`,
      `${duty} was within the scope of ${whose(employee)} employment`,
      `The job covered ${duty} and hadn't ended. No authority to speak is needed for an employee's statement.`,
    ],
    'employee-internal': ({ employee, duty }) => [
      `${employee.the} wrote during the employment about a matter within its scope`,
      `${duty} was within the scope of ${whose(employee)} employment`,
      `The job covered ${duty} and hadn't ended. An employee's statement counts even if it never leaves the business.`,
    ],
    'employee-outside': ({ defendant }) => [
      `the payroll clerk made the statement while employed by ${defendant.the}`,
      `the clerk spoke during the employment about the affairs of the employer`,
      `Speaking during the employment about the employer's affairs is half the test. The matter must also be within the scope of the clerk's job, which was wage accounts.`,
    ],
    'employee-later': ({ employee, duty }) => [
      `the statement concerned a matter within the scope of the employment`,
      `${duty} was within the scope of ${whose(employee)} employment`,
      `Scope is half the test. The statement must also be made while the employment lasts, and this one came two months after it.`,
    ],
    'employee-unproved': ({ duty }) => [
      `the caller spoke about a matter within the scope of the employment`,
      `${duty} was within the scope of the caller's employment`,
      `Only the caller's own words show any employment. They may be considered but aren't enough alone.`,
    ],
  }),
  'yes-heir': worded('yes', {
    predecessor: ({ defendant }) => [
      `${whose(defendant)} liability is derived from the former owner, who made the statement`,
      `a predecessor's statement is admissible against ${defendant.the} as successor`,
      `The liability passed from the former owner, who spoke before the sale. The rule has covered such statements since December 2024.`,
    ],
    'predecessor-later': ({ defendant }) => [
      `${whose(defendant)} liability is derived from the former owner, who made the statement`,
      `a predecessor's statement is admissible against ${defendant.the} as successor`,
      `Derived liability brings in only what the predecessor said before the transfer. This was said a month after it.`,
    ],
    executor: ({ defendant }) => [
      `${whose(defendant)} liability is derived from the aunt, who owned the business`,
      `a predecessor's statement is admissible against an executor as successor`,
      `The aunt, from whom the liability is derived, didn't speak. The statement counts because the executor personally made it.`,
    ],
  }),
  'yes-plot': worded('yes', {
    plot: ({ partner, defendant }) => [
      `${partner.the} spoke during and in furtherance of a conspiracy with ${defendant.the}`,
      `the statement was made to enlist a worker in carrying out the conspiracy`,
      `Independent evidence supports the plan, and telling a hired laborer when to come carried it out while it was still under way.`,
    ],
    'plot-ended': ({ partner, defendant }) => [
      `${partner.the} was a coconspirator of ${defendant.the} and spoke of their conspiracy`,
      `the statement described acts in furtherance of a conspiracy with ${defendant.the}`,
      `A coconspirator's statement must be made during the conspiracy. By then the plan had been discovered and abandoned.`,
    ],
    'plot-boasting': ({ partner, defendant }) => [
      `${partner.the} was a coconspirator of ${defendant.the} and spoke during the conspiracy`,
      `the statement described acts in furtherance of a conspiracy with ${defendant.the}`,
      `Describing acts that furthered the plan isn't enough. The statement itself must further it, and a boast to strangers doesn't.`,
    ],
    'plot-unproved': ({ partner, defendant }) => [
      `${partner.the} spoke during and in furtherance of a conspiracy with ${defendant.the}`,
      `the statement was made to enlist a worker in carrying out the conspiracy`,
      `Only the statement itself suggests a conspiracy. It may be considered, but some independent evidence is needed.`,
    ],
    codefendant: ({ codefendant, defendant }) => [
      `${codefendant.the} and ${defendant.the} are sued as joint wrongdoers, like coconspirators`,
      `a joint defendant's statement is treated like a coconspirator's`,
      `Joint defendants aren't coconspirators. No one claims an agreement, and the remark furthered none.`,
    ],
    stranger: ({ stranger, defendant }) => [
      `${stranger.the} admitted an act in furtherance of a conspiracy with ${defendant.the}`,
      `${stranger.the} acted for ${whose(defendant)} benefit and so as a coconspirator`,
      `Acting for ${whose(defendant)} benefit isn't conspiring without an agreement, and telling a friend furthers none. The exception for unavailable declarants applies.`,
    ],
    'stranger-second-hand': ({ stranger, defendant }) => [
      `${stranger.the} took money to hide the matter, in furtherance of a conspiracy`,
      `one who conceals a wrong for ${defendant.the} is treated as a coconspirator`,
      `Concealing a wrong for ${defendant.the} isn't a conspiracy without an agreement, and telling a friend is no furtherance.`,
    ],
  }),
} as const
