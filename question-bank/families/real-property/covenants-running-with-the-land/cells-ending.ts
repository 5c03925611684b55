import { his, The, whose } from '../../engine/party.ts'
import type { CovenantCells } from './reason-id.ts'

/** Reasons where the owners themselves may have ended the promise. */
export const ENDING_CELLS = {
  spread: ({ plaintiff: p, homes, tract }) => ({
    'no-abandoned': [
      `so many violations without objection amount to an abandonment of the covenant`,
      `the owners have shown an abandonment of the covenant by tolerating violations everywhere`,
      `Most lots on every street hold businesses, and fifteen years went by without a protest. The scheme has been given up.`,
    ],
    'no-merger': [
      `the benefit of the covenant merged with the burden on each lot that violated it`,
      `by merger, lots that violated the covenant lost burden and benefit alike`,
      `Merger needs one owner of both parcels. Here fifty owners let the scheme lapse.`,
    ],
    'no-notice': [
      `a buyer who sees stores all around has no inquiry notice of a covenant`,
      `the stores in ${tract} left owners of Lot 31 without inquiry notice of a limit`,
      `The deed of Lot 31 itself contains the limit, so there is notice. What the stores show is something else.`,
    ],
    'yes-remains': [
      `the covenant is still of substantial benefit to the lots that contain ${homes}`,
      `nineteen lots of ${homes} show that the covenant has substantial benefit`,
      `Some benefit may be left, but the owners gave up the scheme when they let most lots go.`,
    ],
    'yes-separate': [
      `without a release in writing by every owner, no covenant is lost by abandonment`,
      `abandonment of a covenant requires a signed release by each owner, such as ${p.the}`,
      `Abandonment is shown by conduct and needs no writing. Fifteen years of toleration is such conduct.`,
    ],
    'yes-zoning': [
      `a covenant is not lost by abandonment while the zoning stays the same`,
      `abandonment of a covenant takes effect only once the zoning is changed`,
      `Zoning has no part in it. Private owners can give up a covenant by what they tolerate.`,
    ],
  }),
  few: ({ plaintiff: p, tract, homes }) => ({
    'yes-remains': [
      `two minor violations leave the covenant of substantial benefit to ${tract}`,
      `the covenant still has substantial benefit, as the violations are few and minor`,
      `Lessons and honey change nothing on the street. Owners may overlook trifles without giving up the rest.`,
    ],
    'yes-separate': [
      `a covenant can end only by a release from all of the owners it benefits`,
      `without a written release, no violation of a covenant can be an abandonment`,
      `Conduct can end a covenant without a release. This conduct is much too slight.`,
    ],
    'yes-scheme': [
      `a common scheme implies a restriction that no toleration can end`,
      `the restriction is implied from a common scheme and so cannot be abandoned`,
      `The restriction stands in every deed and isn't implied from a scheme. Toleration can end it, but not the toleration of trifles.`,
    ],
    'no-abandoned': [
      `the violations without objection amount to an abandonment of the covenant`,
      `the owners have shown an abandonment of the covenant by tolerating two businesses`,
      `Abandonment takes violations that destroy the scheme. Two hobbies in fifty homes don't come near that.`,
    ],
    'no-acquiescence': [
      `${p.the} never objected to two violations and is barred by acquiescence`,
      `acquiescence in the businesses on Lots 3 and 45 bars ${p.the} from relief`,
      `Overlooking small things far off doesn't bar a suit over a large one. It must be this use, or its like, that was tolerated.`,
    ],
    'no-changed': [
      `the businesses on Lots 3 and 45 are changed conditions that end the covenant`,
      `conditions have changed now that not every lot is used only for ${homes}`,
      `Every lot is still lived in, and the covenant still keeps it that way. Conditions haven't changed in substance.`,
    ],
  }),
  watched: ({ plaintiff: p, defendant: d, business }) => ({
    'no-acquiescence': [
      `${p.the} is barred by laches, having let ${d.the} spend $200,000 unopposed`,
      `laches and acquiescence during seven months of work bar ${p.the} from an injunction`,
      `${The(p)} knew of the limit and the plan, and spoke up only when the money was spent. Equity won't help after that.`,
    ],
    'no-abandoned': [
      `the work on Lot 31 was an abandonment of the covenant by all lot owners`,
      `one open violation, to which no owner objected, is an abandonment of the covenant`,
      `The work on one lot doesn't end the covenant for all owners. It's ${p.the} alone who lost the right to object.`,
    ],
    'no-merger': [
      `${whose(p)} silence merged the benefit of the covenant into Lot 31`,
      `by merger, the benefit held by Lot 12 passed to Lot 31 without objection`,
      `Merger needs one owner of both lots. Lots 12 and 31 have two.`,
    ],
    'yes-separate': [
      `without a release in writing, ${p.the} keeps the right to enforce the covenant`,
      `only a signed release could take from ${p.the} the benefit of the covenant`,
      `A release is one way to lose a covenant. Standing by while another relies on your silence is another.`,
    ],
    'yes-remains': [
      `one violation leaves the covenant of substantial benefit, so ${p.the} may enforce it`,
      `the covenant still has substantial benefit, which silence on a single lot does not end`,
      `The covenant may still have substantial benefit, and others might enforce it. ${The(p)} is barred by ${his(p)} own silence.`,
    ],
    'yes-notice': [
      `${d.the} had record notice of the covenant and began the work at ${his(d)} own risk`,
      `with record notice of the covenant, ${d.the} cannot rely on acquiescence by ${p.the}`,
      `Notice binds ${d.the} to the covenant. It doesn't excuse a plaintiff who lets the work on ${business.the} go on unopposed.`,
    ],
  }),
  merged: ({ plaintiff: p, defendant: d, third: x, home, field }) => ({
    'no-merger': [
      `the covenant ended by merger when ${x.the} owned both parcels`,
      `a merger of benefited and burdened land in ${x.the} ended the covenant`,
      `No one can owe a duty to oneself. It was gone by 2010, and the deeds of 2019 made no new one.`,
    ],
    'no-horizontal': [
      `${p.the} conveyed nothing to ${d.the}, so horizontal privity between them is lacking`,
      `an injunction requires horizontal privity between ${p.the} and ${d.the}`,
      `That ${p.the} conveyed nothing to ${d.the} is no bar, as an injunction needs no privity. There's just no covenant left.`,
    ],
    'no-intent': [
      `the covenant of 1995 shows no intent to bind owners after the next sale`,
      `an intent to burden ${field.the} must be stated again in each deed of it`,
      `The words of 1995 reach all successors. Intent was clear, but the covenant didn't outlive common ownership.`,
    ],
    'yes-equity': [
      `the covenant of 1995 is an equitable servitude that binds owners with record notice`,
      `an equitable servitude of record binds ${d.the} without regard to privity`,
      `It was one until 2010. After that, one person owned both parcels, and there was nothing left to have notice of.`,
    ],
    'yes-benefit': [
      `the benefit of the covenant revived when ${home.the} was sold apart from ${field.the}`,
      `the sale of ${home.the} to ${p.the} revived the benefit of the covenant`,
      `Common ownership doesn't suspend a covenant but ends it. A new one would have to be made.`,
    ],
    'yes-separate': [
      `a covenant of record remains in force until its holder records a release`,
      `only a recorded release could free ${field.the} from the covenant`,
      `A release is one of several ends. Common ownership of both parcels needs no paper.`,
    ],
  }),
  released: ({ plaintiff: p, defendant: d }) => ({
    'yes-separate': [
      `a release by the owner of Lot 30 does not give up the benefit held by ${p.the}`,
      `the release binds Lot 30 only and leaves ${p.the} free to enforce the covenant`,
      `Each of the fifty lots has a benefit of its own. A neighbor can sell that neighbor's, but not anyone else's.`,
    ],
    'yes-notice': [
      `record notice binds ${d.the} to the covenant, whatever release is recorded later`,
      `a buyer with record notice of a covenant cannot be freed of it by a later release`,
      `Record notice binds a buyer while the covenant lasts. A later release can end it, if all who have the benefit join in.`,
    ],
    'yes-touch': [
      `a covenant that touches and concerns land cannot be ended by a release`,
      `since the covenant touches and concerns each lot, no release can end it`,
      `Any covenant can be ended by a release, but all who hold its benefit have to sign.`,
    ],
    'no-notice': [
      `the recorded release gave ${p.the} record notice that Lot 31 was free of the covenant`,
      `${p.the} has record notice of the release and is bound by what it says of the covenant`,
      `Record notice of a paper binds no one to more than its signer could give. That was the benefit of Lot 30.`,
    ],
    'no-abandoned': [
      `the sale of a release was an abandonment of the covenant as to Lot 31`,
      `a recorded release by a neighbor is an abandonment of the covenant on Lot 31`,
      `Abandonment takes tolerated violations throughout the tract. One owner's signature speaks for one owner.`,
    ],
    'no-acquiescence': [
      `${p.the} let the release go unopposed, which is acquiescence`,
      `acquiescence in the recorded release bars ${p.the} from relief`,
      `${The(p)} could leave someone else's recorded release unopposed. Acquiescence means standing by during a violation, and ${d.the} has begun none.`,
    ],
    'no-merger': [
      `by merger, the benefit of the covenant passed to Lot 31 with the release`,
      `the release caused a merger of benefit and burden in the owner of Lot 31`,
      `Merger needs one owner of both lots. ${The(d)} bought a signature and not Lot 12.`,
    ],
  }),
} satisfies CovenantCells
