import { The } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { ParolFacts } from './facts.ts'
import type { ParolStory } from './story.ts'

/** The rules on usage of trade, course of dealing and course of performance. */
export const practiceRules = {
  supplement: {
    authority: 'UCC § 2-202(a)',
    rule: 'For goods, usage of trade may explain or fill out a final document, even one that is complete and exclusive',
    applied: () => 'That the contract was meant to be complete is therefore no bar.',
  },
  usage: {
    authority: 'UCC § 1-303(d)',
    rule: 'A practice of the trade in which both parties work, or one that they ought to know, helps to give their agreement its meaning',
    applied: (_, { sale: { buyer } }) =>
      `${The(buyer)} had entered the trade and should know its practices, so the testimony comes in.`,
  },
  outsider: {
    authority: 'UCC § 1-303(d)',
    rule: 'A usage of trade binds people who work in the trade that observes it and others who know or ought to know of it',
    applied: (_, { sale: { buyer } }) =>
      `The practice is one of a single county, and ${buyer.the} had no reason to know of it, so the testimony is kept out.`,
  },
  dealing: {
    authority: 'UCC § 1-303(b)',
    rule: 'A course of dealing is a pattern of conduct in earlier transactions that lets each party expect the same of the other again',
    applied: () => 'Six contracts in the same words make such a pattern.',
  },
  'supplement-dealing': {
    authority: 'UCC § 2-202(a)',
    rule: 'It may explain or fill out even a complete document',
    applied: () =>
      'The clause speaks of the entire agreement and not of past conduct, so the records come in.',
  },
  performance: {
    authority: 'UCC § 1-303(f)',
    rule: 'Repeated conduct under a contract that conflicts with one of its terms may show that the term was waived or modified',
    applied: (_, { sale: { buyer } }) =>
      `${The(buyer)} knowingly accepted five shipments and objected to none, so the records come in on the claim of waiver.`,
  },
  negated: {
    authority: 'UCC § 2-202',
    rule: 'The Code assumes that parties had the usages of their trade in mind unless they carefully negate them',
    applied: () =>
      'The contract says that no usage of the trade is part of it, so the testimony is kept out.',
  },
  express: {
    authority: 'UCC § 1-303(e)',
    rule: 'Express terms and practices are harmonized where that is reasonable. Where it is not, express terms prevail over a course of performance, that over a course of dealing, and that over a usage of trade',
    applied: (_, { sale: { bar } }) =>
      `The term "${bar}" leaves no place for the practice, so the testimony is kept out.`,
  },
  single: {
    authority: 'UCC § 1-303(b)',
    rule: 'A course of dealing takes a pattern of conduct in earlier transactions',
    applied: () => 'One allowance on one shipment is no pattern.',
  },
  'discharged-goods': {
    authority: 'UCC § 2-202',
    rule: 'A document that was meant as the whole and only statement of its terms leaves no room for a further term from before',
    applied: () => 'What is left of the earlier contract adds nothing, so the record is kept out.',
  },
} as const satisfies RuleTable<ParolFacts, ParolStory>
