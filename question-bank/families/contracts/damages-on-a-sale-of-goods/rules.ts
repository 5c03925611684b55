import { The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { DamagesFacts, DamagesStory } from './facts.ts'
import { dollars } from './sales.ts'

/** Every rule that a path runs through. The last one of a path says the result. */
export const rules = {
  resale: {
    authority: 'UCC § 2-706(1)',
    rule: 'A seller that resells in good faith and in a commercially reasonable manner recovers the contract price less the resale price, with incidental damages and less expenses saved.',
    applied: () => 'Notice was given, and the resale was reasonable.',
  },
  resold: {
    authority: 'UCC § 2-710',
    rule: "A seller's incidental damages include reasonable charges for the transportation and care of goods after the buyer's breach.",
    applied: (_, { trade }) =>
      `The difference is ${dollars(8, trade)}, and hauling adds ${dollars(1, trade)}.`,
  },
  notice: {
    authority: 'UCC § 2-706(3)',
    rule: 'For a private resale, the seller must give the buyer reasonable notification of its intention to resell.',
    applied: (_, { trade }) => `${The(trade.buyer)} heard nothing beforehand.`,
  },
  silent: {
    authority: 'UCC § 2-708(1)',
    rule: 'Where no proper resale fixes the loss, the measure is the contract price less the market price at the time and place for tender, with incidental damages.',
    applied: (_, { trade }) =>
      `That is ${dollars(4, trade)}, with ${dollars(1, trade)} for hauling, and the resale price drops out.`,
  },
  'no-consequential': {
    authority: 'UCC § 1-305(a)',
    rule: 'Consequential damages are not given unless the Code or other law provides for them, and § 2-710 gives a seller incidental damages alone.',
    applied: (_, { trade }) =>
      `The resale left a difference of ${dollars(7, trade)}, hauling adds ${dollars(1, trade)}, and the other deal adds nothing.`,
  },
  'only-one': {
    authority: 'UCC § 2-708(2)',
    rule: 'The profit from full performance is the measure only where the ordinary one would not put the seller in as good a position as performance.',
    applied: (_, { dealer }) =>
      `With one item to sell, it does: the difference of ${dollars(2, dealer)} and ${dollars(1, dealer)} for advertising make ${whose(dealer.seller)} loss.`,
  },
  profit: {
    authority: 'UCC § 2-708(2)',
    rule: 'Where the ordinary measure would leave the seller worse off than performance, it recovers the profit, including reasonable overhead, that full performance would have brought.',
    applied: (_, { dealer }) => `${The(dealer.seller)} had ${dealer.many} for every customer.`,
  },
  'lost-volume': {
    authority: 'Neri v. Retail Marine Corp.',
    rule: "A dealer with an unlimited supply of standard goods loses one sale by a buyer's breach, whatever it gets from the next customer.",
    applied: (_, { dealer }) =>
      `The loss is the price of ${dollars(40, dealer)} less the cost of ${dollars(31, dealer)}, and overhead is not deducted.`,
  },
  'tender-market': {
    authority: 'UCC § 2-708(1)',
    rule: "A seller's damages are the contract price less the market price at the time and place for tender, with incidental damages and less expenses saved.",
    applied: () => 'There was no resale that could take the place of the market.',
  },
  early: {
    authority: 'UCC § 2-723(1)',
    rule: 'An anticipatory repudiation moves that time to the day on which the seller learned of it only if the case comes to trial before the time for performance.',
    applied: (_, { trade }) =>
      `The trial came later, so the price of ${dollars(33, trade)} on June 1 counts.`,
  },
  place: {
    authority: 'UCC § 2-319(1)(a)',
    rule: 'Under a term F.O.B. the place of shipment, the seller performs by putting the goods into the possession of the carrier there.',
    applied: (_, { trade }) =>
      `The place for tender was ${trade.sellerCity}, where the market price on June 1 was ${dollars(37, trade)}.`,
  },
  'price-limits': {
    authority: 'UCC § 2-709(1)',
    rule: 'The price is due for goods accepted, for conforming goods lost after the risk has passed, and for identified goods that the seller cannot resell at a reasonable price with reasonable effort.',
    applied: () => 'Others would have bought these goods, and no effort was made.',
  },
  resalable: {
    authority: 'UCC § 2-709(3)',
    rule: 'A seller that is not entitled to the price is still awarded damages for nonacceptance.',
    applied: (_, { trade }) =>
      `They are ${dollars(6, trade)} by the market on June 1, with ${dollars(2, trade)} for hauling.`,
  },
  stop: {
    authority: 'UCC § 2-704(2)',
    rule: 'A seller of unfinished goods may, in reasonable commercial judgment, stop work and sell for scrap.',
    applied: (_, { custom }) => `${The(custom.seller)} did so, since nobody else had a use for the work.`,
  },
  unfinished: {
    authority: 'UCC § 2-708(2)',
    rule: 'A seller that stops recovers its profit, with due allowance for costs reasonably incurred and due credit for proceeds.',
    applied: (_, { custom }) =>
      `The profit of ${dollars(10, custom)} and costs of ${dollars(14, custom)} make ${dollars(24, custom)}, less ${dollars(3, custom)} for the scrap.`,
  },
  'no-resale': {
    authority: 'UCC § 2-709(1)(b)',
    rule: 'A seller recovers the price of identified goods if it is unable after reasonable effort to resell them at a reasonable price.',
    applied: () => 'Six months of effort found no buyer.',
  },
  finished: {
    authority: 'UCC § 2-709(2)',
    rule: 'A seller that sues for the price must hold the goods for the buyer.',
    applied: (_, { custom }) =>
      `${The(custom.seller)} does, so ${custom.buyer.the} owes ${dollars(40, custom)} and may have the goods.`,
  },
  'accepted-price': {
    authority: 'UCC § 2-607(1)',
    rule: 'The buyer must pay at the contract rate for any goods accepted.',
    applied: (_, { trade }) => `${The(trade.buyer)} inspected the goods and kept them.`,
  },
  kept: {
    authority: 'UCC § 2-709(1)(a)',
    rule: 'When the buyer fails to pay the price as it becomes due, the seller may recover the price of goods accepted.',
    applied: (_, { trade }) => `It is ${dollars(40, trade)}, wherever the market went.`,
  },
  cover: {
    authority: 'UCC § 2-712(2)',
    rule: 'A buyer that covers recovers the cost of cover less the contract price, with incidental and consequential damages and less expenses saved.',
    applied: () => 'The purchase was prompt, reasonable, and in good faith.',
  },
  covered: {
    authority: 'UCC § 2-715(1)',
    rule: "A buyer's incidental damages include commercially reasonable charges and commissions in connection with effecting cover.",
    applied: (_, { trade }) =>
      `The difference is ${dollars(7, trade)}; the fee adds ${dollars(1, trade)}, and the saving takes off ${dollars(2, trade)}.`,
  },
  cheap: {
    authority: 'UCC § 2-713(1)',
    rule: 'The measure by the market is an alternative, which applies to the extent that the buyer has not covered.',
    applied: (_, { trade }) =>
      `The goods were all replaced, so the difference of ${dollars(3, trade)} and the fee of ${dollars(1, trade)} are due.`,
  },
  'prompt-cover': {
    authority: 'UCC § 2-712(1)',
    rule: 'Cover is a reasonable purchase of substitute goods in good faith and without unreasonable delay.',
    applied: (_, { trade }) => `${The(trade.buyer)} waited four months for no good reason.`,
  },
  'late-cover': {
    authority: 'UCC § 2-713(1)',
    rule: 'A buyer without proper cover recovers what it paid, and the market price when it learned of the breach less the contract price.',
    applied: (_, { trade }) =>
      `The advance was ${dollars(10, trade)}, and the market of June 1 adds ${dollars(4, trade)}.`,
  },
  'paid-back': {
    authority: 'UCC § 2-711(1)',
    rule: 'A buyer that rightfully rejects may recover so much of the price as has been paid and, in addition, have damages by cover.',
    applied: (_, { trade }) =>
      `${The(trade.buyer)} is owed ${dollars(40, trade)}, and cover cost ${dollars(5, trade)} more.`,
  },
  prepaid: {
    authority: 'UCC § 2-715(1)',
    rule: 'Incidental damages include the care and custody of goods rightfully rejected.',
    applied: (_, { trade }) => `Storage adds ${dollars(1, trade)}.`,
  },
  'reason-to-know': {
    authority: 'UCC § 2-715(2)(a)',
    rule: 'Consequential damages include loss from needs of which the seller at the time of contracting had reason to know and which could not reasonably be prevented by cover or otherwise.',
    applied: () => 'The buyer covered as soon as it could.',
  },
  foreseeable: {
    authority: 'UCC § 2-712(2)',
    rule: 'Consequential damages come on top of the difference between the cost of cover and the contract price.',
    applied: (_, { machine }) =>
      `${The(machine.seller)} knew of the need, so ${dollars(9, machine)} is added to ${dollars(5, machine)}.`,
  },
  unforeseeable: {
    authority: 'UCC § 2-712(2)',
    rule: 'Where the further loss was not foreseeable, the buyer recovers the cost of cover less the contract price.',
    applied: (_, { machine }) =>
      `${The(machine.seller)} had no reason to know of the bonus, which leaves ${dollars(5, machine)}.`,
  },
  'learned-market': {
    authority: 'UCC § 2-713(1)',
    rule: 'For nondelivery, a buyer recovers the market price at the time when it learned of the breach less the contract price.',
    applied: () => 'That was June 12, and cover is not required.',
  },
  learned: {
    authority: 'UCC § 2-713(2)',
    rule: 'Market price is determined as of the place for tender.',
    applied: (_, { trade }) =>
      `In ${trade.sellerCity}, it was then ${dollars(45, trade)}, which is ${dollars(5, trade)} above the contract.`,
  },
  'arrival-market': {
    authority: 'UCC § 2-713(2)',
    rule: 'In cases of rejection after arrival, market price is determined as of the place of arrival and not of the place for tender.',
    applied: (_, { trade }) =>
      `In ${trade.buyerCity}, sound goods cost ${dollars(6, trade)} more than the contract price.`,
  },
  arrival: {
    authority: 'UCC § 2-715(1)',
    rule: 'Reasonable expenses in the care and custody of goods rightfully rejected are incidental damages.',
    applied: (_, { trade }) => `Storage adds ${dollars(1, trade)}.`,
  },
  preventable: {
    authority: 'UCC § 2-715(2)(a)',
    rule: 'Lost profits are recoverable only if they could not reasonably be prevented by cover or otherwise.',
    applied: (_, { machine }) => `${The(machine.buyer)} could have bought another the same day.`,
  },
  avoidable: {
    authority: 'UCC § 2-712(3)',
    rule: 'Failure to cover does not bar any other remedy, such as the market price less the contract price.',
    applied: (_, { machine }) => `That is ${dollars(4, machine)}, and the lost profits drop out.`,
  },
  warranted: {
    authority: 'UCC § 2-607(3)(a)',
    rule: 'A buyer of accepted goods must notify the seller within a reasonable time after it discovers or should have discovered a breach.',
    applied: (_, { trade }) => `${The(trade.buyer)} did so on the day of discovery.`,
  },
  value: {
    authority: 'UCC § 2-714(2)',
    rule: 'The measure is the difference at the time and place of acceptance between the value of the goods accepted and the value they would have had if they had been as warranted.',
    applied: (_, { trade }) =>
      `That is ${dollars(46, trade)} less ${dollars(31, trade)}; the contract price plays no part.`,
  },
  barred: {
    authority: 'UCC § 2-607(3)(a)',
    rule: 'A buyer of accepted goods that does not notify the seller within a reasonable time after it discovers the breach is barred from any remedy.',
    applied: (_, { trade }) => `${The(trade.buyer)} knew of the defect a day after delivery.`,
  },
  unnotified: {
    authority: 'UCC § 1-205(a)',
    rule: 'Whether a time is reasonable depends on the nature, purpose, and circumstances of the action.',
    applied: (_, { trade }) =>
      `Nothing kept ${trade.buyer.the} from speaking up within two years, so nothing is due.`,
  },
  'warranted-value': {
    authority: 'UCC § 2-714(2)',
    rule: 'For accepted goods, the buyer recovers the value as warranted less the value as accepted.',
    applied: (_, { machine }) => `The defect took ${dollars(10, machine)} from the value.`,
  },
  injury: {
    authority: 'UCC § 2-715(2)(b)',
    rule: 'Consequential damages include injury to person or property proximately resulting from any breach of warranty.',
    applied: (_, { machine }) =>
      `The loss of ${machine.harmed} adds ${dollars(12, machine)}, whether or not ${machine.seller.the} had reason to know of it.`,
  },
  restitution: {
    authority: 'UCC § 2-718(2)(b)',
    rule: 'Where delivery is justifiably withheld and damages are not liquidated, a buyer in breach recovers payments above 20 percent of the value of the total performance for which the buyer is obligated or $500, whichever is smaller.',
    applied: (_, { trade }) => `A fifth of ${dollars(40, trade)} is far more than $500.`,
  },
  deposit: {
    authority: 'UCC § 2-718(3)',
    rule: "The buyer's right to restitution is subject to offset by the seller's damages.",
    applied: (_, { trade }) =>
      `${The(trade.seller)} had none after the resale, so all of the ${dollars(12, trade)} but $500 goes back.`,
  },
} as const satisfies RuleTable<DamagesFacts, DamagesStory>
