import { The } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { TenderFacts, TenderStory } from './facts.ts'

const PERFECT =
  'In a single-delivery sale, goods that fail in any respect to conform to the contract may be rejected by seasonable notice.'

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  perfect: {
    authority: 'UCC § 2-601',
    rule: PERFECT,
    applied: (_, { buyer, them }) =>
      `${The(buyer)} gave notice on the day of delivery that ${them} were not as agreed, and so could refuse them, though the defect was minor.`,
  },
  'perfect-first': {
    authority: 'UCC § 2-601',
    rule: PERFECT,
    applied: (_, { seller, buyer }) =>
      `What ${seller.the} first delivered did not conform, so ${buyer.the} was free to reject it.`,
  },
  'cure-in-time': {
    authority: 'UCC § 2-508(1)',
    rule: 'If the time for performance has not expired, the seller may seasonably notify the buyer of an intention to cure and make a conforming delivery within the contract time.',
    applied: (_, { seller, buyer }) =>
      `${The(seller)} gave notice at once and delivered a conforming set before May 20, which ${buyer.the} had to accept.`,
  },
  'cure-on-grounds': {
    authority: 'UCC § 2-508(2)',
    rule: 'A seller who had reasonable grounds to believe that a nonconforming tender would be acceptable has a further reasonable time to substitute a conforming one.',
    applied: (_, { seller, buyer }) =>
      `Earlier sales gave ${seller.the} those grounds, and the substitute came within a week, so ${buyer.the} had to accept it.`,
  },
  'cure-too-late': {
    authority: 'UCC § 2-508(2)',
    rule: 'After the time for performance has expired, a seller may cure only if it had reasonable grounds to believe that the nonconforming tender would be acceptable.',
    applied: (_, { seller, buyer }) =>
      `${The(seller)} knew of the defect at shipment, so ${buyer.the} could refuse the second set.`,
  },
  unstated: {
    authority: 'UCC § 2-605(1)(a)',
    rule: 'But a buyer who rejects without stating a particular defect that a reasonable inspection would show cannot rely on it if the seller could have cured it when told of it seasonably.',
    applied: (_, { seller, buyer }) =>
      `${The(seller)} had two weeks and the stock to cure, so ${buyer.the} cannot rely on the defect.`,
  },
  prepaid: {
    authority: 'UCC § 2-512(2)',
    rule: "Payment that the contract requires before inspection is not an acceptance and impairs neither the right to inspect nor the buyer's remedies.",
    applied: (_, { buyer }) => `${The(buyer)} paid as the contract required and had accepted nothing.`,
  },
  'prepaid-perfect': {
    authority: 'UCC § 2-601',
    rule: PERFECT,
    applied: (_, { buyer }) =>
      `The goods did not conform, and ${buyer.the} rejected them as soon as they had been inspected.`,
  },
  silent: {
    authority: 'UCC § 2-606(1)(b)',
    rule: 'A buyer who does not reject goods within a reasonable time, after a reasonable opportunity to inspect them, has accepted them.',
    applied: (_, { buyer }) => `${The(buyer)} could have inspected in May and left the crates shut.`,
  },
  'silent-found': {
    authority: 'UCC § 2-608(1)(b)',
    rule: "An acceptance without discovery of a nonconformity may be revoked only if it was induced by the difficulty of discovery or by the seller's assurances.",
    applied: (_, { buyer }) => `The defect showed at a glance, so ${buyer.the} is bound by the acceptance.`,
  },
  used: {
    authority: 'UCC § 2-606(1)(c)',
    rule: "A buyer accepts goods by an act inconsistent with the seller's ownership.",
    applied: (_, { buyer }) => `${The(buyer)} used the goods for five weeks after finding the defect.`,
  },
  known: {
    authority: 'UCC § 2-606(1)(a)',
    rule: 'A buyer accepts goods by telling the seller, after an opportunity to inspect them, that they will be kept in spite of their nonconformity.',
    applied: (_, { buyer, them }) => `${The(buyer)} saw the defect and wrote that ${them} would be kept.`,
  },
  knew: {
    authority: 'UCC § 2-607(2)',
    rule: 'An acceptance with knowledge of a nonconformity cannot be revoked because of it, unless it was on the reasonable assumption that the nonconformity would be seasonably cured.',
    applied: (_, { buyer }) => `No cure had been promised, so ${buyer.the} is left to damages.`,
  },
  hidden: {
    authority: 'UCC § 2-608(1)(b)',
    rule: 'A buyer may revoke an acceptance that was given without discovery of a nonconformity and was reasonably induced by the difficulty of discovery.',
    applied: (_, { buyer }) => `No ordinary inspection would have shown ${buyer.the} the defect.`,
  },
  assured: {
    authority: 'UCC § 2-608(1)(a)',
    rule: 'A buyer who knows of a nonconformity may revoke an acceptance given on the reasonable assumption that it would be cured, if it has not been seasonably cured.',
    applied: (_, { seller, buyer }) =>
      `${The(seller)} promised to make the goods right, which led ${buyer.the} to accept them, and never did.`,
  },
  impaired: {
    authority: 'UCC § 2-608',
    rule: 'The nonconformity must substantially impair the value of the goods to the buyer, and notice must come within a reasonable time and before a substantial change in the goods.',
    applied: (_, { buyer }) => `Each condition was met, so ${buyer.the} could return the goods.`,
  },
  'not-impaired': {
    authority: 'UCC § 2-608(1)',
    rule: 'But the nonconformity must substantially impair the value of the goods to the buyer.',
    applied: (_, { buyer, them }) =>
      `This one made hardly any difference, so ${buyer.the} must keep ${them} and is left to damages.`,
  },
  stale: {
    authority: 'UCC § 2-608(2)',
    rule: 'But revocation must occur within a reasonable time after the buyer discovers the ground for it, and before any substantial change in the goods that is not caused by their own defects.',
    applied: (_, { buyer }) =>
      `${The(buyer)} waited almost six months and wore the goods out, and so must keep them and pay. Damages, too, call for notice within a reasonable time (UCC § 2-607(3)(a)).`,
  },
  lot: {
    authority: 'UCC § 2-612(1)',
    rule: 'A contract that requires delivery in separate lots to be separately accepted is an installment contract.',
    applied: (_, { buyer }) => `${The(buyer)} was to receive four lots and accept each by itself.`,
  },
  'lot-slight': {
    authority: 'UCC § 2-612(2)',
    rule: 'An installment may be rejected only if the nonconformity substantially impairs the value of that installment and cannot be cured.',
    applied: (_, { buyer }) => `This one made hardly any difference, so ${buyer.the} had to accept the lot.`,
  },
  'lot-grave': {
    authority: 'UCC § 2-612(2)',
    rule: 'An installment may be rejected if the nonconformity substantially impairs the value of that installment and cannot be cured.',
    applied: (_, { seller, buyer }) =>
      `A defect so costly impairs the lot substantially, and ${seller.the} had no replacement, so ${buyer.the} could refuse it.`,
  },
  'lot-assured': {
    authority: 'UCC § 2-612(2)',
    rule: 'Even if its value is substantially impaired, an installment must be accepted when the whole contract is not breached and the seller gives adequate assurance of cure.',
    applied: (_, { seller, buyer }) =>
      `${The(seller)} promised a replacement within a week, with a bank behind it, so ${buyer.the} had to accept the lot.`,
  },
} as const satisfies RuleTable<TenderFacts, TenderStory>
