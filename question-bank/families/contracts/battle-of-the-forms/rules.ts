import { The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import { buyerOf, type FormsFacts, type FormsStory } from './facts.ts'

const BETWEEN_MERCHANTS =
  'Between merchants, an additional term becomes part of the contract unless the offer limits acceptance to its own terms, the term would materially alter the contract, or objection is notified within a reasonable time.'
const BY_CONDUCT =
  'If the writings make no contract but the conduct of both parties recognizes one, its terms are those on which the writings agree, together with the gap-fillers of the UCC.'

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  acceptance: {
    authority: 'UCC § 2-207(1)',
    rule: 'In a sale of goods, a definite and seasonable expression of acceptance makes a contract although it states terms additional to or different from those offered.',
    applied: (_, { seller }) => `${The(seller)} said "We accept," and asked for no assent to anything.`,
  },
  confirmation: {
    authority: 'UCC § 2-207(1)',
    rule: 'A written confirmation of an oral sale of goods may state additional terms, which are judged like those of an acceptance.',
    applied: (_, { seller }) => `The letter from ${seller.the} confirmed a bargain made on the telephone.`,
  },
  conditional: {
    authority: 'UCC § 2-207(1)',
    rule: 'A reply that is expressly made conditional on assent to additional or different terms is not an acceptance.',
    applied: (_, { seller }) =>
      `${The(seller)} agreed to sell only if its own terms were agreed to, and so made a counteroffer.`,
  },
  minor: {
    authority: 'UCC § 2-207(2)',
    rule: BETWEEN_MERCHANTS,
    applied: (_, { buyer }) =>
      `None of these exceptions applies, so ${buyer.the} owes the interest: the rate is customary, and no one objected to it.`,
  },
  material: {
    authority: 'UCC § 2-207(2)(b)',
    rule: BETWEEN_MERCHANTS,
    applied: (_, { buyer }) =>
      `A clause that negates implied warranties would cause ${buyer.the} surprise and hardship, so it isn't part of the contract.`,
  },
  limited: {
    authority: 'UCC § 2-207(2)(a)',
    rule: BETWEEN_MERCHANTS,
    applied: (_, { buyer }) =>
      `The order limited acceptance to its own terms, so ${buyer.the} owes no interest.`,
  },
  objected: {
    authority: 'UCC § 2-207(2)(c)',
    rule: BETWEEN_MERCHANTS,
    applied: (_, { buyer }) => `${The(buyer)} objected at once, so no interest is owed.`,
  },
  'objected-before': {
    authority: 'UCC § 2-207(2)(c)',
    rule: 'Between merchants, an additional term does not become part of the contract if notice of objection has already been given or is given within a reasonable time.',
    applied: (_, { buyer }) =>
      `${The(buyer)} had written that it would pay no interest, so the clause is not part of the contract.`,
  },
  'objected-late': {
    authority: 'UCC § 2-207(2)(c)',
    rule: BETWEEN_MERCHANTS,
    applied: (_, { buyer }) =>
      `${The(buyer)} knew of the clause for seven months before objecting, so the interest is owed.`,
  },
  consumer: {
    authority: 'UCC § 2-207(2)',
    rule: 'Additional terms are proposals for addition to the contract, and only between merchants do they become part of it without assent.',
    applied: ({ twist }, story) =>
      `${The(buyerOf(twist, story))} is not a merchant and never agreed to the clause, so no interest is owed.`,
  },
  agreed: {
    authority: 'UCC § 2-207(2)',
    rule: 'Additional terms are proposals for addition to the contract, and even a material one becomes part of it if the other party expressly agrees.',
    applied: (_, { buyer }) =>
      `${The(buyer)} signed a copy and wrote "Agreed" beside the disclaimer, which therefore binds.`,
  },
  different: {
    authority: 'UCC § 2-207',
    rule: 'Under the knockout rule, conflicting terms of an offer and its acceptance cancel each other, and the gap-fillers of the UCC take their place.',
    applied: () =>
      'The clauses on the length of the warranty conflict, so neither is part of the contract, and the warranty implied by law remains.',
  },
  ordered: {
    authority: 'UCC § 2-207(1)',
    rule: 'A definite expression of acceptance makes a contract on the terms of the offer, except so far as the acceptance changes them effectively.',
    applied: (_, { buyer, seller }) =>
      `${The(seller)} accepted ${whose(buyer)} order and said nothing against the clause, which is therefore part of the contract.`,
  },
  conduct: {
    authority: 'UCC § 2-207(3)',
    rule: BY_CONDUCT,
    applied: (_, { seller }) =>
      `The disclaimer is in the form of ${seller.the} alone, so it isn't part of the contract.`,
  },
  'conduct-ordered': {
    authority: 'UCC § 2-207(3)',
    rule: BY_CONDUCT,
    applied: (_, { buyer }) =>
      `The freight clause is in the form of ${buyer.the} alone, so it isn't part of the contract.`,
  },
  'conduct-both': {
    authority: 'UCC § 2-207(3)',
    rule: BY_CONDUCT,
    applied: () => 'Both forms have the same clause on interest, so it is part of the contract.',
  },
  signed: {
    authority: 'UCC § 2-206(1)',
    rule: 'An offer may be accepted in any reasonable manner, and a counteroffer is an offer.',
    applied: (_, { buyer }) =>
      `${The(buyer)} signed and returned the reply, so the contract is on its terms and includes the disclaimer.`,
  },
  unperformed: {
    authority: 'UCC § 2-207(3)',
    rule: 'Without a contract by their writings, the parties are bound only if the conduct of both recognizes a contract.',
    applied: (_, { buyer }) =>
      `There was no such conduct before ${buyer.the} canceled, so there is no liability.`,
  },
} as const satisfies RuleTable<FormsFacts, FormsStory>
