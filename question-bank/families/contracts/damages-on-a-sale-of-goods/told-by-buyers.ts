import { capital } from '../../../text/capital.ts'
import { he, The, who } from '../../engine/party.ts'
import type { MachineSale, TradeSale } from './sales.ts'
import { dollars } from './sales.ts'

/** Acceptance, a defect that is found after it, and the value of the goods with and without the defect. */
const accepted = (s: TradeSale, found: string) =>
  `${The(s.buyer)} paid the price and accepted ${s.them} on June 1. ${found} Had ${s.them} been as warranted, they would have been worth ${dollars(46, s)} on June 1; in their actual condition, they were worth ${dollars(31, s)}.`

/** A refusal on the day for delivery, and the market price. */
const refused = (s: TradeSale | MachineSale, market: number) =>
  `On June 1, the delivery date, ${s.seller.the} refused to deliver. The market price that day was ${dollars(market, s)}.`

/** The breaches of a seller in a trade, and the buyer who refuses and wants a deposit back. */
export const TRADE_BUYER = {
  cover: (s: TradeSale) =>
    `${The(s.buyer)} was to pick up ${s.them} in ${s.sellerCity} on June 1, but on that day ${s.seller.the} refused to deliver them. The market price in ${s.sellerCity} was then ${dollars(44, s)}. After a diligent search that took a week, ${s.buyer.the} in good faith bought the same quantity and grade from another seller for ${dollars(47, s)}, delivered. ${capital(he(s.buyer))} paid a broker a reasonable fee of ${dollars(1, s)} and saved ${dollars(2, s)} by not having to pick up ${s.them}.`,
  cheap: (s: TradeSale) =>
    `${refused(s, 46)} The next morning, through a broker who charged a reasonable fee of ${dollars(1, s)}, ${s.buyer.the} in good faith bought the same quantity and grade from another seller for ${dollars(43, s)}.`,
  'late-cover': (s: TradeSale) =>
    `${The(s.buyer)} paid ${dollars(10, s)} in advance and nothing more. ${refused(s, 44)} Although the same grade was readily available from other sellers all summer, ${s.buyer.the} waited in the hope of a lower price and bought the same quantity only in October, for ${dollars(52, s)}.`,
  prepaid: (s: TradeSale) =>
    `${The(s.buyer)} paid the full price in advance. When ${s.seller.the} delivered ${s.them} on June 1, ${s.buyer.the} found that ${s.defect} and rightfully rejected the whole shipment. ${capital(he(s.buyer))} reasonably spent ${dollars(1, s)} to store ${s.them} for three days, until ${s.seller.the} took them back. Within a week of the rejection, ${s.buyer.the} in good faith bought the same quantity and grade from another seller for ${dollars(45, s)}. ${The(s.seller)} has not returned any of the price.`,
  learned: (s: TradeSale) =>
    `The contract called for shipment on June 1 "F.O.B. ${s.sellerCity}," where ${s.seller.the} was located. ${The(s.seller)} shipped nothing, and ${s.buyer.the} learned of this on June 12. The market price in ${s.sellerCity} was ${dollars(42, s)} on June 1 and ${dollars(45, s)} on June 12, and it had reached ${dollars(50, s)} by the time of trial. ${The(s.buyer)} has paid nothing and has bought no substitute.`,
  arrival: (s: TradeSale) =>
    `The contract called for shipment "F.O.B. ${s.sellerCity}," where ${s.seller.the} was located. The price included freight to ${s.buyerCity}. When ${s.them} arrived in ${s.buyerCity} on June 8, ${s.buyer.the} found that ${s.defect} and rightfully rejected the whole shipment. ${The(s.buyer)}, ${who(s.buyer)} had paid none of the price, reasonably spent ${dollars(1, s)} to store ${s.them} for ${s.seller.the} and bought no substitute. On June 8, the market price of conforming goods was ${dollars(43, s)} in ${s.sellerCity} and ${dollars(46, s)} in ${s.buyerCity}.`,
  value: (s: TradeSale) =>
    `${accepted(s, `A week later, on beginning to use them, ${s.buyer.the} found that ${s.defect}, and notified ${s.seller.the} the same day.`)} ${The(s.buyer)} has kept ${s.them}.`,
  unnotified: (s: TradeSale) =>
    `${accepted(s, `A day later, ${s.buyer.the} found that ${s.defect}.`)} ${The(s.buyer)} used the whole shipment and said nothing of the defect to ${s.seller.the}, ${who(s.seller)} first heard of it when ${s.buyer.the} sued two years later.`,
  deposit: (s: TradeSale) =>
    `${The(s.buyer)} paid a deposit of ${dollars(12, s)}. The contract said nothing about the deposit or about damages. On June 1, ${s.buyer.the} refused ${s.them} without excuse. ${The(s.seller)}, ${who(s.seller)} had no other goods of that kind and could obtain none, promptly resold ${s.them} for ${dollars(40, s)}, without incurring any expense.`,
} as const

/** A need of the machine of which the seller knew. */
const needed = (s: MachineSale) =>
  `When the contract was made, ${s.seller.the} knew that ${s.buyer.the} could not ${s.work} without ${s.it}.`

/** The purchase of another machine from whoever could deliver soonest. */
const replaced = (s: MachineSale) =>
  `Promptly and in good faith, ${s.buyer.the} bought another for ${dollars(45, s)} from the seller with the earliest delivery date, which was three weeks later.`

/** The breaches of a seller of a machine. */
export const MACHINE_BUYER = {
  foreseeable: (s: MachineSale) =>
    `${needed(s)} ${refused(s, 43)} ${replaced(s)} During those weeks, ${s.buyer.the} lost profits of ${dollars(9, s)}, which ${he(s.buyer)} can prove with reasonable certainty.`,
  unforeseeable: (s: MachineSale) =>
    `${refused(s, 43)} ${replaced(s)} Because of the delay, ${s.buyer.the} lost a bonus of ${dollars(9, s)} that a customer had promised in May for finishing its order by mid-June. ${The(s.seller)} first heard of the customer and the bonus in July.`,
  avoidable: (s: MachineSale) =>
    `${needed(s)} On June 1, the delivery date, ${s.seller.the} refused to deliver. ${The(s.buyer)} knew that several other sellers could supply an equivalent ${s.it.replace('the ', '')} that same day at the market price of ${dollars(44, s)}. ${The(s.buyer)} bought none and over the next three weeks lost profits of ${dollars(9, s)}.`,
  injury: (s: MachineSale) =>
    `When the contract was made, ${s.seller.the} had no reason to know that ${s.buyer.the} would store ${s.harmed} near ${s.it}. ${The(s.buyer)} paid the price and accepted ${s.it}. In July, a defect in ${s.it} ${s.accident} that destroyed ${dollars(12, s)} worth of ${s.harmed} stored in the same room. The defect was a breach of warranty and could not have been discovered earlier. ${The(s.buyer)} notified ${s.seller.the} at once. Had ${s.it} been as warranted, it would have been worth ${dollars(40, s)} on delivery; with the defect, it was worth ${dollars(30, s)}.`,
} as const
