import { he, him, The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { ExcuseFacts, ExcuseStory } from './facts.ts'

const R2D = 'Restatement (Second) of Contracts §'

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  strict: {
    authority: `${R2D} 225`,
    rule: 'Performance of a duty that is subject to an express condition does not become due unless the condition occurs, and nearly is not enough.',
    applied: (_, { builder, owner }) =>
      `${The(builder)} finished two days late. The bonus never became due, although the delay did ${owner.the} no harm.`,
  },
  prevention: {
    authority: `${R2D} 245`,
    rule: "Where a party's breach by nonperformance contributes materially to the nonoccurrence of a condition of its own duty, the condition is excused.",
    applied: (_, { builder, owner }) =>
      `${The(owner)} broke the promise of access, and that week made ${builder.the} late. The bonus is due.`,
  },
  waiver: {
    authority: `${R2D} 84`,
    rule: 'A party may promise to perform although a condition of its duty will not occur, and cannot take this back once the other side has materially relied on it.',
    applied: (_, { builder }) =>
      `${The(builder)} sent workers away because June 8 had been named, and met that date. The bonus is due.`,
  },
  retracted: {
    authority: `${R2D} 84`,
    rule: 'A waiver of a condition may be retracted by a notice that comes while there is still reasonable time to meet the condition, unless reliance would make that unjust.',
    applied: (_, { builder }) =>
      `The notice came after one day, and ${builder.the} had done nothing in reliance. June 1 counted again, and the bonus is not due.`,
  },
  taste: {
    authority: `${R2D} 228`,
    rule: 'A condition of satisfaction is read by the standard of a reasonable person if that is practicable and the parties did not agree otherwise. Otherwise, honest satisfaction counts.',
    applied: (_, { owner }) =>
      `The contract named personal satisfaction with a likeness, and ${owner.the} was honestly dissatisfied. The price is not due.`,
  },
  utility: {
    authority: `${R2D} 228`,
    rule: 'Where a reasonable person can judge whether performance is satisfactory, a condition of satisfaction is met if a reasonable person would be satisfied, unless the parties agreed otherwise.',
    applied: (_, { owner }) =>
      `Heat can be measured, and two engineers found what had been promised. The honest opinion of ${owner.the} does not count, and the price is due.`,
  },
  substantial: {
    authority: 'Jacob & Youngs v. Kent',
    rule: 'Where plans are not made an express condition, substantial performance entitles the builder to the price, less any loss in value that an innocent and trivial deviation caused.',
    applied: (_, { owner, brand }) =>
      `${brand[1]} pipe is as good as ${brand[0]} pipe, and no one chose it on purpose. ${The(owner)} owes the balance.`,
  },
  material: {
    authority: `${R2D} 237`,
    rule: "It is a condition of each party's remaining duties that there be no uncured material failure by the other party to render an earlier performance.",
    applied: (_, { builder, owner }) =>
      `A building that no one may enter is such a failure, and ${builder.the} would not cure it. ${The(owner)} does not owe the price.`,
  },
  divisible: {
    authority: `${R2D} 240`,
    rule: 'Where performances can be apportioned into pairs of agreed equivalents, a party that has performed its part of a pair may recover the other part, in spite of a breach as to the rest.',
    applied: (_, { owner, builder }) =>
      `Each cottage had a price of its own. ${The(owner)} owes it for two and has a claim against ${builder.the} for the others.`,
  },
  order: {
    authority: `${R2D} 234`,
    rule: 'Where the performance of only one party requires a period of time, it is due before that of the other party, unless the contract says otherwise.',
    applied: (_, { owner }) =>
      `Renovation takes time and payment does not. ${The(owner)} rightly refused to pay before the work and broke no promise.`,
  },
  burned: {
    authority: 'Taylor v. Caldwell',
    rule: 'If performance depends on the continued existence of a specific thing, its destruction without fault of the promisor discharges the duty.',
    applied: (_, { builder }) =>
      `The ceiling was that of a certain building, and lightning destroyed it. The contract ended there, and ${builder.the} is not liable.`,
  },
  fault: {
    authority: `${R2D} 261`,
    rule: 'An event that makes performance impracticable discharges a duty only if it occurs without the fault of the party that relies on it.',
    applied: (_, { builder }) =>
      `${The(builder)} left the blowtorch burning, and so the fire is no defense to ${him(builder)}.`,
  },
  rebuild: {
    authority: 'Stees v. Leonard',
    rule: 'One who promises to build a complete structure for a price is not excused because it is destroyed before it is finished, as long as it can still be built.',
    applied: (_, { builder }) =>
      `The land was still there, and so was the time. ${The(builder)} is liable for refusing to begin again.`,
  },
  cost: {
    authority: `${R2D} 261`,
    rule: 'A duty is discharged if an event whose nonoccurrence was a basic assumption makes performance impracticable. A rise in the cost of labor or materials within the normal range is the very risk of a fixed price.',
    applied: (_, { builder }) =>
      `Fifteen percent and a small loss are within it, and ${builder.the} is liable.`,
  },
  illness: {
    authority: `${R2D} 262`,
    rule: 'If the existence of a particular person is necessary for the performance of a duty, death or incapacity that makes performance impracticable discharges it.',
    applied: (_, { owner }) =>
      `The voice of this singer was what ${owner.the} had engaged, and it was gone. She is not liable.`,
  },
  ban: {
    authority: `${R2D} 264`,
    rule: 'If a duty cannot be performed without breaking a governmental regulation or order that came later, its absence was a basic assumption of the contract, and the duty is discharged unless the contract put that risk on the one who owes it.',
    applied: (_, { builder }) =>
      `The ordinance forbids the third floor, and no one had reckoned with it. ${The(builder)} is not liable.`,
  },
  strike: {
    authority: `${R2D} 261`,
    rule: 'Even an event that makes performance impracticable is no excuse where the language or the circumstances put its risk on the party that was to perform.',
    applied: (_, { builder }) =>
      `The contract named strikes and put them on ${builder.the}, who is liable for the delay.`,
  },
  parade: {
    authority: 'Krell v. Henry',
    rule: "Where a party's principal purpose, understood by the other as the basis of the contract, is destroyed by an event without fault, the remaining duties are discharged, though they could be performed.",
    applied: () =>
      `The advertisement, the afternoon, and the price show that the parade was what the balcony was for. Without it, the agency is not liable.`,
  },
  profit: {
    authority: 'Lloyd v. Murphy',
    rule: 'Frustration takes an almost total loss of the value of the counterperformance. A business that has become less profitable, or that loses money, is not enough.',
    applied: () => `Tourists still came, and gifts could be sold in the shop. The rent is due.`,
  },
  accord: {
    authority: `${R2D} 281`,
    rule: 'An accord suspends the original duty until its performance, which discharges both. If the accord is broken, the creditor may enforce the original duty or the accord.',
    applied: (_, { owner }) =>
      `The truck was never delivered, and ${owner.the} was free to turn back to the debt, which is due.`,
  },
  check: {
    authority: 'UCC § 3-311',
    rule: 'A claim in good-faith dispute is discharged if the claimant obtains payment of a check that was tendered in good faith with a conspicuous statement of full satisfaction.',
    applied: (_, { builder, owner }) =>
      `The two disagreed honestly, the words were plain, and ${builder.the} cashed the check. Crossing them out changed nothing, and ${owner.the} owes no more.`,
  },
  undisputed: {
    authority: 'UCC § 3-311',
    rule: 'A full-payment check discharges a claim only if its amount was unliquidated or subject to a good-faith dispute.',
    applied: (_, { owner }) =>
      `${The(owner)} admitted the whole bill, and part payment of an admitted debt is no consideration for the rest. It is still due.`,
  },
  novation: {
    authority: `${R2D} 280`,
    rule: 'A novation is a substituted contract that includes a new party and discharges the original obligor at once, if the obligee agrees to take the new promise in place of the old.',
    applied: (_, { owner, builder }) =>
      `${The(owner)} agreed to the tiler and to the release. Only the tiler is liable to ${him(owner)}, and ${builder.the} is not.`,
  },
  delegation: {
    authority: `${R2D} 318`,
    rule: 'Delegation of a performance does not discharge the duty of the delegating party unless the obligee agrees to that.',
    applied: (_, { owner, builder }) =>
      `${The(owner)} accepted another worker and released no one, so ${he(builder)} is liable for the floor. ${whose(builder).replace(/^t/, 'T')} only recourse is against the tiler.`,
  },
} as const satisfies RuleTable<ExcuseFacts, ExcuseStory>
