import type { Cell } from '../../engine/cells.ts'
import { whose } from '../../engine/party.ts'
import type { ThirdStory } from './facts.ts'
import type { ThirdCells } from './reason-id.ts'

const consent = ({ payer }: ThirdStory): Cell => [
  `the assignments were ineffective without ${whose(payer)} assent`,
  `an assignment of a right requires the obligor's assent`,
  `Assignments aren't ineffective for want of the obligor's assent. The contest is between the two who took it.`,
]

/** Reasons where one right is assigned twice. */
export const RIVAL_CELLS = {
  first: (s) => ({
    'yes-first': [
      `the earlier of two assignments for value prevails`,
      `${s.maker.the}, having made the earlier assignment, had no right left to assign to ${s.rival.the}`,
      `Both gave value, and the second has obtained nothing beyond its paper. Notice doesn't change the order.`,
    ],
    'yes-notice': [
      `an assignee that gives notice of the assignment before payment prevails`,
      `${s.creditor.the} gave ${s.payer.the} notice of the assignment before the price was paid`,
      `Notice before payment protects an assignee against the obligor. Between two assignees, the order of the assignments counts.`,
    ],
    'yes-intended': [
      `${s.creditor.the} was an intended beneficiary of ${whose(s.payer)} promise to pay the price`,
      `an assignee of a promise may enforce it as an intended beneficiary`,
      `The promise wasn't made for a third person, so there's no intended beneficiary. An assignee's right comes from the later transfer.`,
    ],
    'no-second': [
      `the first assignee to give the obligor notice of the assignment prevails`,
      `${s.rival.the}, an assignee in good faith, gave ${s.payer.the} notice of the assignment first`,
      `Notice doesn't rank assignees. The earlier assignment was for value, so it prevails.`,
    ],
    'no-revoked': [
      `${s.maker.the} revoked the earlier assignment by making the later one`,
      `the earlier assignment was revocable until ${s.payer.the} had notice of it`,
      `Only a gratuitous assignment is revocable. The first was made for value.`,
    ],
  }),
  second: (s) => ({
    'no-second': [
      `the earlier of two assignments for value prevails`,
      `${s.maker.the}, having made the earlier assignment, had no right left to assign to ${s.creditor.the}`,
      `The second to take gave value in good faith but has obtained neither payment, judgment, nor a new promise.`,
    ],
    'no-revoked': [
      `an assignment in satisfaction of an old debt is gratuitous and revocable`,
      `the assignment to ${s.creditor.the} was revocable until ${s.payer.the} assented to it`,
      `Satisfaction of a debt is value, so neither assignment was revocable. What counts is which came first.`,
    ],
    'no-personal': consent(s),
    'yes-first': [
      `the first assignee to give the obligor notice of the assignment prevails`,
      `${s.creditor.the}, an assignee in good faith, gave ${s.payer.the} notice of the assignment first`,
      `Giving the first notice doesn't make an assignee first. The order of the assignments does.`,
    ],
    'yes-notice': [
      `a later assignee for value without notice of the earlier assignment prevails`,
      `${s.creditor.the} gave value for the assignment in good faith and without notice of the earlier one`,
      `Good faith and value help only a later assignee who has also obtained payment, judgment, or the like.`,
    ],
    'yes-delivered': [
      `an assignment in a delivered writing prevails over an earlier assignment`,
      `the delivered writing made the assignment to ${s.creditor.the} irrevocable`,
      `Both assignments were in signed writings. A delivered writing fixes a gift but doesn't outrank an earlier assignment.`,
    ],
  }),
  spoken: (s) => ({
    'no-revoked': [
      `a gratuitous assignment without a delivered writing is revocable`,
      `${s.maker.the} revoked the gratuitous assignment by assigning the right to ${s.rival.the}`,
      `The gift rested on words alone. Assigning the same right to someone else took it back.`,
    ],
    'no-breach': [
      `an assignee must give consideration in order to enforce the assigned right`,
      `${s.donee.the} gave no consideration for the assignment, which is a defense for ${s.payer.the}`,
      `An assignee need not give consideration to enforce the right, so the obligor has no such defense. A gift by words may be taken back, though.`,
    ],
    'no-personal': consent(s),
    'yes-first': [
      `the earlier of two assignments prevails`,
      `${s.maker.the}, having made the earlier assignment, had no right left to assign to ${s.rival.the}`,
      `The earlier assignment prevails only if it can't be revoked. This one was a gift by words alone.`,
    ],
    'yes-notice': [
      `${s.donee.the} made the gratuitous assignment irrevocable by giving notice of it to ${s.payer.the}`,
      `${s.donee.the} was the first assignee to give notice of the assignment to ${s.payer.the}`,
      `Notice to the obligor doesn't make a gift irrevocable. A delivered writing, payment, or reliance would.`,
    ],
    'yes-vested': [
      `${whose(s.donee)} right vested when ${s.payer.the} was told of the assignment`,
      `${s.donee.the} assented to the assignment, and the right vested before the later one`,
      `Vesting by assent is for beneficiaries. A gift by words alone stays open to revocation.`,
    ],
  }),
  written: (s) => ({
    'yes-delivered': [
      `a gratuitous assignment in a signed and delivered writing is irrevocable`,
      `${s.maker.the}, having delivered the signed writing, had no right left to assign to ${s.rival.the}`,
      `The signed paper was handed over, and that fixes even a gift. A later taker for value gets nothing.`,
    ],
    'yes-notice': [
      `${s.donee.the} made the gratuitous assignment irrevocable by giving notice of it to ${s.payer.the}`,
      `${s.donee.the} was the first assignee to give notice of the assignment to ${s.payer.the}`,
      `It isn't notice to the obligor that fixes a gift but delivery of the signed writing.`,
    ],
    'yes-intended': [
      `${s.donee.the} was an intended beneficiary of ${whose(s.payer)} promise to pay the price`,
      `an assignee of a gift may enforce the promise as a donee beneficiary`,
      `The contract made no gift. The right came from the later assignment, so no beneficiary is involved.`,
    ],
    'no-revoked': [
      `a gratuitous assignment is revocable until the obligor has paid the assignee`,
      `${s.maker.the} revoked the gratuitous assignment by assigning the right to ${s.rival.the}`,
      `A gift is no longer revocable once it's in a signed writing that has been handed over.`,
    ],
    'no-second': [
      `an assignee for value prevails over an assignee that gave nothing`,
      `${s.rival.the} gave value for the assignment, and ${s.donee.the} gave none`,
      `Value gives no priority over an earlier gift that can't be revoked.`,
    ],
  }),
} satisfies ThirdCells
