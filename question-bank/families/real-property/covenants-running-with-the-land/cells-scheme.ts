import { The, whose } from '../../engine/party.ts'
import type { CovenantCells } from './reason-id.ts'

/** Reasons where the lot's own deed says nothing of a limit. */
export const SCHEME_CELLS = {
  implied: ({ plaintiff: p, defendant: d, tract }) => ({
    'yes-scheme': [
      `a restriction was implied from the common scheme, of which ${d.the} had inquiry notice`,
      `the common scheme implied a restriction, and the homes in ${tract} gave ${d.the} inquiry notice`,
      `The developer still owned Lot 31 when the plan began, and a tract full of homes asks a buyer to look further.`,
    ],
    'yes-benefit': [
      `the benefit of the restriction in ${whose(p)} deed runs to Lot 12 and so burdens Lot 31`,
      `Lot 12 has the benefit of a restriction that its own deed places on the other lots`,
      `That deed limits Lot 12. A burden on Lot 31 has to come from the plan under which both were sold.`,
    ],
    'yes-notice': [
      `inquiry notice of the restriction on the other lots is by itself enough to bind Lot 31`,
      `a buyer with inquiry notice of neighboring restrictions is bound by them without a common scheme`,
      `Notice binds a buyer to a burden that exists. It's the developer's plan that put one on Lot 31.`,
    ],
    'no-notice': [
      `the chain of title to Lot 31 did not give ${d.the} record notice of a restriction`,
      `${d.the} took Lot 31 without record notice, since its chain of title shows no restriction`,
      `Inquiry notice counts too. Homes on all other lots gave reason to ask how that came about.`,
    ],
    'no-plan': [
      `the omission in the deed of Lot 31 excluded that lot from the common scheme`,
      `a common scheme does not include a lot whose own deed omits the restriction`,
      `An oversight in one of fifty deeds doesn't undo the plan. Filling such gaps is what the implied servitude is for.`,
    ],
    'no-horizontal': [
      `${d.the} and ${p.the} did not convey land to each other, so horizontal privity is lacking`,
      `an implied restriction requires horizontal privity between the owners of Lots 12 and 31`,
      `A servitude of this sort is enforced in equity, among owners who took from one developer. Privity isn't asked for.`,
    ],
  }),
  early: ({ plaintiff: p, defendant: d, third: x }) => ({
    'no-plan': [
      `Lot 31 was sold before there was a common scheme and is not subject to it`,
      `the common scheme of 2004 does not burden a lot that the developer sold in 2001`,
      `The developer can burden only lots it still owns. Lot 31 was gone three years before the plan.`,
    ],
    'no-notice': [
      `the chain of title to Lot 31 did not give ${d.the} record notice of a restriction`,
      `${d.the} took Lot 31 without record notice, since its chain of title shows no restriction`,
      `Actual knowledge would be notice enough. But there's no servitude on Lot 31 to have notice of.`,
    ],
    'no-horizontal': [
      `${d.the} and ${p.the} did not convey land to each other, so horizontal privity is lacking`,
      `an implied restriction requires horizontal privity between the owners of Lots 12 and 31`,
      `Equity doesn't ask for privity between lot owners. The dates of plan and sale decide.`,
    ],
    'yes-scheme': [
      `the common scheme of 2004 implied a restriction on each lot, including Lot 31`,
      `a restriction on Lot 31 was implied from the common scheme that governs the other lots`,
      `A plan binds by implication the lots that the developer has left. Lot 31 wasn't among them.`,
    ],
    'yes-notice': [
      `${d.the} bought with actual notice of the common scheme and is bound by its restriction`,
      `${whose(d)} actual notice of the restriction on the other lots binds Lot 31 to it`,
      `Notice doesn't create a burden. ${The(x)} had received Lot 31 free and could sell it free.`,
    ],
    'yes-equity': [
      `equity enforces the restriction on the other lots against Lot 31 without regard to privity`,
      `an equitable servitude on the other lots extends to Lot 31, since privity is not required`,
      `Privity isn't the obstacle. No promise, written or implied, was ever made for Lot 31.`,
    ],
  }),
  vacant: ({ plaintiff: p, defendant: d }) => ({
    'no-notice': [
      `${d.the} bought without actual, record, or inquiry notice of the common scheme`,
      `${d.the} was a bona fide purchaser of Lot 31 without notice of the common scheme`,
      `Bare land tells a buyer nothing, and deeds of other lots are outside the chain. The plan existed but couldn't be seen.`,
    ],
    'no-plan': [
      `the developer did not advertise the plan, so there was no common scheme`,
      `a common scheme does not include a lot whose own deed omits the restriction`,
      `Limits in forty-nine of fifty deeds show the plan well enough. What was missing was a way for ${d.the} to learn of it.`,
    ],
    'no-horizontal': [
      `${d.the} and ${p.the} did not convey land to each other, so horizontal privity is lacking`,
      `an implied restriction requires horizontal privity between the owners of Lots 12 and 31`,
      `Horizontal privity plays no part among lot owners in equity. Notice does.`,
    ],
    'yes-scheme': [
      `a restriction was implied from the common scheme, of which ${d.the} had inquiry notice`,
      `the common scheme implied a restriction, and the unbuilt lots gave ${d.the} inquiry notice`,
      `The plan did imply a limit, but a buyer in 2005 saw vacant land and had no reason to ask.`,
    ],
    'yes-notice': [
      `the deeds of the other forty-nine lots gave ${d.the} record notice of the restriction`,
      `${d.the} had record notice of the restriction through the developer's other deeds`,
      `Some states would say so. In this one, deeds of other lots aren't in the chain of title.`,
    ],
    'yes-equity': [
      `an equitable servitude implied on Lot 31 binds a buyer with or without notice`,
      `equity enforces an implied restriction against ${d.the} without privity and without notice`,
      `Equity does without privity but not without notice. A buyer who couldn't know is free.`,
    ],
  }),
  mixed: ({ plaintiff: p, defendant: d, homes, tract }) => ({
    'no-plan': [
      `the restriction of fourteen lots out of fifty did not make a common scheme`,
      `there was no common scheme, since most of the lots were sold without a restriction`,
      `Terms that vary with each buyer show no general plan, so nothing can be implied on an unrestricted lot.`,
    ],
    'no-notice': [
      `the chain of title to Lot 31 did not give ${d.the} record notice of a restriction`,
      `${d.the} took Lot 31 without record notice, since its chain of title shows no restriction`,
      `${The(d)} had read every deed, so notice isn't lacking. There was no plan to have notice of.`,
    ],
    'no-horizontal': [
      `${d.the} and ${p.the} did not convey land to each other, so horizontal privity is lacking`,
      `an implied restriction requires horizontal privity between the owners of Lots 12 and 31`,
      `Had there been a plan, equity would enforce it without privity. No such plan was made.`,
    ],
    'yes-scheme': [
      `a common scheme of ${homes} is implied from the restriction in fourteen deeds`,
      `the restricted lots of ${tract} are a common scheme that includes Lot 31`,
      `Fourteen deeds of fifty are too few. A scheme must cover the tract in general, and most lots were sold free.`,
    ],
    'yes-notice': [
      `${d.the} bought with actual notice of the restriction in fourteen deeds and is bound by it`,
      `${whose(d)} actual notice of the restriction on the other lots binds Lot 31 to it`,
      `Reading a neighbor's deed puts no burden on your own lot. A servitude must exist before notice counts.`,
    ],
    'yes-equity': [
      `the deed of Lot 12 created an equitable servitude on Lot 31, which requires no privity`,
      `an equitable servitude on fourteen lots extends to Lot 31, since privity is not required`,
      `A deed of Lot 12 can burden Lot 12. Doing without privity doesn't stretch it to other lots.`,
    ],
  }),
} satisfies CovenantCells
