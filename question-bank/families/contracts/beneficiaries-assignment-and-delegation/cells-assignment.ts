import type { Cell } from '../../engine/cells.ts'
import { whose } from '../../engine/party.ts'
import type { ThirdStory } from './facts.ts'
import type { ThirdCells } from './reason-id.ts'

const meant = ({ creditor, payer }: ThirdStory): Cell => [
  `${creditor.the} was an intended beneficiary of ${whose(payer)} promise`,
  `an assignee may enforce the promise as an intended beneficiary`,
  `The promise wasn't made for a third person, so there's no intended beneficiary. An assignee's right comes from the later transfer.`,
]
const consent = ({ payer }: ThirdStory): Cell => [
  `the assignment was not effective without ${whose(payer)} assent`,
  `an assignment requires the assent of the obligor`,
  `No assent by the obligor is required to make an assignment of a right to money effective.`,
]
const substitution = ({ maker, payer }: ThirdStory): Cell => [
  `without a novation, ${payer.the} owed the price to ${maker.the} alone`,
  `a change of creditor requires a novation`,
  `A novation needs the obligor's agreement. An assignment changes the creditor without it.`,
]

/** Reasons where a right is assigned for value to one person. */
export const ASSIGNMENT_CELLS = {
  plain: (s) => ({
    'yes-assignable': [
      `assignment of a right to money requires no assent by the obligor`,
      `a right to payment may be assigned without the obligor's assent`,
      `The same sum falls due on the same day, only to someone else. That changes nothing of substance for the obligor.`,
    ],
    'yes-intended': meant(s),
    'yes-bound': [
      `by accepting the work, ${s.payer.the} consented to any assignment of its price`,
      `an obligor that has had the benefit of the work is bound by an assignment`,
      `Accepting the work says nothing of an assignment. The right passes because the obligor's assent isn't needed.`,
    ],
    'no-personal': [
      `${s.payer.the} had a substantial interest in dealing with ${s.maker.the} alone`,
      `an assignment without the obligor's assent is not effective`,
      `Whom one pays isn't a substantial interest. A right to money passes without the obligor's assent.`,
    ],
    'no-incidental': [
      `${s.creditor.the}, who was not a party to the contract, was an incidental beneficiary`,
      `only a party to the contract may enforce it`,
      `An assignee stands in the place of a party. The rule on incidental beneficiaries is about people who were given no right.`,
    ],
    'no-novation': substitution(s),
  }),
  clause: (s) => ({
    'yes-clause': [
      `a clause against assigning the contract bars only the delegation of duties`,
      `the clause did not bar the assignment of a right to payment`,
      `A bare ban on assigning the contract is read to keep the work with the one who promised it. A right to earned money may still pass.`,
    ],
    'yes-intended': meant(s),
    'yes-notice': [
      `notice of the assignment cured any breach of the clause`,
      `${s.payer.the} lost the protection of the clause on notice of the assignment`,
      `Notice cures nothing. The clause simply doesn't reach a right to payment.`,
    ],
    'no-barred': [
      `the clause against assigning the contract made the assignment void`,
      `a right may not be assigned in breach of a clause against assignment`,
      `A clause against assigning the contract is read to reach duties. Even one against assigning rights gives only damages.`,
    ],
    'no-breach': [
      `${whose(s.maker)} breach of the clause is a defense against the assignee`,
      `an assignee who knows of such a clause takes subject to it`,
      `The clause bars the delegation of duties, and none was delegated. So there was no breach, and an assignee takes subject to nothing by knowing of it.`,
    ],
  }),
  unaware: (s) => ({
    'no-paid': [
      `payment to the assignor before notice of the assignment discharged the debt`,
      `${s.payer.the} paid before notice of the assignment and was discharged`,
      `An obligor who hasn't been told may go on paying the original creditor. The assignee who keeps silent bears that risk.`,
    ],
    'no-revoked': [
      `an assignment is revocable until the obligor has notice of it`,
      `without notice to the obligor, the assignment was still revocable`,
      `The assignment was for value and so wasn't revocable. Notice matters for whom the obligor may safely pay.`,
    ],
    'no-personal': consent(s),
    'yes-notice': [
      `payment to an assignor cannot discharge a debt that has been assigned`,
      `an assignment binds the obligor without notice of the assignment`,
      `Without notice, an obligor may pay the assignor and be discharged.`,
    ],
    'yes-assignable': [
      `a right to payment may be assigned without the obligor's assent`,
      `assignment of a right to money requires no assent by the obligor`,
      `Such a right to payment may be assigned without the obligor's assent. But that doesn't protect an assignee who lets the obligor pay the assignor.`,
    ],
    'yes-first': [
      `the assignment came before the payment and so prevails over it`,
      `${s.creditor.the} was the assignee before ${s.payer.the} paid`,
      `The order that counts is notice before payment, not assignment before payment.`,
    ],
  }),
  warned: (s) => ({
    'yes-notice': [
      `payment to the assignor after notice of the assignment did not discharge the debt`,
      `${s.payer.the} had notice of the assignment before paying ${s.maker.the}`,
      `From the joint letter on, the obligor paid the assignor at its own risk.`,
    ],
    'yes-intended': meant(s),
    'yes-vested': [
      `${whose(s.payer)} silence was assent to the assignment, which vested the right`,
      `the right vested by assent when ${s.payer.the} did not object`,
      `Neither assent nor silence matters. Vesting is about beneficiaries; an assignee is protected by notice.`,
    ],
    'no-paid': [
      `payment to ${s.maker.the} discharged ${s.payer.the} from the debt`,
      `payment to the original obligee discharges the obligor`,
      `Payment to the original obligee is a discharge only until the obligor is told of the assignment.`,
    ],
    'no-personal': consent(s),
    'no-novation': substitution(s),
  }),
  unperformed: (s) => ({
    'no-breach': [
      `${whose(s.maker)} breach is a defense against the assignee`,
      `an assignee takes subject to defenses that arise from the contract`,
      `The assignee got only what the assignor had, a price still to be earned. It never was.`,
    ],
    'no-revoked': [
      `assignment of a price not yet earned is revocable`,
      `${whose(s.maker)} abandonment of the work revoked the assignment`,
      `An assignment for value isn't revocable, earned or not. What fails is the claim for a price without the work.`,
    ],
    'yes-unrelated': [
      `a defense that arises after notice of the assignment does not bind the assignee`,
      `the breach came after notice of the assignment and so is no defense`,
      `That limit is for claims from other transactions. A breach of the assigned contract is a defense whenever it occurs.`,
    ],
    'yes-notice': [
      `notice of the assignment bound ${s.payer.the} to pay ${s.creditor.the}`,
      `after notice of the assignment, the price was due to ${s.creditor.the}`,
      `Notice settles whom to pay, not whether anything is owed.`,
    ],
    'yes-intended': meant(s),
  }),
  'later-claim': (s) => ({
    'yes-unrelated': [
      `a claim from another transaction after notice of the assignment is no defense`,
      `${whose(s.payer)} separate claim arose after notice of the assignment`,
      `By June the obligor knew whom to pay. What it then sold the assignor on credit isn't the assignee's concern.`,
    ],
    'yes-delivered': [
      `an assignee for value takes free of the obligor's defenses`,
      `a signed assignment cuts off every defense against the assignor`,
      `Neither value nor a signed writing cuts off the obligor's defenses. This one fails because it arose from another transaction, after notice.`,
    ],
    'yes-intended': meant(s),
    'no-breach': [
      `an assignee takes subject to every defense against the assignor`,
      `${s.payer.the} may raise a setoff against ${s.maker.the} as a defense`,
      `An assignee takes subject to a setoff from another transaction, and the obligor may raise it as a defense, only if it accrued before notice.`,
    ],
    'no-paid': [
      `setoff against the later sale discharged the price`,
      `the price was discharged by setoff against ${whose(s.maker)} debt`,
      `Setoff is neither payment nor discharge here. After notice, the price was no longer owed to the assignor, whose debt this was.`,
    ],
  }),
} satisfies ThirdCells
