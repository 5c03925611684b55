import { The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { ParolFacts } from './facts.ts'
import { practiceRules } from './rules-practice.ts'
import type { ParolStory } from './story.ts'

const R2D = 'Restatement (Second) of Contracts §'
const DISCHARGE =
  'A complete integration takes the place of whatever the parties had agreed on about the same subject'
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
    rule: 'An earlier promise that fits with a signed contract may be proved unless the contract was meant to be complete',
    applied: (_, { job: { provider, extra } }) =>
      `The contract was final only on what it covers, and a promise to ${extra} is consistent with it, so the testimony about ${whose(provider)} promise comes in.`,
  },
  clause: {
    authority: `${R2D} 216`,
    rule: 'By a merger clause, parties usually settle that their contract is completely integrated',
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
    rule: 'The court decides from all the circumstances whether a contract is complete, since no document can vouch for its own completeness',
    applied: () =>
      'The emails showed that the form was not meant to be complete, whatever its last sentence says.',
  },
  omitted: {
    authority: `${R2D} 216`,
    rule: 'A contract is not completely integrated if it lacks a consistent term that people in such circumstances might well leave out of the document',
    applied: (_, { job: { provider } }) =>
      `A one-page form has no place for side promises, so the testimony about ${whose(provider)} promise comes in.`,
  },
  included: {
    authority: 'Gianni v. R. Russell & Co.',
    rule: 'Where parties in such a position would naturally have written a promise into their contract, its absence shows that the contract was meant to replace it',
    applied: (_, { job: { extra } }) =>
      `A contract that lists each part of the work would have listed the duty to ${extra}, so the testimony is kept out.`,
  },
  certain: {
    authority: 'UCC § 2-202(b)',
    rule: 'In a sale of goods, a party may not prove a promise that both would surely have written down, had they made it',
    applied: (_, { sale: { seller } }) =>
      `The judge made that finding on the exclusive right that ${seller.the} is said to have promised, so the testimony is kept out.`,
  },
  separate: {
    authority: `${R2D} 216`,
    rule: 'An agreement with a price of its own survives beside a contract that does not mention it',
    applied: (_, { job: { more, second } }) =>
      `The sum of ${more} was promised for the promise to ${second}, so the testimony comes in.`,
  },
  contradict: {
    authority: `${R2D} 215`,
    rule: 'Once parties adopt a document as final on a matter, no earlier agreement may be used to contradict what it says there, be the document complete or not',
    applied: () =>
      'The contract is final on the date, and September 30 would take the place of June 30, so the testimony is kept out.',
  },
  tentative: {
    authority: `${R2D} 209`,
    rule: 'The parol evidence rule protects a document that the parties adopted as their final word on at least one term',
    applied: () =>
      'The outline was to guide the lawyers and was final on nothing, so the testimony about September 30 comes in.',
  },
  later: {
    authority: `${R2D} 213`,
    rule: 'An integration replaces what came before it and leaves the parties free to agree on more afterward',
    applied: (_, { job: { more } }) =>
      `The new promises, with ${more} as their price, followed the signing by two weeks, so the testimony comes in.`,
  },
  fraud: {
    authority: `${R2D} 214`,
    rule: 'Talks before the signing may be proved in order to show that a contract can be avoided for fraud',
    applied: (_, { job: { provider, client } }) =>
      `${The(provider)} knew that the statement was untrue, and ${client.the} relied on it in signing, so the testimony comes in despite the general clause.`,
  },
  broken: {
    authority: `${R2D} 159`,
    rule: 'Only a statement that was untrue when it was made is a misrepresentation',
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
    rule: 'Even against an integrated document, a party may show that a fact recited there is untrue and that nothing was given for the promise',
    applied: (_, { gift: { giver, thing } }) =>
      `The testimony of ${giver.the} that no ${thing} was delivered or promised therefore comes in.`,
  },
  reform: {
    authority: `${R2D} 155`,
    rule: 'A court may correct a document that, through a mistake shared by both parties, fails to say what they had agreed on, and earlier dealings may be proved to that end',
    applied: (_, { job: { price } }) => `Both had agreed on ${price}, so the emails come in.`,
  },
  'no-slip': {
    authority: `${R2D} 155`,
    rule: 'Reformation corrects a document whose contents or effect both parties misunderstood',
    applied: () => 'Both noticed what was missing and signed without it.',
  },
  condition: {
    authority: `${R2D} 217`,
    rule: 'Parties who agree orally that a contract depends on some event have not integrated that condition, so that it may be proved',
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
    rule: 'The exception for oral conditions is about events on which performance depends, and a right to end a contract in force is a term like any other',
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
    rule: 'Talks before the signing may be used to explain what even an integrated contract means, and where it is ambiguous on its face every state hears them',
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
