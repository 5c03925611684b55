import { The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { ParolFacts } from './facts.ts'
import { practiceRules } from './rules-practice.ts'
import type { ParolStory } from './story.ts'

const R2D = 'Restatement (Second) of Contracts §'
const DISCHARGE =
  'A binding, completely integrated agreement discharges prior agreements to the extent that they are within its scope'
const CORNERS =
  'Where a state follows the four-corners rule, extrinsic evidence may not be used to create an ambiguity in a contract that is clear on its face'
const CONTEXT =
  'Where a state follows the context rule, evidence of the circumstances is considered before a contract is called unambiguous'

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  complete: {
    authority: `${R2D} 213`,
    rule: DISCHARGE,
    applied: (_, { job: { provider } }) =>
      `The contract was meant to be final and complete, and ${whose(provider)} promise concerns the same work, so the testimony is kept out.`,
  },
  consistent: {
    authority: `${R2D} 216`,
    rule: 'Evidence of a consistent additional term is admissible to supplement an integrated agreement unless the agreement was completely integrated',
    applied: (_, { job: { provider, extra } }) =>
      `The contract was final only on what it covers, and a promise to ${extra} is consistent with it, so the testimony about ${whose(provider)} promise comes in.`,
  },
  clause: {
    authority: `${R2D} 216`,
    rule: 'A merger clause that is agreed to is likely to settle whether an agreement is completely integrated',
    applied: () => 'In this state it is conclusive, and neither fraud nor mistake is claimed.',
  },
  'complete-clause': {
    authority: `${R2D} 213`,
    rule: DISCHARGE,
    applied: (_, { job: { provider } }) =>
      `The promise of ${provider.the} preceded the signing, so the testimony is kept out.`,
  },
  'clause-evidence': {
    authority: `${R2D} 210`,
    rule: 'Whether an integration is complete is decided by the court from all relevant evidence, since a writing cannot by itself prove its own completeness',
    applied: () =>
      'The emails showed that the form was not meant to be complete, whatever its last sentence says.',
  },
  omitted: {
    authority: `${R2D} 216`,
    rule: 'An agreement is not completely integrated if it omits a consistent additional term that in the circumstances might naturally be omitted from the writing',
    applied: (_, { job: { provider } }) =>
      `A one-page form has no place for side promises, so the testimony about ${whose(provider)} promise comes in.`,
  },
  included: {
    authority: 'Gianni v. R. Russell & Co.',
    rule: 'An oral promise is within the scope of a written contract, and discharged by it, if parties so situated would naturally have included it',
    applied: (_, { job: { extra } }) =>
      `A contract that lists each part of the work would have listed the duty to ${extra}, so the testimony is kept out.`,
  },
  certain: {
    authority: 'UCC § 2-202(b)',
    rule: 'In a sale of goods, evidence of an additional term is kept from the trier of fact if the term, had it been agreed on, would certainly have been included in the document',
    applied: (_, { sale: { seller } }) =>
      `The judge made that finding on the exclusive right that ${seller.the} is said to have promised, so the testimony is kept out.`,
  },
  separate: {
    authority: `${R2D} 216`,
    rule: 'An agreement is not completely integrated if it omits a consistent additional agreed term that is agreed to for separate consideration',
    applied: (_, { job: { more, second } }) =>
      `The sum of ${more} was promised for the promise to ${second}, so the testimony comes in.`,
  },
  contradict: {
    authority: `${R2D} 215`,
    rule: 'Where there is a binding agreement, either completely or partially integrated, evidence of prior agreements is not admissible to contradict a term of the writing',
    applied: () =>
      'The contract is final on the date, and September 30 would take the place of June 30, so the testimony is kept out.',
  },
  tentative: {
    authority: `${R2D} 209`,
    rule: 'An integrated agreement is a writing that constitutes a final expression of one or more terms, and without one the parol evidence rule does not operate',
    applied: () =>
      'The outline was to guide the lawyers and was final on nothing, so the testimony about September 30 comes in.',
  },
  later: {
    authority: `${R2D} 213`,
    rule: 'An integrated agreement discharges inconsistent or prior agreements within its scope, and not those that the parties make afterward',
    applied: (_, { job: { more } }) =>
      `The new promises, with ${more} as their price, followed the signing by two weeks, so the testimony comes in.`,
  },
  fraud: {
    authority: `${R2D} 214`,
    rule: 'Agreements and negotiations before the adoption of a writing are admissible to establish fraud or another invalidating cause',
    applied: (_, { job: { provider, client } }) =>
      `${The(provider)} knew that the statement was untrue, and ${client.the} relied on it in signing, so the testimony comes in despite the general clause.`,
  },
  broken: {
    authority: `${R2D} 159`,
    rule: 'A misrepresentation is an assertion that is not in accord with the facts',
    applied: (_, { job: { provider } }) =>
      `${The(provider)} meant the promise when making it, so it asserted nothing untrue.`,
  },
  discharged: {
    authority: `${R2D} 213`,
    rule: DISCHARGE,
    applied: (_, { job: { client } }) =>
      `The contract was meant to be complete, and ${client.the} has no ground on which to avoid or correct it, so the testimony is kept out.`,
  },
  recital: {
    authority: `${R2D} 218`,
    rule: 'A recital of a fact in an integrated agreement may be shown to be untrue, and evidence is admissible to prove whether there is consideration for a promise',
    applied: (_, { gift: { giver, thing } }) =>
      `The testimony of ${giver.the} that no ${thing} was delivered or promised therefore comes in.`,
  },
  reform: {
    authority: `${R2D} 155`,
    rule: 'Where a writing fails to express an agreement because of a mistake of both parties as to its contents, the court may reform it, and the parol evidence rule does not keep out proof of the mistake',
    applied: (_, { job: { price } }) => `Both had agreed on ${price}, so the emails come in.`,
  },
  'no-slip': {
    authority: `${R2D} 155`,
    rule: 'Reformation is available where both parties are mistaken as to the contents or effect of a writing that they adopt',
    applied: () => 'Both noticed what was missing and signed without it.',
  },
  condition: {
    authority: `${R2D} 217`,
    rule: 'Where the parties to a written agreement agree orally that performance is subject to the occurrence of a stated condition, the agreement is not integrated with respect to the oral condition',
    applied: (_, { job: { approver } }) =>
      `They agreed on the approval of ${approver}, on which the contract is silent, so the testimony comes in.`,
  },
  clashing: {
    authority: 'Hicks v. Bush',
    rule: "In a state that so limits the exception, an oral condition on a contract's taking effect may be proved only if it does not contradict an express term",
    applied: () =>
      'The contract states that it takes effect when it is signed, so the testimony is kept out.',
  },
  ending: {
    authority: `${R2D} 217`,
    rule: 'An agreement is not integrated with respect to an oral condition to which its performance is subject, but a right to end a contract in force is a term like any other',
    applied: () => 'The work was half done when notice was given.',
  },
  'four-corners': {
    authority: 'W.W.W. Associates v. Giancontieri',
    rule: CORNERS,
    applied: (_, { job: { word } }) =>
      `The words "${word}" have a single meaning on their face, so the testimony is kept out.`,
  },
  ambiguity: {
    authority: `${R2D} 214`,
    rule: 'Negotiations before the adoption of a writing are admissible to establish its meaning, whether or not it is integrated, and an ambiguity on its face opens the way to them in every state',
    applied: (_, { job: { word } }) => `The words "${word}" may mean either, so the testimony comes in.`,
  },
  context: {
    authority: `${R2D} 212`,
    rule: CONTEXT,
    applied: () => 'The judge was therefore right to hear about the talks first.',
  },
  susceptible: {
    authority: 'Pacific Gas & Electric Co. v. G.W. Thomas Drayage & Rigging Co.',
    rule: 'Evidence is then admissible to prove a meaning to which the language is reasonably susceptible',
    applied: (_, { job: { word } }) =>
      `The words "${word}" can be read in the broader sense, so the testimony comes in.`,
  },
  strained: {
    authority: 'Pacific Gas & Electric Co. v. G.W. Thomas Drayage & Rigging Co.',
    rule: 'Evidence of a meaning to which the language is not reasonably susceptible is not admissible',
    applied: () => 'Thirty days cannot be read as sixty, so the testimony is kept out.',
  },
  ...practiceRules,
} as const satisfies RuleTable<ParolFacts, ParolStory>
