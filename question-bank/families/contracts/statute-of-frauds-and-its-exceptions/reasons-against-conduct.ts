import { whose } from '../../engine/party.ts'
import { worded } from './worded.ts'

/** Reasons against enforcing an oral contract, drawn from what the parties did. */
export const reasonsAgainstConduct = {
  'no-performance': worded('no', {
    'land-paid': () => [
      'payment of a deposit is not sufficient part performance',
      'payment of part of the price is not part performance of a land contract',
      "A deposit can be returned and points to no particular contract. Without possession or improvements, payment isn't part performance.",
    ],
    'part-accepted': (s) => [
      `the statute of frauds still covers the ${s.rest} that were not accepted`,
      `acceptance of ${s.part} satisfies the statute of frauds for those alone`,
      `The exception reaches goods that were received and accepted. These were turned away.`,
    ],
    'land-possession': () => [
      'possession and improvements are not a substitute for a signed memorandum',
      'part performance does not take a contract for land out of the statute',
      'Possession with payment and improvements, in reliance on the contract, is the classic part performance.',
    ],
    accepted: () => [
      'acceptance of goods is not a substitute for a signed writing',
      'receipt and acceptance do not take a contract out of the statute',
      'For goods received and accepted, the Code dispenses with the writing.',
    ],
    special: (s) => [
      `${s.defendant.the} had not received and accepted any of the goods`,
      'a substantial beginning does not satisfy the statute of frauds',
      'Acceptance is one exception, and special manufacture is another. A substantial beginning is enough for it.',
    ],
  }),
  'no-full': worded('no', {
    'part-performed': (s) => [
      `${s.plaintiff.the} had not fully performed the two years of work`,
      'part performance does not take a contract out of the one-year provision',
      "Eight months of two years is part performance, which the one-year provision doesn't honor. Only full performance by one side helps.",
    ],
    'land-paid': () => [
      `part performance of a sale of land requires that the full price be paid`,
      'part performance of a contract for land requires payment of the full price',
      'Even full payment alone would not do. Possession or improvements have to come with it.',
    ],
    'land-possession': () => [
      `part performance of a sale of land requires that the full price be paid`,
      'part performance of a contract for land requires payment of the full price',
      'Payment in full is not required. Possession and improvements with a deposit are enough.',
    ],
    performed: (s) => [
      `${s.defendant.the} had not fully performed the contract`,
      'full performance by both parties is required',
      'Full performance by one side is enough. It is the other side that now has to perform.',
    ],
    special: () => [
      `the specially manufactured goods had not all been finished`,
      'the exception for specially manufactured goods requires that all be finished',
      'A substantial beginning is enough, and half of the goods were finished.',
    ],
    accepted: () => [
      `acceptance without payment is not full performance`,
      'acceptance without payment is not enough for the statute of frauds',
      'Payment and acceptance are separate exceptions. Acceptance without payment is enough.',
    ],
    'part-accepted': () => [
      'the sale had not been fully performed by both parties',
      'only full performance takes a sale of goods out of the statute of frauds',
      'Full performance is not the test for goods. What was accepted is enforceable, and nothing more.',
    ],
  }),
  'no-objection': worded('no', {
    objected: (s) => [
      `${s.defendant.the} objected to the confirmation in writing within 10 days`,
      `${whose(s.defendant)} written objection deprived the confirmation of effect`,
      `A merchant can stop a confirmation by objecting in writing within ten days. Six days is in time.`,
    ],
    'objected-late': (s) => [
      `${s.defendant.the} objected to the confirmation in writing before delivery`,
      `${whose(s.defendant)} written objection deprived the confirmation of effect`,
      `An objection counts only within ten days after receipt. This one took two weeks.`,
    ],
    confirmed: (s) => [
      `${whose(s.defendant)} refusal of delivery was an objection to the confirmation`,
      `a merchant may object to a confirmation by refusing delivery`,
      `The objection must be in writing and come within ten days. A refusal in May is neither.`,
    ],
  }),
  'no-admission': worded('no', {
    told: (s) => [
      `${s.defendant.the} made no admission of the contract in court`,
      `an admission on the telephone does not take the place of a signed writing`,
      `The exception is for admissions in pleading, testimony, or otherwise in court.`,
    ],
    admitted: () => [
      'an oral admission does not take the place of a signed writing',
      'an admission must be made in a signed pleading to satisfy the statute',
      'Testimony in court is expressly included. An admission there need not be in writing.',
    ],
  }),
}
