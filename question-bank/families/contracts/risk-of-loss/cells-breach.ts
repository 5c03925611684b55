import type { Cell } from '../../engine/cells.ts'
import { whose } from '../../engine/party.ts'
import type { RiskStory } from './facts.ts'
import type { RiskCells } from './reason-id.ts'

const receipt = ({ seller, buyer, them }: RiskStory): Cell => [
  `${seller.the} was a merchant, and ${buyer.the} had not received ${them}`,
  `the risk of loss in a merchant's goods passes on receipt by the buyer`,
  `That ${them} haven't been received from a merchant protects a buyer who keeps the contract. A breach may move an uninsured risk sooner.`,
]
const tender = ({ seller, them }: RiskStory): Cell => [
  `${seller.the} had tendered ${them} by packing and marking them`,
  `packing and marking ${them} was a tender of delivery, which passes the risk of loss`,
  `A merchant's tender doesn't pass the risk of goods that are to be picked up.`,
]

/** Reasons where the buyer breaks a promise before the goods are lost. */
export const BREACH_CELLS = {
  repudiated: (s) => ({
    'yes-breach': [
      `${s.buyer.the} was in breach, and ${s.seller.the} had no insurance on ${s.them}`,
      `a repudiation moved the risk of loss so far as insurance was lacking`,
      `Conforming goods had been set apart, the buyer backed out without excuse, and three days is a commercially reasonable time.`,
    ],
    'yes-tender': tender(s),
    'no-receipt': receipt(s),
    'no-insurance': [
      `${s.seller.the} should have carried insurance and bears the risk of its lack`,
      `a merchant without insurance bears the risk of loss even after a breach`,
      `The buyer's breach moves exactly what insurance leaves open. Where the seller has none, that is everything.`,
    ],
    'no-time': [
      `a commercially reasonable time for the risk of loss to pass had not run`,
      `${s.seller.the} had a commercially reasonable time in which to bear the risk of loss`,
      `The commercially reasonable time limits how long the buyer bears the risk. It doesn't put off the beginning.`,
    ],
    'no-tender': [
      `${s.seller.the} had not tendered ${s.them} to ${s.buyer.the}`,
      `tender of ${s.them}, which passes the risk of loss, had not been made`,
      `After a repudiation, no tender is needed. It's enough that conforming goods had been identified to the contract.`,
    ],
  }),
  late: (s) => ({
    'yes-breach': [
      `${s.buyer.the} was in breach, and ${s.seller.the} had no insurance on ${s.them}`,
      `a breach of the promise to pick up ${s.them} moved the risk of loss so far as insurance was lacking`,
      `Conforming goods stood ready on the day fixed, and the buyer stayed away without excuse. Two days is a commercially reasonable time.`,
    ],
    'yes-tender': [
      `${s.seller.the} had tendered ${s.them} by holding them ready`,
      `tender of delivery passed the risk of loss in ${s.them} to ${s.buyer.the}`,
      `Tender passes the risk for a seller who isn't a merchant. This one is, and it's the breach that counts.`,
    ],
    'no-receipt': receipt(s),
    'no-insurance': [
      `${s.seller.the} should have carried insurance and bears the risk of its lack`,
      `a merchant without insurance bears the risk of loss even after a breach`,
      `A lack of insurance doesn't hurt the seller. It measures how much of the loss the buyer's breach moves.`,
    ],
    'no-time': [
      `a commercially reasonable time to pick up ${s.them} had not yet run`,
      `${s.buyer.the} had a commercially reasonable time beyond May 20`,
      `The contract fixed May 20. The reasonable time of the Code limits the buyer's risk and grants no delay.`,
    ],
  }),
  insured: (s) => ({
    'no-insurance': [
      `${whose(s.seller)} insurance was not deficient as to the loss`,
      `a buyer in breach does not bear the risk of an insured loss`,
      `Even after a repudiation, the buyer bears no more than what effective coverage leaves open. That is nothing here.`,
    ],
    'no-time': [
      `a commercially reasonable time for the risk of loss to pass had not run`,
      `${s.seller.the} had a commercially reasonable time in which to bear the risk of loss`,
      `The commercially reasonable time limits how long a buyer in breach bears the risk. Three days would have been within it.`,
    ],
    'yes-breach': [
      `${s.buyer.the} was in breach before the risk of loss had passed`,
      `a repudiation moves the risk of loss in identified goods to the buyer`,
      `The repudiation would move an uninsured loss. It doesn't make the buyer the insurer's insurer.`,
    ],
    'yes-tender': tender(s),
    'yes-agreed': [
      `${s.buyer.the} had agreed to pay the price, whatever the insurance`,
      `an agreement to buy puts the risk of loss on a buyer who repudiates`,
      `Having agreed to pay the price for goods isn't an agreement on risk, and the contract had none.`,
    ],
  }),
  stale: (s) => ({
    'no-time': [
      `the risk of loss rested on ${s.buyer.the} only for a commercially reasonable time`,
      `a commercially reasonable time had run by December 15`,
      `With a ready market, seven months is far more than the seller could reasonably wait before reselling.`,
    ],
    'no-insurance': [
      `${s.seller.the} should have carried insurance and bears the risk of its lack`,
      `a merchant without insurance bears the risk of loss even after a breach`,
      `Going uninsured doesn't hurt the seller after a breach. Waiting too long does.`,
    ],
    'yes-breach': [
      `${s.buyer.the} was in breach, and ${s.seller.the} had no insurance on ${s.them}`,
      `a repudiation moved the risk of loss so far as insurance was lacking`,
      `The breach did move the risk of an uninsured loss in May. It doesn't last until winter.`,
    ],
    'yes-tender': tender(s),
    'yes-agreed': [
      `${s.buyer.the} had agreed to pay the price, whatever the insurance`,
      `an agreement to buy puts the risk of loss on a buyer who repudiates`,
      `Having agreed to pay the price isn't an agreement on risk. The contract said nothing of it.`,
    ],
  }),
} satisfies RiskCells
