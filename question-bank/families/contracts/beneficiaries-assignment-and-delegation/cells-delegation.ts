import type { Cell } from '../../engine/cells.ts'
import { whose } from '../../engine/party.ts'
import type { ThirdStory } from './facts.ts'
import type { ThirdCells } from './reason-id.ts'

const replacement = (why: string): Cell => [
  `a delegation of the work required a novation by the obligee`,
  `a delegate may perform only after a novation to which the obligee agrees`,
  why,
]
const forbidden = ({ maker, payer }: ThirdStory, why: string): Cell => [
  `${maker.the} committed a breach by delegating the work without ${whose(payer)} prior consent`,
  `a contract that is silent on delegation does not permit a duty to be delegated`,
  why,
]

/** Reasons where a duty is delegated. */
export const DELEGATION_CELLS = {
  delegable: (s) => ({
    'yes-assignable': [
      `${s.payer.the} had no substantial interest in having ${s.maker.the} perform in person`,
      `an obligor may delegate ordinary work without the obligee's consent`,
      `Nothing in the work hung on one person, and the contract was silent. Turning the substitute away was a breach.`,
    ],
    'yes-notice': [
      `${s.payer.the}, having had notice of the delegation, was bound to accept it`,
      `${s.maker.the} gave notice of the delegation before the work began`,
      `Notice binds no one to accept a delegate. The work could be delegated because it wasn't personal.`,
    ],
    'yes-clause': [
      `in the absence of contrary language, an obligor may delegate any duty`,
      `a contract that is silent on delegation permits the delegation of any duty`,
      `Silence isn't always permission. Even in the absence of contrary language, an obligor may not delegate a duty in which one person's performance matters.`,
    ],
    'no-personal': [
      `${s.payer.the} was entitled to have ${s.maker.the} perform in person`,
      `a duty may not be delegated without the obligee's consent`,
      `Expecting a certain person doesn't entitle the obligee to performance in person where the work is of an ordinary kind. Such a duty may be delegated.`,
    ],
    'no-novation': replacement(
      `A novation is needed to release the first obligor, not to let another do the work.`,
    ),
    'no-breach': [
      `${s.maker.the} repudiated the contract by delegating the work`,
      `an obligor that delegates its duty repudiates the contract`,
      `An obligor that delegates ordinary work has repudiated nothing, so this delegation is no repudiation and no defense.`,
    ],
  }),
  barred: (s) => ({
    'no-barred': [
      `a clause against assigning the contract is construed to bar the delegation of duties`,
      `the contract barred ${s.maker.the} from delegating the work without ${whose(s.payer)} consent`,
      `A bare clause of that sort is read to keep the work with the one who promised it. The obligee could insist on that.`,
    ],
    'no-novation': replacement(
      `Delegation needs no novation. It failed because the parties had agreed to bar it.`,
    ),
    'no-incidental': [
      `${s.delegate.the} was only an incidental beneficiary of the contract`,
      `${s.delegate.the} was not a party to the contract and so could not perform it`,
      `No beneficiary, incidental or not, is involved. Someone who is no party may perform unless the contract bars it, as this one did.`,
    ],
    'yes-clause': [
      `a clause against assigning the contract is construed to bar only an assignment of rights`,
      `the clause barred ${s.maker.the} from assigning a right, but not from delegating the work`,
      `It's the other way around. A bare clause against assigning the contract is read to bar the delegation of duties alone.`,
    ],
    'yes-assignable': [
      `an obligor may delegate ordinary work without the obligee's consent`,
      `${s.payer.the} had no substantial interest in having ${s.maker.the} perform in person`,
      `A substantial interest in performance matters where the contract is silent. These parties had agreed to bar the delegation even of ordinary work.`,
    ],
    'yes-bound': [
      `${s.maker.the} remained liable as obligor, so the delegation did not harm ${s.payer.the}`,
      `a delegation that leaves the obligor bound does not require consent`,
      `That the obligor stays bound doesn't override a clause that keeps the work in the obligor's hands.`,
    ],
  }),
  personal: (s) => ({
    'no-personal': [
      `${s.payer.the} had a substantial interest in having ${s.artist.the} perform in person`,
      `a duty that depends on the obligor's personal style may not be delegated`,
      `The contract was made for one artist's own manner. Equal skill in someone else isn't what was bought.`,
    ],
    'no-novation': replacement(
      `Delegation as such needs no novation. This duty can't be delegated because it's personal.`,
    ),
    'no-barred': [
      `the contract did not expressly permit a delegation of the work`,
      `the contract did not give ${s.artist.the} the power of delegation`,
      `A contract doesn't have to permit delegation or give the power to delegate. It's the personal nature of this duty that keeps it from being delegated.`,
    ],
    'yes-assignable': [
      `a duty may be delegated to a delegate of equal skill`,
      `${s.artist.the} could delegate the work to a person of equal skill without ${whose(s.payer)} consent`,
      `Equal skill is enough for ordinary work. For work chosen for its maker's style, it isn't.`,
    ],
    'yes-clause': [
      `in the absence of contrary language, an obligor may delegate any duty`,
      `a contract that is silent on delegation permits the delegation of any duty`,
      `Silence doesn't always permit delegation. Even in the absence of contrary language, an obligor may not delegate a duty of personal performance.`,
    ],
    'yes-bound': [
      `${s.artist.the} remained liable as obligor, so the delegation did not harm ${s.payer.the}`,
      `a delegation that leaves the obligor bound does not require consent`,
      `A delegation that leaves the obligor bound and liable still doesn't give the obligee the personal performance that was promised.`,
    ],
  }),
  botched: (s) => ({
    'yes-bound': [
      `${s.maker.the} was not discharged by delegating the work`,
      `an obligor that delegates a duty remains liable for its performance`,
      `Letting someone else do the work isn't releasing the one who promised it. Both answer for it.`,
    ],
    'yes-clause': forbidden(
      s,
      `A contract that is silent on delegation permits it for ordinary work, so no consent was needed and there was no breach. The obligor answers for how it was done.`,
    ),
    'no-novation': [
      `${s.payer.the}, by accepting the delegate, agreed to a novation`,
      `${s.payer.the}, by letting ${s.delegate.the} begin, consented to a novation that discharged ${s.maker.the}`,
      `Consent to performance by a delegate isn't consent to release the obligor, and a novation takes the second.`,
    ],
    'no-breach': [
      `the breach was ${whose(s.delegate)}, which is a defense for ${s.maker.the}`,
      `only the delegate is liable for defective performance of a delegated duty`,
      `A delegate's defective performance puts the obligor in breach too. That's no defense, and both are liable.`,
    ],
    'no-modified': [
      `${s.payer.the}, by not objecting, agreed to a modification that discharged ${s.maker.the}`,
      `an obligee that accepts a delegate modifies the contract and discharges the obligor`,
      `Not objecting to who does the work changes no one's duty. Nothing was modified or discharged.`,
    ],
  }),
  replaced: (s) => ({
    'no-novation': [
      `${s.payer.the} agreed to a novation, which discharged ${s.maker.the}`,
      `${s.payer.the}, in a novation, accepted ${s.delegate.the} as obligor in place of ${s.maker.the}`,
      `The obligee took one obligor and let the other go. From then on the first was free, whatever came of the work.`,
    ],
    'no-breach': [
      `the breach was ${whose(s.delegate)}, which is a defense for ${s.maker.the}`,
      `only the delegate is liable for defective performance of a delegated duty`,
      `A delegate's defective performance usually makes the first obligor liable too, and that breach is no defense. Here, the obligor had been released.`,
    ],
    'no-paid': [
      `${s.maker.the} was discharged by delegating all of the work to ${s.delegate.the}`,
      `an obligor that delegates the whole of its duty is discharged`,
      `Hiring a delegate or replacement discharges no one. It was the obligee's agreement to take another instead that did.`,
    ],
    'yes-bound': [
      `${s.maker.the} was not discharged by delegating the work`,
      `an obligor that delegates a duty remains liable for its performance`,
      `Delegating the work discharged no one by itself. An agreement to accept another in place of the obligor does.`,
    ],
    'yes-unrelated': [
      `${s.maker.the} gave nothing for the release, so it is not a defense`,
      `a discharge for which no consideration was given is not a defense`,
      `The new promise to the obligee was consideration enough, so the discharge is a good defense.`,
    ],
    'yes-intended': [
      `${s.payer.the} was an intended beneficiary of ${whose(s.delegate)} promise`,
      `an obligee is an intended beneficiary of the promise that a delegate makes`,
      `An intended beneficiary of a delegate's promise may sue the delegate. That doesn't bring back a claim against the old one.`,
    ],
  }),
  assumed: (s) => ({
    'yes-intended': [
      `${s.payer.the} was an intended beneficiary of ${whose(s.delegate)} promise to do the work`,
      `an obligee may enforce a delegate's assumption of the duty`,
      `The delegate promised to perform for the obligee and to answer to it. The obligee may hold a promise like that against the delegate.`,
    ],
    'yes-bound': [
      `any delegate of a duty is liable to the obligee for its performance`,
      `${s.maker.the}, by the delegation, transferred the duty to ${s.delegate.the}`,
      `A delegate is bound to the obligee only by a promise to perform, and the duty isn't moved off the obligor.`,
    ],
    'yes-assignable': [
      `${s.maker.the} had assigned to ${s.payer.the} the right to ${whose(s.delegate)} work`,
      `the arrangement was an assignment to ${s.payer.the} of ${whose(s.delegate)} promise`,
      `No right was assigned. The obligee's claim comes straight from a promise meant for it.`,
    ],
    'no-incidental': [
      `${s.payer.the} was only an incidental beneficiary of ${whose(s.delegate)} promise`,
      `${s.payer.the} was not a party to the contract between ${s.maker.the} and ${s.delegate.the}`,
      `The promise was to perform for the obligee and answer to it. A beneficiary of that sort isn't incidental and needn't be a party.`,
    ],
    'no-novation': [
      `${s.maker.the} alone was liable as obligor in the absence of a novation`,
      `a delegate becomes liable to the obligee only by a novation`,
      `A novation would release the first obligor. A delegate can become liable beside the first one by promising to perform.`,
    ],
    'no-modified': [
      `${s.delegate.the} was free to withdraw from the delegation before beginning the work`,
      `a delegate may withdraw a promise before the obligee has relied on it`,
      `One party alone can't withdraw from a delegation that it agreed to, relied on or not.`,
    ],
  }),
  'still-owes': (s) => ({
    'yes-bound': [
      `${whose(s.payer)} promise to pay the debt did not discharge ${s.maker.the}`,
      `an obligor remains liable until the creditor is paid or agrees to a discharge`,
      `The creditor gained a second person to sue and gave up nothing. Asking one for the money doesn't release the other.`,
    ],
    'yes-intended': [
      `a creditor beneficiary must sue the original debtor before the promisor`,
      `${s.creditor.the}, as a creditor beneficiary, must sue ${s.maker.the} before ${s.payer.the}`,
      `A creditor beneficiary may sue either one, in any order. What counts is that the debt was never discharged.`,
    ],
    'no-novation': [
      `${s.creditor.the} agreed to a novation by billing ${s.payer.the}`,
      `${s.creditor.the}, by sending ${s.payer.the} a bill, accepted ${s.payer.the} as obligor in place of ${s.maker.the}`,
      `A novation takes agreement to release the first debtor. A bill to the second says nothing of that.`,
    ],
    'no-paid': [
      `${s.maker.the} was discharged from the debt by finishing the work`,
      `an obligor is discharged by earning the price from which the debt is to be paid`,
      `The finished work earned a promise of payment to the creditor, not the payment itself. Nothing was discharged by it.`,
    ],
    'no-modified': [
      `${s.creditor.the}, by sending a bill, agreed to a modification that discharged ${s.maker.the}`,
      `the contract with ${s.payer.the} modified the debt and discharged ${s.maker.the}`,
      `A contract between two others doesn't modify what one of them owes a third, and a bill agrees to no modification.`,
    ],
  }),
} satisfies ThirdCells
