import { capital } from '../../../text/capital.ts'
import { whose } from '../../engine/party.ts'
import type { SupplementalCells } from './reason-id.ts'

/** Reasons where a plaintiff makes the claim, or somebody who would become one. */
export const PLAINTIFF_CELLS = {
  'against-third': ({ plaintiff, defendant, third }) => ({
    'no-bar': [
      `section 1367(b) excludes a plaintiff's claim against a third-party defendant`,
      `${plaintiff.the} is a plaintiff, and ${third.the} was made a party under Rule 14`,
      `A plaintiff could not have sued this party in federal court at the start. Section 1367(b) keeps that from being done by a side door.`,
    ],
    'no-nucleus': [
      `the claim and the original action share no common nucleus of operative fact`,
      `faulty installation and faulty upkeep of a tank are not the same case or controversy`,
      `Faulty installation or faulty upkeep, there was one spill, which is a common nucleus of fact. It's section 1367(b) that stands in the way.`,
    ],
    'yes-nucleus': [
      `the claim and the original action share a common nucleus of operative fact`,
      `both claims of ${plaintiff.the} arise from the spill and form the same case`,
      `The same case, with a common nucleus of fact, satisfies section 1367(a). In a diversity action, section 1367(b) then takes this kind of claim away.`,
    ],
    'yes-party': [
      `supplemental jurisdiction includes claims that involve the joinder of parties`,
      `Rule 14 permits a plaintiff to make a claim against a third-party defendant`,
      `Rule 14 permits the claim, and section 1367(a) includes joinder of parties, but section 1367(b) carves out a plaintiff's claim against a third-party defendant.`,
    ],
    'yes-defense': [
      `${defendant.the}, and not ${plaintiff.the}, made ${third.the} a party`,
      `${plaintiff.the} did not use joinder to evade complete diversity`,
      `${capital(defendant.the)} did make ${third.the} a party, but that doesn't matter. Otherwise, complete diversity could be evaded by suing one defendant and waiting for others to be joined.`,
    ],
  }),
  'against-third-federal': ({ plaintiff, defendant, third, home }) => ({
    'yes-ground': [
      `section 1367(b) is confined to actions that rest on diversity alone`,
      `the action does not rest on diversity, and the claim is part of the same case`,
      `Section 1367(b) is confined to actions founded on diversity alone. Here the ordinary test of one case applies, and one spill satisfies it.`,
    ],
    'yes-defense': [
      `${defendant.the}, and not ${plaintiff.the}, made ${third.the} a party`,
      `${plaintiff.the} did not use joinder to evade complete diversity`,
      `It doesn't matter that ${defendant.the} made ${third.the} a party, or whether complete diversity was evaded. What helps ${plaintiff.the} is that the action never rested on diversity.`,
    ],
    'no-bar': [
      `section 1367(b) excludes a plaintiff's claim against a third-party defendant`,
      `${plaintiff.the} is a plaintiff, and ${third.the} was made a party under Rule 14`,
      `A plaintiff's claim against a party joined under Rule 14 is excluded in actions founded on diversity alone. This one was brought under a federal statute.`,
    ],
    'no-citizenship': [
      `${plaintiff.the} and ${third.the} are both citizens of ${home}`,
      `a federal court may not hear a state-law claim between citizens of one state`,
      `${capital(plaintiff.the)} and ${third.the} may both be citizens of ${home}. A state-law claim in one case with a federal claim requires no diversity.`,
    ],
  }),
  'small-plaintiff': ({ plaintiff, other, small }) => ({
    'yes-amount': [
      `${plaintiff.the} satisfies the amount in controversy, and the claims are one case`,
      `one plaintiff's claim is large enough, and the other's is part of the same case`,
      `One good claim gives original jurisdiction over the action. Section 1367(b) doesn't mention plaintiffs who join under Rule 20.`,
    ],
    'yes-own': [
      `two plaintiffs injured in the same spill may aggregate their claims`,
      `the claims of both plaintiffs are aggregated to reach the amount in controversy`,
      `Plaintiffs injured separately may not aggregate. The smaller claim rides along because it's part of the same case.`,
    ],
    'no-amount': [
      `each plaintiff must satisfy the amount in controversy separately`,
      `${whose(other)} claim for ${small} does not satisfy the amount in controversy`,
      `That each plaintiff had to satisfy the amount separately was the law before Exxon. Now one sufficient claim supports others for less.`,
    ],
    'no-bar': [
      `section 1367(b) excludes claims by plaintiffs joined under Rule 20`,
      `in an action based on diversity, section 1367(b) excludes a second plaintiff`,
      `Section 1367(b) speaks of claims against persons joined under Rule 20. It doesn't exclude claims by plaintiffs who join under that rule.`,
    ],
  }),
  'nondiverse-plaintiff': ({ defendant, other }) => ({
    'no-citizenship': [
      `${other.the} and ${defendant.the} are citizens of one state and not diverse`,
      `a second plaintiff from ${whose(defendant)} state destroys complete diversity`,
      `Without complete diversity, the action isn't within original jurisdiction. Then there's nothing to which a claim could be supplemental.`,
    ],
    'no-nucleus': [
      `the claims of the two plaintiffs share no common nucleus of operative fact`,
      `separate losses of two plaintiffs are not the same case or controversy`,
      `Separate losses in one spill do share a nucleus of operative fact. That's no help to a plaintiff who destroys diversity.`,
    ],
    'yes-amount': [
      `section 1367(b) does not exclude claims by plaintiffs joined under Rule 20`,
      `as with a smaller claim, one diverse plaintiff is enough for original jurisdiction`,
      `A second plaintiff under Rule 20 may fall short in amount, but not in citizenship. A nondiverse one contaminates the whole action.`,
    ],
    'yes-nucleus': [
      `the claims of the two plaintiffs share a common nucleus of operative fact`,
      `both claims arise from the spill and form the same case or controversy`,
      `A common nucleus of fact helps if some claim is within original jurisdiction. With a nondiverse plaintiff in the action, none is.`,
    ],
  }),
  'small-defendant': ({ plaintiff, third, small }) => ({
    'no-amount': [
      `the claim against a defendant joined under Rule 20 has to exceed $75,000`,
      `the claim against ${third.the} must satisfy the amount in controversy by itself`,
      `Section 1367(b) takes away a plaintiff's claim against a defendant joined under Rule 20 if it's inconsistent with section 1332, and this one is too small.`,
    ],
    'no-nucleus': [
      `the claims against the two defendants share no common nucleus of operative fact`,
      `separate acts of two defendants are not the same case or controversy`,
      `Separate acts that add to one spill still share a nucleus of operative fact. The obstacle is section 1367(b).`,
    ],
    'yes-amount': [
      `one claim that satisfies the amount in controversy supports smaller related claims`,
      `${plaintiff.the} satisfies the amount in controversy as to one defendant`,
      `That works for a second plaintiff. A claim against a second defendant under Rule 20 has to satisfy the amount in controversy itself.`,
    ],
    'yes-party': [
      `supplemental jurisdiction includes claims that involve the joinder of parties`,
      `the claim for ${small} is part of the same case or controversy as the larger one`,
      `Section 1367(a) does include joinder of parties, but section 1367(b) then excludes a plaintiff's claim against a party joined under Rule 20.`,
    ],
  }),
  intervenor: ({ plaintiff, defendant, other, ample }) => ({
    'no-bar': [
      `section 1367(b) excludes claims by those seeking to intervene as plaintiffs`,
      `${other.the} seeks to intervene as a plaintiff and is not diverse`,
      `In a diversity action, section 1367(b) withholds jurisdiction over a would-be plaintiff under Rule 24 who shares the defendant's citizenship.`,
    ],
    'no-nucleus': [
      `${whose(other)} loss and ${whose(plaintiff)} share no common nucleus of operative fact`,
      `losses of two separate victims are not part of the same case or controversy`,
      `Both losses come from one spill, so the two victims do share a nucleus of operative fact. It's section 1367(b) that stands in the way.`,
    ],
    'yes-party': [
      `supplemental jurisdiction includes claims that involve the intervention of parties`,
      `a person who may intervene under Rule 24 needs no jurisdictional basis`,
      `Section 1367(a) does mention intervention. In a diversity action, section 1367(b) takes it back for those who intervene as plaintiffs.`,
    ],
    'yes-nucleus': [
      `the claims of two victims share a common nucleus of operative fact`,
      `both claims arise from the spill and form the same case or controversy`,
      `A common nucleus of fact satisfies section 1367(a). In a diversity action, claims of intervening plaintiffs then fall to section 1367(b).`,
    ],
    'yes-amount': [
      `${other.the} satisfies the amount in controversy with a claim for ${ample}`,
      `an intervenor whose claim exceeds $75,000 satisfies the diversity statute`,
      `A large enough claim is half of what the diversity statute asks for. The intervenor and ${defendant.the} share a citizenship.`,
    ],
  }),
  'intervenor-federal': ({ defendant, other, home }) => ({
    'yes-ground': [
      `section 1367(b) restricts intervenors in actions based on diversity alone`,
      `${whose(other)} claim is part of a case that does not rest on diversity`,
      `The restrictions on intervening plaintiffs are for actions founded on diversity alone. One spill makes this one case.`,
    ],
    'yes-own': [
      `a person who may intervene under Rule 24 needs no jurisdictional basis`,
      `intervention under Rule 24 gives a claim a jurisdictional basis of its own`,
      `Rule 24 governs who may join the action and creates no jurisdiction. The basis for an intervenor's claim is section 1367(a).`,
    ],
    'no-bar': [
      `section 1367(b) excludes claims by those seeking to intervene as plaintiffs`,
      `${other.the} seeks to intervene as a plaintiff and is not diverse`,
      `Section 1367(b) excludes those seeking to intervene as plaintiffs where jurisdiction is founded on diversity alone. This is a federal-question action.`,
    ],
    'no-citizenship': [
      `${other.the} and ${defendant.the} are both citizens of ${home}`,
      `a federal court may not hear a state-law claim between citizens of one state`,
      `${capital(other.the)} and ${defendant.the} may both be citizens of ${home}. A state-law claim in one case with a federal claim requires no diversity.`,
    ],
    'no-anchor': [
      `${other.the} makes no federal claim to which a state-law claim could attach`,
      `supplemental jurisdiction requires that an intervenor make a federal claim`,
      `The federal claim may be someone else's. A state-law claim attaches to it if it's part of the same case.`,
    ],
  }),
  required: ({ defendant, other, away }) => ({
    'no-bar': [
      `section 1367(b) excludes claims by plaintiffs joined under Rule 19`,
      `${other.the} would be a plaintiff under Rule 19 and is not diverse`,
      `In a diversity action, section 1367(b) withholds jurisdiction over a required plaintiff who shares the defendant's citizenship.`,
    ],
    'no-nucleus': [
      `injuries to two owners' interests are not the same case or controversy`,
      `the claims of two owners share no common nucleus of operative fact`,
      `The two owners have claims from one spill on one piece of land, which is a single nucleus of operative fact and one case.`,
    ],
    'yes-defense': [
      `section 1367(b) does not restrict a joinder that a defendant requests`,
      `${defendant.the} requested the joinder, and section 1367(b) restricts plaintiffs`,
      `It isn't the request that section 1367(b) restricts but the claim, and the one who'd make it would be a plaintiff joined under Rule 19.`,
    ],
    'yes-nucleus': [
      `the claims of the two owners share a common nucleus of operative fact`,
      `both claims arise from the spill and form the same case or controversy`,
      `A common nucleus of fact satisfies section 1367(a). In a diversity action, the claims of a required plaintiff then fall to section 1367(b).`,
    ],
    'yes-party': [
      `supplemental jurisdiction includes claims that involve the joinder of parties`,
      `joinder under Rule 19 is required and so needs no jurisdictional basis`,
      `Rule 19 itself asks whether joinder would cost the court its jurisdiction. For a citizen of ${away}, section 1367(b) says that supplemental jurisdiction isn't available.`,
    ],
  }),
} satisfies SupplementalCells
