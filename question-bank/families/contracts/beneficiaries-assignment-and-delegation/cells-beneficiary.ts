import type { Cell } from '../../engine/cells.ts'
import { type Party, whose } from '../../engine/party.ts'
import { CONTRACTOR } from './facts.ts'
import type { ThirdCells } from './reason-id.ts'

const assignee = (third: Party, maker: Party): Cell => [
  `the contract, by naming ${third.the}, made an assignment of the right to payment`,
  `${third.the} was an assignee of ${whose(maker)} right to payment`,
  `Nothing was transferred later, so there's no assignee. The right came from the promise itself, as a beneficiary's does.`,
]
const stranger = (third: Party): Cell => [
  `${third.the}, who was not a party to the contract, was an incidental beneficiary`,
  `${third.the} was not a party to the contract and so may not enforce it`,
  `A person who isn't a party may enforce a promise that was meant to pay that very person. Such a beneficiary isn't incidental.`,
]
const unpaid = (third: Party): Cell => [
  `${third.the} gave no consideration for the promise, which is a defense to the claim`,
  `a beneficiary must give consideration in order to enforce a promise`,
  `The work was the consideration. A beneficiary need not give any, so its absence is no defense.`,
]

/** Reasons where the contract names a third person, and nothing happens to the right. */
export const BENEFICIARY_CELLS = {
  gift: (s) => ({
    'yes-intended': [
      `${s.donee.the} was an intended beneficiary of ${whose(s.payer)} promise to pay the price`,
      `a donee beneficiary may enforce a promise without having given consideration`,
      `The price was to go straight to the person to whom the promisee wanted to give it. That person needn't have paid for it or known of it.`,
    ],
    'yes-assignable': assignee(s.donee, s.maker),
    'yes-delivered': [
      `the signed contract made the gift to ${s.donee.the} irrevocable`,
      `a gift that is promised in a signed writing may not be revoked`,
      `A signed and delivered writing fixes an assignment made as a gift. This right rests on a bargain between two others.`,
    ],
    'no-incidental': stranger(s.donee),
    'no-breach': unpaid(s.donee),
    'no-revoked': [
      `the gift to ${s.donee.the} was never delivered and so remained revocable`,
      `a promise of a gift is revocable until it is performed`,
      `The promise was bargained for, so the one who made it gave no revocable gift. The two parties could have changed it but haven't.`,
    ],
  }),
  debt: (s) => ({
    'yes-intended': [
      `${s.creditor.the} was an intended beneficiary of ${whose(s.payer)} promise to pay the price`,
      `a creditor beneficiary may enforce a promise to pay the promisee's debt`,
      `Paying that person was to satisfy the promisee's debt. A promise of that sort may be enforced by the creditor.`,
    ],
    'yes-assignable': assignee(s.creditor, s.maker),
    'yes-notice': [
      `${s.payer.the}, having had notice of the debt, was bound to pay ${s.creditor.the}`,
      `${s.creditor.the} gave ${s.payer.the} notice of the debt before the price was paid`,
      `Notice matters after an assignment. Here, the promise itself named the person to be paid.`,
    ],
    'no-incidental': stranger(s.creditor),
    'no-breach': unpaid(s.creditor),
    'no-modified': [
      `${whose(s.creditor)} right had not vested by reliance or assent when ${s.payer.the} refused to pay`,
      `a creditor beneficiary who neither relied nor assented has no vested right`,
      `Whether a right has vested matters only if the parties change the promise. These two left it as it was.`,
    ],
    'no-novation': [
      `the debt remained ${whose(s.maker)} alone because there was no novation`,
      `only a novation could make ${s.payer.the} liable to ${s.creditor.the}`,
      `A novation would set the first debtor free. A creditor beneficiary may sue the promisor without one.`,
    ],
  }),
  profit: (s) => ({
    'no-incidental': [
      `${s.neighbor.the} was only an incidental beneficiary of the contract`,
      `a person whose benefit was merely foreseen is an incidental beneficiary`,
      `Everyone knew of the likely gain, but the promisee bought the work for purposes of its own. Knowledge isn't an intent to benefit.`,
    ],
    'no-breach': [
      `${s.neighbor.the} gave no consideration for the promise, which is a defense to the claim`,
      `a beneficiary must give consideration in order to enforce a promise`,
      `Lack of consideration would be no defense against an intended beneficiary. The trouble is that this isn't one.`,
    ],
    'no-modified': [
      `${s.payer.the}, by deciding not to sue, discharged ${CONTRACTOR.the} from the promise`,
      `the promisee's decision not to sue discharged the promisor`,
      `Deciding not to sue discharges no one. And there was no right in a third person for the parties to discharge.`,
    ],
    'yes-intended': [
      `${s.neighbor.the} was an intended beneficiary, since both parties foresaw the benefit`,
      `a third person whose benefit both parties foresaw may enforce the promise`,
      `A foreseen benefit isn't an intended one. The promisee must mean to give the benefit of the promise to that person.`,
    ],
    'yes-vested': [
      `${whose(s.neighbor)} right vested by justified reliance on the contract`,
      `a person who justifiably relies on a contract acquires a vested right under it`,
      `Reliance can make an intended beneficiary's right vested. It doesn't create a right in someone else.`,
    ],
  }),
} satisfies ThirdCells
