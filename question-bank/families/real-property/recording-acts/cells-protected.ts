import { whose } from '../../engine/party.ts'
import type { RecordingCells } from './reason-id.ts'

/** Reasons where it is at issue whether the later claimant is one whom the act protects. */
export const PROTECTED_CELLS = {
  donee: ({ first, second }) => ({
    'no-value': [
      `${second.the} was a donee and not a purchaser for value`,
      `${second.the} gave nothing for the deed and was not a purchaser for value`,
      `Nothing was paid. The act protects only purchasers for value, so the earlier conveyance keeps its priority.`,
    ],
    'no-record': [
      `${second.the} had record notice of the earlier deed`,
      `the recording of the earlier deed gave ${second.the} record notice under the act`,
      `Nothing was on record in June. The trouble is that the later claimant paid nothing.`,
    ],
    'yes-notice': [
      `${second.the} took without notice of the earlier deed`,
      `the act protected ${second.the}, who had no actual notice`,
      `A person who took without notice of the earlier deed is protected only as a purchaser for value. A gift isn't a purchase.`,
    ],
    'yes-race': [
      `${second.the} was the first to record`,
      `${whose(second)} deed was recorded before ${whose(first)} deed`,
      `That ${second.the} was the first to record decides nothing under this act, and a recorded gift is still a gift.`,
    ],
    'yes-shelter': [
      `the shelter rule gave ${second.the} the rights of the record owner`,
      `under the shelter rule, ${second.the} took the priority of the record owner`,
      `Shelter passes on a protected purchaser's rights. The owner had already conveyed and had none against the first buyer.`,
    ],
  }),
  creditor: ({ first, second }) => ({
    'no-value': [
      `a judgment creditor is not a purchaser for value`,
      `${second.the} was a judgment creditor instead of a purchaser for value`,
      `The act names purchasers only, and the lien reaches what the debtor owns. By June, this debtor owned nothing there.`,
    ],
    'no-record': [
      `${whose(first)} deed was recorded in August and gave record notice before any execution`,
      `${second.the} had record notice of the earlier deed before enforcing the lien`,
      `The act doesn't protect a lien holder at all, so it doesn't matter when the deed was recorded.`,
    ],
    'yes-notice': [
      `${second.the} obtained the lien without notice of the earlier deed`,
      `${second.the} had neither actual notice nor record notice in June`,
      `Being without notice protects purchasers. A lien that is obtained by a judgment isn't purchased.`,
    ],
    'yes-value': [
      `${second.the} had given value to the owner and so was a purchaser for value`,
      `a judgment creditor is a purchaser for value in the amount of the judgment`,
      `The value was given long before and not in exchange for any interest in the land. The lien came from the judgment.`,
    ],
    'yes-race': [
      `the judgment was docketed before the earlier deed was recorded`,
      `${second.the} was the first to record, by docketing the judgment`,
      `The act asks about notice, not about what was docketed or recorded first, and it protects only purchasers.`,
    ],
  }),
  lender: ({ first, second }) => ({
    'yes-value': [
      `${second.the}, as a mortgagee, was a purchaser for value without notice`,
      `a mortgagee that lent without notice counts as a bona fide purchaser`,
      `A lender who gives present value for a mortgage is a purchaser, and nothing showed the earlier deed.`,
    ],
    'yes-race': [
      `${second.the} was the first to record`,
      `the mortgage was recorded before the earlier deed, which is all that the act requires`,
      `That ${second.the} was the first to record doesn't matter. This act asks about notice.`,
    ],
    'no-value': [
      `${second.the} was a creditor of the owner and not a purchaser for value`,
      `a mortgagee is a lienholder and not a purchaser for value`,
      `A judgment creditor isn't a purchaser. A mortgagee is, since the mortgage is given in exchange for the loan.`,
    ],
    'no-priority': [
      `${whose(first)} deed was first in time and left nothing to mortgage`,
      `the deed that was first in time prevails over a mere mortgage`,
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
      `${third.the} paid a fair price and so was a purchaser for value`,
      `${third.the} was a purchaser for value, which is all that the act requires`,
      `Value alone isn't enough under this act, since the last buyer had read the earlier deed.`,
    ],
    'no-actual': [
      `${third.the} had actual notice of the earlier deed`,
      `${third.the} knew of the earlier deed and was not a bona fide purchaser`,
      `With actual notice, the last buyer isn't a bona fide purchaser but took from one, and that's enough.`,
    ],
    'no-shelter': [
      `the shelter rule does not cover a purchaser who has actual notice`,
      `actual notice kept ${third.the} from the benefit of the shelter rule`,
      `Covering such a buyer is the point of the rule. Without it, a protected owner couldn't sell once the earlier deed became known.`,
    ],
    'no-record': [
      `${whose(first)} recorded deed gave ${third.the} record notice`,
      `under the act, ${third.the} had record notice of the earlier deed`,
      `Record notice would defeat a buyer who had to rely on the act alone. This one can rely on the seller's protection.`,
    ],
    'no-priority': [
      `${first.the} recorded before ${second.the} did`,
      `${second.the} had lost priority by failing to record first`,
      `Under this act, the order of recording doesn't matter, so the seller had good title to pass on.`,
    ],
  }),
  'both-shelter': ({ first, third, second }) => ({
    'yes-shelter': [
      `the shelter rule gave ${third.the} the rights of ${second.the}, a bona fide purchaser`,
      `${third.the} took from a protected owner and, by the shelter rule, is protected too`,
      `The giver met both tests of the act, and a gift passes on everything that the giver had.`,
    ],
    'yes-race-notice': [
      `${third.the} took without actual notice and recorded without delay`,
      `${third.the} was a bona fide purchaser in turn and recorded promptly`,
      `A person who pays nothing isn't a purchaser, and by then the earlier deed was of record.`,
    ],
    'no-value': [
      `${third.the} was a donee and not a purchaser for value`,
      `the recording act does not protect ${third.the} as a donee`,
      `A donee isn't protected by the act directly. This one takes what a protected owner had.`,
    ],
    'no-shelter': [
      `the shelter rule does not cover a donee`,
      `a donee takes no benefit from the shelter rule`,
      `The rule covers anyone who takes from a protected owner, by gift or by sale.`,
    ],
    'no-record': [
      `${whose(first)} recorded deed gave ${third.the} record notice`,
      `under the act, ${third.the} had record notice of the earlier deed`,
      `Notice to someone who takes from a protected owner makes no difference.`,
    ],
  }),
  'no-shelter': ({ second, third }) => ({
    'no-shelter': [
      `${second.the} took with notice and had no protection for the shelter rule to pass on`,
      `the shelter rule gave ${third.the} no more than ${second.the} had`,
      `The giver had read the earlier deed before buying and wasn't protected, so there was nothing to shelter under.`,
    ],
    'no-inquiry': [
      `an empty property put ${third.the} on inquiry notice of an earlier sale`,
      `${third.the} had inquiry notice from the condition of the property`,
      `An empty property points to no one, so there was nothing to inquire about.`,
    ],
    'yes-race': [
      `${second.the} had been the first to record`,
      `the deed to ${second.the} was the first to be recorded`,
      `Having been the first to record helps under a race act. This act asks about notice, which the giver had.`,
    ],
    'yes-shelter': [
      `the shelter rule protects a donee of the record owner`,
      `under the shelter rule, ${third.the} took the rights of the record owner`,
      `Record title isn't what passes. The rule passes on a bona fide purchaser's protection, and the giver had none.`,
    ],
    'yes-notice': [
      `${third.the} took without notice of the earlier deed`,
      `the act protected ${third.the}, who had no actual notice or record notice`,
      `A person who took without notice of the earlier deed is protected only as a purchaser for value. The last taker paid nothing.`,
    ],
  }),
} satisfies RecordingCells
