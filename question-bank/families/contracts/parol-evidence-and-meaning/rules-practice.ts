import { The } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { ParolFacts } from './facts.ts'
import type { ParolStory } from './story.ts'

/** The rules on usage of trade, course of dealing and course of performance. */
export const practiceRules = {
  supplement: {
    authority: 'UCC § 2-202(a)',
    rule: 'Terms in a final writing, even a complete and exclusive one, may be explained or supplemented by usage of trade',
    applied: () => 'The finding that the contract is complete is therefore no bar.',
  },
  usage: {
    authority: 'UCC § 1-303(d)',
    rule: 'A usage in the trade in which the parties are engaged, or of which they are or should be aware, is relevant to the meaning of their agreement and may supplement its terms',
    applied: (_, { sale: { buyer } }) =>
      `${The(buyer)} had entered the trade, so the testimony comes in although the practice was news.`,
  },
  outsider: {
    authority: 'UCC § 1-303(d)',
    rule: 'A usage of trade counts between parties who are engaged in the trade in which it is observed, or who are or should be aware of it',
    applied: (_, { sale: { buyer } }) =>
      `The practice is one of a single county, and ${buyer.the} had no reason to know of it, so the testimony is kept out.`,
  },
  dealing: {
    authority: 'UCC § 1-303(b)',
    rule: 'A course of dealing is a sequence of conduct concerning previous transactions between the parties that establishes a common basis for interpreting their conduct',
    applied: () => 'Six contracts in the same words are such a sequence.',
  },
  'supplement-dealing': {
    authority: 'UCC § 2-202(a)',
    rule: 'It may explain or supplement even a complete and exclusive writing',
    applied: () =>
      'The clause speaks of the entire agreement and not of past conduct, so the records come in.',
  },
  performance: {
    authority: 'UCC § 1-303(f)',
    rule: 'A course of performance is relevant to show a waiver or modification of a term that is inconsistent with it',
    applied: (_, { sale: { buyer } }) =>
      `${The(buyer)} knowingly accepted five shipments and objected to none, so the records come in on the claim of waiver.`,
  },
  negated: {
    authority: 'UCC § 2-202',
    rule: 'Usage of trade is taken to be part of what the parties agreed on unless it is carefully negated',
    applied: () =>
      'The contract says that no usage of the trade is part of it, so the testimony is kept out.',
  },
  express: {
    authority: 'UCC § 1-303(e)',
    rule: 'Express terms and usage of trade are read as consistent where that is reasonable, and otherwise express terms prevail',
    applied: (_, { sale: { bar } }) =>
      `The term "${bar}" leaves no place for the practice, so the testimony is kept out.`,
  },
  single: {
    authority: 'UCC § 1-303(b)',
    rule: 'A course of dealing is a sequence of conduct concerning previous transactions between the parties',
    applied: () => 'One allowance on one shipment is no sequence.',
  },
  'discharged-goods': {
    authority: 'UCC § 2-202',
    rule: 'A writing meant as the complete and exclusive statement of its terms is open to no additional term that was agreed on before',
    applied: () => 'What is left of the earlier contract adds nothing, so the record is kept out.',
  },
} as const satisfies RuleTable<ParolFacts, ParolStory>
