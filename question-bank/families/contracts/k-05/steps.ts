import type { Rule } from '../../engine/contract.ts'
import type { FraudsFacts, FraudsSkin } from './facts.ts'

type Applied = Rule<FraudsFacts, FraudsSkin>['applied']

const R2D = 'Restatement (Second) of Contracts §'

function step(id: string, authority: string, rule: string, applied: Applied): Rule<FraudsFacts, FraudsSkin> {
  return { id, authority, asOf: '2026-11-01', rule, applied }
}

/** Every rule that a path of this family can run through: first the kinds of bargain, then what meets the statute. */
export const steps: readonly Rule<FraudsFacts, FraudsSkin>[] = [
  step(
    'land',
    `${R2D} 125`,
    'A contract to transfer an interest in land is within the statute of frauds.',
    (_, skin) => `${skin.defendant} promised to convey land.`,
  ),
  step(
    'year',
    `${R2D} 130`,
    'A contract that cannot be fully performed within a year of its making is within the statute of frauds, and being cut short by death or dismissal is not performance.',
    (_, skin) =>
      `What was promised between ${skin.plaintiff} and ${skin.defendant} runs for two years by its own terms.`,
  ),
  step(
    'year-edge',
    `${R2D} 130`,
    'The year of the statute of frauds runs from the making of the contract to the end of the performance, and not from the start of the work.',
    (_, skin) =>
      `The work of ${skin.plaintiff} was to end fourteen months after the agreement, so the statute applies.`,
  ),
  step(
    'year-outside',
    `${R2D} 130`,
    'A contract is outside the one-year provision if its terms allow it to be fully performed within a year, however unlikely that is.',
    (_, skin) => `Nothing in the terms kept ${skin.plaintiff} from finishing the task in less than a year.`,
  ),
  step(
    'surety',
    `${R2D} 112`,
    'A promise to a creditor to answer for the debt of another is within the statute of frauds.',
    (_, skin) => `${skin.defendant} made such a promise as a favor to the debtor.`,
  ),
  step(
    'surety-main',
    `${R2D} 116`,
    'A promise to answer for the debt of another needs no writing if the promisor gets a consideration that is wanted mainly for the promisor’s own economic advantage.',
    (_, skin) => `${skin.defendant} promised in order to save a business of its own.`,
  ),
  step(
    'surety-debtor',
    `${R2D} 123`,
    'A promise made to the debtor, and not to the creditor, to pay what the debtor owes is outside the suretyship provision.',
    (_, skin) =>
      `${skin.defendant} gave the promise to the debtor, and ${skin.plaintiff} is to benefit from it.`,
  ),
  step(
    'goods',
    'UCC § 2-201(1)',
    'A contract for the sale of goods for the price of $500 or more is within the statute of frauds.',
    (_, skin) => `The goods that ${skin.defendant} ordered cost far more.`,
  ),
  step(
    'goods-edge',
    'UCC § 2-201(1)',
    'A contract for the sale of goods for the price of $500 or more is within the statute of frauds, so a price of exactly $500 is enough.',
    (_, skin) => `${skin.defendant} was to pay exactly that.`,
  ),
  step(
    'goods-under',
    'UCC § 2-201(1)',
    'A contract for the sale of goods for a price under $500 is outside the statute of frauds.',
    (_, skin) => `${skin.defendant} was to pay less than that.`,
  ),
  step(
    'signer',
    `${R2D} 135`,
    'The writing must be signed by the party against whom the contract is to be enforced.',
    (_, skin) => `The only writing is signed by ${skin.plaintiff}, and ${skin.defendant} never received it.`,
  ),
  step(
    'memo',
    `${R2D} 131`,
    'A signed memorandum that states the essential terms is enough, and it need not be signed by the party who wants to enforce the contract.',
    (_, skin) => `There is such a memorandum, signed by ${skin.defendant}.`,
  ),
  step(
    'two-papers',
    `${R2D} 132`,
    'The memorandum may consist of several papers if one is signed and they clearly relate to the same transaction.',
    (_, skin) =>
      `The signed letter of ${skin.defendant} points to the unsigned sheet, which holds the terms.`,
  ),
  step(
    'refusal',
    `${R2D} 133`,
    'A signed writing that states the terms is enough although it was not meant as a memorandum and even if it repudiates the contract.',
    (_, skin) => `The letter in which ${skin.defendant} backs out states the terms and bears a signature.`,
  ),
  step(
    'price-missing',
    `${R2D} 131`,
    'A memorandum of a contract for land must state with reasonable certainty the essential terms, among them a price that was agreed.',
    (_, skin) => `The memorandum that ${skin.defendant} signed leaves out the agreed price.`,
  ),
  step(
    'price-open',
    'UCC § 2-201(1)',
    'A writing for goods need only show that a contract was made, be signed by the party charged, and state a quantity; it may omit the price.',
    (_, skin) => `${skin.defendant} signed a slip that shows the sale and the quantity.`,
  ),
  step(
    'quantity-missing',
    'UCC § 2-201(1)',
    'A writing for goods may omit many terms, but it must state a quantity, beyond which the contract is not enforceable.',
    (_, skin) => `The slip that ${skin.defendant} signed states none.`,
  ),
  step(
    'confirmed',
    'UCC § 2-201(2)',
    'Between merchants a signed confirmation binds its recipient too, unless written objection is given within ten days after it is received.',
    (_, skin) => `${skin.defendant}, a merchant, received the confirmation and sent no objection.`,
  ),
  step(
    'objected-late',
    'UCC § 2-201(2)',
    'Between merchants a signed confirmation binds its recipient too, unless written objection is given within 10 days after it is received.',
    (_, skin) => `The objection of ${skin.defendant}, a merchant, was not even sent until the twelfth day.`,
  ),
  step(
    'objected',
    'UCC § 2-201(2)',
    'Between merchants a confirmation does not bind its recipient if written objection is given within ten days after it is received.',
    (_, skin) =>
      `The objection of ${skin.defendant} was sent on the sixth day and came on the eighth, so the writing binds its sender alone.`,
  ),
  step(
    'consumer',
    'UCC § 2-201(2)',
    'A confirmation binds a silent recipient only between merchants; anybody else must have signed.',
    (_, skin) => `${skin.defendant} bought for private use and signed nothing.`,
  ),
  step(
    'paid',
    `${R2D} 129`,
    'Payment of part of the price does not by itself take a contract for land out of the statute, since money can be given back.',
    (_, skin) => `${skin.plaintiff} paid a deposit and did nothing else.`,
  ),
  step(
    'possession',
    `${R2D} 129`,
    'A contract for land may be specifically enforced without a writing when the buyer, relying on it, took possession, paid and made improvements.',
    (_, skin) => `${skin.plaintiff} did all three with the consent of ${skin.defendant}.`,
  ),
  step(
    'performed',
    `${R2D} 130`,
    'Once one party has completed its performance, the one-year provision does not prevent enforcement of the promises of the other.',
    (_, skin) => `${skin.plaintiff} had done all that was owed on that side.`,
  ),
  step(
    'special',
    'UCC § 2-201(3)(a)',
    'No writing is needed for goods made specially for the buyer and unfit for others if the seller has made a substantial beginning before notice of repudiation.',
    (_, skin) => `${skin.plaintiff} had begun to make such goods before hearing from ${skin.defendant}.`,
  ),
  step(
    'accepted',
    'UCC § 2-201(3)(c)',
    'No writing is needed for goods that have been received and accepted.',
    (_, skin) => `${skin.defendant} received all of them and kept them.`,
  ),
  step(
    'part',
    'UCC § 2-201(3)(c)',
    'Receipt and acceptance make an oral contract enforceable for the goods that were received and accepted, and no others.',
    (_, skin) => `${skin.plaintiff} sues for goods that ${skin.defendant} never took.`,
  ),
  step(
    'admitted',
    'UCC § 2-201(3)(b)',
    'No writing is needed up to the quantity that the party charged admits in pleading, testimony or otherwise in court.',
    (_, skin) => `${skin.defendant} admitted the whole of it under oath.`,
  ),
]
