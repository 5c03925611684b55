import { The, whose } from '../../engine/party.ts'
import type { CovenantCells } from './reason-id.ts'

/** Reasons where the lot's own deed says nothing of a limit. */
export const SCHEME_CELLS = {
  implied: ({ plaintiff: p, defendant: d, tract }) => ({
    'yes-scheme': [
      `a restriction was implied from the common scheme, of which ${d.the} had inquiry notice`,
      `the common scheme implied a restriction, and the look of ${tract} gave inquiry notice`,
      `The developer still owned Lot 31 when the plan began, and a tract full of homes asks a buyer to look further.`,
    ],
    'yes-benefit': [
      `the benefit of the restriction in ${whose(p)} deed runs to Lot 12 and so burdens Lot 31`,
      `Lot 12 has the benefit of a restriction that its own deed places on the whole tract`,
      `That deed limits Lot 12. A burden on Lot 31 has to come from the plan under which both were sold.`,
    ],
    'yes-notice': [
      `inquiry notice of restrictions on other lots is by itself enough to burden Lot 31`,
      `a buyer with inquiry notice of neighbors' restrictions is bound by them, scheme or none`,
      `Notice binds a buyer to a burden that exists. It's the developer's plan that put one on Lot 31.`,
    ],
    'no-notice': [
      `no deed in the chain of Lot 31 gave ${d.the} record notice of a restriction`,
      `a buyer is bound by record notice alone, and the chain of Lot 31 shows no restriction`,
      `Inquiry notice counts too. Homes on all other lots gave reason to ask how that came about.`,
    ],
    'no-plan': [
      `the omission in the deed of Lot 31 took that lot out of the common scheme`,
      `a common scheme does not include a lot whose own deed lacks the restriction`,
      `An oversight in one of fifty deeds doesn't undo the plan. Filling such gaps is what the implied servitude is for.`,
    ],
    'no-horizontal': [
      `${d.the} and ${p.the} never conveyed land to each other, so horizontal privity is lacking`,
      `an implied restriction requires horizontal privity between the owners of Lots 12 and 31`,
      `A servitude of this sort is enforced in equity, among owners who took from one developer. Privity isn't asked for.`,
    ],
  }),
  early: ({ plaintiff: p, defendant: d, third: x }) => ({
    'no-plan': [
      `Lot 31 was sold before there was a common scheme and stayed free of it`,
      `a common scheme of 2004 does not reach a lot that was sold in 2001`,
      `The developer can burden only lots it still owns. Lot 31 was gone three years before the plan.`,
    ],
    'no-notice': [
      `without record notice of a restriction in the chain of Lot 31, ${d.the} took it free`,
      `${d.the} is bound by record notice only, and the chain of Lot 31 shows no restriction`,
      `Actual knowledge would be notice enough. But there's no servitude on Lot 31 to have notice of.`,
    ],
    'no-horizontal': [
      `${d.the} and ${p.the} never conveyed land to each other, so horizontal privity is lacking`,
      `an implied restriction requires horizontal privity between the owners of Lots 12 and 31`,
      `Equity doesn't ask for privity between lot owners. The dates of plan and sale decide.`,
    ],
    'yes-scheme': [
      `a restriction was implied on every lot of the tract by the common scheme of 2004`,
      `the common scheme implied a restriction on Lot 31 as on the other forty-nine lots`,
      `A plan binds by implication the lots that the developer has left. Lot 31 wasn't among them.`,
    ],
    'yes-notice': [
      `${d.the} bought with actual notice of the scheme and is bound by its restriction`,
      `actual notice of the restriction on the other lots binds ${d.the} to it`,
      `Notice doesn't create a burden. ${The(x)} had received Lot 31 free and could sell it free.`,
    ],
    'yes-equity': [
      `an equitable servitude on forty-nine lots binds the last one without privity`,
      `equity requires no privity and extends the restriction to Lot 31`,
      `Privity isn't the obstacle. No promise, written or implied, was ever made for Lot 31.`,
    ],
  }),
  vacant: ({ defendant: d }) => ({
    'no-notice': [
      `${d.the} bought without actual, record, or inquiry notice of the common scheme`,
      `neither record notice nor inquiry notice told ${d.the} of the common scheme`,
      `Bare land tells a buyer nothing, and deeds of other lots are outside the chain. The plan existed but couldn't be seen.`,
    ],
    'no-plan': [
      `a scheme that was never advertised is not a common scheme`,
      `a common scheme requires a restriction in the deed of every lot`,
      `Limits in forty-nine of fifty deeds show the plan well enough. What was missing was a way for ${d.the} to learn of it.`,
    ],
    'no-horizontal': [
      `horizontal privity between the owners of Lots 12 and 31 is lacking`,
      `an implied restriction requires horizontal privity between the two lot owners`,
      `Horizontal privity plays no part among lot owners in equity. Notice does.`,
    ],
    'yes-scheme': [
      `the common scheme implied a restriction, of which there was inquiry notice`,
      `a common scheme gives inquiry notice of the restriction that it implies`,
      `The plan did imply a limit, but a buyer in 2005 saw vacant land and had no reason to ask.`,
    ],
    'yes-notice': [
      `the other forty-nine deeds gave ${d.the} record notice of the restriction`,
      `${d.the} had record notice through the developer's other deeds`,
      `Some states would say so. In this one, deeds of other lots aren't in the chain of title.`,
    ],
    'yes-equity': [
      `an implied equitable servitude binds even a buyer without notice`,
      `equity enforces an implied restriction without privity and without notice`,
      `Equity does without privity but not without notice. A buyer who couldn't know is free.`,
    ],
  }),
  mixed: ({ plaintiff: p, defendant: d, tract, homes }) => ({
    'no-plan': [
      `fourteen restricted lots out of fifty do not make a common scheme`,
      `a common scheme is lacking where most lots were sold without a restriction`,
      `Terms that vary with each buyer show no general plan, so nothing can be implied on an unrestricted lot.`,
    ],
    'no-notice': [
      `record notice of a restriction must come from the chain of Lot 31, which is silent`,
      `without record notice in the chain of Lot 31, ${d.the} took it free of the scheme`,
      `${The(d)} had read every deed, so notice isn't lacking. There was no plan to have notice of.`,
    ],
    'no-horizontal': [
      `${d.the} and ${p.the} never conveyed land to each other, so horizontal privity is lacking`,
      `an implied restriction requires horizontal privity between the owners of Lots 12 and 31`,
      `Had there been a plan, equity would enforce it without privity. No such plan was made.`,
    ],
    'yes-scheme': [
      `a common scheme of ${homes} is implied from the restriction in fourteen deeds`,
      `the restricted lots of ${tract} are a common scheme that includes Lot 31`,
      `Fourteen deeds of fifty are too few. A scheme must cover the tract in general, and most lots were sold free.`,
    ],
    'yes-notice': [
      `${d.the} had actual notice of the restriction on other lots and is bound by it`,
      `actual notice of the fourteen deeds binds ${d.the} to their restriction`,
      `Reading a neighbor's deed puts no burden on your own lot. A servitude must exist before notice counts.`,
    ],
    'yes-equity': [
      `the deed of Lot 12 creates an equitable servitude on Lot 31 without privity`,
      `an equitable servitude on fourteen lots extends to the rest, as equity asks no privity`,
      `A deed of Lot 12 can burden Lot 12. Doing without privity doesn't stretch it to other lots.`,
    ],
  }),
} satisfies CovenantCells
