import type { Cell } from '../../engine/cells.ts'
import { whose } from '../../engine/party.ts'
import type { ThirdStory } from './facts.ts'
import type { ThirdCells } from './reason-id.ts'

const stranger = ({ donee }: ThirdStory): Cell => [
  `${donee.the}, who was not a party to the contract, was an incidental beneficiary`,
  `${donee.the} was not a party to the contract and so may not enforce it`,
  `The price was to go straight to the relative as a gift. Such a beneficiary is intended, not incidental, and may enforce a contract without being a party.`,
]
const assignee = ({ donee, maker }: ThirdStory): Cell => [
  `the contract, by naming ${donee.the}, made an assignment of the right to payment`,
  `${donee.the} was an assignee of ${whose(maker)} right to payment`,
  `Nothing was transferred later, so there's no assignee. The right came from the promise itself, as a beneficiary's does.`,
]
const discharged = ({ maker, payer }: ThirdStory): Cell => [
  `${payer.the} was discharged from the promise by paying ${maker.the}`,
  `a promisor is discharged by payment to the promisee`,
  `Payment to the promisee discharges nothing once the right has vested in someone else.`,
]

/** Reasons where the contract makes a gift to a third person, and something happens to the right. */
export const DONEE_CELLS = {
  recalled: (s) => ({
    'no-modified': [
      `${s.donee.the} had no vested right when ${s.maker.the} and ${s.payer.the} modified the promise`,
      `the parties may modify a promise before the beneficiary's right has vested`,
      `No reliance, no suit, and no assent on request came first. Until one does, the parties may change their deal.`,
    ],
    'no-incidental': stranger(s),
    'no-breach': [
      `${s.donee.the} gave no consideration for the promise, which is a defense to the claim`,
      `a beneficiary must give consideration in order to enforce a promise`,
      `A beneficiary needs no consideration. What defeats this one is that the promise was changed in time.`,
    ],
    'yes-vested': [
      `${whose(s.donee)} right vested when the contract was signed`,
      `the right of a donee beneficiary vests as soon as the contract is made`,
      `A beneficiary's right doesn't vest at signing. It takes justified reliance, a suit, or assent at a party's request.`,
    ],
    'yes-intended': [
      `${s.donee.the} was an intended beneficiary of the promise as first made`,
      `a donee beneficiary may enforce the promise as it stood before the modification`,
      `Being an intended beneficiary isn't enough once the promise has been changed before the right vested.`,
    ],
    'yes-notice': [
      `${s.payer.the} did not discharge the promise to ${s.donee.the} by paying ${s.maker.the}`,
      `a modification has no effect until notice of it is given to the beneficiary`,
      `The parties need not give notice of a modification, and payment as modified is a discharge.`,
    ],
  }),
  relied: (s) => ({
    'yes-vested': [
      `${whose(s.donee)} right had vested by justified reliance before the modification`,
      `the parties may not modify the promise after the beneficiary has justifiably relied on it`,
      `A purchase that can't be undone is a material change of position. After that, the parties can't take the promise back.`,
    ],
    'yes-assignable': assignee(s),
    'yes-delivered': [
      `${s.payer.the}, by sending ${s.donee.the} a copy of the contract, made the gift irrevocable`,
      `a gift promised in a delivered writing may not be modified`,
      `Delivery of a writing counts for an assignment made as a gift. What fixed this right was the purchase.`,
    ],
    'no-modified': [
      `${s.maker.the} and ${s.payer.the} were free to modify the promise until the price was paid`,
      `the parties may modify a promise to a donee beneficiary until it is performed`,
      `The power to modify ends earlier, when the beneficiary relies on the promise, sues, or assents at a party's request.`,
    ],
    'no-paid': discharged(s),
    'no-incidental': stranger(s),
  }),
  agreed: (s) => ({
    'yes-vested': [
      `${whose(s.donee)} right had vested by assent at ${whose(s.payer)} request`,
      `the parties may not modify the promise after the beneficiary has assented to it at a party's request`,
      `A yes to a party's question fixes the right, even if nothing is done or spent because of it.`,
    ],
    'yes-assignable': assignee(s),
    'no-modified': [
      `${s.donee.the} had not relied on the promise, so the parties could modify it`,
      `a beneficiary's right vests only by justified reliance, so the modification was effective`,
      `Reliance is only one of three ways. Assent at a party's request ends the power to modify too.`,
    ],
    'no-paid': discharged(s),
    'no-incidental': stranger(s),
  }),
  breached: (s) => ({
    'no-breach': [
      `${s.payer.the} may raise ${whose(s.maker)} breach as a defense to the claim`,
      `a breach by the promisee is a defense against the beneficiary`,
      `A beneficiary's right is no better than the contract. The promisor got no work and owes no price.`,
    ],
    'no-incidental': stranger(s),
    'no-revoked': [
      `${s.maker.the} revoked the gift by abandoning the work`,
      `a gift is revocable by the giver until the price has been paid`,
      `Reliance had put the gift beyond recall. What defeats the claim is that the price was never earned.`,
    ],
    'yes-vested': [
      `${whose(s.donee)} right had vested by justified reliance before the breach`,
      `a beneficiary's right that has vested by reliance survives a breach by the promisee`,
      `A vested right is safe from a change of the deal, not from a breach that discharges the promisor.`,
    ],
    'yes-intended': [
      `${s.donee.the} was an intended beneficiary of ${whose(s.payer)} promise to pay the price`,
      `a donee beneficiary who is without fault may enforce the promise`,
      `Even an intended beneficiary takes subject to a failure of the promised work.`,
    ],
    'yes-unrelated': [
      `${s.payer.the} may not raise a defense against ${s.maker.the} in an action by a beneficiary`,
      `a breach by the promisee is not a defense against the beneficiary`,
      `Only claims from another transaction are kept out. A breach of this very contract is a defense.`,
    ],
  }),
  offset: (s) => ({
    'yes-unrelated': [
      `${s.payer.the} may not set off ${whose(s.maker)} debt from an unrelated transaction against a beneficiary`,
      `a setoff from an unrelated transaction is not a defense against a beneficiary`,
      `Defenses must come from the contract that made the promise. The unpaid sale was another transaction, with someone else.`,
    ],
    'yes-assignable': assignee(s),
    'yes-vested': [
      `${whose(s.donee)} right had vested before ${s.payer.the} claimed a setoff`,
      `${whose(s.donee)} right vested, free of any setoff, when the work was finished`,
      `Finishing the work doesn't vest a beneficiary's right. Here it's enough that the debt came from another transaction.`,
    ],
    'no-breach': [
      `a beneficiary takes subject to any defense that the promisor has against the promisee`,
      `${s.payer.the} may raise a setoff against ${s.maker.the} as a defense against a beneficiary`,
      `A beneficiary takes subject to defenses from the contract itself, not to a setoff from another transaction.`,
    ],
    'no-paid': [
      `${s.payer.the} was discharged when the earlier debt was set off against the price`,
      `the price was discharged by setoff against ${whose(s.maker)} debt`,
      `Setoff is neither payment nor discharge here, since the price was never owed to the promisee, whose debt this is.`,
    ],
    'no-incidental': stranger(s),
  }),
} satisfies ThirdCells
