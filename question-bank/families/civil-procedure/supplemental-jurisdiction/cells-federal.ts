import { capital } from '../../../text/capital.ts'
import type { SupplementalCells } from './reason-id.ts'

/** Reasons where a claim under state law is joined with a federal one. */
export const FEDERAL_CELLS = {
  joined: ({ plaintiff, defendant, home, medium }) => ({
    'yes-nucleus': [
      `the negligence claim and the federal claim share a common nucleus of operative fact`,
      `both claims arise from the spill and form the same case or controversy`,
      `One spill is behind both claims, so anyone would expect them to be tried together. That's enough for section 1367(a).`,
    ],
    'yes-ground': [
      `a federal claim brings in all other claims between the same parties`,
      `original jurisdiction over one claim extends to each claim in the complaint`,
      `Original jurisdiction over a federal claim doesn't bring in all other claims between the parties. They have to be part of the same case.`,
    ],
    'no-citizenship': [
      `${plaintiff.the} and ${defendant.the} are both citizens of ${home}`,
      `the negligence claim requires diversity, and both parties are citizens of ${home}`,
      `${capital(plaintiff.the)} and ${defendant.the} may both be citizens of ${home}. A claim that's part of one case with a federal claim requires no diversity.`,
    ],
    'no-amount': [
      `the negligence claim does not exceed the amount in controversy of $75,000`,
      `a state-law claim for ${medium} is below the amount in controversy`,
      `The amount in controversy matters for a claim that rests on diversity. A supplemental state-law claim may be for any sum, and exceed none.`,
    ],
    'no-bar': [
      `section 1367(b) excludes claims by plaintiffs that rest on state law`,
      `supplemental jurisdiction covers defendants' claims and not those of plaintiffs`,
      `Section 1367(b) restricts some plaintiffs' claims in actions that rest on diversity. This action rests on a federal question.`,
    ],
  }),
  unrelated: ({ goods }) => ({
    'no-nucleus': [
      `the contract claim and the spill share no common nucleus of operative fact`,
      `the sale of ${goods} and the spill are not the same case or controversy`,
      `The sale had nothing to do with the spill. Without that link, and without diversity, the claim belongs in a state court.`,
    ],
    'no-bar': [
      `section 1367(b) excludes claims by plaintiffs that rest on state law`,
      `supplemental jurisdiction covers defendants' claims and not those of plaintiffs`,
      `A plaintiff's state-law claim can be supplemental, and section 1367(b) doesn't apply in federal-question cases. What's missing is a factual link.`,
    ],
    'yes-ground': [
      `a federal claim brings in all other claims between the same parties`,
      `original jurisdiction over one claim extends to each claim in the complaint`,
      `Original jurisdiction over a federal claim doesn't bring in all other claims between the parties. They have to be part of one case.`,
    ],
    'yes-party': [
      `Rule 18 permits joinder of the contract claim with the federal claim`,
      `a plaintiff may join unrelated claims under federal law and state law by Rule 18`,
      `Rule 18 lets a plaintiff plead unrelated claims together. A rule on joinder can't give a court jurisdiction over them.`,
    ],
    'yes-discretion': [
      `the court has discretion to hear an unrelated claim for the sake of economy`,
      `judicial economy gives the court discretion to exercise supplemental jurisdiction`,
      `Discretion is a power to decline supplemental jurisdiction. Economy can't create jurisdiction over an unrelated claim.`,
    ],
  }),
  party: ({ plaintiff, third, home }) => ({
    'yes-party': [
      `supplemental jurisdiction includes claims that involve the joinder of parties`,
      `the claim against ${third.the} is part of the same case or controversy`,
      `The claim arises from the same spill as the federal one. Under section 1367(a), it doesn't matter that it brings in another party.`,
    ],
    'yes-ground': [
      `joinder under Rule 20 puts ${third.the} within the court's original jurisdiction`,
      `a federal claim against one defendant gives original jurisdiction over the others`,
      `Neither Rule 20 nor a claim against someone else gives original jurisdiction over a defendant. The jurisdiction is supplemental.`,
    ],
    'no-bar': [
      `section 1367(b) excludes a plaintiff's claim against a party joined under Rule 20`,
      `supplemental jurisdiction does not extend to a defendant joined under Rule 20`,
      `Section 1367(b) does restrict claims by a plaintiff against parties joined under Rule 20, but just in actions that rest on diversity.`,
    ],
    'no-citizenship': [
      `${plaintiff.the} and ${third.the} are both citizens of ${home}`,
      `a claim between two citizens of ${home} cannot be supplemental`,
      `${capital(plaintiff.the)} and ${third.the} may both be citizens of ${home}, since a claim between them can be supplemental to a federal one without diversity.`,
    ],
    'no-anchor': [
      `there is no federal claim against ${third.the} to which another could attach`,
      `supplemental jurisdiction requires a federal claim against the same defendant`,
      `That was the law before section 1367. The federal claim to which another attaches may now be against a different defendant.`,
    ],
  }),
} satisfies SupplementalCells
