import { The, who, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { RiskFacts, RiskStory } from './facts.ts'

const MERCHANT =
  'Where goods are to be picked up and no bailee holds them, risk of loss passes on receipt if the seller is a merchant, and on tender of delivery otherwise.'
const NONCONFORMING =
  'Where goods so fail to conform as to give a right of rejection, the risk of loss remains on the seller until cure or acceptance.'
const BREACH =
  'Where a buyer breaches as to conforming identified goods before the risk has passed, the seller may, to the extent of any deficiency in its effective insurance coverage, treat the risk as resting on the buyer for a commercially reasonable time.'

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  shipment: {
    authority: 'UCC § 2-509(1)(a)',
    rule: 'In a shipment contract, such as one F.O.B. the place of shipment, the risk of loss passes to the buyer when the goods are duly delivered to the carrier.',
    applied: (_, { buyer }) => `The railroad had the goods, so the loss falls on ${buyer.the}.`,
  },
  presumed: {
    authority: 'UCC § 2-503',
    rule: 'A contract that requires the seller to send goods, without requiring delivery at a particular destination, is presumed to be a shipment contract.',
    applied: (_, { seller }) => `${The(seller)} was to ship the goods and promised no more.`,
  },
  'not-shipped': {
    authority: 'UCC § 2-319(1)(a)',
    rule: 'Under a term F.O.B. the place of shipment, the seller bears the expense and risk of putting the goods into the possession of the carrier.',
    applied: (_, { seller }) =>
      `They were still on a truck that belonged to ${seller.the}, ${who(seller)} bears the loss.`,
  },
  destination: {
    authority: 'UCC § 2-319(1)(b)',
    rule: 'Under a term F.O.B. the place of destination, the seller must transport the goods there at its own expense and risk.',
    applied: (_, { buyerCity }) => `The term names ${buyerCity}, where the goods were to go.`,
  },
  transit: {
    authority: 'UCC § 2-509(1)(b)',
    rule: 'Risk passes when the goods are duly tendered at the destination so as to enable the buyer to take delivery.',
    applied: (_, { seller }) => `They never got there, so the loss falls on ${seller.the}.`,
  },
  tendered: {
    authority: 'UCC § 2-509(1)(b)',
    rule: 'In a destination contract, risk passes when the goods are duly tendered there so as to enable the buyer to take delivery.',
    applied: (_, { buyer }) =>
      `${The(buyer)} could have unloaded the goods and chose to wait, and so bears the loss.`,
  },
  faulty: {
    authority: 'UCC § 2-510(1)',
    rule: NONCONFORMING,
    applied: (_, { buyer, seller }) =>
      `${The(buyer)} could have rejected the goods and had not accepted them, so the loss falls on ${seller.the}.`,
  },
  'until-cure': {
    authority: 'UCC § 2-510(1)',
    rule: NONCONFORMING,
    applied: (_, { seller }) => `${The(seller)} gave notice and cured in time with the second shipment.`,
  },
  'until-acceptance': {
    authority: 'UCC § 2-510(1)',
    rule: NONCONFORMING,
    applied: (_, { buyer }) =>
      `${The(buyer)} knew of the defect and accepted the goods for a discount, and so bears the loss.`,
  },
  agreed: {
    authority: 'UCC § 2-509(4)',
    rule: 'The rules of the Code on risk of loss give way to a contrary agreement of the parties.',
    applied: () => 'The contract itself allots the risk.',
  },
  'agreed-seller': {
    authority: 'UCC § 2-319(1)(a)',
    rule: 'An F.O.B. term, too, has its usual effect only unless otherwise agreed.',
    applied: (_, { seller, buyer }) =>
      `The goods never reached ${whose(buyer)} premises, so the loss falls on ${seller.the}.`,
  },
  'agreed-buyer': {
    authority: 'UCC § 2-509(3)',
    rule: 'Without an agreement, the risk in goods to be picked up from a merchant would pass on receipt.',
    applied: (_, { buyer }) =>
      `The clause puts goods that are ready at the buyer's risk, and these were, so ${buyer.the} bears the loss.`,
  },
  merchant: {
    authority: 'UCC § 2-509(3)',
    rule: MERCHANT,
    applied: (_, { seller, buyer }) =>
      `${The(buyer)} had not yet come, so the loss falls on ${seller.the}, a merchant.`,
  },
  private: {
    authority: 'UCC § 2-509(3)',
    rule: MERCHANT,
    applied: (_, { owner, buyer }) =>
      `${The(owner)} does not deal in such goods and had them ready, so the loss falls on ${buyer.the}.`,
  },
  'private-not-ready': {
    authority: 'UCC § 2-509(3)',
    rule: MERCHANT,
    applied: (_, { owner }) =>
      `${The(owner)} is not a merchant but had not yet put the goods at the buyer's disposal, and so bears the loss.`,
  },
  breach: {
    authority: 'UCC § 2-510(3)',
    rule: BREACH,
    applied: (_, { seller, buyer }) =>
      `${The(seller)} had no insurance, and the loss came three days after the repudiation, so it falls on ${buyer.the}.`,
  },
  late: {
    authority: 'UCC § 2-510(3)',
    rule: BREACH,
    applied: (_, { seller, buyer }) =>
      `${The(seller)} had no insurance, and the loss came two days after ${buyer.the} failed to appear, so it falls on ${buyer.the}.`,
  },
  insured: {
    authority: 'UCC § 2-510(3)',
    rule: BREACH,
    applied: (_, { seller }) =>
      `${The(seller)} has insurance that pays for the whole loss, so none of it falls on the buyer.`,
  },
  stale: {
    authority: 'UCC § 2-510(3)',
    rule: BREACH,
    applied: (_, { seller }) =>
      `${The(seller)} could have resold the goods within weeks and kept them for seven months, and so bears the loss.`,
  },
  acknowledged: {
    authority: 'UCC § 2-509(2)(b)',
    rule: "Where a bailee holds goods that are to be delivered without being moved, risk of loss passes on the bailee's acknowledgment of the buyer's right to possession.",
    applied: (_, { buyer }) =>
      `The warehouse wrote that it held the goods for ${buyer.the}, ${who(buyer)} therefore bears the loss.`,
  },
  unacknowledged: {
    authority: 'UCC § 2-509(2)',
    rule: "Where a bailee holds goods that are to be delivered without being moved, risk of loss passes on receipt of a negotiable document of title or on the bailee's acknowledgment of the buyer's right to possession.",
    applied: (_, { seller }) => `${The(seller)} had supplied neither, and so bears the loss.`,
  },
  document: {
    authority: 'UCC § 2-509(2)(a)',
    rule: 'Where a bailee holds goods that are to be delivered without being moved, risk of loss passes on the receipt of a negotiable document of title covering the goods.',
    applied: (_, { buyer }) =>
      `${The(buyer)} had the warehouse receipt in hand the day before the explosion, and so bears the loss.`,
  },
} as const satisfies RuleTable<RiskFacts, RiskStory>
