import type { Cell } from '../../engine/cells.ts'
import { type Party, whose } from '../../engine/party.ts'
import type { ThirdCells } from './reason-id.ts'

const assignee = (third: Party): Cell => [
  `naming ${third.the} in the contract was an assignment of the right to payment`,
  `${third.the} was an assignee of the right to payment`,
  `Nothing was transferred later, so there's no assignee. The right came from the promise itself, as a beneficiary's does.`,
]
const stranger = (third: Party): Cell => [
  `${third.the}, who was not a party to the contract, was an incidental beneficiary`,
  `only a party to the contract may enforce it`,
  `Someone who was no party may enforce a promise that was meant to pay that very person. A beneficiary of that kind isn't incidental.`,
]
const unpaid = (third: Party): Cell => [
  `${whose(third)} lack of consideration is a defense to the claim`,
  `a beneficiary must give consideration in order to enforce the promise`,
  `The work was the consideration. A beneficiary need not give any, so its absence is no defense.`,
]

/** Reasons where the contract names a third person, and nothing happens to the right. */
export const BENEFICIARY_CELLS = {
  gift: (s) => ({
    'yes-intended': [
      `${s.donee.the} was an intended beneficiary of ${whose(s.payer)} promise`,
      `a donee beneficiary may enforce the promise without giving consideration`,
      `The price was to go straight to the person to whom the promisee wanted to give it. That person needn't have paid for it or known of it.`,
    ],
    'yes-assignable': assignee(s.donee),
    'yes-delivered': [
      `the signed writing made this an irrevocable gift to ${s.donee.the}`,
      `a gift that is promised in a signed writing is irrevocable`,
      `A signed and delivered writing fixes an assignment made as a gift. This right rests on a bargain between two others.`,
    ],
    'no-incidental': stranger(s.donee),
    'no-breach': unpaid(s.donee),
    'no-revoked': [
      `an undelivered gift to ${s.donee.the} was revocable`,
      `a gratuitous promise to ${s.donee.the} is revocable until it is performed`,
      `The promise was bargained for, so it's no revocable gift, nor gratuitous on the side of the one who made it. Neither party has undone it.`,
    ],
  }),
  debt: (s) => ({
    'yes-intended': [
      `${s.creditor.the} was an intended beneficiary of ${whose(s.payer)} promise`,
      `a creditor beneficiary may enforce a promise to pay the promisee's debt`,
      `Paying that person was to satisfy the promisee's debt. A promise of that sort may be enforced by the creditor.`,
    ],
    'yes-assignable': assignee(s.creditor),
    'yes-notice': [
      `notice of the promise bound ${s.payer.the} to pay ${s.creditor.the}`,
      `${s.creditor.the} gave notice to ${s.payer.the} before the price had been paid`,
      `Notice matters after an assignment. Here, the promise itself named the person to be paid.`,
    ],
    'no-incidental': stranger(s.creditor),
    'no-breach': unpaid(s.creditor),
    'no-modified': [
      `${whose(s.creditor)} right had not vested when ${s.payer.the} refused to pay`,
      `the right of a beneficiary who did not rely or assent has not vested`,
      `Whether a right has vested matters only if the parties change the promise. These two left it as it was.`,
    ],
    'no-novation': [
      `without a novation, the debt remained ${whose(s.maker)} alone`,
      `only a novation could make ${s.payer.the} liable to ${s.creditor.the}`,
      `A novation would set the first debtor free. A creditor beneficiary may sue the promisor without one.`,
    ],
  }),
  profit: (s) => ({
    'no-incidental': [
      `${s.neighbor.the} was only an incidental beneficiary of the contract`,
      `a person whose gain was merely foreseen is an incidental beneficiary`,
      `Everyone knew of the likely gain, but the promisee bought the work for purposes of its own. Knowledge isn't an intent to benefit.`,
    ],
    'no-breach': [
      `${whose(s.neighbor)} lack of consideration is a defense to the claim`,
      `a beneficiary must give consideration in order to enforce the promise`,
      `Lack of consideration would be no defense against an intended beneficiary. The trouble is that this isn't one.`,
    ],
    'no-modified': [
      `the promisee's decision not to sue discharged the promisor`,
      `${s.payer.the} discharged ${s.maker.the} from the promise by deciding not to sue`,
      `Deciding not to sue discharges no one. And there was no right in a third person for the parties to discharge.`,
    ],
    'yes-intended': [
      `${s.neighbor.the} was an intended beneficiary, since both parties foresaw the benefit`,
      `a third person whose benefit was foreseen may enforce the promise`,
      `A foreseen benefit isn't an intended one. The promisee must mean to give the benefit of the promise to that person.`,
    ],
    'yes-vested': [
      `${whose(s.neighbor)} right vested by justified reliance on the contract`,
      `a third person's right vests by justified reliance on the promise`,
      `Reliance can make an intended beneficiary's right vested. It doesn't create a right in someone else.`,
    ],
  }),
} satisfies ThirdCells
