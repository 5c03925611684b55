import { capital } from '../../../text/capital.ts'
import { The, who, whose } from '../../engine/party.ts'
import type { Twist } from './facts.ts'
import type { Sale } from './sale.ts'
import { CLAUSE, type ParolCase } from './told.ts'
import type { JobTwist } from './told-job.ts'

/** The twists that are told of a sale of goods. */
type SaleTwist = Exclude<Twist, JobTwist | 'gift'>

const WHOLE = 'which both parties meant as the complete and exclusive statement of its terms'
const EXPERT = 'offered, after due notice, expert testimony about the practice'

/** A suit of the buyer, against which the seller offers proof of a practice. */
const ofPractice = ({ seller, buyer, event }: Sale, body: string, offer: string): ParolCase => ({
  body,
  suit: `${capital(event)}, and ${buyer.the} sued ${seller.the} for damages.`,
  offer,
  offeror: seller,
  objector: buyer,
})
const veterans = ({ trade, custom }: Sale) =>
  `Both parties had long been in the ${trade} trade, in which, by regular practice, ${custom}.`

/** From the writing and the practice to the dispute, twist by twist. */
export const SALE_TOLD: Readonly<Record<SaleTwist, (sale: Sale) => ParolCase>> = {
  certain: ({ seller, buyer, kind }) => ({
    offeror: buyer,
    objector: seller,
    body: `The parties' lawyers had drafted the contract in detail. During negotiations, ${seller.the} had promised orally to sell no ${kind} to anyone else in the county. The contract does not mention this promise.`,
    suit: `${The(seller)} later began to sell ${kind} to a competitor of ${buyer.the} in the county, and ${buyer.the} sued ${seller.the} for breach of contract.`,
    found: 'that such a promise, if made, would certainly have been included in the contract',
    offer: 'offered testimony about the promise',
  }),
  usage: (sale) => ({
    ...ofPractice(
      sale,
      `By regular practice in the ${sale.trade} trade, ${sale.custom}. ${The(sale.buyer)}, ${who(sale.buyer)} had entered the trade only a month earlier, had not heard of the practice. The contract, ${WHOLE}, is silent on the point.`,
      EXPERT,
    ),
  }),
  outsider: (sale) =>
    ofPractice(
      sale,
      `By regular practice in the county where ${sale.seller.the} does business, and nowhere else, ${sale.custom}. ${The(sale.buyer)}, ${who(sale.buyer)} does business in a distant state, neither knew nor had reason to know of the practice. The contract, which called for delivery and inspection at ${whose(sale.buyer)} place of business, is silent on the point.`,
      EXPERT,
    ),
  dealing: (sale) => ({
    ...ofPractice(
      sale,
      `Under each of six earlier contracts in the same words, ${sale.buyer.the} had accepted ${sale.allowance} without complaint. The new contract, ${WHOLE}, is silent on the point and ends, "${CLAUSE}"`,
      'offered the records of the six earlier contracts',
    ),
  }),
  performance: (sale) => ({
    ...ofPractice(
      sale,
      `The contract states, "${sale.bar}," and contains no clause on modification or waiver. In each of the first five months, ${sale.buyer.the} knowingly accepted ${sale.allowance} and did not object.`,
      'claimed a waiver and offered the records of the first five months',
    ),
    suit: `The sixth shipment was like the others, but this time ${sale.buyer.the} objected and sued ${sale.seller.the} for damages.`,
  }),
  negated: (sale) =>
    ofPractice(
      sale,
      `${veterans(sale)} The contract states, "No usage of the trade is part of this contract."`,
      EXPERT,
    ),
  express: (sale) => ofPractice(sale, `${veterans(sale)} The contract states, "${sale.bar}."`, EXPERT),
  single: (sale) => ({
    ...ofPractice(
      sale,
      `Under their only earlier contract, for one shipment, ${sale.buyer.the} had accepted ${sale.allowance} without complaint. The new contract, ${WHOLE}, is silent on the point, and no usage of the trade applies.`,
      'offered the record of the earlier shipment',
    ),
  }),
}
