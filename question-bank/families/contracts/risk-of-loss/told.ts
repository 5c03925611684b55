import { capital } from '../../../text/capital.ts'
import { he, him, his, The, who, whose } from '../../engine/party.ts'
import { type RiskFacts, type RiskStory, saleOf, type Twist } from './facts.ts'

const UNDER = (s: RiskStory) =>
  `On May 18, ${s.seller.the} delivered ${s.them}, properly packed, to a railroad, made a reasonable contract for their transport, and promptly notified ${s.buyer.the}.`
const DERAILED = 'Two days later, a storm derailed the train'
const building = (s: RiskStory, on: string) =>
  `On ${on}, a fire that had started in a neighboring building destroyed ${s.them}.`
const garage = (s: RiskStory) =>
  `On May 22, lightning set ${whose(s.owner)} garage on fire, and ${s.it} was destroyed.`
const waited = (s: RiskStory) =>
  `${The(s.buyer)} could have unloaded ${s.them} then but asked the driver to wait until morning. That night, an accidental fire destroyed the truck and ${s.them}.`

const fobSeller = (s: RiskStory) =>
  `The contract called for shipment by rail "F.O.B. ${s.sellerCity}," where ${s.seller.the} was located.`
const fobBuyer = (s: RiskStory) =>
  `The contract called for shipment "F.O.B. ${s.buyerCity}," where ${s.buyer.the} was located.`
const pickup = (twist: Twist, s: RiskStory) => {
  const { seller, them } = saleOf(twist, s)
  return `${The(s.buyer)} was to pick up ${them} from ${seller.the} between May 20 and May 31.`
}
const repudiated = (s: RiskStory) =>
  `${pickup('repudiated', s)} On May 12, with ${s.them} already packed and marked for ${him(s.buyer)}, ${s.buyer.the} told ${s.seller.the}, without any excuse, that ${he(s.buyer)} would not buy them.`
const uninsured = (s: RiskStory) => `${The(s.seller)} had no insurance on ${s.them}.`
const warehouse = (s: RiskStory) =>
  `${capital(s.them)} were stored at a public warehouse, and the contract called for delivery there, without moving them.`
const leveled = (s: RiskStory) =>
  `On May 22, an explosion at a neighboring factory leveled the warehouse, and ${s.them} were destroyed.`

/** From the delivery term to the loss. */
const TOLD: Readonly<Record<Twist, (s: RiskStory) => string>> = {
  shipment: (s) => `${fobSeller(s)} ${UNDER(s)} ${DERAILED}, and ${s.them} were destroyed.`,
  presumed: (s) =>
    `The contract required ${s.seller.the} to ship ${s.them} by rail from ${s.sellerCity} to ${s.buyer.the} in ${s.buyerCity} and contained no other delivery term. ${UNDER(s)} ${DERAILED}, and ${s.them} were destroyed.`,
  'not-shipped': (s) =>
    `${fobSeller(s)} On May 18, ${s.seller.the} packed ${s.them} properly and loaded them on ${his(s.seller)} own truck to take them to the railroad. On the way to the freight yard, a bridge collapsed under the truck, and ${s.them} were destroyed.`,
  transit: (s) =>
    `${fobBuyer(s)} ${UNDER(s)} ${DERAILED} before it had reached ${s.buyerCity}, and ${s.them} were destroyed.`,
  tendered: (s) =>
    `${fobBuyer(s)} On May 22, as agreed, a carrier brought ${s.them} to ${whose(s.buyer)} door. ${waited(s)}`,
  faulty: (s) =>
    `${fobSeller(s)} ${UNDER(s)} ${DERAILED}, and ${s.them} were destroyed. The shipping records showed that ${s.fault}.`,
  cured: (s) =>
    `The contract called for delivery by June 1 "F.O.B. ${s.buyerCity}," where ${s.buyer.the} was located. On May 18, ${s.buyer.the} inspected and rejected ${s.them}, since ${s.fault}. ${The(s.seller)} promptly gave notice of an intention to cure, and on May 28, a second shipment, exactly as ordered, reached ${whose(s.buyer)} door. ${waited(s)}`,
  accepted: (s) =>
    `${fobBuyer(s)} On May 18, a carrier delivered ${s.them} to ${s.buyer.the}, ${who(s.buyer)} found that ${s.fault} but, in return for a discount, agreed to keep them. A week later, before anything had been paid, a flood swept through ${whose(s.buyer)} building, and ${s.them} were destroyed.`,
  'agreed-seller': (s) =>
    `${fobSeller(s)} It also stated, "Risk of loss remains with Seller until the goods reach Buyer's premises." ${UNDER(s)} ${DERAILED}, and ${s.them} were destroyed.`,
  merchant: (s) =>
    `${pickup('merchant', s)} On May 20, ${s.seller.the} notified ${s.buyer.the} that ${s.them} were packed and ready. ${The(s.buyer)} answered that ${he(s.buyer)} would come on May 24. ${building(s, 'May 22')}`,
  private: (s) =>
    `${pickup('private', s)} On May 20, ${s.owner.the} notified ${s.buyer.the} that ${s.it} was packed and ready. ${The(s.buyer)} answered that ${he(s.buyer)} would come on May 24. ${garage(s)}`,
  'private-not-ready': (s) =>
    `${pickup('private', s)} On May 20, ${s.owner.the} notified ${s.buyer.the} that ${s.it} had yet to be packed and would be ready on May 23. ${The(s.buyer)} answered that ${he(s.buyer)} would come on May 24. ${garage(s)}`,
  'agreed-buyer': (s) =>
    `${pickup('agreed-buyer', s)} The contract stated, "Once ready, the goods await pickup at Buyer's risk." On May 20, ${s.seller.the} notified ${s.buyer.the} that ${s.them} were packed and ready. ${The(s.buyer)} answered that ${he(s.buyer)} would come on May 24. ${building(s, 'May 22')}`,
  repudiated: (s) => `${repudiated(s)} ${building(s, 'May 15')} ${uninsured(s)}`,
  late: (s) =>
    `${The(s.buyer)} was to pick up ${s.them} from ${s.seller.the} on May 20. On that day, as ${s.seller.the} had confirmed, ${s.them} were packed and ready, but ${s.buyer.the}, without any excuse, did not come. ${building(s, 'May 22')} ${uninsured(s)}`,
  insured: (s) =>
    `${repudiated(s)} ${building(s, 'May 15')} ${capital(whose(s.seller))} insurance covers the entire loss.`,
  stale: (s) =>
    `${repudiated(s)} ${The(s.seller)} could have resold ${s.them} within weeks but left them where they were. ${building(s, 'December 15')} ${uninsured(s)}`,
  acknowledged: (s) =>
    `${warehouse(s)} On May 20, at the request of ${s.seller.the}, the warehouse wrote to ${s.buyer.the} that it now held ${s.them} for ${him(s.buyer)}. ${The(s.buyer)} planned to come for them on May 24. ${leveled(s)}`,
  unacknowledged: (s) =>
    `${warehouse(s)} On May 20, ${s.seller.the} notified ${s.buyer.the} that ${s.them} were ready at the warehouse, and ${s.buyer.the} planned to come for them on May 24. ${The(s.seller)} still held the warehouse receipt and had not told the warehouse of the sale. ${leveled(s)}`,
  document: (s) =>
    `${warehouse(s)} On May 20, ${s.seller.the} sent ${s.buyer.the} the negotiable warehouse receipt that covered ${s.them}, and ${s.buyer.the} received it the next day. The warehouse had not yet heard from either of them. ${leveled(s)}`,
}

/** As it happened. */
function inOrder(at: RiskFacts, s: RiskStory): string {
  const { seller, goods, price } = saleOf(at.twist, s)
  return `${capital(seller.a)} contracted in April to sell ${goods} to ${s.buyer.a} for ${price}. ${TOLD[at.twist](s)} ${The(seller)} has sued ${s.buyer.the} for the price.`
}

/** The suit first. */
function suitFirst(at: RiskFacts, s: RiskStory): string {
  const { seller, goods, price } = saleOf(at.twist, s)
  return `${capital(seller.a)} sued ${s.buyer.a} for ${price}, the contract price of ${goods}. ${TOLD[at.twist](s)}`
}

/** The contract first. */
function contractFirst(at: RiskFacts, s: RiskStory): string {
  const { seller, goods, price } = saleOf(at.twist, s)
  return `By a signed contract, ${seller.a} agreed to sell ${goods} to ${s.buyer.a} for ${price}. ${TOLD[at.twist](s)} ${The(s.buyer)} refuses to pay, and ${seller.the} has sued for the price.`
}

export const tell = [inOrder, suitFirst, contractFirst] as const
