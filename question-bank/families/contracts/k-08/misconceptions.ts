import type { Misconception } from '../../engine/contract.ts'
import type { TenderFacts } from './facts.ts'

type View = Misconception<TenderFacts>

function view(
  id: string,
  label: string,
  correction: string,
  rule: (facts: TenderFacts) => string | null,
): View {
  return { id, label, correction, decide: rule }
}

/** Stages at which the buyer has accepted the goods. */
const ACCEPTED: readonly TenderFacts['stage'][] = ['silent', 'used', 'known', 'hidden', 'assured', 'stale']
const isAccepted = (facts: TenderFacts) => ACCEPTED.includes(facts.stage)

/** The law of tender as students get it wrong; each view is the rule with one part changed. */
export const misconceptions: readonly View[] = [
  view(
    'substantial-performance',
    'a seller who delivers nearly what was agreed has performed',
    'In a single delivery of goods a fault in any respect lets the buyer reject.',
    (facts) => (facts.contract === 'single' && !isAccepted(facts) ? 'no-slight' : null),
  ),
  view(
    'perfect-tender-everywhere',
    'the perfect tender rule holds for every delivery and at every time',
    'It gives way to the rules on installments, on acceptance and on cure.',
    (facts) =>
      facts.contract === 'installment' || isAccepted(facts) || facts.stage === 'unstated'
        ? 'yes-perfect'
        : null,
  ),
  view(
    'no-second-try',
    'a rejected delivery ends the seller’s chances',
    'The seller may cure within the time for performance, and beyond it on reasonable grounds.',
    (facts) => (facts.cure === 'in time' || facts.cure === 'grounds' ? 'yes-perfect' : null),
  ),
  view(
    'no-cure-of-grave-faults',
    'a grave fault takes away the right to cure',
    'The right to cure does not depend on the size of the fault.',
    (facts) => (facts.cure !== 'none' && facts.defect === 'serious' ? 'yes-grave' : null),
  ),
  view(
    'cure-ends-with-the-day',
    'a seller may not insist on a second try in such a case',
    'A second try is open before the day is over, on reasonable grounds after it, and for installments on adequate assurance.',
    (facts) => (facts.cure !== 'none' && facts.cure !== 'no grounds' ? 'yes-no-cure' : null),
  ),
  view(
    'cure-at-any-time',
    'a seller may always try again',
    'Once the time is over a seller needs reasonable grounds for thinking that the first tender would do.',
    (facts) => (facts.contract === 'single' ? 'no-cure' : null),
  ),
  view(
    'every-installment-can-be-mended',
    'a bad installment must be taken and left to be mended',
    'It may be rejected if its value is substantially impaired and there is no cure in sight.',
    (facts) => (facts.contract === 'installment' && facts.cure === 'none' ? 'no-cure' : null),
  ),
  view(
    'payment-is-acceptance',
    'paying for goods or taking them in is accepting them',
    'Goods are accepted only after a reasonable opportunity to inspect them.',
    (facts) => (isAccepted(facts) ? null : 'no-accepted'),
  ),
  view(
    'refusal-is-revocation',
    'whoever has taken delivery has accepted and can only revoke',
    'Taking delivery is not acceptance; a buyer who refuses goods on first inspection rejects them.',
    (facts) => (isAccepted(facts) ? null : 'yes-revoked'),
  ),
  view(
    'acceptance-is-final',
    'an acceptance is final',
    'It may be revoked for a substantial defect that was hidden or that the seller had promised to cure.',
    (facts) => (isAccepted(facts) ? 'no-accepted' : null),
  ),
  view(
    'no-acceptance-without-words',
    'only a buyer who says so accepts goods',
    'Silence after a time for inspection, and use as one’s own, are acceptance too.',
    (facts) => (isAccepted(facts) ? 'yes-not-accepted' : null),
  ),
  view(
    'any-acceptance-can-be-revoked',
    'an acceptance may be revoked for any fault and at any time',
    'Revocation needs a substantial fault that was hidden or was to be cured, and prompt notice.',
    (facts) => (isAccepted(facts) ? 'yes-revoked' : null),
  ),
  view(
    'a-grave-fault-settles-it',
    'a grave fault lets a buyer give goods back in any event',
    'A buyer who knew of the fault, or waited too long, has to keep them and sue for damages.',
    (facts) => (isAccepted(facts) && facts.defect === 'serious' ? 'yes-grave' : null),
  ),
  view(
    'complaint-on-the-spot',
    'a complaint must be made at the moment of delivery and in due form',
    'Notice within a reasonable time is enough, in any form that tells the seller what is wrong.',
    (facts) => (facts.stage === 'unstated' || facts.stage === 'silent' ? null : 'no-notice'),
  ),
]
