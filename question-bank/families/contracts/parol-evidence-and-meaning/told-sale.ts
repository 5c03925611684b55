import { The, who } from '../../engine/party.ts'
import type { Twist } from './facts.ts'
import type { Sale } from './sale.ts'
import { CLAUSE, type ParolCase } from './told.ts'
import type { JobTwist } from './told-job.ts'

/** The twists that are told of a sale of goods. */
export type SaleTwist = Exclude<Twist, JobTwist | 'gift'>

const WHOLE =
  'The judge has found that both parties meant the contract as the complete and exclusive statement of its terms.'

/** A suit of the buyer, against which the seller offers proof of a practice. */
const ofPractice = ({ seller, buyer }: Sale, body: string, offer: string): ParolCase => ({
  body,
  offer,
  sued: 'sued for damages',
  plaintiff: buyer,
  defendant: seller,
  offeror: seller,
  objector: buyer,
})
const inTrade = ({ trade, allowance }: Sale) =>
  `In the ${trade} trade, sellers are regularly allowed ${allowance}.`
const relied = ({ seller }: Sale, on = 'this practice') =>
  `In the first month, ${seller.the} relied on ${on}.`
const EXPERT = 'offers, after due notice, expert testimony about the practice'

/** From the writing and the practice to the dispute, twist by twist. */
export const SALE_TOLD: Readonly<Record<SaleTwist, (sale: Sale) => ParolCase>> = {
  certain: (sale) => ({
    plaintiff: sale.buyer,
    defendant: sale.seller,
    offeror: sale.buyer,
    objector: sale.seller,
    body: `Both sides' lawyers had drafted it in detail. In the talks, ${sale.seller.the} had promised orally to sell no ${sale.kind} to anyone else in the county. The contract does not mention this. The judge has found that such a promise, if made, would certainly have been put into the contract. ${The(sale.seller)} now sells ${sale.kind} to a competitor of ${sale.buyer.the}.`,
    offer: 'offers testimony about the promise',
  }),
  usage: (sale) =>
    ofPractice(
      sale,
      `${inTrade(sale)} The contract is silent on this. ${The(sale.buyer)}, ${who(sale.buyer)} was new to the trade, had not heard of the practice. ${WHOLE} ${relied(sale)}`,
      EXPERT,
    ),
  outsider: (sale) =>
    ofPractice(
      sale,
      `In the county where ${sale.seller.the} does business, sellers of ${sale.kind} are regularly allowed ${sale.allowance}. This is not done anywhere else. ${The(sale.buyer)} does business in a distant state and neither knew nor had reason to know of the practice. The contract is silent on this. ${relied(sale)}`,
      EXPERT,
    ),
  dealing: (sale) =>
    ofPractice(
      sale,
      `Under each of six earlier contracts in the same words, ${sale.buyer.the} had allowed ${sale.seller.the} ${sale.allowance}. The new contract is silent on this and ends, "${CLAUSE}" ${WHOLE} ${relied(sale, 'the same allowance')}`,
      'offers the records of the six contracts',
    ),
  performance: (sale) =>
    ofPractice(
      sale,
      `The contract states, "${sale.bar}," and does not restrict how it may be changed. In each of the first five months, ${sale.buyer.the} knowingly allowed ${sale.seller.the} ${sale.allowance} and did not object. The sixth shipment was no different, but this time ${sale.buyer.the} objected.`,
      'claims a waiver and offers the records of the five months',
    ),
  negated: (sale) =>
    ofPractice(
      sale,
      `${inTrade(sale)} Both parties have long been in the trade. The contract states, "No usage of the trade is part of this contract." ${relied(sale)}`,
      EXPERT,
    ),
  express: (sale) =>
    ofPractice(
      sale,
      `${inTrade(sale)} Both parties have long been in the trade. The contract states, "${sale.bar}." ${relied(sale)}`,
      EXPERT,
    ),
  single: (sale) =>
    ofPractice(
      sale,
      `Under their only earlier contract, for one shipment, ${sale.buyer.the} had allowed ${sale.seller.the} ${sale.allowance}. The new contract is silent on this, and the trade has no custom on the point. ${WHOLE} ${relied(sale, 'the same allowance')}`,
      'offers the record of the earlier shipment',
    ),
}
