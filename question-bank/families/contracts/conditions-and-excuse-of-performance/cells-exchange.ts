import { The } from '../../engine/party.ts'
import type { ExcuseCells } from './reason-id.ts'

/** Reasons where one side has performed in part, badly, or not yet. */
export const EXCHANGE_CELLS = {
  substantial: ({ owner, builder, brand }) => ({
    'yes-substantial': [
      `${builder.the} substantially performed despite the other brand of pipe`,
      `an innocent change of brand left substantial performance intact`,
      `The deviation was innocent and trivial, and curing it would be waste. The balance is due, less any loss in value.`,
    ],
    'yes-divisible': [
      `the contract is divisible, and the pipe is a separate part of it`,
      `in a divisible contract, the balance is due for the parts done right`,
      `A divisible contract has a price for each part. This one had one price for the whole.`,
    ],
    'yes-waiver': [
      `${owner.the} waived the condition of ${brand[0]} pipe by moving in`,
      `moving in was a waiver of each deviation from the plans`,
      `There was no condition to waive, and no one knows of hidden pipe by moving in. What helps is how small the deviation is.`,
    ],
    'no-condition': [
      `each item in the plans is an express condition and must be met strictly`,
      `${brand[0]} pipe was an express condition of the last payment`,
      `The plans contain promises. Nothing made payment depend on the brand, so there's no express condition.`,
    ],
    'no-material': [
      `the other brand in all of the walls was a material breach`,
      `use of ${brand[1]} pipe was a material breach that discharged ${owner.the}`,
      `A breach is material by what it takes from the other side. Pipe of the same quality takes next to nothing.`,
    ],
    'no-order': [
      `the balance is not due until ${builder.the} has replaced the pipe`,
      `full performance had to come first under the order of performance`,
      `The work does come first, but substantial performance is enough of it. Pipe needn't be replaced at the price of tearing walls open.`,
    ],
  }),
  material: ({ owner, builder }) => ({
    'no-material': [
      `the failure was material and uncured, so the price is not due`,
      `${builder.the} did not cure a material breach`,
      `A building that no one may enter denies nearly the whole benefit, and cure was refused. That's material by any measure.`,
    ],
    'no-condition': [
      `thicker beams were an express condition and must be met strictly`,
      `approval by an inspector was an express condition of the price`,
      `The contract states no such express condition. It's the constructive one, no material failure, that was not met.`,
    ],
    'no-satisfaction': [
      `${owner.the} was honestly dissatisfied with the beams`,
      `a builder's price depends on the honest satisfaction of the owner`,
      `No clause made the price depend on satisfaction. The test is how much of the promised benefit is missing.`,
    ],
    'yes-substantial': [
      `a building that stands is substantial performance, less damages`,
      `${builder.the} had substantially performed when the roof was on`,
      `Substantial performance gives essentially what was promised. A building that no one may enter doesn't.`,
    ],
    'yes-divisible': [
      `the contract is divisible, and the lower floors are a separate part`,
      `in a divisible contract, the price is due for the parts done right`,
      `A divisible contract has a price for each part. This one had one price for the whole.`,
    ],
    'yes-reasonable': [
      `a reasonable person would have been satisfied with a lower price`,
      `a reasonable person would have accepted the building with a deduction`,
      `A reasonable person wouldn't have accepted, at any price, a building that may not be entered.`,
    ],
  }),
  divisible: ({ owner, builder }) => ({
    'yes-divisible': [
      `the contract is divisible, with a separate price for each cottage`,
      `each cottage and its price form a pair of agreed equivalents`,
      `Two cottages were finished, and each had a price of its own. The breach as to the rest gives damages, which can be set off.`,
    ],
    'yes-substantial': [
      `two of four cottages are substantial performance of the contract`,
      `${builder.the} substantially performed by repairing half of the cottages`,
      `Half isn't substantial performance of the whole. What helps is that each half has its own price.`,
    ],
    'yes-waiver': [
      `${owner.the} waived the condition of full performance by renting out the cottages`,
      `renting out two cottages was a waiver of the other two`,
      `Using what's finished waives nothing as to what isn't. The claim for the other two remains.`,
    ],
    'no-material': [
      `leaving without excuse was a material breach that discharged ${owner.the}`,
      `abandonment of half of the work was a material breach`,
      `The breach is material as to the other two cottages. It doesn't undo pairs that were already complete.`,
    ],
    'no-condition': [
      `repair of all four cottages was an express condition of payment`,
      `an express condition, the end of the work, did not occur`,
      `The express terms say the opposite: payment fell due cottage by cottage.`,
    ],
    'no-order': [
      `the work had to be finished before any payment under the order of performance`,
      `work takes time and so comes before the price of the whole`,
      `Work that takes time has to be finished before payment where the contract is silent. This one set a price payable on each cottage.`,
    ],
  }),
  order: ({ owner, builder }) => ({
    'no-order': [
      `work that takes time is due before payment under the order of performance`,
      `under the order of performance, ${builder.the} had to perform first`,
      `Where a contract is silent, the performance that takes time comes first. Refusing to prepay was no breach.`,
    ],
    'no-condition': [
      `completion of the work was an express condition of the price`,
      `an express condition of the price, completion, had not occurred`,
      `The contract is silent on payment, so it has no express condition. The law supplies the order.`,
    ],
    'no-impossible': [
      `work without money in advance was impracticable and discharged both sides`,
      `lack of funds made performance impracticable for ${builder.the}`,
      `Lack of money is a risk of one's own and no impracticability. The contract wasn't discharged, only the demand premature.`,
    ],
    'yes-divisible': [
      `the contract is divisible, and a first part of the price was due`,
      `in a divisible contract, payments fall due as the work goes on`,
      `One price for the whole makes no divisible contract, and even then no part of the work had been done.`,
    ],
    'yes-prevention': [
      `refusal to pay in advance was wrongful prevention of the work`,
      `${owner.the} prevented performance and so excused it`,
      `Only a breach is wrongful prevention. ${The(owner)} had no duty to pay before the work.`,
    ],
    'yes-substantial': [
      `readiness to begin is substantial performance`,
      `${builder.the} had substantially performed by coming to the site`,
      `Nothing had been done. Readiness, or coming to the site, isn't performance, substantial or otherwise.`,
    ],
    'yes-reasonable': [
      `a reasonable person would have made some payment in advance`,
      `part payment in advance is implied by a reasonable person's standard`,
      `No standard of a reasonable person asks for payment in advance. Where work takes time, pay waits for it.`,
    ],
  }),
} satisfies ExcuseCells
