import { his, whose } from '../../engine/party.ts'
import type { FraudsStory } from './facts.ts'
import { type Cell, worded } from './worded.ts'

const fullPrice =
  (why: string) =>
  (s: FraudsStory): Cell => [
    'part performance of a contract for land requires that the buyer have paid the full price',
    `${s.plaintiff.the} had not paid the full price of ${s.lot}, as part performance requires`,
    why,
  ]

/** Reasons against enforcing an oral contract, drawn from what the parties did. */
export const reasonsAgainstConduct = {
  'no-performance': worded('no', {
    'land-paid': (s) => [
      `${whose(s.plaintiff)} deposit was not sufficient part performance of a contract for land`,
      'payment of part of the price is not part performance of a contract for land',
      "A deposit can be returned and points to no particular contract. Without possession or improvements, payment isn't part performance.",
    ],
    'part-accepted': (s) => [
      `${s.defendant.the} never accepted the ${s.rest} for which ${s.plaintiff.the} seeks damages`,
      `acceptance of ${s.part} does not satisfy the statute as to the other ${s.rest}`,
      `The exception reaches goods that were received and accepted. These were turned away.`,
    ],
    'land-possession': () => [
      'possession and improvements do not take the place of a memorandum signed by the seller',
      'part performance by a buyer does not take a contract for land out of the statute',
      'Possession with payment and improvements, in reliance on the contract, is the classic part performance.',
    ],
    accepted: () => [
      'receipt and acceptance of goods do not take the place of a signed writing',
      'acceptance of goods proves a delivery and does not take the place of a memorandum',
      'For goods received and accepted, the Code dispenses with the writing.',
    ],
    special: (s) => [
      `${s.defendant.the} had not received and accepted any of the specially manufactured goods`,
      'the exception for specially manufactured goods applies once the buyer has accepted them',
      'Acceptance is one exception, and special manufacture is another. A substantial beginning is enough for it.',
    ],
  }),
  'no-full': worded('no', {
    'part-performed': (s) => [
      `${whose(s.plaintiff)} eight months of work were not full performance of the contract`,
      'part performance does not take a contract out of the one-year provision',
      "Eight months of two years is part performance, which the one-year provision doesn't honor. Only full performance by one side helps.",
    ],
    'land-paid': fullPrice(
      'Even full payment alone would not do. Possession or improvements have to come with it.',
    ),
    'land-possession': fullPrice(
      'Payment in full is not required. Possession and improvements with a deposit are enough.',
    ),
    performed: (s) => [
      `${s.defendant.the} had not fully performed ${his(s.defendant)} side of the contract`,
      'the one-year provision applies until both parties have fully performed the contract',
      'Full performance by one side is enough. It is the other side that now has to perform.',
    ],
    special: (s) => [
      `${s.plaintiff.the} had not finished all of the specially manufactured goods`,
      'the exception for specially manufactured goods requires that all of them be finished',
      'A substantial beginning is enough, and half of the goods were finished.',
    ],
    accepted: (s) => [
      `${whose(s.defendant)} acceptance of the goods without payment did not satisfy the statute of frauds`,
      'acceptance of goods satisfies the statute of frauds once the buyer has paid for them',
      'Payment and acceptance are separate exceptions. Acceptance without payment is enough.',
    ],
    'part-accepted': (s) => [
      `${s.plaintiff.the} had not fully performed the contract for ${s.goods}`,
      'full performance by both parties is required to take a sale of goods out of the statute',
      'Full performance is not the test for goods. What was accepted is enforceable, and nothing more.',
    ],
  }),
  'no-objection': worded('no', {
    objected: (s) => [
      `${s.defendant.the} gave written notice of objection to the confirmation within 10 days of receiving it`,
      `a confirmation does not satisfy the statute against a merchant who objects to it in time`,
      `A merchant can stop a confirmation by objecting in writing within ten days. Six days is in time.`,
    ],
    'objected-late': (s) => [
      `${s.defendant.the} gave written notice of objection to the confirmation before delivery of the goods`,
      `a merchant may give written notice of objection to a confirmation until the goods are delivered`,
      `An objection counts only within ten days after receipt. This one took two weeks.`,
    ],
    confirmed: (s) => [
      `${s.defendant.the} objected to the confirmation by refusing delivery of the goods`,
      `a merchant may object to a confirmation by refusing delivery of the goods`,
      `The objection must be in writing and come within ten days. A refusal in May is neither.`,
    ],
  }),
  'no-admission': worded('no', {
    told: (s) => [
      `${s.defendant.the} made no admission of the contract in a pleading, in testimony, or otherwise in court`,
      `an admission of a contract that is made out of court does not satisfy the statute`,
      `The exception is for admissions in pleading, testimony, or otherwise in court.`,
    ],
    admitted: () => [
      'an oral admission of a contract does not take the place of a signed writing',
      'an admission of a contract must be made in a signed pleading to satisfy the statute',
      'Testimony in court is expressly included. An admission there need not be in writing.',
    ],
  }),
}
