import type { Cell } from '../../engine/cells.ts'
import { whose } from '../../engine/party.ts'
import type { ThirdStory } from './facts.ts'
import type { ThirdCells } from './reason-id.ts'

const replacement = (why: string): Cell => [
  `the duty could not be delegated without a novation`,
  `a delegate may perform only after a novation with the obligee`,
  why,
]
const forbidden = ({ maker, payer }: ThirdStory, why: string): Cell => [
  `delegation without ${whose(payer)} prior consent was a breach by ${maker.the}`,
  `a contract that is silent on delegation does not permit it`,
  why,
]

/** Reasons where a duty is delegated. */
export const DELEGATION_CELLS = {
  delegable: (s) => ({
    'yes-assignable': [
      `${s.payer.the} had no substantial interest in performance by ${s.maker.the}`,
      `ordinary work may be delegated without the obligee's consent`,
      `Nothing in the work hung on one person, and the contract was silent. Turning the substitute away was a breach.`,
    ],
    'yes-notice': [
      `notice of the delegation bound ${s.payer.the} to accept it`,
      `${s.payer.the} had notice of the delegation before the work began`,
      `Notice binds no one to accept a delegate. The work could be delegated because it wasn't personal.`,
    ],
    'yes-clause': [
      `without a clause against delegation, any duty may be delegated`,
      `a contract's silence permits the delegation of any duty`,
      `Silence isn't always permission. Even without a clause, a duty in which one person's performance matters may not be delegated.`,
    ],
    'no-personal': [
      `${s.payer.the} was entitled to performance by ${s.maker.the} in person`,
      `a duty may not be delegated without the obligee's consent`,
      `Expecting a certain person doesn't entitle the obligee to performance in person where the work is of an ordinary kind. Such a duty may be delegated.`,
    ],
    'no-novation': replacement(
      `A novation is needed to release the first obligor, not to let another do the work.`,
    ),
    'no-breach': [
      `${whose(s.maker)} delegation was a repudiation, which is a defense`,
      `an obligor that delegates its duty has repudiated the contract`,
      `An obligor that delegates ordinary work has repudiated nothing, so this delegation is no repudiation and no defense.`,
    ],
  }),
  barred: (s) => ({
    'no-barred': [
      `a clause against assigning the contract bars the delegation of duties`,
      `the clause made the delegation ineffective without ${whose(s.payer)} consent`,
      `A bare clause of that sort is read to keep the work with the one who promised it. The obligee could insist on that.`,
    ],
    'no-novation': replacement(
      `Delegation needs no novation. It failed because the parties had agreed to bar it.`,
    ),
    'no-incidental': [
      `${s.delegate.the} was only an incidental beneficiary of the contract`,
      `only a party to the contract may perform the duty`,
      `No beneficiary, incidental or not, is involved. Someone who is no party may perform unless the contract bars it, as this one did.`,
    ],
    'yes-clause': [
      `a clause against assigning the contract does not bar the delegation of duties`,
      `the clause bars only an assignment of rights`,
      `It's the other way around. A bare clause against assigning the contract is read to bar the delegation of duties alone.`,
    ],
    'yes-assignable': [
      `ordinary work may be delegated without the obligee's consent`,
      `${s.payer.the} had no substantial interest in performance by ${s.maker.the}`,
      `A substantial interest in performance matters where the contract is silent. These parties had agreed to bar the delegation even of ordinary work.`,
    ],
    'yes-bound': [
      `${s.maker.the} remained an obligor, so the delegation did no harm`,
      `a delegation that leaves the obligor bound requires no consent`,
      `That the obligor stays bound doesn't override a clause that keeps the work in the obligor's hands.`,
    ],
  }),
  personal: (s) => ({
    'no-personal': [
      `${s.payer.the} had a substantial interest in performance by ${s.artist.the}`,
      `a duty that depends on personal style may not be delegated`,
      `The contract was made for one artist's own manner. Equal skill in someone else isn't what was bought.`,
    ],
    'no-novation': replacement(
      `Delegation as such needs no novation. This duty can't be delegated because it's personal.`,
    ),
    'no-barred': [
      `a duty may be delegated only if the contract permits it`,
      `the contract barred delegation by not permitting it`,
      `A contract needn't permit what it doesn't bar. It's the personal nature of this duty that keeps it from being delegated.`,
    ],
    'yes-assignable': [
      `a duty may be delegated to a delegate of equal skill`,
      `delegation to a person of equal skill requires no consent`,
      `Equal skill is enough for ordinary work. For work chosen for its maker's style, it isn't.`,
    ],
    'yes-clause': [
      `without a clause against delegation, any duty may be delegated`,
      `a contract's silence permits the delegation of any duty`,
      `Silence doesn't always permit delegation. Even without a clause, a duty of personal performance may not be delegated.`,
    ],
    'yes-bound': [
      `${s.artist.the} remained an obligor, so the delegation did no harm`,
      `a delegation that leaves the obligor bound requires no consent`,
      `Staying bound doesn't give the obligee the personal performance that was promised.`,
    ],
  }),
  botched: (s) => ({
    'yes-bound': [
      `delegation does not discharge the delegating obligor`,
      `${s.maker.the} remained bound as obligor after the delegation`,
      `Letting someone else do the work isn't releasing the one who promised it. Both answer for it.`,
    ],
    'yes-clause': forbidden(
      s,
      `A contract that is silent on delegation permits it for ordinary work, so no consent was needed and there was no breach. The obligor answers for how it was done.`,
    ),
    'no-novation': [
      `${whose(s.payer)} consent to the delegate was a novation`,
      `by letting ${s.delegate.the} begin, ${s.payer.the} agreed to a novation`,
      `Consent to performance by a delegate isn't consent to release the obligor, and a novation takes the second.`,
    ],
    'no-breach': [
      `the breach was ${whose(s.delegate)}, which is a defense for ${s.maker.the}`,
      `only the delegate is liable for defective performance`,
      `A delegate's defective performance puts the obligor in breach too. That's no defense, and both are liable.`,
    ],
    'no-modified': [
      `acceptance of the delegate was a modification that discharged ${s.maker.the}`,
      `${s.payer.the}, by not objecting, agreed to modify the contract`,
      `Not objecting to who does the work changes no one's duty. Nothing was modified or discharged.`,
    ],
  }),
  replaced: (s) => ({
    'no-novation': [
      `the letter was a novation, which discharged ${s.maker.the}`,
      `${s.payer.the} accepted a new obligor in a novation`,
      `The obligee took one obligor and let the other go. From then on the first was free, whatever came of the work.`,
    ],
    'no-breach': [
      `the breach was ${whose(s.delegate)}, which is a defense for ${s.maker.the}`,
      `only the delegate is liable for defective performance`,
      `A delegate's defective performance usually makes the first obligor liable too, and that breach is no defense. Here, the obligor had been released.`,
    ],
    'no-paid': [
      `${s.maker.the} was discharged by hiring a replacement for the work`,
      `an obligor that hires a delegate for the work is discharged`,
      `Hiring a delegate or replacement discharges no one. The obligee's agreement to take another instead did.`,
    ],
    'yes-bound': [
      `delegation does not discharge the delegating obligor`,
      `${s.maker.the} remained bound as obligor after the delegation`,
      `Delegation alone discharges no one. An agreement to accept another in place of the obligor does.`,
    ],
    'yes-unrelated': [
      `a release for which ${s.maker.the} gave nothing is no defense`,
      `a discharge without consideration is no defense`,
      `The new promise to the obligee was consideration enough, so the discharge is a good defense.`,
    ],
    'yes-intended': [
      `${s.payer.the} was an intended beneficiary of ${whose(s.delegate)} promise`,
      `an obligee is an intended beneficiary of a delegate's promise`,
      `An intended beneficiary of a delegate's promise may sue the delegate. That doesn't bring back a claim against the old one.`,
    ],
  }),
  assumed: (s) => ({
    'yes-intended': [
      `${s.payer.the} was an intended beneficiary of ${whose(s.delegate)} promise`,
      `an obligee may enforce a delegate's assumption of the duty`,
      `The delegate promised to perform for the obligee and to answer to it. The obligee may hold a promise like that against the delegate.`,
    ],
    'yes-bound': [
      `every delegate is bound to the obligee, whatever was promised`,
      `delegation moves the duty from the obligor to the delegate`,
      `A delegate is bound to the obligee only by a promise to perform, and the duty isn't moved off the obligor.`,
    ],
    'yes-assignable': [
      `${s.maker.the} had assigned to ${s.payer.the} the right to ${whose(s.delegate)} work`,
      `the arrangement was an assignment of ${whose(s.delegate)} promise to ${s.payer.the}`,
      `No right was assigned. The obligee's claim comes straight from a promise meant for it.`,
    ],
    'no-incidental': [
      `${s.payer.the} was an incidental beneficiary of ${whose(s.delegate)} promise`,
      `${s.payer.the} was not a party to the contract with the delegate`,
      `The promise was to perform for the obligee and answer to it. A beneficiary of that sort isn't incidental and needn't be a party.`,
    ],
    'no-novation': [
      `without a novation, only ${s.maker.the} was liable as obligor`,
      `a delegate becomes liable to the obligee only by a novation`,
      `A novation would release the first obligor. A delegate can become liable beside the first one by promising to perform.`,
    ],
    'no-modified': [
      `${s.delegate.the} was free to modify the promise before beginning the work`,
      `a delegate may discharge its promise before it has been relied on`,
      `One party alone can't modify or discharge its own promise, relied on or not.`,
    ],
  }),
  'still-owes': (s) => ({
    'yes-bound': [
      `an obligor remains bound until the creditor is paid or gives a discharge`,
      `${whose(s.payer)} promise to pay did not discharge ${s.maker.the}`,
      `The creditor gained a second person to sue and gave up nothing. Asking one for the money doesn't release the other.`,
    ],
    'yes-intended': [
      `a creditor beneficiary must sue the original debtor before the promisor`,
      `${s.creditor.the}, as a creditor beneficiary, had to sue ${s.maker.the} first`,
      `A creditor beneficiary may sue either one, in any order. What counts is that the debt was never discharged.`,
    ],
    'no-novation': [
      `${s.creditor.the} agreed to a novation by billing ${s.payer.the}`,
      `the bill to ${s.payer.the} was assent to a novation`,
      `A novation takes agreement to release the first debtor. A bill to the second says nothing of that.`,
    ],
    'no-paid': [
      `the work, once finished, was payment of the debt`,
      `${s.maker.the} was discharged when the work was finished`,
      `The finished work earned a promise of payment to the creditor, not the payment itself. Nothing was discharged by it.`,
    ],
    'no-modified': [
      `the new contract modified the debt and discharged ${s.maker.the}`,
      `by sending a bill, ${s.creditor.the} agreed to a modification of the debt`,
      `A contract between two others doesn't modify what one of them owes a third, and a bill agrees to no modification.`,
    ],
  }),
} satisfies ThirdCells
