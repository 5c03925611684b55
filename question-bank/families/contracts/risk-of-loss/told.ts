import { capital } from '../../../text/capital.ts'
import { he, his, The, who, whose } from '../../engine/party.ts'
import { type RiskFacts, type RiskStory, saleOf, type Twist } from './facts.ts'

const UNDER = (s: RiskStory) =>
  `On May 18, ${s.seller.the} delivered ${s.them}, properly packed, to a railroad, made a reasonable contract for their transport, and promptly notified ${s.buyer.the}.`
const DERAILED = 'Two days later, a storm derailed the train'
const struck = (where: string, them: string, were = 'were') =>
  `lightning set ${where} on fire, and ${them} ${were} destroyed.`
const building = (s: RiskStory, on: string) => `On ${on}, ${struck(`${whose(s.seller)} building`, s.them)}`
const waited = (s: RiskStory) =>
  `${The(s.buyer)} could have unloaded them but asked the driver to wait until the next day. That night, ${struck('the truck', s.them)}`

const fobSeller = (s: RiskStory) =>
  `The contract called for shipment by rail "F.O.B. ${s.sellerCity}," where ${s.seller.the} was located.`
const fobBuyer = (s: RiskStory) =>
  `The contract called for shipment "F.O.B. ${s.buyerCity}," where ${s.buyer.the} was located.`
const pickup = (twist: Twist, s: RiskStory) => {
  const { seller, them } = saleOf(twist, s)
  return `${The(s.buyer)} was to pick up ${them} from ${seller.the} at any time from May 20 to May 31.`
}
const repudiated = (s: RiskStory) =>
  `${pickup('repudiated', s)} On May 12, after ${s.them} had been packed and marked as the contract required, ${s.buyer.the} told ${s.seller.the}, without any excuse, that ${he(s.buyer)} would not go through with the purchase.`
const uninsured = (s: RiskStory) => `${The(s.seller)} had no insurance on ${s.them}.`
const warehouse = (s: RiskStory) =>
  `${capital(s.them)} were stored in a public warehouse, and ${s.buyer.the} was to take them over there without their being moved.`

/** From the delivery term to the loss. */
const TOLD: Readonly<Record<Twist, (s: RiskStory) => string>> = {
  shipment: (s) => `${fobSeller(s)} ${UNDER(s)} ${DERAILED}, and ${s.them} were destroyed.`,
  presumed: (s) =>
    `The contract required ${s.seller.the} to ship ${s.them} by rail from ${s.sellerCity} to ${s.buyer.the} in ${s.buyerCity} and contained no other delivery term. ${UNDER(s)} ${DERAILED}, and ${s.them} were destroyed.`,
  'not-shipped': (s) =>
    `${fobSeller(s)} On May 18, ${s.seller.the} packed ${s.them} properly and loaded them on ${his(s.seller)} own truck to take them to the railroad. On the way to the freight yard, ${struck('the truck', s.them)}`,
  transit: (s) =>
    `${fobBuyer(s)} ${UNDER(s)} ${DERAILED} before it had reached ${s.buyerCity}, and ${s.them} were destroyed.`,
  tendered: (s) =>
    `${fobBuyer(s)} On May 22, as agreed, a carrier brought ${s.them} to ${whose(s.buyer)} door. ${waited(s)}`,
  faulty: (s) =>
    `${fobSeller(s)} ${UNDER(s)} ${DERAILED}, and ${s.them} were destroyed. The shipping records showed that ${s.fault}.`,
  cured: (s) =>
    `${fobBuyer(s)} On May 18, two weeks before the last day for delivery, a carrier brought ${s.them} to ${s.buyer.the}, ${who(s.buyer)} found that ${s.fault} and rejected them. ${The(s.seller)} put this right, and on May 28 the carrier brought ${s.them} to ${whose(s.buyer)} door again. ${waited(s)}`,
  accepted: (s) =>
    `${fobBuyer(s)} On May 18, a carrier delivered ${s.them} to ${s.buyer.the}, ${who(s.buyer)} found that ${s.fault} but, in return for a discount, agreed to keep them. A week later, before anything had been paid, ${struck(`${whose(s.buyer)} building`, s.them)}`,
  'agreed-seller': (s) =>
    `${fobSeller(s)} It also stated, "Risk of loss remains with Seller until the goods reach Buyer's premises." ${UNDER(s)} ${DERAILED}, and ${s.them} were destroyed.`,
  merchant: (s) =>
    `${pickup('merchant', s)} On May 20, ${s.seller.the} notified ${s.buyer.the} that ${s.them} were packed and ready. ${The(s.buyer)} answered that ${he(s.buyer)} would come on May 24. ${building(s, 'May 22')}`,
  private: (s) =>
    `${pickup('private', s)} On May 20, ${s.owner.the} notified ${s.buyer.the} that ${s.it} was packed and ready. ${The(s.buyer)} answered that ${he(s.buyer)} would come on May 24. On May 22, ${struck(`${whose(s.owner)} garage`, s.it, 'was')}`,
  'private-not-ready': (s) =>
    `${pickup('private', s)} On May 20, ${s.owner.the} notified ${s.buyer.the} that ${s.it} had yet to be packed and would be ready on May 23. ${The(s.buyer)} answered that ${he(s.buyer)} would come on May 24. On May 22, ${struck(`${whose(s.owner)} garage`, s.it, 'was')}`,
  'agreed-buyer': (s) =>
    `${pickup('agreed-buyer', s)} The contract stated, "Risk of loss passes to Buyer on notice that the goods are ready." On May 20, ${s.seller.the} notified ${s.buyer.the} that ${s.them} were packed and ready. ${The(s.buyer)} answered that ${he(s.buyer)} would come on May 24. ${building(s, 'May 22')}`,
  repudiated: (s) => `${repudiated(s)} ${building(s, 'May 15')} ${uninsured(s)}`,
  late: (s) =>
    `${The(s.buyer)} was to pick up ${s.them} from ${s.seller.the} on May 20. On that day, ${s.them} stood packed and ready, but ${s.buyer.the}, without any excuse, did not come. ${building(s, 'May 22')} ${uninsured(s)}`,
  insured: (s) =>
    `${repudiated(s)} ${building(s, 'May 15')} ${capital(whose(s.seller))} insurance covers the entire loss.`,
  stale: (s) =>
    `${repudiated(s)} There was a ready market for ${s.them}, but ${s.seller.the} left them where they were. ${building(s, 'December 15')} ${uninsured(s)}`,
  acknowledged: (s) =>
    `${warehouse(s)} On May 20, at the request of ${s.seller.the}, the warehouse wrote to ${s.buyer.the} that it now held ${s.them} for ${s.buyer.the}, ${who(s.buyer)} planned to come on May 24. On May 22, ${struck('the warehouse', s.them)}`,
  unacknowledged: (s) =>
    `${warehouse(s)} On May 20, ${s.seller.the} notified ${s.buyer.the} that ${s.them} could be taken over. ${The(s.buyer)} planned to come on May 24. No one had yet sent word to the warehouse or a document to ${s.buyer.the}. On May 22, ${struck('the warehouse', s.them)}`,
  document: (s) =>
    `${warehouse(s)} On May 20, ${s.seller.the} sent ${s.buyer.the} the negotiable warehouse receipt that covered ${s.them}, and ${s.buyer.the} received it the next day. On May 22, before the warehouse had heard from either of them, ${struck('the warehouse', s.them)}`,
}

/** As it happened. */
function inOrder(at: RiskFacts, s: RiskStory): string {
  const { seller, goods, price } = saleOf(at.twist, s)
  return `${capital(seller.a)} contracted in April to sell ${goods} to ${s.buyer.a} for ${price}. ${TOLD[at.twist](s)} ${The(seller)} has sued ${s.buyer.the} for the price.`
}

/** The suit first. */
function suitFirst(at: RiskFacts, s: RiskStory): string {
  const { seller, goods, price, were } = saleOf(at.twist, s)
  return `${capital(seller.a)} sued ${s.buyer.a} for the price of ${goods}, which ${were} destroyed through no one's fault. The contract price was ${price}. ${TOLD[at.twist](s)}`
}

/** The contract first. */
function contractFirst(at: RiskFacts, s: RiskStory): string {
  const { seller, goods, price } = saleOf(at.twist, s)
  return `Under a signed contract, ${seller.a} was to sell ${goods} to ${s.buyer.a} for ${price}. ${TOLD[at.twist](s)} ${The(s.buyer)} refuses to pay, and ${seller.the} has sued for the price.`
}

export const tell = [inOrder, suitFirst, contractFirst] as const
