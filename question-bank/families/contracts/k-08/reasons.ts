import type { Reason } from '../../engine/contract.ts'
import type { TenderFacts, TenderSkin } from './facts.ts'

const REASONS: Readonly<Record<string, Reason>> = {
  'yes-perfect': {
    side: 'yes',
    texts: [
      'even a slight departure from the contract lets the buyer refuse the goods',
      'goods that are not as agreed may be refused, however small the fault',
    ],
    lesson:
      'A slight fault is enough for a single delivery that the buyer has not accepted, and the seller’s right to cure remains.',
  },
  'yes-grave': {
    side: 'yes',
    texts: [
      'a fault that costs the goods this much of their value is ground enough',
      'the loss of so much of the value lets the buyer give the goods back',
    ],
    lesson:
      'A grave fault alone settles the matter for an installment that cannot be cured; elsewhere acceptance, notice and cure come in too.',
  },
  'yes-revoked': {
    side: 'yes',
    texts: [
      'the buyer accepted the goods but may take the acceptance back for this fault',
      'an acceptance such as the buyer gave here can still be undone afterwards',
    ],
    lesson:
      'Acceptance is revoked for a fault that impairs the value substantially, when it was hidden or its repair was expected, and notice is prompt.',
  },
  'yes-not-accepted': {
    side: 'yes',
    texts: [
      'nothing that the buyer did before refusing the goods was an acceptance of them',
      'the goods had not been accepted by the time when the buyer spoke up',
    ],
    lesson:
      'Goods are accepted by saying so after a look, by letting the time for rejection pass, or by using them as one’s own; payment alone is not acceptance.',
  },
  'yes-no-cure': {
    side: 'yes',
    texts: [
      'at that point the seller no longer had the right to a second try',
      'a seller so placed may not insist on making the fault good',
    ],
    lesson:
      'There is no second try once the time is over and the seller had no grounds to think that the first delivery would do.',
  },
  'no-slight': {
    side: 'no',
    texts: [
      'a fault of this size does not let a buyer so placed give the goods back',
      'the fault is too small to count at this point or under this contract',
    ],
    lesson:
      'A small fault is not enough for an installment or after acceptance; for a single delivery not yet accepted it is.',
  },
  'no-accepted': {
    side: 'no',
    texts: [
      'the buyer had accepted the goods by then and was bound by that',
      'the acceptance of the goods had come first and could not be undone',
    ],
    lesson:
      'Acceptance binds a buyer who knew of the fault or could have seen it; taking delivery or paying is not acceptance.',
  },
  'no-cure': {
    side: 'no',
    texts: [
      'the seller was entitled to a second try before the buyer could refuse',
      'a buyer has to let a seller so placed make the fault good',
    ],
    lesson:
      'The seller may cure within the time for performance, beyond it on reasonable grounds, and under an installment contract by adequate assurance.',
  },
  'no-notice': {
    side: 'no',
    texts: [
      'what the buyer told the seller came too late or said too little',
      'the buyer owed the seller a fuller or an earlier word of complaint',
    ],
    lesson:
      'Notice must come within a reasonable time and must name a fault that the seller could have cured in time.',
  },
}

export const reasonIds: readonly string[] = Object.keys(REASONS)

export function reason(id: string, _facts: TenderFacts, _skin: TenderSkin): Reason {
  const found = REASONS[id]
  if (!found) throw new Error(`k-08 has no reason ${id}`)
  return found
}

/** A reason that speaks of something the stem lacks is struck at sight: not offered. */
export function fits(id: string, facts: TenderFacts): boolean {
  switch (id) {
    case 'yes-grave':
      return facts.defect === 'serious'
    case 'no-slight':
      return facts.defect === 'trivial'
    case 'yes-no-cure':
      return facts.cure !== 'none'
    case 'no-cure':
      // Whether a seller may cure after revocation is disputed.
      return facts.stage !== 'hidden' && facts.stage !== 'assured'
    default:
      return true
  }
}
