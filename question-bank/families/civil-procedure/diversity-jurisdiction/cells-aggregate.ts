import { whose } from '../../engine/party.ts'
import type { DiversityCells } from './reason-id.ts'

/** Reasons where there are two plaintiffs or two defendants. */
export const AGGREGATE_CELLS = {
  'two-plaintiffs': ({ plaintiff, other, parts }) => ({
    'no-aggregate': [
      `${plaintiff.the} and ${other.the} may not aggregate their separate claims`,
      `separate claims of two plaintiffs may not be aggregated`,
      `Each has a claim of his or her own under a separate contract, and neither claim exceeds $75,000.`,
    ],
    'no-filing': [
      `Rule 20 does not permit joinder of two plaintiffs' claims on separate contracts`,
      `claims on two contracts are not one transaction and may not be joined under Rule 20`,
      `Improper joinder under Rule 20 is cured by dropping a party or severing a claim. It isn't a defect of jurisdiction.`,
    ],
    'yes-aggregate': [
      `plaintiffs who join under Rule 20 may aggregate their claims`,
      `claims of the same kind may be aggregated once they are joined in one action`,
      `Under Rule 20, plaintiffs may join their claims in one action. That doesn't enlarge jurisdiction, and separate claims still aren't aggregated.`,
    ],
    'yes-whole': [
      `the claim for ${parts[1]} is within the court's supplemental jurisdiction`,
      `supplemental jurisdiction covers ${whose(other)} smaller claim`,
      `Supplemental jurisdiction would help if one plaintiff's claim exceeded $75,000. Neither does.`,
    ],
  }),
  undivided: ({ plaintiff, other, total }) => ({
    'yes-whole': [
      `${plaintiff.the} and ${other.the} have a common undivided interest in the recovery`,
      `the whole ${total} counts where two plaintiffs have a common undivided interest`,
      `Two plaintiffs who enforce a single right, in which neither has a separate share, may count its whole value.`,
    ],
    'yes-aggregate': [
      `plaintiffs who join under Rule 20 may aggregate their claims`,
      `co-plaintiffs with claims from the same transaction may aggregate them`,
      `Joinder doesn't allow separate claims to be added. The whole counts here because there's one right and no shares in it.`,
    ],
    'no-aggregate': [
      `the claims of two plaintiffs may not be aggregated in a diversity action`,
      `the separate claims of two owners may not be aggregated`,
      `Two plaintiffs may not aggregate separate claims. This is one claim, which belongs to the two of them together.`,
    ],
    'no-sum': [
      `half of ${total}, the share of each owner, is less than $75,000`,
      `the amount in controversy is measured by each owner's share of the recovery`,
      `Shares are measured where plaintiffs have separate rights. Neither owner claims a share of this recovery, and all of it counts.`,
    ],
  }),
  'two-defendants': ({ plaintiff, person, second }) => ({
    'no-aggregate': [
      `claims against defendants who are separately liable may not be aggregated`,
      `${plaintiff.the} may not aggregate separate claims against two defendants`,
      `Each defendant answers for separate harm, and neither claim exceeds $75,000 by itself.`,
    ],
    'no-filing': [
      `Rule 20 does not permit joinder of two defendants sued on separate contracts`,
      `claims on two contracts are not one transaction and may not be joined under Rule 20`,
      `Improper joinder under Rule 20 is cured by dropping a party or severing a claim. It isn't a defect of jurisdiction.`,
    ],
    'yes-aggregate': [
      `a single plaintiff may aggregate all the claims in the complaint`,
      `${plaintiff.the}, as the only plaintiff, may aggregate both claims`,
      `One plaintiff may add up claims against one defendant. Against two who are separately liable, each claim stands alone.`,
    ],
    'yes-whole': [
      `defendants properly joined in one action are jointly liable for the total`,
      `the joinder of ${person.the} and ${second.the} made them jointly liable`,
      `Joinder is procedure and doesn't make anyone liable for another's harm. Joint liability comes from the substantive law.`,
    ],
  }),
  joint: ({ plaintiff, person, second, total }) => ({
    'yes-whole': [
      `${person.the} and ${second.the} are jointly liable for the whole ${total}`,
      `the whole amount in controversy counts against each of two jointly liable defendants`,
      `Either defendant may have to pay it all, so all of it is at stake against each of them.`,
    ],
    'yes-aggregate': [
      `a plaintiff may aggregate claims against any number of defendants`,
      `${plaintiff.the}, as the only plaintiff, may aggregate claims against both`,
      `Claims against several defendants aren't simply added up. There is one claim here, for which each owes everything.`,
    ],
    'no-aggregate': [
      `claims against two defendants may not be aggregated`,
      `a plaintiff may not aggregate a claim against one defendant with a claim against another`,
      `Separate claims against two defendants may not be aggregated. Here there's one claim, for which each of them owes everything.`,
    ],
    'no-sum': [
      `half of ${total}, the share of each defendant, is less than $75,000`,
      `the amount in controversy is measured by each defendant's share of the liability`,
      `A share of the liability matters between the defendants. Against the plaintiff, either of them may have to pay it all.`,
    ],
  }),
} satisfies DiversityCells
