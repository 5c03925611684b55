import { he, him, his, The, whose } from '../../engine/party.ts'
import type { SaleStory } from './facts.ts'

const SILENT = 'The contract did not say that time was of the essence'
const ESSENCE = 'The contract stated, "Time is of the essence."'
const missed = (s: SaleStory) =>
  `On June 1, ${s.seller.the} tendered a deed, but ${whose(s.buyer)} loan had been delayed, and ${he(s.buyer)} could not pay.`
const ended = (s: SaleStory) => `${The(s.seller)} declared the contract at an end.`
const tendered = (s: SaleStory, on: string) =>
  `On ${on}, ${s.buyer.the} tendered the full price, but ${s.seller.the}, who had since received a higher offer, refused to convey.`

/** From the closing date to the refusal to convey. */
export const TIME_TOLD = {
  late: (s: SaleStory) =>
    `${SILENT}, and neither party had given a reason for the date. ${missed(s)} ${ended(s)} ${tendered(s, 'June 9')}`,
  essence: (s: SaleStory) => `${ESSENCE} ${missed(s)} ${ended(s)} ${tendered(s, 'June 9')}`,
  notice: (s: SaleStory) =>
    `${SILENT}. ${missed(s)} On June 3, ${s.seller.the} gave ${him(s.buyer)} written notice that time was now of the essence and that the closing had to take place on June 24. The loan was ready on June 17, but ${s.buyer.the} was traveling and missed the new date. ${tendered(s, 'July 8')}`,
  hasty: (s: SaleStory) =>
    `${SILENT}. ${missed(s)} On June 3, ${s.seller.the}, who knew that the loan needed another week, gave ${him(s.buyer)} written notice that time was now of the essence and that the closing had to take place on June 5. ${tendered(s, 'June 11')}`,
  waived: (s: SaleStory) =>
    `${ESSENCE} On May 28, ${s.buyer.the} told ${s.seller.the} that ${his(s.buyer)} loan would be delayed and offered to borrow elsewhere at a higher rate. ${The(s.seller)} wrote back, "No need. June 10 will do." ${The(s.buyer)} then turned down the other loan. ${tendered(s, 'June 9')}`,
}

const OPEN = 'The contract did not mention the risk of loss.'
const lost = (s: SaleStory, cause: string) =>
  `On May 10, ${cause}, and ${s.it}, which neither party had insured, burned to the ground.`
const burned = (s: SaleStory) => lost(s, s.accident)
const kept = (s: SaleStory) => `${The(s.seller)}, who had marketable title, remained in possession.`
const unpaid = (s: SaleStory) =>
  `On June 1, ${s.seller.the} tendered a deed, but ${s.buyer.the} refused to pay.`

/** From the terms on risk to the refusal to pay. */
export const LOSS_TOLD = {
  common: (s: SaleStory) => `${OPEN} ${kept(s)} ${burned(s)} ${unpaid(s)}`,
  act: (s: SaleStory) =>
    `${OPEN} ${kept(s)} With ${whose(s.seller)} permission, ${s.buyer.the} came twice in April to measure the rooms. ${burned(s)} ${unpaid(s)}`,
  moved: (s: SaleStory) =>
    `${OPEN} On May 3, with ${whose(s.seller)} consent, ${s.buyer.the} moved in with all ${his(s.buyer)} belongings. ${burned(s)} ${unpaid(s)}`,
  careless: (s: SaleStory) =>
    `${OPEN} ${kept(s)} ${lost(s, `${s.seller.the} carelessly ${s.careless}`)} ${unpaid(s)}`,
  condition: (s: SaleStory) =>
    `The contract did not mention the risk of loss and was conditioned on ${whose(s.seller)} obtaining a driveway easement from a neighbor. On May 10, before the neighbor had decided, ${s.accident}, and ${s.it}, which neither party had insured, burned to the ground. On May 20, the neighbor granted the easement. ${unpaid(s)}`,
  clause: (s: SaleStory) =>
    `The contract stated, "Risk of loss by fire remains with Seller until delivery of the deed." ${kept(s)} ${burned(s)} ${unpaid(s)}`,
}

const closed = (s: SaleStory) =>
  `On June 1, the executor conveyed ${s.it} to ${s.buyer.the} and received the price, which the executor still holds.`

/** From the death, which `died` tells, to the dispute over the estate. */
export const DEATH_TOLD = {
  'seller-dies': (s: SaleStory, died: string) => `${died} ${closed(s)}`,
  pending: (s: SaleStory, died: string) =>
    `The contract was conditioned on the town's grant of a building permit for an addition. ${died} The town granted the permit on May 20. ${closed(s)}`,
  'buyer-dies': (s: SaleStory, died: string) =>
    `${died} On June 1, the executor paid the price, and ${s.seller.the} conveyed ${s.it} to the executor.`,
  devisee: (s: SaleStory, died: string) =>
    `${died} On June 1, ${s.buyer.the} tendered the price to the executor and asked ${s.heir.the} for a deed, but ${he(s.heir)} refused to sign one.`,
}
