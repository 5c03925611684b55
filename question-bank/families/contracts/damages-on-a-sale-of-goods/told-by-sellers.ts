import { capital } from '../../../text/capital.ts'
import { he, him, his, The } from '../../engine/party.ts'
import type { CustomSale, DealerSale, TradeSale } from './sales.ts'
import { dollars } from './sales.ts'

/** Tender at the buyer's city, refused; the market there, and the cost of taking the goods back. */
const refusal = (s: TradeSale, market: number, hauling: number) =>
  `On June 1, ${s.seller.the} tendered ${s.them} in ${s.buyerCity}, as agreed, and ${s.buyer.the} refused them without excuse. The market price in ${s.buyerCity} that day was ${dollars(market, s)}. ${The(s.seller)} reasonably spent ${dollars(hauling, s)} to have ${s.them} hauled to a warehouse.`

/** The breaches of a buyer in a trade. */
export const TRADE_SELLER = {
  resold: (s: TradeSale) =>
    `${refusal(s, 36, 1)} ${The(s.seller)} promptly notified ${s.buyer.the} that ${he(s.seller)} intended to resell ${s.them}, and on June 20 sold them to another buyer in a commercially reasonable private sale for ${dollars(32, s)}.`,
  silent: (s: TradeSale) =>
    `${refusal(s, 36, 1)} On June 20, without telling ${s.buyer.the} beforehand, ${s.seller.the} resold ${s.them} in a private sale for ${dollars(32, s)}, which was then a fair price.`,
  venture: (s: TradeSale) =>
    `When the contract was made, ${s.buyer.the} knew that ${s.seller.the} needed the price for another deal, which would earn ${him(s.seller)} ${dollars(5, s)}. ${refusal(s, 35, 1)} After notice to ${s.buyer.the}, ${s.seller.the} resold ${s.them} in a commercially reasonable private sale for ${dollars(33, s)}. Because the refusal left ${him(s.seller)} short of cash, ${s.seller.the} lost the other deal.`,
  early: (s: TradeSale) =>
    `The contract called for delivery in ${s.buyerCity} on June 1. On May 24, when the market price in ${s.buyerCity} was ${dollars(38, s)}, ${s.buyer.the} repudiated. By June 1, that price had fallen to ${dollars(33, s)}, and by the time of trial to ${dollars(30, s)}. ${The(s.seller)} has not resold ${s.them}.`,
  place: (s: TradeSale) =>
    `The contract called for shipment on June 1 "F.O.B. ${s.sellerCity}," where ${s.seller.the} was located. The goods were to go to ${s.buyerCity}. On May 28, ${s.buyer.the} repudiated, and ${s.seller.the} neither shipped nor resold ${s.them}. On June 1, the market price was ${dollars(37, s)} in ${s.sellerCity} and ${dollars(34, s)} in ${s.buyerCity}. By the time of trial, it was ${dollars(31, s)} in ${s.sellerCity}.`,
  resalable: (s: TradeSale) =>
    `${refusal(s, 34, 2)} Several other buyers in ${s.buyerCity} would have bought ${s.them} at that price, but ${s.seller.the} has made no effort to resell them. ${capital(he(s.seller))} is holding them for ${s.buyer.the} and demands the contract price.`,
  kept: (s: TradeSale) =>
    `On June 1, ${s.seller.the} delivered ${s.them}, which ${s.buyer.the} inspected, found in order, and stored. The price was due on June 30. By then, the market price had fallen to ${dollars(33, s)}. ${The(s.buyer)} offered to return ${s.them}, unused, and refused to pay. ${The(s.seller)} declined the offer.`,
} as const

/** The breaches of a dealer's customer. */
export const DEALER_SELLER = {
  'lost-volume': (s: DealerSale) =>
    `Before delivery, ${s.buyer.the} repudiated without excuse. A week later, ${s.seller.the} sold ${s.it} to another customer, also for ${dollars(40, s)}. ${The(s.seller)} could obtain as many ${s.many} as ${his(s.seller)} customers ordered and would have made both sales. ${capital(he(s.seller))} pays ${dollars(31, s)} for each, and ${dollars(3, s)} of the difference between that cost and the price goes toward rent and other fixed overhead.`,
  'only-one': (s: DealerSale) =>
    `${capital(s.it)} had cost ${s.seller.the} ${dollars(31, s)} and was the only one of its kind that ${he(s.seller)} had or could obtain. When ${s.seller.the} tendered ${s.it}, ${s.buyer.the} refused it without excuse. After notice to ${s.buyer.the}, ${s.seller.the} spent ${dollars(1, s)} on advertising and resold ${s.it} in a commercially reasonable private sale for ${dollars(38, s)}.`,
} as const

const be = ({ isMany }: CustomSale, many: string, one: string) => (isMany ? many : one)

/** The breaches of a customer for whom goods are specially made. */
export const CUSTOM_SELLER = {
  unfinished: (s: CustomSale) =>
    `After ${s.seller.the} had spent ${dollars(14, s)} on the work, ${s.buyer.the} repudiated without excuse. Finishing ${s.them} would have cost another ${dollars(16, s)}. Since no one else could use ${be(s, 'them', 'it')}, ${s.seller.the} reasonably stopped work and sold the materials as scrap for ${dollars(3, s)}.`,
  finished: (s: CustomSale) =>
    `${The(s.seller)} finished ${s.them} on time, at a cost of ${dollars(30, s)}, and tendered ${be(s, 'them', 'it')}. Without excuse, ${s.buyer.the} refused to take ${be(s, 'them', 'it')}. For six months, ${s.seller.the} made every reasonable effort to find another buyer, but no one would buy ${be(s, 'them', 'it')} at any price. The materials would bring ${dollars(3, s)} as scrap. ${The(s.seller)} is keeping ${s.them} in ${his(s.seller)} storeroom for ${s.buyer.the}.`,
} as const
