import type { Cell } from '../../engine/cells.ts'
import { whose } from '../../engine/party.ts'
import type { ThirdStory } from './facts.ts'
import type { ThirdCells } from './reason-id.ts'

const meant = ({ creditor, payer }: ThirdStory): Cell => [
  `${creditor.the} was an intended beneficiary of ${whose(payer)} promise to pay the price`,
  `an assignee of a promise may enforce it as an intended beneficiary`,
  `The promise wasn't made for a third person, so there's no intended beneficiary. An assignee's right comes from the later transfer.`,
]
const consent = ({ payer }: ThirdStory): Cell => [
  `the assignment was ineffective without ${whose(payer)} assent`,
  `an assignment of a right requires the obligor's assent`,
  `An assignment of a right to money isn't ineffective for want of the obligor's assent.`,
]
const substitution = ({ maker, payer }: ThirdStory): Cell => [
  `${payer.the} agreed to no novation and so owed the price to ${maker.the} alone`,
  `an obligor becomes liable to a new creditor only by a novation`,
  `A novation needs the obligor's agreement. An assignment changes the creditor without it.`,
]

/** Reasons where a right is assigned for value to one person. */
export const ASSIGNMENT_CELLS = {
  plain: (s) => ({
    'yes-assignable': [
      `${s.maker.the} could assign a right to payment without ${whose(s.payer)} assent`,
      `the assignment of a right to payment is effective without the obligor's assent`,
      `The same sum falls due on the same day, only to someone else. That changes nothing of substance for the obligor.`,
    ],
    'yes-intended': meant(s),
    'yes-bound': [
      `${s.payer.the} accepted the work and thereby consented to an assignment of the price`,
      `an obligor that accepts the work is bound by an assignment of the price`,
      `Accepting the work says nothing of an assignment. The right passes because the obligor's assent isn't needed.`,
    ],
    'no-personal': [
      `${s.payer.the} had a substantial interest in owing the price to ${s.maker.the} alone`,
      `an assignment is ineffective without the obligor's assent`,
      `Whom one pays isn't a substantial interest. A right to money passes without the obligor's assent.`,
    ],
    'no-incidental': [
      `${s.creditor.the}, who was not a party to the contract, was an incidental beneficiary`,
      `${s.creditor.the} was not a party to the contract and so may not enforce it`,
      `An assignee stands in the place of a party. The rule on incidental beneficiaries is about people who were given no right.`,
    ],
    'no-novation': substitution(s),
  }),
  clause: (s) => ({
    'yes-clause': [
      `the clause barred ${s.maker.the} from delegating the work, but not from assigning a right to payment`,
      `a clause against assigning the contract is construed to bar only the delegation of duties`,
      `A bare ban on assigning the contract is read to keep the work with the one who promised it. A right to earned money may still pass.`,
    ],
    'yes-intended': meant(s),
    'yes-notice': [
      `${s.payer.the} lost the protection of the clause when ${s.creditor.the} gave notice of the assignment`,
      `${s.creditor.the} gave notice of the assignment, which cured any breach of the clause`,
      `Notice cures nothing. The clause simply doesn't reach a right to payment.`,
    ],
    'no-barred': [
      `the clause deprived ${s.maker.the} of the power to make an assignment of the right to payment`,
      `a clause against assigning the contract makes any assignment of a right under it void`,
      `A clause against assigning the contract is read to reach duties. Even one against assigning rights gives only damages.`,
    ],
    'no-breach': [
      `${whose(s.maker)} breach of the clause is a defense against an assignee that knew of it`,
      `an assignee that knows of such a clause takes the assignment subject to it`,
      `The clause bars the delegation of duties, and none was delegated. So there was no breach, and an assignee takes subject to nothing by knowing of it.`,
    ],
  }),
  unaware: (s) => ({
    'no-paid': [
      `${s.payer.the} was discharged by paying ${s.maker.the} before receiving notice of the assignment`,
      `an obligor that pays the assignor before notice of the assignment is discharged`,
      `An obligor who hasn't been told may go on paying the original creditor. The assignee who keeps silent bears that risk.`,
    ],
    'no-revoked': [
      `an assignment remains revocable until the obligor receives notice of it`,
      `the assignment was revocable, and ${s.maker.the} revoked it by accepting the payment`,
      `The assignment was for value and so wasn't revocable. Notice matters for whom the obligor may safely pay.`,
    ],
    'no-personal': consent(s),
    'yes-notice': [
      `${s.payer.the} remained bound, since payment to an assignor does not discharge an obligor`,
      `an assignment binds the obligor from the day on which it is made`,
      `Without notice, an obligor may pay the assignor and be discharged.`,
    ],
    'yes-assignable': [
      `the assignment of a right to payment is effective without the obligor's assent`,
      `${s.maker.the} could assign a right to payment without ${whose(s.payer)} assent`,
      `Such a right to payment may be assigned without the obligor's assent. But that doesn't protect an assignee who lets the obligor pay the assignor.`,
    ],
    'yes-first': [
      `the assignment to ${s.creditor.the} preceded the payment and therefore prevails over it`,
      `${s.creditor.the} became the assignee of the right before ${s.payer.the} paid ${s.maker.the}`,
      `The order that counts is notice before payment, not assignment before payment.`,
    ],
  }),
  warned: (s) => ({
    'yes-notice': [
      `${s.payer.the} had notice of the assignment and so was not discharged by paying ${s.maker.the}`,
      `payment to the assignor after notice of the assignment does not discharge the obligor`,
      `From the joint letter on, the obligor paid the assignor at its own risk.`,
    ],
    'yes-intended': meant(s),
    'yes-vested': [
      `${whose(s.creditor)} right vested when ${s.payer.the}, by not objecting, assented to the assignment`,
      `${whose(s.payer)} silence was assent to the assignment, which vested the right`,
      `Neither assent nor silence matters. Vesting is about beneficiaries; an assignee is protected by notice.`,
    ],
    'no-paid': [
      `${s.payer.the} was discharged by paying ${s.maker.the}, with whom the contract was made`,
      `payment to the original obligee discharges the obligor`,
      `Payment to the original obligee is a discharge only until the obligor is told of the assignment.`,
    ],
    'no-personal': consent(s),
    'no-novation': substitution(s),
  }),
  unperformed: (s) => ({
    'no-breach': [
      `${s.creditor.the} took the assignment subject to the defense that ${s.maker.the} did not perform`,
      `an assignee takes subject to defenses that arise from the assigned contract`,
      `The assignee got only what the assignor had, a price still to be earned. It never was.`,
    ],
    'no-revoked': [
      `the assignment of a price that has not been earned is revocable`,
      `${s.maker.the} revoked the assignment by abandoning the work`,
      `An assignment for value isn't revocable, earned or not. What fails is the claim for a price without the work.`,
    ],
    'yes-unrelated': [
      `a defense that arises after notice of the assignment is not available against an assignee`,
      `${whose(s.maker)} breach came after notice of the assignment and so is not a defense`,
      `That limit is for claims from other transactions. A breach of the assigned contract is a defense whenever it occurs.`,
    ],
    'yes-notice': [
      `${s.payer.the}, after notice of the assignment, was bound to pay ${s.creditor.the}`,
      `notice of the assignment made the price payable to ${s.creditor.the}`,
      `Notice settles whom to pay, not whether anything is owed.`,
    ],
    'yes-intended': meant(s),
  }),
  'later-claim': (s) => ({
    'yes-unrelated': [
      `${whose(s.payer)} unrelated claim arose after notice of the assignment and so is not a defense`,
      `an obligor may not set off an unrelated claim that arose after notice of the assignment`,
      `By June the obligor knew whom to pay. What it then sold the assignor on credit isn't the assignee's concern.`,
    ],
    'yes-delivered': [
      `an assignee for value takes free of any defense against the assignor`,
      `the signed assignment cut off any defense that ${s.payer.the} had against ${s.maker.the}`,
      `Neither value nor a signed writing cuts off the obligor's defenses. This one fails because it arose from another transaction, after notice.`,
    ],
    'yes-intended': meant(s),
    'no-breach': [
      `an assignee takes subject to any defense that the obligor has against the assignor`,
      `${s.payer.the} may raise a claim against ${s.maker.the} as a setoff against an assignee`,
      `An assignee takes subject to a setoff from another transaction, and the obligor may raise it as a defense, only if it accrued before notice.`,
    ],
    'no-paid': [
      `${s.payer.the} was discharged when the later claim was set off against the price`,
      `the price was discharged by setoff against ${whose(s.maker)} debt`,
      `Setoff is neither payment nor discharge here. After notice, the price was no longer owed to the assignor, whose debt this was.`,
    ],
  }),
} satisfies ThirdCells
