import { The, who, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { ThirdFacts, ThirdStory } from './facts.ts'

const R2D = 'Restatement (Second) of Contracts §'
const VESTING =
  "The parties may modify or discharge a promise to an intended beneficiary until the beneficiary materially changes position in justified reliance on it, brings suit on it, or manifests assent to it at a party's request."
const RANK =
  'Between successive assignees of one right, the earlier prevails, unless its assignment is revocable or the later, in good faith, for value, and without notice, obtains payment, judgment, a new contract with the obligor, or a customary writing.'

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  donee: {
    authority: `${R2D} 302`,
    rule: 'A person is an intended beneficiary, and may enforce the promise, if the promisee intends to give that person the benefit of the promised performance.',
    applied: (_, { payer, donee }) => `The price was to be a gift, so ${payer.the} owes it to ${donee.the}.`,
  },
  creditor: {
    authority: `${R2D} 302`,
    rule: "A person is an intended beneficiary, and may enforce the promise, if its performance will satisfy the promisee's obligation to pay that person money.",
    applied: (_, { payer, creditor }) =>
      `The price was to pay a debt, so ${payer.the} owes it to ${creditor.the}.`,
  },
  incidental: {
    authority: `${R2D} 315`,
    rule: 'An incidental beneficiary acquires no right against the promisor.',
    applied: (_, { payer, neighbor }) =>
      `${The(payer)} wanted the work for ${payer.pronoun === 'it' ? 'itself' : payer.pronoun === 'she' ? 'herself' : 'himself'}, and a gain to ${neighbor.the}, foreseen or not, was a side effect, so ${neighbor.the} cannot recover.`,
  },
  early: {
    authority: `${R2D} 311`,
    rule: VESTING,
    applied: (_, { donee }) =>
      `None of the three had happened before the change, so ${donee.the} cannot recover.`,
  },
  relied: {
    authority: `${R2D} 311`,
    rule: VESTING,
    applied: (_, { donee, bought }) =>
      `${The(donee)} had bought ${bought} before the change, which therefore does not bind ${donee.the}.`,
  },
  agreed: {
    authority: `${R2D} 311`,
    rule: VESTING,
    applied: (_, { donee, payer }) =>
      `${The(donee)} had agreed when ${payer.the} asked, so the later change does not bind ${donee.the}.`,
  },
  unearned: {
    authority: `${R2D} 309`,
    rule: "A beneficiary's right is subject to defenses that arise from the contract itself, such as a failure of performance by the promisee.",
    applied: (_, { maker, payer, donee }) =>
      `${The(maker)} abandoned the work, so ${payer.the} owes nothing, and ${donee.the} cannot recover.`,
  },
  separate: {
    authority: `${R2D} 309`,
    rule: "A beneficiary's right is not subject to the promisor's claims against the promisee from another transaction.",
    applied: (_, { thing, donee }) =>
      `The sale of ${thing} had nothing to do with this contract, so ${donee.the} can recover.`,
  },
  assigned: {
    authority: `${R2D} 317`,
    rule: "A contract right may be assigned unless that would materially change the obligor's duty, burden, or risk, or the law or the contract bars it.",
    applied: (_, { payer, creditor }) =>
      `${The(payer)} is to pay the same sum on the same day, so ${creditor.the} can recover.`,
  },
  'clause-right': {
    authority: `${R2D} 322`,
    rule: 'Unless the circumstances show otherwise, a term that prohibits assignment of "the contract" bars only the delegation of duties.',
    applied: (_, { maker, creditor }) =>
      `${The(maker)} passed on nothing but a right to money already earned, so ${creditor.the} can recover.`,
  },
  'paid-early': {
    authority: `${R2D} 338`,
    rule: 'Until the obligor is notified of an assignment, payment to the assignor discharges the debt.',
    applied: (_, { creditor, maker }) =>
      `The notice came three days late, so ${creditor.the} must look to ${maker.the}.`,
  },
  'paid-late': {
    authority: `${R2D} 338`,
    rule: 'Once the obligor is notified of an assignment, payment to the assignor no longer discharges the debt.',
    applied: (_, { payer, creditor }) =>
      `${The(payer)} had been told in May, and so still owes the price to ${creditor.the}.`,
  },
  unperformed: {
    authority: `${R2D} 336`,
    rule: 'An assignee takes subject to defenses that arise from the contract itself, whenever they arise.',
    applied: (_, { maker, creditor }) =>
      `${The(maker)} abandoned the work, so the price was never earned, and ${creditor.the} cannot recover.`,
  },
  'later-claim': {
    authority: `${R2D} 336`,
    rule: "The obligor's claim against the assignor from another transaction binds the assignee only if it accrued before notice of the assignment.",
    applied: (_, { creditor }) => `The sale came weeks after the notice, so ${creditor.the} can recover.`,
  },
  earlier: {
    authority: `${R2D} 342`,
    rule: RANK,
    applied: (_, { creditor, rival }) =>
      `${The(creditor)} took first, and ${rival.the} has obtained none of these, so ${creditor.the} can recover.`,
  },
  later: {
    authority: `${R2D} 342`,
    rule: RANK,
    applied: (_, { creditor, rival }) =>
      `${The(rival)} took first, and ${creditor.the} has obtained none of these and so cannot recover.`,
  },
  'gift-spoken': {
    authority: `${R2D} 332`,
    rule: 'A gratuitous assignment is revocable unless it is in a signed writing that the assignor delivers, is made with the delivery of a token, or is relied on or paid, and a later assignment of the same right revokes it.',
    applied: (_, { donee }) =>
      `${The(donee)} had nothing but spoken words, and so lost the right and cannot recover.`,
  },
  'gift-written': {
    authority: `${R2D} 332`,
    rule: 'A gratuitous assignment is irrevocable if it is in a signed writing that the assignor delivers.',
    applied: (_, { donee, maker, rival }) =>
      `${The(maker)} had handed over such a paper, so the right was gone when ${rival.the} took, and ${donee.the} can recover.`,
  },
  delegable: {
    authority: `${R2D} 318`,
    rule: 'A duty may be delegated without consent unless the obligee has a substantial interest in having the obligor perform or control the work in person, or the contract provides otherwise.',
    applied: (_, { payer }) =>
      `This was work of an ordinary kind, so ${payer.the} had no right to refuse it and is liable.`,
  },
  'clause-duty': {
    authority: `${R2D} 322`,
    rule: 'Unless the circumstances show otherwise, a term that prohibits assignment of "the contract" bars the delegation of duties.',
    applied: (_, { maker, payer }) =>
      `${The(maker)} never offered to do the work in person, so ${payer.the} is not liable.`,
  },
  chosen: {
    authority: `${R2D} 318`,
    rule: 'A duty may not be delegated without consent if the obligee has a substantial interest in having a particular person perform it.',
    applied: (_, { artist, payer }) =>
      `${The(payer)} chose ${artist.the} for a personal style, and so could refuse anyone else's work.`,
  },
  'not-released': {
    authority: `${R2D} 318`,
    rule: 'Unless the obligee agrees otherwise, delegation of a duty does not discharge the obligor.',
    applied: (_, { payer, maker }) =>
      `${The(payer)} let someone else begin but released no one, so ${maker.the} is liable.`,
  },
  novation: {
    authority: `${R2D} 280`,
    rule: 'A novation, in which the obligee accepts a new obligor in satisfaction of the duty, discharges the original obligor at once.',
    applied: (_, { payer, maker }) =>
      `${The(payer)} agreed not to hold ${maker.the} to the contract, so ${maker.the} is not liable.`,
  },
  assumed: {
    authority: `${R2D} 302`,
    rule: 'Someone who promises an obligor to perform the duty makes the obligee an intended beneficiary of that promise.',
    applied: (_, { payer, delegate }) =>
      `${The(delegate)} promised to answer to ${payer.the}, ${who(payer)} can therefore recover.`,
  },
  'still-owes': {
    authority: `${R2D} 310`,
    rule: "A promise to pay another's debt leaves the original debtor bound until the creditor is paid or gives a release.",
    applied: (_, { creditor, maker, payer }) =>
      `${whose(creditor).replace(/^t/, 'T')} bill to ${payer.the} released no one, so ${maker.the} is liable.`,
  },
} as const satisfies RuleTable<ThirdFacts, ThirdStory>
