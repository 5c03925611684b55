import { The, whose } from '../../engine/party.ts'
import type { CovenantCells } from './reason-id.ts'

/** Reasons where damages are sought: whether burden or benefit runs at law. */
export const LAW_CELLS = {
  runs: ({ plaintiff: p, defendant: d, third: x, field }) => ({
    'yes-privity': [
      `the deed to ${x.the} supplied horizontal privity, and ${d.the} took the whole estate`,
      `horizontal privity arose in the deed to ${x.the}, and vertical privity in the resale`,
      `Promise and conveyance came together, and ${d.the} took the fee. Both links that the common law asks for are there.`,
    ],
    'yes-notice': [
      `record notice makes a successor liable in damages with or without privity`,
      `a successor with record notice owes damages even where privity is lacking`,
      `Record notice is needed but isn't enough at law. It's the two deeds that supply the privity.`,
    ],
    'no-horizontal': [
      `horizontal privity is required between ${p.the} and ${d.the}, who never dealt with each other`,
      `${d.the} received no land from ${p.the}, so horizontal privity between them is lacking`,
      `Horizontal privity looks to the two who made the promise. ${The(p)} conveyed the land to ${x.the} in the same deed.`,
    ],
    'no-vertical': [
      `vertical privity requires a deed in which ${d.the} took over the promise by name`,
      `without an assumption of the promise in the deed of 2019, vertical privity is lacking`,
      `Vertical privity needs succession to the estate. No assumption is needed, or the burden wouldn't be running with the land.`,
    ],
    'no-touch': [
      `an affirmative duty to spend money on upkeep does not touch and concern ${field.the}`,
      `upkeep for the benefit of a neighbor does not touch and concern ${field.the}`,
      `The work is done on the burdened land and protects the other parcel. That's what touching and concerning means.`,
    ],
  }),
  neighbors: ({ plaintiff: p, defendant: d, third: x, field, home }) => ({
    'no-horizontal': [
      `${p.the} and ${x.the} made their agreement without a conveyance, so horizontal privity is lacking`,
      `the promise was made apart from any transfer of land, so there was no horizontal privity`,
      `${The(p)} and ${x.the} were merely neighbors. Without a transfer between them, the burden couldn't pass to a later owner at law.`,
    ],
    'no-vertical': [
      `${d.the} did not assume the promise when buying, so vertical privity is lacking`,
      `vertical privity with ${x.the} failed when the deed of 2019 left out the promise`,
      `Vertical privity takes succession to the whole estate, and no one need assume the promise. What fails here lies in 2010.`,
    ],
    'no-touch': [
      `an affirmative duty of upkeep does not touch and concern ${field.the}`,
      `a duty owed to a neighbor does not touch and concern ${field.the} itself`,
      `Upkeep of something on the land touches and concerns it. The burden fails at an earlier point, the way the promise was made.`,
    ],
    'yes-privity': [
      `${d.the} took the whole estate of ${x.the}, which is all the privity that the burden needs`,
      `vertical privity through the deed of 2019 is enough for the burden to run at law`,
      `Vertical privity is there, but the burden also needs horizontal privity between the original parties.`,
    ],
    'yes-notice': [
      `record notice of the agreement makes ${d.the} liable in damages without privity`,
      `a promise of which a successor has record notice runs at law without privity`,
      `Record notice would do in equity, for an injunction. Damages at law take privity as well.`,
    ],
    'yes-benefit': [
      `the agreement was made for the benefit of ${home.the}, so horizontal privity is not needed`,
      `a covenant for the benefit of neighboring land needs no horizontal privity to be enforced`,
      `The benefit can run without horizontal privity, but here it never changed hands. The question is about the burden.`,
    ],
  }),
  tenant: ({ plaintiff: p, defendant: d, third: x, field }) => ({
    'no-vertical': [
      `${d.the} took a lesser estate than ${x.the} has, so vertical privity is lacking`,
      `a tenant for years is not in vertical privity with the owner of the fee`,
      `At law, the burden follows the estate of the promisor. A lease of ten years isn't that estate.`,
    ],
    'no-horizontal': [
      `${p.the} conveyed nothing to ${d.the}, so horizontal privity between them is lacking`,
      `horizontal privity is required between ${p.the} and ${d.the}, who never dealt with each other`,
      `What ${p.the} conveyed to ${x.the} in 2010 made horizontal privity complete. It's the second link that fails.`,
    ],
    'no-notice': [
      `${d.the}, as a tenant, had no record notice of a promise in the landlord's deed`,
      `record notice reaches buyers of land and not tenants such as ${d.the}`,
      `A tenant has record notice of the landlord's chain of title. Notice isn't what is missing.`,
    ],
    'yes-privity': [
      `the deed to ${x.the} supplied horizontal privity, and possession makes ${d.the} a successor`,
      `horizontal privity arose in 2010, and ${d.the} is in vertical privity as possessor`,
      `The first link is there. For the burden, though, the second takes succession to the whole estate and not just possession.`,
    ],
    'yes-touch': [
      `the promise touches and concerns ${field.the} and so binds anyone in possession at law`,
      `at law, a duty that touches and concerns ${field.the} falls on whoever occupies it`,
      `To touch and concern the land is one requirement among several. At law, a possessor must also hold the promisor's estate.`,
    ],
    'yes-notice': [
      `record notice of the promise makes ${d.the} liable in damages like an owner`,
      `a tenant with record notice is liable in damages to the same extent as an owner`,
      `In equity, record notice would bind a tenant. For damages it doesn't replace vertical privity.`,
    ],
  }),
  personal: ({ plaintiff: p, defendant: d, third: x, work, field }) => ({
    'no-touch': [
      `the promise is a business advantage for ${p.the} and does not touch and concern land`,
      `a promise of jobs for ${p.the} does not touch and concern either parcel`,
      `It brings ${p.the} jobs wherever ${p.pronoun} may live, and improves no one's land. A personal advantage doesn't run.`,
    ],
    'no-vertical': [
      `${d.the} did not assume the promise when buying, so vertical privity is lacking`,
      `vertical privity with ${x.the} failed when the deed of 2019 left out the promise`,
      `${The(d)} succeeded to the whole estate, which is vertical privity, and needn't assume the promise. Its content is the trouble.`,
    ],
    'no-horizontal': [
      `${p.the} conveyed nothing to ${d.the}, so horizontal privity between them is lacking`,
      `horizontal privity is required between ${p.the} and ${d.the}, who never dealt with each other`,
      `Horizontal privity concerns the original parties, and a deed joined them. What was promised can't run, whoever joins in.`,
    ],
    'yes-privity': [
      `horizontal and vertical privity are both present, which makes any promise run at law`,
      `with horizontal and vertical privity, a promise runs at law whatever it requires`,
      `Both kinds of privity are present, but a promise must also touch and concern the land. This one concerns a trade.`,
    ],
    'yes-notice': [
      `record notice of the promise obliged ${d.the} to hire ${p.the} for the ${work} work`,
      `a promise in a recorded deed binds each later owner of ${field.the} by record notice`,
      `Record notice tells a buyer of a promise. It doesn't make a personal one run with the land.`,
    ],
  }),
  dues: ({ defendant: d, third: x, shared }) => ({
    'yes-touch': [
      `an assessment for the upkeep of the ${shared} touches and concerns the lots they serve`,
      `the duty to pay assessments touches and concerns Lot 31, which the ${shared} serve`,
      `The money keeps up what each lot enjoys, so the duty belongs to ownership of a lot and runs with it.`,
    ],
    'yes-scheme': [
      `a common scheme implied the assessment on each lot, apart from any promise in the deeds`,
      `every lot in a common scheme owes an implied assessment, promised or not`,
      `A common scheme can imply limits on use. This one needs no implying, as every deed states it.`,
    ],
    'yes-notice': [
      `record notice makes a duty to pay assessments run, whether or not it touches and concerns land`,
      `a duty to pay in a recorded deed binds by record notice, whatever the money is for`,
      `Record notice alone makes no duty to pay run with the land. It matters what the money is for.`,
    ],
    'no-touch': [
      `an assessment is a personal debt and does not touch and concern land`,
      `paying assessments to an association does not touch and concern a lot such as Lot 31`,
      `Older courts doubted duties to pay money. An assessment that maintains what the lots share affects owners as owners, and so runs.`,
    ],
    'no-gross': [
      `the association holds the benefit in gross, as it owns none of the land`,
      `a benefit in gross, held by an association without land, cannot be enforced`,
      `In form the benefit looks detached. In substance the association acts for the lot owners, who have the land.`,
    ],
    'no-vertical': [
      `${d.the} did not assume the assessments when buying, so vertical privity is lacking`,
      `vertical privity failed when the deed from ${x.the} left out the assessments`,
      `${The(d)} bought Lot 31 in fee, which is vertical privity. A buyer needn't assume a duty that runs.`,
    ],
  }),
  promisor: ({ plaintiff: p, defendant: d, third: x, home, field }) => ({
    'yes-benefit': [
      `the benefit of a covenant runs at law without horizontal privity`,
      `horizontal privity is not required where only the benefit has changed hands`,
      `${The(d)} made the promise and still owns ${field.the}. Only the benefit passed, and the benefit asks for less privity than the burden.`,
    ],
    'yes-privity': [
      `the deed of 2019 put ${p.the} in horizontal privity with ${d.the}`,
      `by the deed of ${home.the}, ${p.the} came into horizontal privity with ${d.the}`,
      `That deed is vertical privity between ${x.the} and ${p.the}. There was never any horizontal privity, and none is needed.`,
    ],
    'yes-notice': [
      `record notice makes a promise enforceable at law by every neighboring owner`,
      `any neighboring owner may enforce at law a promise with record notice`,
      `Record notice protects against surprise on the burdened side. A right to sue comes from succession to ${home.the}.`,
    ],
    'no-horizontal': [
      `the agreement was made without a conveyance, so horizontal privity is lacking`,
      `without a transfer of land in 2010, there was no horizontal privity`,
      `Without a transfer of land or a conveyance, the burden couldn't run. But ${d.the} made the promise, and the benefit needs no horizontal privity.`,
    ],
    'no-vertical': [
      `${whose(x)} deed did not assign the promise, so vertical privity is lacking`,
      `vertical privity requires that the deed of 2019 assign the promise`,
      `The benefit goes with ${home.the} to its new owner. Nobody has to assign it.`,
    ],
    'no-gross': [
      `the benefit was in gross and stayed with ${x.the} after the sale`,
      `${x.the} held the benefit in gross and never assigned it`,
      `A benefit in gross belongs to a person. This one was given to ${home.the}.`,
    ],
  }),
} satisfies CovenantCells
