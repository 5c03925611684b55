import { he, him, The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { PartyFacts, PartyStory } from './facts.ts'

const WORK =
  "A statement offered against an opposing party is not hearsay if it was made by the party's agent or employee on a matter within the scope of that relationship and while it existed."
const PLOT =
  "A statement offered against an opposing party is not hearsay if it was made by the party's coconspirator during and in furtherance of the conspiracy."
const LINK =
  "The statement must be considered but does not by itself establish the declarant's authority, the existence or scope of the relationship, or the existence of the conspiracy or participation in it."
const HEIR =
  "If a party's claim, defense, or potential liability is directly derived from a declarant or the declarant's principal, a statement that would be admissible against the declarant or the principal is also admissible against the party"
const SILENCE =
  'A party adopts an accusation by silence if the party heard and understood it and a reasonable person in that situation would have denied it if it were untrue.'

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  own: {
    authority: 'FRE 801(d)(2)(A)',
    rule: 'A statement is not hearsay if it is offered against an opposing party and was made by the party in an individual or representative capacity.',
    applied: ({ twist }, { plaintiff, defendant }) =>
      `${The(plaintiff)} is offering ${whose(defendant)} words against ${him(defendant)}, so the statement is admissible${twist === 'serving' ? ' although it once helped with a loan' : ' although it was based on a telephone call'}.`,
  },
  'own-by-self': {
    authority: 'FRE 801(d)(2)',
    rule: 'The exclusion for the statement of an opposing party applies only if the statement is offered against that party.',
    applied: (_, { defendant }) =>
      `${The(defendant)} is offering a remark that ${he(defendant)} made, for its truth, and no exception applies, so it is inadmissible hearsay.`,
  },
  silence: {
    authority: 'FRE 801(d)(2)(B)',
    rule: SILENCE,
    applied: (_, { defendant }) =>
      `${The(defendant)} was accused to ${whose(defendant)} face before a full table and said nothing, so the accusation is admissible as adopted.`,
  },
  'silence-unheard': {
    authority: 'FRE 801(d)(2)(B)',
    rule: SILENCE,
    applied: (_, { defendant }) =>
      `${The(defendant)} was talking on a telephone at the far end of the hall, so ${he(defendant)} adopted nothing and the accusation is hearsay.`,
  },
  adopted: {
    authority: 'FRE 801(d)(2)(B)',
    rule: 'A statement is not hearsay if it is offered against an opposing party who manifested that the party adopted it or believed it to be true.',
    applied: (_, { defendant }) =>
      `${The(defendant)} wrote "Entirely correct" beneath the sentence, so it is admissible as if ${he(defendant)} had written it.`,
  },
  spokesman: {
    authority: 'FRE 801(d)(2)(C)',
    rule: 'A statement is not hearsay if it is offered against an opposing party and was made by a person whom the party authorized to make a statement on the subject.',
    applied: (_, { defendant }) =>
      `${The(defendant)} hired the publicist to answer questions about the matter, so the answer to the reporter is admissible.`,
  },
  employee: {
    authority: 'FRE 801(d)(2)(D)',
    rule: WORK,
    applied: ({ twist }, { employee, duty }) =>
      `${The(employee)} was in charge of ${duty} and ${twist === 'internal' ? 'wrote' : 'spoke'} while still in the job, so the statement is admissible.`,
  },
  'employee-outside': {
    authority: 'FRE 801(d)(2)(D)',
    rule: WORK,
    applied: (_, { duty, defendant }) =>
      `The clerk kept wage accounts and had no part in ${duty}, so the statement is hearsay as to ${defendant.the}.`,
  },
  'employee-later': {
    authority: 'FRE 801(d)(2)(D)',
    rule: WORK,
    applied: (_, { employee, defendant }) =>
      `${The(employee)} spoke in May but had resigned in March, so the statement is hearsay as to ${defendant.the}.`,
  },
  'employee-unproved': {
    authority: 'FRE 801(d)(2)',
    rule: LINK,
    applied: (_, { defendant }) =>
      `Apart from the call, nothing connects the caller with ${defendant.the}, so the statement is inadmissible.`,
  },
  plot: {
    authority: 'FRE 801(d)(2)(E)',
    rule: PLOT,
    applied: (_, { partner }) =>
      `The plan is supported by bank transfers and eyewitnesses, and ${partner.the} spoke to keep a helper at work, so the statement is admissible.`,
  },
  'plot-ended': {
    authority: 'FRE 801(d)(2)(E)',
    rule: PLOT,
    applied: (_, { partner, defendant }) =>
      `When ${partner.the} spoke to the investigator the plan was over, so the statement is hearsay as to ${defendant.the}.`,
  },
  'plot-boasting': {
    authority: 'FRE 801(d)(2)(E)',
    rule: PLOT,
    applied: (_, { partner, defendant }) =>
      `${The(partner)} was merely bragging to strangers, so the statement is hearsay as to ${defendant.the}.`,
  },
  'plot-unproved': {
    authority: 'FRE 801(d)(2)',
    rule: LINK,
    applied: (_, { partner, defendant }) =>
      `Apart from the conversation, nothing suggests that ${partner.the} and ${defendant.the} agreed on anything.`,
  },
  bourjaily: {
    authority: 'Bourjaily v. United States',
    rule: 'The court decides by a preponderance of the evidence whether there was a conspiracy that included the declarant and the party.',
    applied: () => 'On this record it could not so find, and the statement is inadmissible.',
  },
  predecessor: {
    authority: 'FRE 801(d)(2)',
    rule: `${HEIR}.`,
    applied: (_, { defendant }) =>
      `The former owner spoke while the business and the liability were still the former owner's, and both then passed to ${defendant.the}, so the statement is admissible.`,
  },
  'predecessor-later': {
    authority: 'FRE 801(d)(2)',
    rule: `${HEIR}, but only if it was made before the rights or obligations were transferred.`,
    applied: (_, { defendant }) =>
      `The former owner spoke a month after ${defendant.the} had bought the business, so the statement is inadmissible.`,
  },
  executor: {
    authority: 'FRE 801(d)(2)(A)',
    rule: "A party's statement, whether made in an individual or a representative capacity, is not hearsay when it is offered against that party.",
    applied: (_, { defendant }) =>
      `${The(defendant)} made the statement and is the party against whom it is offered, so it is admissible although ${he(defendant)} is sued only as executor.`,
  },
  codefendant: {
    authority: 'FRE 801(d)(2)',
    rule: 'A statement is not hearsay when offered against the party who made it, adopted it, or authorized it, or whose agent, employee or coconspirator made it.',
    applied: (_, { codefendant, defendant }) =>
      `None of this connects ${codefendant.the} with ${defendant.the}, so the statement is hearsay as to ${defendant.the}.`,
  },
  stranger: {
    authority: 'FRE 804(b)(3)',
    rule: 'If the declarant is unavailable, the hearsay rule does not exclude a statement that a reasonable person would have made only if it was believed to be true because it had so great a tendency to expose the declarant to criminal liability.',
    applied: (_, { stranger }) =>
      `${The(stranger)} has died, and the confession to a friend carried the risk of prison, so the statement is admissible.`,
  },
  'stranger-second-hand': {
    authority: 'FRE 602',
    rule: 'Testimony must rest on personal knowledge, and the same is required of a declarant whose statement is offered under a hearsay exception such as Rule 804(b)(3).',
    applied: (_, { stranger }) =>
      `${The(stranger)} was in jail at the time and knew only what others had said, so the statement is inadmissible to prove the event.`,
  },
} as const satisfies RuleTable<PartyFacts, PartyStory>
