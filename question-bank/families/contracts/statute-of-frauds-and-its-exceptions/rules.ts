import { The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import { chargedIn, type FraudsFacts, type FraudsStory } from './facts.ts'

const R2D = 'Restatement (Second) of Contracts §'
const CONFIRMATION =
  'Between merchants, a written confirmation that binds its sender also satisfies the statute against a recipient with reason to know its contents, unless written notice of objection is given within 10 days after it is received.'
const MERCHANDISE =
  'Receipt and acceptance make a contract for goods enforceable with respect to the goods received and accepted.'

/** Every rule that a path can run through: first the kinds of bargain, then what satisfies the statute. */
export const rules = {
  land: {
    authority: `${R2D} 125`,
    rule: 'A contract to transfer an interest in land is within the statute of frauds.',
    applied: (_, { defendant }) => `${The(defendant)} agreed to sell land.`,
  },
  year: {
    authority: `${R2D} 130`,
    rule: 'A contract that cannot be fully performed within one year of its making is within the statute of frauds, and an early end by death or discharge is not performance.',
    applied: () => 'Two years of work were promised.',
  },
  'later-start': {
    authority: `${R2D} 130`,
    rule: 'The year of the statute of frauds runs from the making of the contract to the end of performance, not from the first day of work.',
    applied: () => 'Work from June 1 to the end of April would end almost fourteen months after March 3.',
  },
  'no-date': {
    authority: `${R2D} 130`,
    rule: 'A contract is outside the one-year provision if its terms allow full performance within one year, however unlikely that may be.',
    applied: (_, { plaintiff }) =>
      `Nothing in the terms kept ${plaintiff.the} from finishing within a year with enough help, so no writing is needed.`,
  },
  surety: {
    authority: `${R2D} 112`,
    rule: "A promise to a creditor to answer for another's debt is within the suretyship provision of the statute of frauds.",
    applied: (_, { debtor }) => `${The(debtor)} owed the debt.`,
  },
  'main-purpose': {
    authority: `${R2D} 116`,
    rule: "Such a promise is outside the statute if the consideration for it is desired mainly for the promisor's own economic advantage.",
    applied: (_, { defendant }) =>
      `${The(defendant)} wanted the deliveries to go on for the sake of ${whose(defendant)} own business, so the oral promise is enforceable.`,
  },
  'to-debtor': {
    authority: `${R2D} 123`,
    rule: 'A promise made to the debtor to pay the debt is not within the suretyship provision.',
    applied: (_, { defendant, debtor, plaintiff }) =>
      `${The(defendant)} made the promise to ${debtor.the}, and ${plaintiff.the} can enforce it as a beneficiary.`,
  },
  goods: {
    authority: 'UCC § 2-201(1)',
    rule: 'A contract for the sale of goods for $500 or more is within the statute of frauds, and ordinarily requires a writing signed by the party to be charged.',
    applied: () => 'The price was far higher.',
  },
  'five-hundred': {
    authority: 'UCC § 2-201(1)',
    rule: 'A contract for the sale of goods for the price of $500 or more is within the statute of frauds.',
    applied: () => 'A price of exactly $500 is enough.',
  },
  under: {
    authority: 'UCC § 2-201(1)',
    rule: 'The statute of frauds for goods applies to a price of $500 or more.',
    applied: (_, { defendant }) =>
      `${The(defendant)} was to pay $480, so the contract is enforceable without a writing.`,
  },
  signer: {
    authority: `${R2D} 135`,
    rule: 'A memorandum must be signed by the party to be charged.',
    applied: (_, { plaintiff, defendant }) =>
      `Only ${plaintiff.the} signed anything, so the contract is unenforceable against ${defendant.the}.`,
  },
  memo: {
    authority: `${R2D} 131`,
    rule: 'A memorandum is sufficient if it is signed by the party to be charged and states the essential terms with reasonable certainty.',
    applied: (_, { defendant }) =>
      `${The(defendant)} signed a letter that states them, so the contract is enforceable against ${defendant.the}.`,
  },
  'two-papers': {
    authority: `${R2D} 132`,
    rule: 'A memorandum may consist of several writings if one of them is signed and they clearly relate to the same transaction.',
    applied: (_, { defendant }) =>
      `${whose(defendant).replace(/^./, (first) => first.toUpperCase())} signed letter refers to the sheet, which states the terms, so the contract is enforceable.`,
  },
  refusal: {
    authority: `${R2D} 133`,
    rule: 'A signed writing that states the terms is sufficient although it was not made as a memorandum and even if it repudiates the contract.',
    applied: (_, { defendant }) =>
      `The letter by which ${defendant.the} backed out states every term, so the contract is enforceable.`,
  },
  'price-missing': {
    authority: `${R2D} 131`,
    rule: 'A memorandum must state with reasonable certainty the essential terms of the unperformed promises, including a price that was agreed on.',
    applied: (_, { defendant }) =>
      `The letter that ${defendant.the} signed leaves out the price, so the contract is unenforceable.`,
  },
  'price-open': {
    authority: 'UCC § 2-201(1)',
    rule: 'The writing need only indicate that a contract was made, be signed by the party to be charged, and state a quantity; it may omit the price.',
    applied: (_, { defendant }) =>
      `${The(defendant)} signed an order that does all this, so the contract is enforceable.`,
  },
  'quantity-missing': {
    authority: 'UCC § 2-201(1)',
    rule: 'The writing may omit many terms, but the contract is not enforceable beyond the quantity of goods that it shows.',
    applied: (_, { defendant }) =>
      `The order that ${defendant.the} signed shows none, so the contract is unenforceable.`,
  },
  confirmed: {
    authority: 'UCC § 2-201(2)',
    rule: CONFIRMATION,
    applied: (_, { defendant }) =>
      `${The(defendant)}, a merchant, read the letter and sent no objection, so the contract is enforceable.`,
  },
  'objected-late': {
    authority: 'UCC § 2-201(2)',
    rule: CONFIRMATION,
    applied: (_, { defendant }) =>
      `${The(defendant)} received the letter on April 8 and did not object until April 22, so the contract is enforceable.`,
  },
  objected: {
    authority: 'UCC § 2-201(2)',
    rule: CONFIRMATION,
    applied: (_, { defendant }) =>
      `${The(defendant)} objected six days after receipt and signed no writing that admits a sale, so the contract is unenforceable.`,
  },
  consumer: {
    authority: 'UCC § 2-201(2)',
    rule: 'A confirmation satisfies the statute against a silent recipient only between merchants.',
    applied: (facts, story) =>
      `${The(chargedIn(facts.twist, story))} bought for private use and signed nothing, so the contract is unenforceable.`,
  },
  paid: {
    authority: `${R2D} 129`,
    rule: 'Payment of part of the price is not by itself part performance that takes a contract for land out of the statute, since it can be restored.',
    applied: (_, { plaintiff }) =>
      `${The(plaintiff)} paid a deposit and did nothing more, so the contract is unenforceable.`,
  },
  possession: {
    authority: `${R2D} 129`,
    rule: 'A contract for land may be specifically enforced without a memorandum if the buyer, in reasonable reliance on it, has taken possession and paid or made valuable improvements.',
    applied: (_, { plaintiff }) =>
      `${The(plaintiff)} did all of this with the seller's assent, so the contract is enforceable.`,
  },
  performed: {
    authority: `${R2D} 130`,
    rule: "Once one party has completed performance, the one-year provision does not prevent enforcement of the other party's promises.",
    applied: (_, { plaintiff }) =>
      `${The(plaintiff)} worked the full two years, so the promised bonus can be recovered.`,
  },
  'part-performed': {
    authority: `${R2D} 130`,
    rule: "One party's full performance takes a contract out of the one-year provision, but part performance does not.",
    applied: (_, { plaintiff }) =>
      `${The(plaintiff)} had worked eight months of twenty-four, so the rest of the contract is unenforceable.`,
  },
  special: {
    authority: 'UCC § 2-201(3)(a)',
    rule: "No writing is required for goods that are to be specially manufactured for the buyer and are not suitable for sale to others in the ordinary course of the seller's business, once the seller has made a substantial beginning before notice of repudiation.",
    applied: (_, { plaintiff }) =>
      `${The(plaintiff)} had finished half of such goods by then, so the contract is enforceable.`,
  },
  accepted: {
    authority: 'UCC § 2-201(3)(c)',
    rule: MERCHANDISE,
    applied: (_, { defendant }) =>
      `${The(defendant)} received all of them and put them on sale, so the contract is enforceable.`,
  },
  part: {
    authority: 'UCC § 2-201(3)(c)',
    rule: MERCHANDISE,
    applied: (_, { rest }) => `The suit is about the other ${rest}, for which the contract is unenforceable.`,
  },
  admitted: {
    authority: 'UCC § 2-201(3)(b)',
    rule: 'No writing is required if the party to be charged admits in pleading, testimony, or otherwise in court that a contract was made, up to the quantity admitted.',
    applied: (_, { defendant }) =>
      `${The(defendant)} admitted the whole sale in testimony, so the contract is enforceable.`,
  },
  told: {
    authority: 'UCC § 2-201(3)(b)',
    rule: 'An admission by the party to be charged takes the place of a writing only if it is made in pleading, testimony, or otherwise in court.',
    applied: (_, { defendant }) =>
      `${The(defendant)} spoke on the telephone, out of court, so the contract is unenforceable.`,
  },
} as const satisfies RuleTable<FraudsFacts, FraudsStory>
