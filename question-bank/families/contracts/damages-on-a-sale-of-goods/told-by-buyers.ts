import { capital } from '../../../text/capital.ts'
import { he, The, who } from '../../engine/party.ts'
import type { MachineSale, TradeSale } from './sales.ts'
import { dollars } from './sales.ts'

/** A defect that is found after acceptance, and what the goods were worth. */
const accepted = (s: TradeSale, found: string) =>
  `${The(s.buyer)} paid the price and accepted ${s.them} on June 1. If they had been as warranted, they would then have been worth ${dollars(46, s)}. ${found}`

/** The breaches of a seller in a trade, and the buyer who refuses and wants a deposit back. */
export const TRADE_BUYER = {
  cover: (s: TradeSale) =>
    `${The(s.buyer)} was to collect ${s.them} in ${s.sellerCity} on June 1. On that day, ${s.seller.the} refused to deliver any. The market price in ${s.sellerCity} was then ${dollars(44, s)}. After a diligent search of one week, ${s.buyer.the} in good faith bought substitute goods from another seller for ${dollars(47, s)}, delivered. ${capital(he(s.buyer))} paid a broker a reasonable fee of ${dollars(1, s)} and saved ${dollars(2, s)} by not having to collect ${s.them}.`,
  cheap: (s: TradeSale) =>
    `On June 1, the day for delivery, ${s.seller.the} refused to deliver. The market price that day was ${dollars(46, s)}. The next morning, through a broker who reasonably charged ${dollars(1, s)}, ${s.buyer.the} in good faith bought substitute goods of the same quality from another seller for ${dollars(43, s)}.`,
  'late-cover': (s: TradeSale) =>
    `${The(s.buyer)} paid ${dollars(10, s)} in advance. On June 1, the day for delivery, ${s.seller.the} refused to deliver. The market price that day was ${dollars(44, s)}, and substitute goods were easy to find. For no good reason, ${s.buyer.the} waited until October, when prices had risen, and then bought substitute goods from another seller for ${dollars(52, s)}. No other payment was made to ${s.seller.the}.`,
  prepaid: (s: TradeSale) =>
    `${The(s.buyer)} paid the full price in advance. When ${s.seller.the} delivered ${s.them} on June 1, ${s.buyer.the} found that ${s.defect} and rightfully rejected them. Until ${s.seller.the} took ${s.them} away, ${s.buyer.the} reasonably spent ${dollars(1, s)} to store them. A week after the rejection, ${s.buyer.the} in good faith bought substitute goods from another seller for ${dollars(45, s)}. ${The(s.seller)} has returned nothing.`,
  learned: (s: TradeSale) =>
    `The contract called for shipment on June 1 "F.O.B. ${s.sellerCity}," where ${s.seller.the} was located. ${The(s.seller)} shipped nothing, as ${s.buyer.the} learned on June 12. The market price in ${s.sellerCity} was ${dollars(42, s)} on June 1 and ${dollars(45, s)} on June 12, and it had reached ${dollars(50, s)} by the time of trial. ${The(s.buyer)} has paid nothing and has bought no substitute.`,
  arrival: (s: TradeSale) =>
    `The contract called for shipment "F.O.B. ${s.sellerCity}," where ${s.seller.the} was located. When ${s.them} arrived in ${s.buyerCity} on June 8, ${s.buyer.the} found that ${s.defect} and rightfully rejected them. ${capital(he(s.buyer))} reasonably spent ${dollars(1, s)} to store them for ${s.seller.the}, paid nothing, and bought no substitute. On June 8, the market price of conforming goods was ${dollars(43, s)} in ${s.sellerCity} and ${dollars(46, s)} in ${s.buyerCity}.`,
  value: (s: TradeSale) =>
    `${accepted(s, `A week later, on beginning to use them, ${s.buyer.the} found that ${s.defect}, and notified ${s.seller.the} the same day.`)} Because of the defect, they had in fact been worth ${dollars(31, s)}. ${The(s.buyer)} has kept ${s.them}.`,
  unnotified: (s: TradeSale) =>
    `${accepted(s, `A day later, ${s.buyer.the} found that ${s.defect}, so that they were in fact worth ${dollars(31, s)}.`)} ${The(s.buyer)} used ${s.them} and said nothing of the defect to ${s.seller.the}, who first heard of it when ${s.buyer.the} sued two years later.`,
  deposit: (s: TradeSale) =>
    `${The(s.buyer)} paid a deposit of ${dollars(12, s)}. On June 1, ${s.buyer.the} refused ${s.them} without excuse. ${The(s.seller)}, ${who(s.seller)} had no other goods to sell and could get none, at once resold ${s.them} for ${dollars(40, s)} at no expense. The contract said nothing of the deposit or of damages.`,
} as const

/** The breaches of a seller of a machine. */
export const MACHINE_BUYER = {
  foreseeable: (s: MachineSale) =>
    `As ${s.seller.the} knew when the contract was made, ${s.buyer.the} could not ${s.work} without ${s.it}. On June 1, the day for delivery, ${s.seller.the} refused to deliver. The market price that day was ${dollars(43, s)}. In good faith, ${s.buyer.the} at once bought another for ${dollars(45, s)} from the seller that could deliver soonest, which took three weeks. In those weeks, ${s.buyer.the} lost profits of ${dollars(9, s)}, proved with reasonable certainty.`,
  unforeseeable: (s: MachineSale) =>
    `On June 1, the day for delivery, ${s.seller.the} refused to deliver. The market price that day was ${dollars(43, s)}. In good faith, ${s.buyer.the} at once bought another for ${dollars(45, s)} from the seller that could deliver soonest, which took three weeks. Because of the delay, ${s.buyer.the} lost a bonus of ${dollars(9, s)} that a customer had promised if its order was finished by mid-June. ${The(s.seller)} had neither known nor had reason to know of the bonus.`,
  avoidable: (s: MachineSale) =>
    `As ${s.seller.the} knew when the contract was made, ${s.buyer.the} could not ${s.work} without ${s.it}. On June 1, the day for delivery, ${s.seller.the} refused to deliver. Several other sellers could have supplied one the same day for ${dollars(44, s)}, the market price, as ${s.buyer.the} knew. ${The(s.buyer)} bought none and in the following three weeks lost profits of ${dollars(9, s)}.`,
  injury: (s: MachineSale) =>
    `${The(s.buyer)} paid the price and accepted ${s.it}. In July, a defect that breached the warranty and could not have been found earlier ${s.accident}, which destroyed ${dollars(12, s)} worth of ${s.harmed} in the same room. ${The(s.buyer)} notified ${s.seller.the} at once. As warranted, ${s.it} would have been worth ${dollars(40, s)} on delivery; with the defect, it was worth ${dollars(30, s)}. When the contract was made, ${s.seller.the} had no reason to know that anything of value would be kept there.`,
} as const
