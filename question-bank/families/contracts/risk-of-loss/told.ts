import { capital } from '../../../text/capital.ts'
import { he, him, his, The, who, whose } from '../../engine/party.ts'
import { type RiskFacts, type RiskStory, saleOf, type Twist } from './facts.ts'

/** The delivery to the carrier, which takes the goods to the buyer's city. */
const shipped = (s: RiskStory) =>
  `On May 18, ${s.seller.the} packed ${s.them} properly, handed them over to a railroad that was to carry them to ${s.buyerCity} on the usual terms, and notified ${s.buyer.the} the same day.`
const derailed = (s: RiskStory) => `Two days later, a storm derailed the train, and ${s.them} were destroyed.`
const building = (s: RiskStory, on: string) =>
  `On ${on}, a fire that had started in a neighboring building destroyed ${s.them}.`
const garage = (s: RiskStory) =>
  `On May 22, lightning set ${whose(s.owner)} house on fire, and ${s.it} was destroyed.`
const waited = (s: RiskStory) =>
  `${The(s.buyer)} could have unloaded ${s.them} then but asked the driver to wait until morning. That night, an accidental fire destroyed the truck and ${s.them}.`

const fobSeller = (s: RiskStory) =>
  `The contract called for shipment by rail "F.O.B. ${s.sellerCity}," where ${s.seller.the} was located.`
const fobBuyer = (s: RiskStory) =>
  `The contract called for shipment by rail "F.O.B. ${s.buyerCity}," where ${s.buyer.the} was located.`
const pickup = (twist: Twist, s: RiskStory) => {
  const { seller, them } = saleOf(twist, s)
  return `${The(s.buyer)} was to pick up ${them} from ${seller.the} between May 20 and May 31.`
}
const comes = (s: RiskStory) => `${The(s.buyer)} answered that ${he(s.buyer)} would come on May 24.`
const ready = (s: RiskStory) =>
  `On May 20, ${s.seller.the} notified ${s.buyer.the} that ${s.them} were packed and ready. ${comes(s)}`
const repudiated = (s: RiskStory) =>
  `${pickup('repudiated', s)} On May 12, when ${s.them} had been packed and marked for ${him(s.buyer)}, ${s.buyer.the} told ${s.seller.the} that ${he(s.buyer)} would not take them because ${he(s.buyer)} had found a better price elsewhere.`
const UNINSURED = 'They were not insured.'
const warehouse = (s: RiskStory) =>
  `${capital(s.them)} were stored at a public warehouse and were to be delivered there without being moved.`
const leveled = (s: RiskStory) =>
  `On May 22, an explosion at a neighboring factory leveled the warehouse, and ${s.them} were destroyed.`

/** From the delivery term to the loss. */
const TOLD: Readonly<Record<Twist, (s: RiskStory) => string>> = {
  shipment: (s) => `${fobSeller(s)} ${shipped(s)} ${derailed(s)}`,
  presumed: (s) =>
    `The contract required ${s.seller.the} to ship ${s.them} by rail from ${s.sellerCity} to ${s.buyer.the} in ${s.buyerCity} and contained no other delivery term. ${shipped(s)} ${derailed(s)}`,
  'not-shipped': (s) =>
    `${fobSeller(s)} On May 18, ${s.seller.the} packed ${s.them} properly and loaded them on ${his(s.seller)} own truck to take them to the railroad. On the way to the freight yard, a bridge collapsed under the truck, and ${s.them} were destroyed.`,
  transit: (s) =>
    `${fobBuyer(s)} ${shipped(s)} Two days later, before the train had reached ${s.buyerCity}, a storm derailed it, and ${s.them} were destroyed.`,
  tendered: (s) =>
    `${fobBuyer(s)} On May 22, as agreed, ${s.them} arrived, and a trucker for the railroad brought them to ${whose(s.buyer)} door. ${waited(s)}`,
  faulty: (s) =>
    `${fobSeller(s)} ${shipped(s)} Through a mix-up in packing, however, ${s.fault}. ${derailed(s)}`,
  cured: (s) =>
    `The contract called for delivery by June 1 "F.O.B. ${s.buyerCity}," where ${s.buyer.the} was located. On May 18, ${s.buyer.the} inspected ${s.them} and rejected them because ${s.fault}. ${The(s.seller)} wrote back at once that ${he(s.seller)} would replace them in time. On May 28, a second shipment, exactly as ordered, reached ${whose(s.buyer)} door. ${waited(s)}`,
  accepted: (s) =>
    `${fobBuyer(s)} On May 18, the carrier delivered ${s.them} to ${s.buyer.the}, ${who(s.buyer)} found that ${s.fault} but kept them after the parties agreed on a lower price. A week later, before anything had been paid, a flood swept through ${whose(s.buyer)} building, and ${s.them} were destroyed.`,
  'agreed-seller': (s) =>
    `${fobSeller(s)} It also stated, "Risk of loss remains with Seller until the goods reach Buyer's premises." ${shipped(s)} ${derailed(s)}`,
  merchant: (s) => `${pickup('merchant', s)} ${ready(s)} ${building(s, 'May 22')}`,
  private: (s) =>
    `${pickup('private', s)} On May 20, ${s.owner.the} notified ${s.buyer.the} that ${s.it} was packed and ready. ${comes(s)} ${garage(s)}`,
  'private-not-ready': (s) =>
    `${pickup('private', s)} On May 20, ${s.owner.the} notified ${s.buyer.the} that ${s.it} had yet to be packed and would be ready on May 23. ${comes(s)} ${garage(s)}`,
  'agreed-buyer': (s) =>
    `${pickup('agreed-buyer', s)} The contract stated, "Once ready, the goods await pickup at Buyer's risk." ${ready(s)} ${building(s, 'May 22')}`,
  repudiated: (s) => `${repudiated(s)} ${building(s, 'May 15')} ${UNINSURED}`,
  late: (s) =>
    `${The(s.buyer)} was to pick up ${s.them} from ${s.seller.the} on May 20. On that day, as ${s.seller.the} had confirmed, ${s.them} were packed and ready, but ${s.buyer.the} had forgotten the date and did not come. ${building(s, 'May 22')} ${UNINSURED}`,
  insured: (s) =>
    `${repudiated(s)} ${building(s, 'May 15')} ${capital(whose(s.seller))} insurance covers the entire loss.`,
  stale: (s) =>
    `${repudiated(s)} ${The(s.seller)} could have resold ${s.them} within weeks but left them where they were. ${building(s, 'December 15')} ${UNINSURED}`,
  acknowledged: (s) =>
    `${warehouse(s)} On May 20, at the request of ${s.seller.the}, the warehouse wrote to ${s.buyer.the} that it now held ${s.them} for ${him(s.buyer)}. ${The(s.buyer)} planned to come for them on May 24. ${leveled(s)}`,
  unacknowledged: (s) =>
    `${warehouse(s)} On May 20, ${s.seller.the} notified ${s.buyer.the} that ${s.them} were ready at the warehouse, and ${s.buyer.the} planned to come for them on May 24. ${The(s.seller)} still held the warehouse receipt and had not told the warehouse of the sale. ${leveled(s)}`,
  document: (s) =>
    `${warehouse(s)} On May 20, ${s.seller.the} sent ${s.buyer.the} the negotiable warehouse receipt for ${s.them}, and ${s.buyer.the} received it the next day. Neither of them had yet told the warehouse of the sale. ${leveled(s)}`,
}

/** The seller first. */
function sellerFirst(at: RiskFacts, s: RiskStory): string {
  const { seller, goods, price } = saleOf(at.twist, s)
  return `${capital(seller.a)} contracted in April to sell ${goods} to ${s.buyer.a} for ${price}. ${TOLD[at.twist](s)}`
}

/** The buyer first, or the offer of a private owner, whose goods can't be named before the owner. */
function buyerFirst(at: RiskFacts, s: RiskStory): string {
  const { seller, goods, price } = saleOf(at.twist, s)
  const deal =
    seller === s.owner
      ? `${capital(seller.a)} offered ${goods} for sale, and in April ${s.buyer.a} signed a contract to buy ${s.it} for ${price}`
      : `In April, ${s.buyer.a} signed a contract to buy ${goods} from ${seller.a} for ${price}`
  return `${deal}. ${TOLD[at.twist](s)}`
}

/** The contract first. */
function contractFirst(at: RiskFacts, s: RiskStory): string {
  const { seller, goods, price } = saleOf(at.twist, s)
  return `By a contract signed in April, ${seller.a} agreed to sell ${goods} to ${s.buyer.a} for ${price}. ${TOLD[at.twist](s)}`
}

export const tell = [sellerFirst, buyerFirst, contractFirst] as const
