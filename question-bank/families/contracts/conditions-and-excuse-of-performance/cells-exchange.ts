import { The } from '../../engine/party.ts'
import type { ExcuseCells } from './reason-id.ts'

/** Reasons where one side has performed in part, badly, or not yet. */
export const EXCHANGE_CELLS = {
  substantial: ({ owner, builder, brand }) => ({
    'yes-substantial': [
      `${builder.the} substantially performed by installing pipe of the same quality`,
      `the use of an equivalent brand by mistake was substantial performance`,
      `The deviation was innocent and trivial, and curing it would be waste. The balance is due, less any loss in value.`,
    ],
    'yes-divisible': [
      `the contract is divisible, and the pipe is only a part of the work`,
      `the balance of a divisible contract is due for the parts that conform`,
      `A divisible contract has a price for each part. This one had one price for the whole.`,
    ],
    'yes-waiver': [
      `${owner.the} waived the specification of ${brand[0]} pipe by moving in`,
      `${owner.the}, by moving in, waived any deviation from the plans`,
      `There was no condition to waive, and no one knows of hidden pipe by moving in. What helps is how small the deviation is.`,
    ],
    'no-condition': [
      `each item in the plans was an express condition, which must be strictly met`,
      `the use of ${brand[0]} pipe was an express condition of the final payment`,
      `The plans contain promises. Nothing made payment depend on the brand, so there's no express condition.`,
    ],
    'no-material': [
      `${builder.the} committed a material breach by using the wrong brand in all of the walls`,
      `${builder.the}'s use of ${brand[1]} pipe was a material breach that discharged ${owner.the}`,
      `A breach is material by what it takes from the other side. Pipe of the same quality takes next to nothing.`,
    ],
    'no-order': [
      `${builder.the} must replace the pipe first under the order of performance`,
      `full performance must precede payment under the order of performance`,
      `The work does come first, but substantial performance is enough of it. Pipe needn't be replaced at the price of tearing walls open.`,
    ],
  }),
  material: ({ owner, builder, building }) => ({
    'no-material': [
      `${builder.the}'s breach was material and remained uncured`,
      `${builder.the} refused to cure a material breach and so may not recover the price`,
      `A building that no one may enter denies nearly the whole benefit, and cure was refused. That's material by any measure.`,
    ],
    'no-condition': [
      `beams of proper thickness were an express condition, which must be strictly met`,
      `the inspector's approval of ${building[1]} was an express condition of the price`,
      `The contract states no such express condition. It's the constructive one, no material failure, that was not met.`,
    ],
    'no-satisfaction': [
      `${owner.the} was honestly dissatisfied with the beams`,
      `the price depended on the honest satisfaction of ${owner.the} with the work`,
      `No clause made the price depend on satisfaction. The test is how much of the promised benefit is missing.`,
    ],
    'yes-substantial': [
      `${builder.the} substantially performed and owes only damages for the defect`,
      `${builder.the} had substantially performed by completing the structure`,
      `Substantial performance gives essentially what was promised. A building that no one may enter doesn't.`,
    ],
    'yes-divisible': [
      `the contract is divisible, and the lower walls are a separate part of it`,
      `the price of a divisible contract is due for the parts that conform`,
      `A divisible contract has a price for each part. This one had one price for the whole.`,
    ],
    'yes-reasonable': [
      `a reasonable person would have accepted the building with a deduction`,
      `a reasonable person would have been satisfied with a reduction of the price`,
      `A reasonable person wouldn't have accepted, at any price, a building that may not be entered.`,
    ],
  }),
  divisible: ({ owner, builder }) => ({
    'yes-divisible': [
      `the contract is divisible, with a separate price for each cottage`,
      `the repair of each cottage and its price were agreed equivalents`,
      `Two cottages were finished, and each had a price of its own. The breach as to the rest gives damages, which can be set off.`,
    ],
    'yes-substantial': [
      `${builder.the} substantially performed the contract by repairing half of the cottages`,
      `the repair of two of the four cottages was substantial performance`,
      `Half isn't substantial performance of the whole. What helps is that each cottage has its own price.`,
    ],
    'yes-waiver': [
      `${owner.the} waived full performance by renting out the finished cottages`,
      `${owner.the}'s rental of two cottages was a waiver of the breach as to the others`,
      `Using what's finished waives nothing as to what isn't. The claim for the other two remains.`,
    ],
    'no-material': [
      `${builder.the}'s abandonment of the work was a material breach that discharged ${owner.the}`,
      `${builder.the} committed a material breach by abandoning half of the work`,
      `The breach is material as to the other two cottages. It doesn't undo pairs that were already complete.`,
    ],
    'no-condition': [
      `the repair of all four cottages was an express condition of payment`,
      `completion of the work was an express condition that did not occur`,
      `The express terms say the opposite: payment fell due cottage by cottage.`,
    ],
    'no-order': [
      `${builder.the} had to finish all of the work first under the order of performance`,
      `under the order of performance, work that takes time is due in full before payment for it`,
      `Work that takes time has to be finished before payment where the contract is silent. This one set a price payable on each cottage.`,
    ],
  }),
  order: ({ owner, builder }) => ({
    'no-order': [
      `under the order of performance, work that takes time is due before payment for it`,
      `${builder.the} had to perform first under the order of performance`,
      `Where a contract is silent, the performance that takes time comes first. Refusing to prepay was no breach.`,
    ],
    'no-condition': [
      `completion of the work was an express condition of payment`,
      `completion, which was an express condition of the price, had not occurred`,
      `The contract is silent on payment, so it has no express condition. The law supplies the order.`,
    ],
    'no-impossible': [
      `performance without an advance was impracticable, which discharged both parties`,
      `${builder.the}'s lack of funds made performance impracticable`,
      `Lack of money is a risk of one's own and no impracticability. The contract wasn't discharged, only the demand premature.`,
    ],
    'yes-divisible': [
      `the contract is divisible, and the first part of the price was due at the start`,
      `installments of the price of a divisible contract are due as the work proceeds`,
      `One price for the whole makes no divisible contract, and even then no part of the work had been done.`,
    ],
    'yes-prevention': [
      `${owner.the}'s refusal to pay in advance was a wrongful prevention of the work`,
      `${owner.the} prevented performance and thereby excused it`,
      `Only a breach is wrongful prevention. ${The(owner)} had no duty to pay before the work.`,
    ],
    'yes-substantial': [
      `${builder.the}'s readiness to begin the work was substantial performance`,
      `${builder.the} substantially performed by tendering performance at the site`,
      `Nothing had been done. Readiness, or coming to the site, isn't performance, substantial or otherwise.`,
    ],
    'yes-reasonable': [
      `a reasonable person would have made some payment in advance`,
      `a payment within a reasonable time, which ${owner.the} refused, was a constructive condition of the work`,
      `No standard of a reasonable person asks for payment in advance. Where work takes time, pay waits for it.`,
    ],
  }),
} satisfies ExcuseCells
