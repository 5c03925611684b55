import { his, The, whose } from '../../engine/party.ts'
import type { CovenantCells } from './reason-id.ts'

/** Reasons where the owners themselves may have ended the promise. */
export const ENDING_CELLS = {
  spread: ({ plaintiff: p, defendant: d, homes, tract }) => ({
    'no-abandoned': [
      `the owners abandoned the covenant by tolerating violations on most of the lots`,
      `violations throughout ${tract} without objection amount to an abandonment of the covenant`,
      `Most lots on every street hold businesses, and fifteen years went by without a protest. The scheme has been given up.`,
    ],
    'no-notice': [
      `the stores in ${tract} left ${d.the} without inquiry notice of a restriction to ${homes}`,
      `${d.the} did not have inquiry notice of a covenant that most of the lots did not follow`,
      `The deed of Lot 31 itself contains the limit, so there is notice. What the stores show is something else.`,
    ],
    'yes-remains': [
      `the covenant is still of substantial benefit to the nineteen lots that have not violated it`,
      `nineteen of the lots still comply with the covenant and have substantial benefit from it`,
      `Some benefit may be left, but the owners gave up the scheme when they let most lots go.`,
    ],
    'yes-separate': [
      `${p.the} has not released the covenant in writing, as its abandonment requires`,
      `a covenant of record is not abandoned until each benefited owner has signed a release`,
      `Abandonment is shown by conduct and needs no writing. Fifteen years of toleration is such conduct.`,
    ],
    'yes-zoning': [
      `the owners could not abandon the covenant until the zoning was changed to permit the stores`,
      `the abandonment of a covenant requires a change of zoning as well as violations by the owners`,
      `Zoning has no part in it. Private owners can give up a covenant by what they tolerate.`,
    ],
  }),
  few: ({ plaintiff: p, homes, tract }) => ({
    'yes-remains': [
      `two minor violations leave the covenant of substantial benefit to ${tract}`,
      `the covenant is still of substantial benefit to the lots, since the violations are minor`,
      `Lessons and honey change nothing on the street. Owners may overlook trifles without giving up the rest.`,
    ],
    'yes-separate': [
      `${p.the} has not released the covenant in writing, as its abandonment requires`,
      `a covenant of record is not abandoned until each benefited owner has signed a release`,
      `Conduct can end a covenant without a release. This conduct is much too slight.`,
    ],
    'yes-scheme': [
      `the owners cannot abandon a restriction that is implied from a common scheme`,
      `the common scheme implies a restriction that is not lost by toleration of violations`,
      `The restriction stands in every deed and isn't implied from a scheme. Toleration can end it, but not the toleration of trifles.`,
    ],
    'no-abandoned': [
      `the owners abandoned the covenant by tolerating the two businesses for years`,
      `two violations without objection amount to an abandonment of the covenant`,
      `Abandonment takes violations that destroy the scheme. Two hobbies in fifty homes don't come near that.`,
    ],
    'no-acquiescence': [
      `${p.the}, who did not object to the two businesses, is barred by acquiescence`,
      `${p.the} is barred from an injunction by acquiescence in the businesses on Lots 3 and 45`,
      `Overlooking small things far off doesn't bar a suit over a large one. It must be this use, or its like, that was tolerated.`,
    ],
    'no-changed': [
      `the businesses on Lots 3 and 45 are changed conditions that end the covenant`,
      `conditions in ${tract} have changed, since not all lots are used only for ${homes}`,
      `Every lot is still lived in, and the covenant still keeps it that way. Conditions haven't changed in substance.`,
    ],
  }),
  watched: ({ plaintiff: p, defendant: d, business, tract }) => ({
    'no-acquiescence': [
      `${p.the}, who let ${d.the} spend $200,000 without an objection, is barred by laches`,
      `${p.the} is barred from an injunction by acquiescence in seven months of work`,
      `${The(p)} knew of the limit and the plan, and spoke up only when the money was spent. Equity won't help after that.`,
    ],
    'no-abandoned': [
      `${whose(p)} silence during the work was an abandonment of the covenant for all fifty lots`,
      `seven months of open work without objection ended the covenant for all lots by abandonment`,
      `The work on one lot doesn't end the covenant for all owners. It's ${p.the} alone who lost the right to object.`,
    ],
    'yes-separate': [
      `${p.the} has not released the covenant in writing and so may still enforce it`,
      `the benefit of the covenant continues until ${p.the} releases it in writing`,
      `A release is one way to lose a covenant. Standing by while another relies on your silence is another.`,
    ],
    'yes-remains': [
      `one violation leaves the covenant of substantial benefit, so ${p.the} may enforce it`,
      `the covenant is still of substantial benefit to Lot 12, despite the violation on Lot 31`,
      `The covenant may still have substantial benefit, and others might enforce it. ${The(p)} is barred by ${his(p)} own silence.`,
    ],
    'yes-notice': [
      `${d.the} had record notice of the covenant and began the work at ${his(d)} own risk`,
      `${d.the}, who had record notice of the covenant, may not rely on ${whose(p)} acquiescence`,
      `Notice binds ${d.the} to the covenant. It doesn't excuse a plaintiff who lets the work on ${business.the} go on unopposed.`,
    ],
    'no-changed': [
      `the covenant ended when ${business.the} on Lot 31 changed conditions in ${tract}`,
      `the opening of ${business.the} is a change of conditions in ${tract} that ends the covenant`,
      `One business on one lot isn't a change of conditions that ends a covenant. It's the long silence that bars ${p.the}.`,
    ],
  }),
  merged: ({ plaintiff: p, defendant: d, third: x, field }) => ({
    'no-merger': [
      `the covenant was extinguished by merger when ${x.the} owned both parcels`,
      `the covenant ended by merger in 2010, when one owner acquired both parcels`,
      `No one can owe a duty to oneself. It was gone by 2010, and the deeds of 2019 made no new one.`,
    ],
    'no-horizontal': [
      `${p.the} conveyed nothing to ${d.the}, so horizontal privity between them is lacking`,
      `an injunction requires horizontal privity between ${p.the} and ${d.the}, which is lacking`,
      `That ${p.the} conveyed nothing to ${d.the} is no bar, as an injunction needs no privity. There's just no covenant left.`,
    ],
    'no-intent': [
      `the deeds of 2019 show no intent that the burden of the covenant pass to ${d.the}`,
      `an intent to burden ${field.the} must be restated in the deed by which it is sold`,
      `The words of 1995 reach all successors and need no repeating. Intent was clear, but the covenant didn't outlive common ownership.`,
    ],
    'yes-equity': [
      `the covenant of 1995 is an equitable servitude that binds an owner with record notice`,
      `${d.the} had record notice of an equitable servitude, which binds without regard to privity`,
      `It was one until 2010. After that, one person owned both parcels, and there was nothing left to have notice of.`,
    ],
    'yes-benefit': [
      `the benefit of the covenant revived when the two parcels were sold to different owners`,
      `the covenant was suspended while ${x.the} owned both parcels, and its benefit revived in 2019`,
      `Common ownership doesn't suspend a covenant but ends it. A new one would have to be made.`,
    ],
    'yes-separate': [
      `a covenant of record remains enforceable until its holder releases it`,
      `the holder of the covenant did not release it, so it still burdens ${field.the}`,
      `A release is one of several ends. Common ownership of both parcels needs no paper.`,
    ],
  }),
  released: ({ plaintiff: p, defendant: d }) => ({
    'yes-separate': [
      `the owner of Lot 30 could not release the benefit that ${p.the} holds as owner of Lot 12`,
      `each owner holds the benefit of the covenant separately, and ${p.the} has not released it`,
      `Each of the fifty lots has a benefit of its own. A neighbor can sell that neighbor's, but not anyone else's.`,
    ],
    'yes-notice': [
      `an owner with record notice of a covenant is not freed of it by a later release`,
      `a covenant of which an owner has record notice may not be ended by a later release`,
      `Record notice binds a buyer while the covenant lasts. A later release can end it, if all who have the benefit join in.`,
    ],
    'yes-touch': [
      `a covenant that touches and concerns the land may not be ended by a release`,
      `the covenant touches and concerns each lot, so the owners may not release it`,
      `Any covenant can be ended by a release, but all who hold its benefit have to sign.`,
    ],
    'no-notice': [
      `${p.the} had record notice of the release of Lot 31 from the covenant and is bound by it`,
      `the recorded release gave ${p.the} record notice that Lot 31 was free of the covenant`,
      `Record notice of a paper binds no one to more than its signer could give. That was the benefit of Lot 30.`,
    ],
    'no-abandoned': [
      `the sale of a release was an abandonment of the covenant as to Lot 31`,
      `the owner of Lot 30 abandoned the covenant as to Lot 31 by selling a release`,
      `Abandonment takes tolerated violations throughout the tract. One owner's signature speaks for one owner.`,
    ],
    'no-acquiescence': [
      `${p.the}, who did not object to the recorded release, is barred by acquiescence`,
      `${p.the} is barred from an injunction by acquiescence in the recorded release`,
      `${The(p)} could leave someone else's recorded release unopposed. Acquiescence means standing by during a violation, and ${d.the} has begun none.`,
    ],
    'no-merger': [
      `the benefit of the covenant merged with the burden when ${d.the} bought the release`,
      `the release caused a merger of the benefit and the burden of the covenant in Lot 31`,
      `Merger needs one owner of both lots. ${The(d)} bought a signature and not Lot 12.`,
    ],
  }),
} satisfies CovenantCells
