import { his, whose } from '../../engine/party.ts'
import type { RecordingCells } from './reason-id.ts'

/** Reasons where it is at issue whether the later claimant is one whom the act protects. */
export const PROTECTED_CELLS = {
  donee: ({ first, owner, second }) => ({
    'no-value': [
      `${second.the} was a donee, whom the act does not protect as a purchaser for value`,
      `${second.the} gave no value for the deed and was not a purchaser for value`,
      `Nothing was paid. The act protects only purchasers for value, so the earlier conveyance keeps its priority.`,
    ],
    'no-record': [
      `the recording of ${whose(first)} deed in August gave ${second.the} record notice under the act`,
      `${whose(first)} deed, once recorded, gave ${second.the} record notice from the date of its delivery`,
      `Nothing was on record in June. The trouble is that the later claimant paid nothing.`,
    ],
    'yes-notice': [
      `${second.the} took without notice of ${whose(first)} deed and so was protected by the act`,
      `the act protects ${second.the}, who had no actual notice or record notice`,
      `A person who took without notice of the earlier deed is protected only as a purchaser for value. A gift isn't a purchase.`,
    ],
    'yes-race': [
      `${second.the} was the first to record and so had priority under the act`,
      `a recorded deed of gift has priority over an earlier deed that is not of record`,
      `That ${second.the} was the first to record decides nothing under this act, and a recorded gift is still a gift.`,
    ],
    'yes-shelter': [
      `under the shelter rule, ${second.the} succeeded to the rights of ${owner.the} as record owner`,
      `the shelter rule gives a donee the rights of a grantor who holds record title`,
      `Shelter passes on a protected purchaser's rights. The owner had already conveyed and had none against the first buyer.`,
    ],
  }),
  creditor: ({ first, owner, second }) => ({
    'no-value': [
      `${second.the}, a judgment creditor, was not a purchaser for value`,
      `the recording act does not protect a judgment creditor against an earlier deed`,
      `The act names purchasers only, and the lien reaches what the debtor owns. By June, this debtor owned nothing there.`,
    ],
    'no-record': [
      `the recording of ${whose(first)} deed in August gave record notice before the lien was enforced`,
      `${second.the} had record notice of ${whose(first)} deed before enforcing the judgment lien`,
      `The act doesn't protect a lien holder at all, so it doesn't matter when the deed was recorded.`,
    ],
    'yes-notice': [
      `${second.the} obtained the judgment lien without notice of ${whose(first)} deed`,
      `${second.the} had neither actual notice nor record notice when the judgment was docketed`,
      `Being without actual or record notice protects purchasers. A lien that is obtained by docketing a judgment isn't purchased.`,
    ],
    'yes-value': [
      `${second.the} had given value to ${owner.the} and so was a purchaser for value`,
      `a judgment creditor is a purchaser for value in the amount of the judgment`,
      `The value was given long before and not in exchange for any interest in the land. The lien came from the judgment.`,
    ],
    'yes-race': [
      `the judgment was docketed before ${whose(first)} deed was recorded`,
      `${second.the} was the first to record, by docketing the judgment`,
      `The act asks about notice, not about what was docketed or recorded first, and it protects only purchasers.`,
    ],
  }),
  lender: ({ first, owner, second }) => ({
    'yes-value': [
      `${second.the}, as a mortgagee, was a purchaser for value without notice`,
      `a mortgagee that lends without notice is protected as a bona fide purchaser`,
      `A lender who gives present value for a mortgage is a purchaser, and nothing showed the earlier deed.`,
    ],
    'yes-race': [
      `${second.the} was the first to record and so had priority under the act`,
      `the mortgage was recorded before ${whose(first)} deed, which is all that the act requires`,
      `That ${second.the} was the first to record doesn't matter. This act asks about notice.`,
    ],
    'no-value': [
      `${second.the} was a creditor of ${owner.the} and not a purchaser for value`,
      `a mortgagee holds a mere lien and is not a purchaser for value`,
      `A judgment creditor isn't a purchaser. A mortgagee is, since the mortgage is given in exchange for the loan.`,
    ],
    'no-priority': [
      `${whose(first)} deed was first in time and left ${owner.the} nothing to mortgage`,
      `a deed that is first in time prevails over a later mortgage of the same land`,
      `An act that protects purchasers lets the record owner pass more than was left, to a lender as to a buyer.`,
    ],
  }),
  shelter: ({ first, second, third }) => ({
    'yes-shelter': [
      `the shelter rule gave ${third.the} the rights of ${second.the}, a bona fide purchaser`,
      `${third.the} took from a bona fide purchaser and is protected by the shelter rule`,
      `The seller prevailed over the earlier deed, and whoever buys from a protected owner stands in that owner's place, even with notice.`,
    ],
    'yes-value': [
      `${third.the} paid a fair price and so was a purchaser for value under the act`,
      `${third.the} was a purchaser for value, which is all that the act requires`,
      `Value alone isn't enough under this act, since the last buyer had seen the earlier deed.`,
    ],
    'no-actual': [
      `${third.the} had actual notice of ${whose(first)} deed at the time of payment`,
      `${third.the} knew of ${whose(first)} deed and was not a bona fide purchaser`,
      `With actual notice, the last buyer isn't a bona fide purchaser but took from one, and that's enough.`,
    ],
    'no-shelter': [
      `the shelter rule does not protect a purchaser who has actual notice`,
      `actual notice of ${whose(first)} deed deprived ${third.the} of the benefit of the shelter rule`,
      `Covering such a buyer is the point of the rule. Without it, a protected owner couldn't sell once the earlier deed became known.`,
    ],
    'no-record': [
      `${whose(first)} recorded deed gave ${third.the} record notice at the time of payment`,
      `under the act, ${third.the} had record notice of ${whose(first)} deed`,
      `Record notice would defeat a buyer who had to rely on the act alone. This one can rely on the seller's protection.`,
    ],
    'no-priority': [
      `${first.the} recorded before ${second.the} did and so had priority under the act`,
      `${second.the} had lost priority by failing to record first and passed no protection on`,
      `Under this act, the order of recording doesn't matter, so the seller had good title to pass on.`,
    ],
  }),
  'both-shelter': ({ first, second, third }) => ({
    'yes-shelter': [
      `the shelter rule gave ${third.the} the rights of ${second.the}, a bona fide purchaser`,
      `${third.the} took from a protected owner and is protected by the shelter rule`,
      `The giver met both tests of the act, and a gift passes on everything that the giver had.`,
    ],
    'yes-race-notice': [
      `${third.the} took without actual notice and recorded without delay`,
      `${third.the} was a bona fide purchaser and recorded ${his(third)} deed promptly`,
      `A person who pays nothing isn't a purchaser, and by then the earlier deed was of record.`,
    ],
    'no-value': [
      `${third.the} was a donee and not a purchaser for value under the act`,
      `the recording act does not protect ${third.the}, a donee, against an earlier deed`,
      `A donee isn't protected by the act directly. This one takes what a protected owner had.`,
    ],
    'no-shelter': [
      `the shelter rule does not protect a donee of a bona fide purchaser`,
      `a donee, who pays nothing, does not have the benefit of the shelter rule`,
      `The rule covers anyone who takes from a protected owner, by gift or by sale.`,
    ],
    'no-record': [
      `${whose(first)} recorded deed gave ${third.the} record notice in October`,
      `under the act, ${third.the} had record notice of ${whose(first)} deed`,
      `Notice to someone who takes from a protected owner makes no difference.`,
    ],
  }),
  'no-shelter': ({ first, it, second, third }) => ({
    'no-shelter': [
      `${second.the} took with notice and had no protection to pass on under the shelter rule`,
      `under the shelter rule, ${third.the} has no more protection than ${second.the}, who took with notice`,
      `The giver had seen the earlier deed before buying and wasn't protected, so there was nothing to shelter under.`,
    ],
    'no-inquiry': [
      `the failure of ${third.the} to inspect ${it} was inquiry notice of an earlier deed`,
      `a person who does not inspect land takes with inquiry notice of an earlier deed`,
      `An inspection of the empty property would have shown no one, so a failure to inspect isn't inquiry notice.`,
    ],
    'yes-race': [
      `${second.the} had been the first to record and so had priority under the act`,
      `${second.the} recorded first and so passed priority under the act to ${third.the}`,
      `Having been the first to record helps under a race act. This act asks about notice, which the giver had.`,
    ],
    'yes-shelter': [
      `the shelter rule protects a donee who takes from the record owner`,
      `under the shelter rule, ${third.the} succeeded to the rights of ${second.the} as record owner`,
      `Record title isn't what passes. The rule passes on a bona fide purchaser's protection, and the giver had none.`,
    ],
    'yes-notice': [
      `${third.the} took without notice of ${whose(first)} deed and so was protected by the act`,
      `the act protects ${third.the}, who had no actual notice or record notice`,
      `A person who took without notice of the earlier deed is protected only as a purchaser for value. The last taker paid nothing.`,
    ],
  }),
} satisfies RecordingCells
