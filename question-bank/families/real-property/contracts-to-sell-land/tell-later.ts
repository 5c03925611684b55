import { he, him, his, The, whose } from '../../engine/party.ts'
import type { SaleStory } from './facts.ts'

const SILENT = 'The contract did not say that time was of the essence.'
const ESSENCE = 'The contract stated, "Time is of the essence."'
const missed = (s: SaleStory) =>
  `On June 1, ${s.seller.the} appeared with a deed, but ${whose(s.buyer)} loan had been delayed, and ${he(s.buyer)} could not pay.`
const tendered = (s: SaleStory, on: string) =>
  `On ${on}, ${s.buyer.the} tendered the full price. ${The(s.seller)}, who had been offered more in the meantime, refused to convey.`

/** From the closing date to the refusal to convey. */
export const TIME_TOLD = {
  late: (s: SaleStory) =>
    `${SILENT} Nothing in the dealings made the date important to either of them. ${missed(s)} ${The(s.seller)} declared the contract at an end. ${tendered(s, 'June 9')}`,
  essence: (s: SaleStory) =>
    `${ESSENCE} ${missed(s)} ${The(s.seller)} declared the contract at an end. ${tendered(s, 'June 9')}`,
  notice: (s: SaleStory) =>
    `${SILENT} ${missed(s)} On June 3, ${s.seller.the} gave ${him(s.buyer)} written notice that the closing had to take place on June 24, time now being of the essence. The loan was ready on June 17, but ${s.buyer.the} was traveling. ${tendered(s, 'July 8')}`,
  hasty: (s: SaleStory) =>
    `${SILENT} ${missed(s)} On June 3, ${s.seller.the}, who knew that the loan needed another week, gave ${him(s.buyer)} written notice that the closing had to take place on June 5, time now being of the essence. ${tendered(s, 'June 11')}`,
  waived: (s: SaleStory) =>
    `${ESSENCE} On May 28, ${s.buyer.the} reported that ${his(s.buyer)} loan would be delayed and proposed to borrow elsewhere at a higher rate. ${The(s.seller)} wrote back, "No need. June 10 will do." ${The(s.buyer)} therefore let the other loan go. ${tendered(s, 'June 9')}`,
}

const COMMON = 'The jurisdiction follows the common-law rule on risk of loss.'
const ACT = 'The jurisdiction has adopted the Uniform Vendor and Purchaser Risk Act.'
const OPEN = 'The contract was unconditional and did not mention the risk of loss.'
const burned = (s: SaleStory) =>
  `On May 10, ${s.accident}, and ${s.it} burned to the ground. Neither party was insured.`
const kept = (s: SaleStory) => `${The(s.seller)} had marketable title and remained in possession.`
const unpaid = (s: SaleStory) =>
  `On June 1, ${s.seller.the} tendered a deed, and ${s.buyer.the} refused to pay.`

/** From the terms on risk to the refusal to pay. */
export const LOSS_TOLD = {
  common: (s: SaleStory) => `${OPEN} ${kept(s)} ${burned(s)} ${unpaid(s)} ${COMMON}`,
  act: (s: SaleStory) =>
    `${OPEN} ${kept(s)} With ${whose(s.seller)} permission, ${s.buyer.the} came twice in April to measure the rooms. ${burned(s)} ${unpaid(s)} ${ACT}`,
  moved: (s: SaleStory) =>
    `${OPEN} On May 3, with ${whose(s.seller)} consent, ${s.buyer.the} moved in with all ${his(s.buyer)} belongings. ${burned(s)} ${unpaid(s)} ${ACT}`,
  careless: (s: SaleStory) =>
    `${OPEN} ${kept(s)} On May 10, ${s.seller.the} carelessly ${s.careless}, and ${s.it} burned to the ground. Neither party was insured. ${unpaid(s)} ${COMMON}`,
  condition: (s: SaleStory) =>
    `The contract did not mention the risk of loss. It was conditional on ${whose(s.seller)} obtaining a driveway easement from a neighbor. On May 10, before the neighbor had decided, ${s.accident}, and ${s.it} burned to the ground. Neither party was insured. On May 20, the neighbor granted the easement. ${unpaid(s)} The jurisdiction follows the common-law rule on risk of loss, under which equitable conversion does not relate back.`,
  clause: (s: SaleStory) =>
    `The contract was unconditional and stated, "Risk of loss by fire remains with Seller until delivery of the deed." ${kept(s)} ${burned(s)} ${unpaid(s)} ${COMMON}`,
}

const CONVERSION =
  'The jurisdiction follows the common-law doctrine of equitable conversion and has no statute on the point.'
const dies = (party: string, s: SaleStory) =>
  `On May 10, ${party} died. The will, made years before the contract, leaves "all my real property" to ${s.heir.a} and "all my personal property" to ${s.legatee.a}.`
const closed = (s: SaleStory) =>
  `On June 1, the executor conveyed ${s.it} to ${s.buyer.the} and received the price, which the executor still holds.`

/** From the contract to the dispute over the estate. */
export const DEATH_TOLD = {
  'seller-dies': (s: SaleStory) =>
    `The contract was unconditional. ${dies(s.seller.the, s)} ${closed(s)} ${CONVERSION}`,
  pending: (s: SaleStory) =>
    `The contract was conditional on the town's grant of a building permit for an addition. ${dies(s.seller.the, s)} The town granted the permit on May 20. ${closed(s)} The jurisdiction follows the common-law doctrine of equitable conversion, under which conversion does not relate back.`,
  'buyer-dies': (s: SaleStory) =>
    `The contract was unconditional. ${dies(s.buyer.the, s)} On June 1, the executor paid the price, and ${s.seller.the} conveyed ${s.it} to the executor. ${CONVERSION}`,
  devisee: (s: SaleStory) =>
    `The contract was unconditional. On May 10, ${s.seller.the} died. The will, made years before the contract, leaves ${s.it} to ${s.heir.a}. On June 1, ${s.buyer.the} tendered the price to the executor and asked ${s.heir.the} for a deed. ${The(s.heir)} refuses to sign one. ${CONVERSION}`,
}
