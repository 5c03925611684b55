import { whose } from '../../engine/party.ts'
import type { PreclusionCells } from './reason-id.ts'

/** Reasons where claim preclusion is pleaded against somebody who was not the named plaintiff. */
export const PARTY_CELLS = {
  competitor: ({ plaintiff, defendant, rival }) => ({
    'no-party': [
      `${rival.the} was neither a party nor in privity with a party to the first action`,
      'the judgment does not bind a nonparty who was not in privity with a party',
      `No one has to join another's suit. Knowledge of it, a like interest, and a shared lawyer don't make privity.`,
    ],
    'no-merits': [
      'a general verdict without findings is not an adjudication on the merits',
      'a judgment for a defendant on a general verdict is not on the merits',
      `The verdict was on the merits. It binds only parties and those in privity with them.`,
    ],
    'no-final': [
      'a judgment is not final while other competitors may still sue',
      'no judgment on the advertisements is final until all competitors have been heard',
      `The first judgment is final, although other competitors may have claims. The trouble is whom it binds.`,
    ],
    'yes-privity': [
      `a shared interest and a shared lawyer put ${rival.the} in privity with ${plaintiff.the}`,
      `a competitor with the same interest and lawyer is in privity with ${plaintiff.the}`,
      `Sharing an interest and a lawyer makes no privity. Taylor rejects virtual representation.`,
    ],
    'yes-transaction': [
      'both actions arise from the same transaction and are the same claim',
      `${whose(rival)} losses arise from the same transaction and are part of the same claim`,
      `A judgment ends the claim of the plaintiff who brought it. Another seller's losses from the same transaction are that seller's to sue for.`,
    ],
    'yes-nonmutual': [
      `mutuality is not required, so ${defendant.the} may use its judgment against a nonparty`,
      'nonmutual preclusion is available to a defendant that has prevailed',
      `Nonmutual preclusion, where mutuality isn't required, lets strangers use a judgment against a party. It never lets a defendant that prevailed use one against strangers.`,
    ],
    'yes-final': [
      'a final judgment binds competitors who knew of the action and could have joined',
      'one who could have joined an action is bound by the final judgment in it',
      `There's no duty to intervene. A stranger who watches and waits isn't bound by a final judgment.`,
    ],
  }),
  successor: ({ plaintiff, rival }) => ({
    'yes-privity': [
      `${rival.the}, as the assignee of the claims, is in privity with ${plaintiff.the}`,
      'an assignee of claims is in privity with the party that assigned them',
      `Buyer and seller of a claim are the classic privies: the buyer gets no more than the seller had left.`,
    ],
    'yes-final': [
      'a final judgment on the advertisements binds every later competitor',
      'a final judgment on the advertisements bars actions by other sellers too',
      `A final judgment doesn't bind the whole trade. It reaches this buyer because the claims came from a party.`,
    ],
    'yes-nonmutual': [
      'nonmutual claim preclusion binds later plaintiffs who sue over the same conduct',
      'mutuality is no longer required, so claim preclusion binds later plaintiffs',
      `Giving up mutuality widened who may use a judgment, not who is bound. Privity binds this buyer.`,
    ],
    'no-party': [
      `${rival.the} was not a party to the first action and so is not bound by it`,
      'claim preclusion does not bind a buyer who was not a party',
      `A nonparty is usually free, but one who takes over a party's claim afterward stands in that party's place.`,
    ],
    'no-fair': [
      `claim preclusion would be unfair to ${rival.the}, who had no notice of the action`,
      'claim preclusion is unfair to a buyer who knew nothing of the judgment',
      `Whether it's unfair doesn't enter into it: a buyer can look for judgments, and an extinguished claim can't revive by a sale.`,
    ],
    'no-transaction': [
      `the sale was a new transaction, so ${whose(rival)} action is not the same claim`,
      'a claim in the hands of a new owner is not the same claim',
      `The sale changed the owner of the claim, not the claim. The transaction sued on is still the advertisements.`,
    ],
  }),
  class: ({ rival }) => ({
    'yes-privity': [
      'a class action binds absent members who were adequately represented',
      `claim preclusion binds ${rival.the} as an adequately represented class member`,
      `Absent members who are adequately represented and don't opt out of a damages class are bound, win or lose.`,
    ],
    'yes-final': [
      'a final judgment binds any competitor who had notice of the action',
      'notice of an action is enough to make its final judgment binding',
      `Notice alone binds no stranger. This one was a member of a certified class with adequate representatives.`,
    ],
    'yes-nonmutual': [
      'nonmutual claim preclusion binds later plaintiffs who sue over the same conduct',
      'mutuality is no longer required, so claim preclusion binds later plaintiffs',
      `Mutuality is about who may use a judgment. What binds this competitor is membership in the class.`,
    ],
    'no-party': [
      `${rival.the} was not a named party to the class action`,
      'a class member who took no part in the action is not in privity with a party to it',
      `A properly conducted class action is the great exception: its members are bound without being named.`,
    ],
    'no-litigated': [
      `${whose(rival)} own lost sales were not actually litigated in the first action`,
      'claim preclusion does not reach losses that were not actually litigated',
      `Claim preclusion doesn't ask what was actually litigated. The class lost on the claim itself.`,
    ],
    'no-transaction': [
      'the lost sales of each class member are not the same claim',
      `${whose(rival)} lost sales do not arise from the same transaction`,
      `The lost sales of each member were part of the claim that the class tried. They arise from the same advertisements.`,
    ],
  }),
} satisfies PreclusionCells
