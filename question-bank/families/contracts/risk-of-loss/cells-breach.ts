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
  `Packing and marking isn't tender, and a merchant's tender doesn't pass the risk of goods that are to be picked up.`,
]

/** Reasons where the buyer breaks a promise before the goods are lost. */
export const BREACH_CELLS = {
  repudiated: (s) => ({
    'yes-breach': [
      `${s.buyer.the} was in breach and bears a loss that ${whose(s.seller)} insurance did not cover`,
      `a repudiation moved the risk of loss to the extent of the deficiency in insurance`,
      `Conforming goods had been set apart, the buyer backed out without excuse, and three days is a commercially reasonable time.`,
    ],
    'yes-tender': tender(s),
    'no-receipt': receipt(s),
    'no-insurance': [
      `${s.seller.the} should have carried insurance and so bears the risk of loss`,
      `a merchant that fails to insure the goods it holds bears the risk of loss`,
      `The buyer's breach moves exactly the part of the loss that insurance doesn't cover. Where the seller has none, that's everything.`,
    ],
    'no-time': [
      `the risk of loss could not pass until a commercially reasonable time had run`,
      `the risk of loss passes only after a commercially reasonable time to cover`,
      `The commercially reasonable time limits how long the buyer bears the risk. It doesn't postpone the start.`,
    ],
    'no-tender': [
      `${s.seller.the} had not tendered ${s.them} to ${s.buyer.the}`,
      `tender of ${s.them}, which passes the risk of loss, had not been made`,
      `After a repudiation, no tender is needed. It's enough that conforming goods had been identified to the contract.`,
    ],
  }),
  late: (s) => ({
    'yes-breach': [
      `${s.buyer.the} was in breach and bears a loss that ${whose(s.seller)} insurance did not cover`,
      `failure to pick up ${s.them} moved the risk of loss not covered by insurance`,
      `Conforming goods stood ready on the day fixed, and the buyer stayed away without excuse. Two days is a commercially reasonable time.`,
    ],
    'yes-tender': [
      `${s.seller.the} had tendered ${s.them} by holding them ready`,
      `tender of delivery passed the risk of loss in ${s.them} to ${s.buyer.the}`,
      `Tender passes the risk for a seller who isn't a merchant. This one is, and it's the breach that counts.`,
    ],
    'no-receipt': receipt(s),
    'no-insurance': [
      `${s.seller.the} should have carried insurance and so bears the risk of loss`,
      `a merchant that fails to insure the goods it holds bears the risk of loss`,
      `A lack of insurance doesn't hurt the seller. It measures how much of the loss the buyer's breach moves.`,
    ],
    'no-time': [
      `the risk of loss stays on the seller for a commercially reasonable time`,
      `${s.buyer.the} had a commercially reasonable time before bearing the risk of loss`,
      `The contract fixed May 20. The reasonable time of the Code limits the buyer's risk and grants no delay.`,
    ],
  }),
  insured: (s) => ({
    'no-insurance': [
      `${whose(s.seller)} insurance was not deficient as to the loss`,
      `a buyer in breach bears no risk of loss that insurance covers`,
      `Even after a repudiation, the buyer bears only what the seller's effective coverage doesn't. Here, it covers everything.`,
    ],
    'no-time': [
      `the risk of loss could not pass until a commercially reasonable time had run`,
      `the risk of loss passes only after a commercially reasonable time to cover`,
      `The commercially reasonable time limits how long a buyer in breach bears the risk. Three days would have been within it.`,
    ],
    'yes-breach': [
      `${s.buyer.the} was in breach before the risk of loss had passed`,
      `a repudiation moves the risk of loss in identified goods to the buyer`,
      `The repudiation would move an uninsured loss. It doesn't make the buyer the insurer's insurer.`,
    ],
    'yes-tender': tender(s),
    'yes-agreed': [
      `by agreeing to buy identified goods, ${s.buyer.the} took the risk of loss`,
      `a contract for identified goods puts the risk of loss on the buyer by agreement`,
      `An agreement to buy isn't an agreement on risk. After a breach, the risk of identified goods moves only as far as they're uninsured.`,
    ],
  }),
  stale: (s) => ({
    'no-time': [
      `the risk of loss rested on ${s.buyer.the} only for a commercially reasonable time`,
      `the risk of loss had returned to ${s.seller.the} after a commercially reasonable time`,
      `A seller who could have resold within weeks can't leave the risk with the buyer for seven months.`,
    ],
    'no-insurance': [
      `${s.seller.the} should have carried insurance and so bears the risk of loss`,
      `a merchant that fails to insure the goods it holds bears the risk of loss`,
      `Going uninsured doesn't hurt the seller after a breach. Waiting too long does.`,
    ],
    'yes-breach': [
      `${s.buyer.the} was in breach and bears a loss that ${whose(s.seller)} insurance did not cover`,
      `a repudiation moved the risk of loss to the extent of the deficiency in insurance`,
      `The breach did move the risk of an uninsured loss in May, but that didn't last into winter.`,
    ],
    'yes-tender': tender(s),
    'yes-agreed': [
      `by agreeing to buy identified goods, ${s.buyer.the} took the risk of loss`,
      `a contract for identified goods puts the risk of loss on the buyer by agreement`,
      `An agreement to buy isn't an agreement on risk. Identified goods stay at a buyer's risk after breach for a limited time only.`,
    ],
  }),
} satisfies RiskCells
