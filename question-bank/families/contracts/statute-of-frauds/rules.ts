import type { RuleTable } from '../../engine/tables.ts'
import type { FraudsFacts, FraudsStory } from './facts.ts'

const R2D = 'Restatement (Second) of Contracts §'

/** Every rule that a path can run through: first the kinds of bargain, then what satisfies the statute. */
export const rules = {
  land: {
    authority: `${R2D} 125`,
    rule: 'A contract to transfer an interest in land is within the statute of frauds.',
    applied: (_, story) => `${story.defendant} promised to convey land.`,
  },
  year: {
    authority: `${R2D} 130`,
    rule: 'A contract that cannot be fully performed within a year of its making is within the statute of frauds, and being cut short by death or dismissal is not performance.',
    applied: (_, story) =>
      `What was promised between ${story.plaintiff} and ${story.defendant} runs for two years by its own terms.`,
  },
  'year-edge': {
    authority: `${R2D} 130`,
    rule: 'The year of the statute of frauds runs from the making of the contract to the end of the performance, and not from the start of the work.',
    applied: (_, story) =>
      `The work of ${story.plaintiff} was to end fourteen months after the agreement, so the statute applies.`,
  },
  'year-outside': {
    authority: `${R2D} 130`,
    rule: 'A contract is outside the one-year provision if its terms allow it to be fully performed within a year, however unlikely that is.',
    applied: (_, story) =>
      `Nothing in the terms kept ${story.plaintiff} from finishing the task in less than a year.`,
  },
  surety: {
    authority: `${R2D} 112`,
    rule: 'A promise to a creditor to answer for the debt of another is within the statute of frauds.',
    applied: (_, story) => `${story.defendant} made such a promise as a favor to the debtor.`,
  },
  'surety-main': {
    authority: `${R2D} 116`,
    rule: 'A promise to answer for the debt of another needs no writing if the promisor gets a consideration that is wanted mainly for the promisor’s own economic advantage.',
    applied: (_, story) => `${story.defendant} promised in order to save a business of its own.`,
  },
  'surety-debtor': {
    authority: `${R2D} 123`,
    rule: 'A promise made to the debtor, and not to the creditor, to pay what the debtor owes is outside the suretyship provision.',
    applied: (_, story) =>
      `${story.defendant} gave the promise to the debtor, and ${story.plaintiff} is to benefit from it.`,
  },
  goods: {
    authority: 'UCC § 2-201(1)',
    rule: 'A contract for the sale of goods for the price of $500 or more is within the statute of frauds.',
    applied: (_, story) => `The goods that ${story.defendant} ordered cost far more.`,
  },
  'goods-edge': {
    authority: 'UCC § 2-201(1)',
    rule: 'A contract for the sale of goods for the price of $500 or more is within the statute of frauds, so a price of exactly $500 is enough.',
    applied: (_, story) => `${story.defendant} was to pay exactly that.`,
  },
  'goods-under': {
    authority: 'UCC § 2-201(1)',
    rule: 'A contract for the sale of goods for a price under $500 is outside the statute of frauds.',
    applied: (_, story) => `${story.defendant} was to pay less than that.`,
  },
  signer: {
    authority: `${R2D} 135`,
    rule: 'The writing must be signed by the party against whom the contract is to be enforced.',
    applied: (_, story) =>
      `The only writing is signed by ${story.plaintiff}, and ${story.defendant} never received it.`,
  },
  memo: {
    authority: `${R2D} 131`,
    rule: 'A signed memorandum that states the essential terms is enough, and it need not be signed by the party who wants to enforce the contract.',
    applied: (_, story) => `There is such a memorandum, signed by ${story.defendant}.`,
  },
  'two-papers': {
    authority: `${R2D} 132`,
    rule: 'The memorandum may consist of several papers if one is signed and they clearly relate to the same transaction.',
    applied: (_, story) =>
      `The signed letter of ${story.defendant} points to the unsigned sheet, which holds the terms.`,
  },
  refusal: {
    authority: `${R2D} 133`,
    rule: 'A signed writing that states the terms is enough although it was not meant as a memorandum and even if it repudiates the contract.',
    applied: (_, story) =>
      `The letter in which ${story.defendant} backs out states the terms and bears a signature.`,
  },
  'price-missing': {
    authority: `${R2D} 131`,
    rule: 'A memorandum of a contract for land must state with reasonable certainty the essential terms, among them a price that was agreed.',
    applied: (_, story) => `The memorandum that ${story.defendant} signed leaves out the agreed price.`,
  },
  'price-open': {
    authority: 'UCC § 2-201(1)',
    rule: 'A writing for goods need only show that a contract was made, be signed by the party charged, and state a quantity; it may omit the price.',
    applied: (_, story) => `${story.defendant} signed a slip that shows the sale and the quantity.`,
  },
  'quantity-missing': {
    authority: 'UCC § 2-201(1)',
    rule: 'A writing for goods may omit many terms, but it must state a quantity, beyond which the contract is not enforceable.',
    applied: (_, story) => `The slip that ${story.defendant} signed states none.`,
  },
  confirmed: {
    authority: 'UCC § 2-201(2)',
    rule: 'Between merchants a signed confirmation binds its recipient too, unless written objection is given within ten days after it is received.',
    applied: (_, story) => `${story.defendant}, a merchant, received the confirmation and sent no objection.`,
  },
  'objected-late': {
    authority: 'UCC § 2-201(2)',
    rule: 'Between merchants a signed confirmation binds its recipient too, unless written objection is given within 10 days after it is received.',
    applied: (_, story) =>
      `The objection of ${story.defendant}, a merchant, was not even sent until the twelfth day.`,
  },
  objected: {
    authority: 'UCC § 2-201(2)',
    rule: 'Between merchants a confirmation does not bind its recipient if written objection is given within ten days after it is received.',
    applied: (_, story) =>
      `The objection of ${story.defendant} was sent on the sixth day and came on the eighth, so the writing binds its sender alone.`,
  },
  consumer: {
    authority: 'UCC § 2-201(2)',
    rule: 'A confirmation binds a silent recipient only between merchants; anybody else must have signed.',
    applied: (_, story) => `${story.defendant} bought for private use and signed nothing.`,
  },
  paid: {
    authority: `${R2D} 129`,
    rule: 'Payment of part of the price does not by itself take a contract for land out of the statute, since money can be given back.',
    applied: (_, story) => `${story.plaintiff} paid a deposit and did nothing else.`,
  },
  possession: {
    authority: `${R2D} 129`,
    rule: 'A contract for land may be specifically enforced without a writing when the buyer, relying on it, took possession, paid and made improvements.',
    applied: (_, story) => `${story.plaintiff} did all three with the consent of ${story.defendant}.`,
  },
  performed: {
    authority: `${R2D} 130`,
    rule: 'Once one party has completed its performance, the one-year provision does not prevent enforcement of the promises of the other.',
    applied: (_, story) => `${story.plaintiff} had done all that was owed on that side.`,
  },
  special: {
    authority: 'UCC § 2-201(3)(a)',
    rule: 'No writing is needed for goods made specially for the buyer and unfit for others if the seller has made a substantial beginning before notice of repudiation.',
    applied: (_, story) =>
      `${story.plaintiff} had begun to make such goods before hearing from ${story.defendant}.`,
  },
  accepted: {
    authority: 'UCC § 2-201(3)(c)',
    rule: 'No writing is needed for goods that have been received and accepted.',
    applied: (_, story) => `${story.defendant} received all of them and kept them.`,
  },
  part: {
    authority: 'UCC § 2-201(3)(c)',
    rule: 'Receipt and acceptance make an oral contract enforceable for the goods that were received and accepted, and no others.',
    applied: (_, story) => `${story.plaintiff} sues for goods that ${story.defendant} never took.`,
  },
  admitted: {
    authority: 'UCC § 2-201(3)(b)',
    rule: 'No writing is needed up to the quantity that the party charged admits in pleading, testimony or otherwise in court.',
    applied: (_, story) => `${story.defendant} admitted the whole of it under oath.`,
  },
} as const satisfies RuleTable<FraudsFacts, FraudsStory>
