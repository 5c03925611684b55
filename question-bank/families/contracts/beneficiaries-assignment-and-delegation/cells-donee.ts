import type { Cell } from '../../engine/cells.ts'
import { whose } from '../../engine/party.ts'
import type { ThirdStory } from './facts.ts'
import type { ThirdCells } from './reason-id.ts'

const stranger = ({ donee }: ThirdStory): Cell => [
  `${donee.the}, who was not a party to the contract, was an incidental beneficiary`,
  `only a party to the contract may enforce it`,
  `The price was to go straight to the relative as a gift. Such a beneficiary is intended, not incidental, and may enforce a contract without being a party.`,
]
const assignee = ({ donee }: ThirdStory): Cell => [
  `naming ${donee.the} in the contract was an assignment of the right to payment`,
  `${donee.the} was an assignee of the right to payment`,
  `Nothing was transferred later, so there's no assignee. The right came from the promise itself, as a beneficiary's does.`,
]
const discharged = ({ maker, payer }: ThirdStory): Cell => [
  `payment to ${maker.the} discharged ${payer.the} from the promise`,
  `the promisor was discharged by payment to the promisee`,
  `Payment to the promisee discharges nothing once the right has vested in someone else.`,
]

/** Reasons where the contract makes a gift to a third person, and something happens to the right. */
export const DONEE_CELLS = {
  recalled: (s) => ({
    'no-modified': [
      `the parties could modify the promise before ${whose(s.donee)} right had vested`,
      `${whose(s.donee)} right had not vested before the modification`,
      `No reliance, no suit, and no assent on request came first. Until one does, the parties may change their deal.`,
    ],
    'no-incidental': stranger(s),
    'no-breach': [
      `${whose(s.donee)} lack of consideration is a defense to the claim`,
      `a beneficiary must give consideration in order to enforce the promise`,
      `A beneficiary needs no consideration. What defeats this one is that the promise was changed in time.`,
    ],
    'yes-vested': [
      `${whose(s.donee)} right vested when the contract was signed`,
      `the right of a donee beneficiary is vested from the start`,
      `A beneficiary's right doesn't vest at signing. It takes justified reliance, a suit, or assent at a party's request.`,
    ],
    'yes-intended': [
      `${s.donee.the} was an intended beneficiary of the promise as first made`,
      `a donee beneficiary may enforce the promise despite a later modification`,
      `Being an intended beneficiary isn't enough once the promise has been changed before the right vested.`,
    ],
    'yes-notice': [
      `payment to ${s.maker.the} is no discharge of a promise to ${s.donee.the}`,
      `the modification had no effect without notice to ${s.donee.the}`,
      `The parties need not give notice of a modification, and payment as modified is a discharge.`,
    ],
  }),
  relied: (s) => ({
    'yes-vested': [
      `${whose(s.donee)} right had vested by justified reliance on the promise`,
      `justified reliance had vested the right before the modification`,
      `A purchase that can't be undone is a material change of position. After that, the parties can't take the promise back.`,
    ],
    'yes-assignable': assignee(s),
    'yes-delivered': [
      `the copy of the contract was a delivered writing, which made the gift irrevocable`,
      `a gift in a delivered writing is irrevocable`,
      `Delivery of a writing counts for an assignment made as a gift. What fixed this right was the purchase.`,
    ],
    'no-modified': [
      `${s.maker.the} and ${s.payer.the} were free to modify the promise before payment`,
      `the parties may modify a promise to a donee beneficiary until it is performed`,
      `The power to modify ends earlier, when the beneficiary relies on the promise, sues, or assents at a party's request.`,
    ],
    'no-paid': discharged(s),
    'no-incidental': stranger(s),
  }),
  agreed: (s) => ({
    'yes-vested': [
      `${whose(s.donee)} right had vested by assent at ${whose(s.payer)} request`,
      `assent that a party requested had vested the right before the modification`,
      `A yes to a party's question fixes the right, even if nothing is done or spent because of it.`,
    ],
    'yes-assignable': assignee(s),
    'no-modified': [
      `without justified reliance by ${s.donee.the}, the parties could modify the promise`,
      `mere assent does not keep the parties from a modification`,
      `Reliance is only one of three ways. Assent at a party's request ends the power to modify too.`,
    ],
    'no-paid': discharged(s),
    'no-incidental': stranger(s),
  }),
  breached: (s) => ({
    'no-breach': [
      `breach by the promisee is a defense against the beneficiary`,
      `${s.payer.the} may raise ${whose(s.maker)} breach as a defense to the claim`,
      `A beneficiary's right is no better than the contract. The promisor got no work and owes no price.`,
    ],
    'no-incidental': stranger(s),
    'no-revoked': [
      `${whose(s.maker)} abandonment of the work revoked the gift`,
      `a gift is revocable by the giver until the price has been paid`,
      `Reliance had put the gift beyond recall. What defeats the claim is that the price was never earned.`,
    ],
    'yes-vested': [
      `${whose(s.donee)} right had vested by justified reliance on the promise`,
      `justified reliance had vested the right before the breach`,
      `A vested right is safe from a change of the deal, not from a breach that discharges the promisor.`,
    ],
    'yes-intended': [
      `${s.donee.the} was an intended beneficiary of ${whose(s.payer)} promise`,
      `a donee beneficiary without fault may enforce the promise`,
      `Even an intended beneficiary takes subject to a failure of the promised work.`,
    ],
    'yes-unrelated': [
      `a defense against ${s.maker.the} is no defense against a beneficiary without fault`,
      `a breach by the promisee is no defense to a beneficiary's claim`,
      `Only claims from another transaction are kept out. A breach of this very contract is a defense.`,
    ],
  }),
  offset: (s) => ({
    'yes-unrelated': [
      `a setoff from another transaction is no defense against a beneficiary`,
      `${whose(s.maker)} debt from another transaction is no defense against ${s.donee.the}`,
      `Defenses must come from the contract that made the promise. The unpaid sale was another transaction, with someone else.`,
    ],
    'yes-assignable': assignee(s),
    'yes-vested': [
      `${whose(s.donee)} right had vested when the work was finished`,
      `the right had vested before ${s.payer.the} claimed a setoff`,
      `Finishing the work doesn't vest a beneficiary's right. Here it's enough that the debt came from another transaction.`,
    ],
    'no-breach': [
      `a beneficiary takes subject to every defense against the promisee`,
      `${s.payer.the} may raise a setoff against ${s.maker.the} as a defense to the claim`,
      `A beneficiary takes subject to defenses from the contract itself, not to a setoff from another transaction.`,
    ],
    'no-paid': [
      `setoff against the earlier debt discharged the price`,
      `the price was discharged by setoff against ${whose(s.maker)} debt`,
      `Setoff is neither payment nor discharge here, since the price was never owed to the promisee, whose debt this is.`,
    ],
    'no-incidental': stranger(s),
  }),
} satisfies ThirdCells
