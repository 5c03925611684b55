import type { Cell } from '../../engine/cells.ts'
import { whose } from '../../engine/party.ts'
import type { ThirdStory } from './facts.ts'
import type { ThirdCells } from './reason-id.ts'

const consent = ({ payer }: ThirdStory): Cell => [
  `neither assignment was effective without ${whose(payer)} assent`,
  `an assignment requires the assent of the obligor`,
  `No assent by the obligor is required to make an assignment effective. The contest is between the two who took it.`,
]

/** Reasons where one right is assigned twice. */
export const RIVAL_CELLS = {
  first: (s) => ({
    'yes-first': [
      `between assignees for value, the earlier assignment prevails`,
      `the earlier assignment left ${s.maker.the} no right to assign to ${s.rival.the}`,
      `Both gave value, and the second has obtained nothing beyond its paper. Notice doesn't change the order.`,
    ],
    'yes-notice': [
      `any assignee that gives notice of the assignment before payment prevails`,
      `${s.creditor.the} gave notice of the assignment before the price was paid`,
      `Notice before payment protects an assignee against the obligor. Between two assignees, the order of the assignments counts.`,
    ],
    'yes-intended': [
      `${s.creditor.the} was an intended beneficiary of ${whose(s.payer)} promise`,
      `an assignee may enforce the promise as an intended beneficiary`,
      `The promise wasn't made for a third person, so there's no intended beneficiary. An assignee's right comes from the later transfer.`,
    ],
    'no-second': [
      `${s.rival.the} was the first assignee to give notice of the assignment`,
      `the first notice to the obligor gave ${s.rival.the} the better right as assignee`,
      `Notice doesn't rank assignees. The earlier assignment was for value, so it prevails.`,
    ],
    'no-revoked': [
      `the second assignment revoked the first`,
      `the first assignment was revocable until the obligor had notice of it`,
      `Only a gratuitous assignment is revocable. The first was made for value.`,
    ],
  }),
  second: (s) => ({
    'no-second': [
      `between assignees for value, ${whose(s.rival)} earlier assignment prevails`,
      `the earlier assignment left nothing to assign to ${s.creditor.the}`,
      `The second to take gave value in good faith but has obtained neither payment, judgment, nor a new promise.`,
    ],
    'no-revoked': [
      `an assignment in satisfaction of an old debt is gratuitous and revocable`,
      `${whose(s.creditor)} assignment was revocable until the obligor assented to it`,
      `Satisfaction of a debt is value, so neither assignment was revocable. What counts is which came first.`,
    ],
    'no-personal': consent(s),
    'yes-first': [
      `${s.creditor.the} was the first assignee to give notice of the assignment`,
      `the first notice to the obligor gave ${s.creditor.the} the better right as assignee`,
      `Giving the first notice doesn't make an assignee first. The order of the assignments does.`,
    ],
    'yes-notice': [
      `a later assignee for value without notice of the earlier assignment prevails`,
      `${s.creditor.the} took in good faith, for value, and without notice of the assignment`,
      `Good faith and value help only a later assignee who has also obtained payment, judgment, or the like.`,
    ],
    'yes-delivered': [
      `a delivered writing prevails over an earlier assignment`,
      `${whose(s.creditor)} delivered writing made the later assignment irrevocable`,
      `Both assignments were in signed writings. A delivered writing fixes a gift but doesn't outrank an earlier assignment.`,
    ],
  }),
  spoken: (s) => ({
    'no-revoked': [
      `a gratuitous assignment without a delivered writing is revocable`,
      `the later assignment revoked the gratuitous assignment to ${s.donee.the}`,
      `The gift rested on words alone. Assigning the same right to someone else took it back.`,
    ],
    'no-breach': [
      `${whose(s.donee)} lack of consideration is a defense to the claim`,
      `an assignee must give consideration in order to enforce the right`,
      `An assignee need not give consideration to enforce the right, so the obligor has no such defense. A gift by words may be taken back, though.`,
    ],
    'no-personal': consent(s),
    'yes-first': [
      `between two assignees, the earlier assignment prevails`,
      `the earlier assignment left ${s.maker.the} no right to assign to ${s.rival.the}`,
      `The earlier assignment prevails only if it can't be revoked. This one was a gift by words alone.`,
    ],
    'yes-notice': [
      `notice of the assignment made the gift to ${s.donee.the} irrevocable`,
      `${s.donee.the} was the first to give notice of the assignment`,
      `Notice to the obligor doesn't make a gift irrevocable. A delivered writing, payment, or reliance would.`,
    ],
    'yes-vested': [
      `${whose(s.donee)} right vested when ${s.payer.the} was told of it`,
      `assent by ${s.donee.the} had vested the right before the later assignment`,
      `Vesting by assent is for beneficiaries. A gift by words alone stays open to revocation.`,
    ],
  }),
  written: (s) => ({
    'yes-delivered': [
      `a gratuitous assignment in a signed and delivered writing is irrevocable`,
      `delivery of the signed writing left no right to assign to ${s.rival.the}`,
      `The signed paper was handed over, and that fixes even a gift. A later taker for value gets nothing.`,
    ],
    'yes-notice': [
      `notice of the assignment made the gift to ${s.donee.the} irrevocable`,
      `${s.donee.the} was the first to give notice of the assignment`,
      `It isn't notice to the obligor that fixes a gift but delivery of the signed writing.`,
    ],
    'yes-intended': [
      `${s.donee.the} was an intended beneficiary of ${whose(s.payer)} promise`,
      `an assignee may enforce the promise as a donee beneficiary`,
      `The contract made no gift. The right came from the later assignment, so no beneficiary is involved.`,
    ],
    'no-revoked': [
      `a gratuitous assignment is revocable until the obligor has paid`,
      `the later assignment revoked the gratuitous assignment to ${s.donee.the}`,
      `A gift is no longer revocable once it's in a signed writing that has been handed over.`,
    ],
    'no-second': [
      `an assignee for value prevails over a gratuitous assignee`,
      `${s.rival.the} gave value for the assignment, and ${s.donee.the} gave none`,
      `Value gives no priority over an earlier gift that can't be revoked.`,
    ],
  }),
} satisfies ThirdCells
