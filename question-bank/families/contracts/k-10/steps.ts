import type { Rule } from '../../engine/contract.ts'
import type { RiskFacts, RiskSkin } from './facts.ts'

type Applied = Rule<RiskFacts, RiskSkin>['applied']

function step(id: string, section: string, rule: string, applied: Applied): Rule<RiskFacts, RiskSkin> {
  return { id, authority: `UCC § ${section}`, asOf: '2026-11-01', rule, applied }
}

/** Every rule that a path of this family can run through. */
export const steps: readonly Rule<RiskFacts, RiskSkin>[] = [
  step(
    'shipment',
    '2-509(1)(a)',
    'Under a shipment term, such as F.O.B. the place of shipment, risk passes to the buyer when the goods are duly delivered to the carrier.',
    (_, skin) =>
      `${skin.seller} had delivered the goods to the railroad, and who held title does not matter.`,
  ),
  step(
    'shipment-not-begun',
    '2-319(1)(a)',
    'Under a term F.O.B. the place of shipment the seller bears the risk and expense of putting the goods into the possession of the carrier.',
    (_, skin) => `The goods were still in the truck of ${skin.seller}.`,
  ),
  step(
    'destination-transit',
    '2-319(1)(b)',
    'Under a term F.O.B. the place of destination the seller must transport the goods to that place at its own risk.',
    (_, skin) => `The goods had not come to ${skin.buyerTown} when they were lost.`,
  ),
  step(
    'destination-tendered',
    '2-509(1)(b)',
    'Under a destination term risk passes when the goods are duly tendered at the destination so as to enable the buyer to take delivery.',
    (_, skin) => `They were offered to ${skin.buyer} on the agreed day, and it could have taken them.`,
  ),
  step(
    'private-pickup',
    '2-509(3)',
    'Where goods are neither shipped nor held by a bailee and the seller is not a merchant, risk passes to the buyer on tender of delivery.',
    (_, skin) => `${skin.seller}, who is no merchant, had the goods ready and had said so.`,
  ),
  step(
    'merchant-pickup',
    '2-509(3)',
    'Where goods are neither shipped nor held by a bailee and the seller is a merchant, risk passes to the buyer on receipt of the goods.',
    (_, skin) => `${skin.seller} is a merchant, and ${skin.buyer} had not received the goods.`,
  ),
  step(
    'bailee-silent',
    '2-509(2)',
    'Where a bailee holds goods that are not to be moved, risk passes on receipt of a document of title or on the bailee’s acknowledgment of the buyer’s right to possession.',
    (_, skin) => `The warehouse had not been told of ${skin.buyer}, and no document had been given.`,
  ),
  step(
    'bailee-acknowledged',
    '2-509(2)(b)',
    'Where a bailee holds goods that are not to be moved, risk passes when the bailee acknowledges the buyer’s right to possession.',
    (_, skin) => `The warehouse had written to ${skin.buyer} that it held the goods for it.`,
  ),
  step(
    'bailee-document',
    '2-509(2)(a)',
    'Where a bailee holds goods that are not to be moved, risk passes when the buyer receives a negotiable document of title covering them.',
    (_, skin) => `${skin.buyer} had the negotiable warehouse receipt in hand.`,
  ),
  step(
    'fault-keeps-risk',
    '2-510(1)',
    'Where tender so fails to conform as to give a right of rejection, the risk remains on the seller until cure or acceptance.',
    (_, skin) => `${skin.buyer} could have rejected the goods and had not accepted them.`,
  ),
  step(
    'fault-cured',
    '2-510(1)',
    'A fault that gives a right of rejection keeps the risk on the seller no longer than until it is cured and the goods are tendered anew.',
    (_, skin) =>
      `${skin.seller} had put right what was wrong and had tendered the goods again, so that ${skin.buyer} could have taken them.`,
  ),
  step(
    'fault-accepted',
    '2-510(1)',
    'A fault that gives a right of rejection keeps the risk on the seller no longer than until the buyer accepts the goods.',
    (_, skin) => `${skin.buyer} had accepted the goods with their fault.`,
  ),
  step(
    'breach-gap',
    '2-510(3)',
    'Where the buyer repudiates or is otherwise in breach as to conforming identified goods before the risk has passed, the seller may, as far as its insurance falls short, treat the risk as resting on the buyer for a commercially reasonable time.',
    (_, skin) => `${skin.seller} had no insurance, and the loss came within days of the breach.`,
  ),
  step(
    'breach-covered',
    '2-510(3)',
    'A breach by the buyer shifts the risk of conforming identified goods only as far as the seller’s effective insurance falls short.',
    (_, skin) => `The policy of ${skin.seller} covers the whole loss.`,
  ),
  step(
    'breach-stale',
    '2-510(3)',
    'A breach by the buyer shifts an uninsured risk for a commercially reasonable time and no longer.',
    (_, skin) => `${skin.seller} had let seven months go by, though there was a ready market.`,
  ),
  step(
    'agreed-buyer',
    '2-509(4)',
    'The rules on risk give way to a contrary agreement of the parties.',
    (_, skin) => `The contract made the risk pass with the last of the price, which ${skin.buyer} had paid.`,
  ),
  step(
    'agreed-seller',
    '2-509(4)',
    'The rules on risk give way to a contrary agreement of the parties, whatever the delivery term.',
    (_, skin) =>
      `The contract made the risk pass with the last of the price, which ${skin.buyer} still owed.`,
  ),
]
