import { The, whose } from '../../engine/party.ts'
import type { DiversityCells } from './reason-id.ts'

/** Reasons where there are two plaintiffs or two defendants. */
export const AGGREGATE_CELLS = {
  'two-plaintiffs': ({ plaintiff, other, home, parts }) => ({
    'no-aggregate': [
      `${plaintiff.the} and ${other.the} may not aggregate their separate claims`,
      `separate claims of two plaintiffs may not be aggregated`,
      `Each has a claim of his or her own under a separate contract, and neither claim exceeds $75,000.`,
    ],
    'no-domicile': [
      `two citizens of ${home} cannot both be plaintiffs if diversity is to be complete`,
      `${plaintiff.the} and ${other.the} are both citizens of ${home}`,
      `${The(plaintiff)} and ${other.the} may both be citizens of ${home}. Complete diversity compares each plaintiff with each defendant.`,
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
  undivided: ({ plaintiff, other, home, total }) => ({
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
      `two plaintiffs may not aggregate, and half of ${total} is less than $75,000`,
      `the share of each plaintiff is separately below the amount in controversy`,
      `Shares are counted where plaintiffs have separate rights. This right belongs to the two of them together.`,
    ],
    'no-domicile': [
      `two citizens of ${home} cannot both be plaintiffs if diversity is to be complete`,
      `${plaintiff.the} and ${other.the} are both citizens of ${home}`,
      `${The(plaintiff)} and ${other.the} may both be citizens of ${home}. Complete diversity fails if one of them shares a state with a defendant.`,
    ],
  }),
  'two-defendants': ({ plaintiff, person, second, away }) => ({
    'no-aggregate': [
      `claims against defendants who are separately liable may not be aggregated`,
      `${plaintiff.the} may not aggregate separate claims against two defendants`,
      `Each defendant answers for separate harm, and neither claim exceeds $75,000 by itself.`,
    ],
    'no-domicile': [
      `two citizens of ${away} cannot both be defendants if diversity is to be complete`,
      `${person.the} and ${second.the} are both citizens of ${away}`,
      `${The(person)} and ${second.the} may both be citizens of ${away}. Complete diversity asks whether a plaintiff shares a state with a defendant.`,
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
  joint: ({ plaintiff, person, second, away, total }) => ({
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
      `half of ${total}, which each defendant owes, is less than $75,000`,
      `Nothing is added up here. Under joint and several liability, either defendant may have to pay it all.`,
    ],
    'no-domicile': [
      `two citizens of ${away} cannot both be defendants if diversity is to be complete`,
      `${person.the} and ${second.the} are both citizens of ${away}`,
      `${The(person)} and ${second.the} may both be citizens of ${away}. Complete diversity is about sharing a state with the plaintiff.`,
    ],
  }),
} satisfies DiversityCells
