import { The, whose } from '../../engine/party.ts'
import type { CovenantCells } from './reason-id.ts'

/** Reasons where damages are sought: whether burden or benefit runs at law. */
export const LAW_CELLS = {
  runs: ({ plaintiff: p, defendant: d, third: x, field }) => ({
    'yes-privity': [
      `the deed to ${x.the} supplied horizontal privity, and ${d.the} took the whole estate`,
      `${x.the} was in horizontal privity with ${p.the}, and ${d.the} is in vertical privity with ${x.the}`,
      `Promise and conveyance came together, and ${d.the} took the fee. Both links that the common law asks for are there.`,
    ],
    'yes-notice': [
      `record notice of the promise makes ${d.the} liable in damages without regard to privity`,
      `a successor with record notice of the promise is liable in damages with or without privity`,
      `Record notice is needed but isn't enough at law. It's the two deeds that supply the privity.`,
    ],
    'no-horizontal': [
      `${p.the} conveyed nothing to ${d.the}, so horizontal privity between them is lacking`,
      `horizontal privity is required between ${p.the} and ${d.the}, who did not deal with each other`,
      `Horizontal privity looks to the two who made the promise. ${The(p)} conveyed the land to ${x.the} in the same deed.`,
    ],
    'no-vertical': [
      `${d.the} did not assume the promise in the deed of 2019, so vertical privity is lacking`,
      `the deed of 2019 did not mention the promise, so ${d.the} is not in vertical privity with ${x.the}`,
      `Vertical privity needs succession to the estate. No assumption is needed, or the burden wouldn't be running with the land.`,
    ],
    'no-touch': [
      `an affirmative duty of upkeep does not touch and concern the burdened land`,
      `a duty to spend money for a neighbor's benefit does not touch and concern ${field.the}`,
      `The work is done on the burdened land and protects the other parcel. That's what touching and concerning means.`,
    ],
  }),
  neighbors: ({ plaintiff: p, defendant: d, third: x, home, field }) => ({
    'no-horizontal': [
      `${p.the} and ${x.the} made their agreement without a conveyance, so horizontal privity is lacking`,
      `the promise was not part of a conveyance, so the original parties were not in horizontal privity`,
      `${The(p)} and ${x.the} were merely neighbors. Without a transfer between them, the burden couldn't pass to a later owner at law.`,
    ],
    'no-vertical': [
      `${d.the} did not assume the promise in the deed of 2019, so vertical privity is lacking`,
      `the deed of 2019 did not mention the promise, so ${d.the} is not in vertical privity with ${x.the}`,
      `Vertical privity takes succession to the whole estate, and no one need assume the promise. What fails here lies in 2010.`,
    ],
    'no-touch': [
      `an affirmative duty of upkeep does not touch and concern the burdened land`,
      `a duty to spend money for a neighbor's benefit does not touch and concern ${field.the}`,
      `Upkeep of something on the land touches and concerns it. The burden fails at an earlier point, the way the promise was made.`,
    ],
    'yes-privity': [
      `${d.the} took the whole estate of ${x.the}, which is the privity that the burden requires`,
      `vertical privity through the deed of 2019 is sufficient for the burden to run at law`,
      `Vertical privity is there, but the burden also needs horizontal privity between the original parties.`,
    ],
    'yes-notice': [
      `record notice of the promise makes ${d.the} liable in damages without regard to privity`,
      `a successor with record notice of the promise is liable in damages with or without privity`,
      `Record notice would do in equity, for an injunction. Damages at law take privity as well.`,
    ],
    'yes-benefit': [
      `the promise was made for the benefit of ${home.the}, so horizontal privity is not required`,
      `a covenant that benefits neighboring land runs at law without horizontal privity`,
      `The benefit can run without horizontal privity, but here it never changed hands. The question is about the burden.`,
    ],
  }),
  tenant: ({ plaintiff: p, defendant: d, third: x, field }) => ({
    'no-vertical': [
      `${d.the} holds a lesser estate than ${x.the}, so vertical privity is lacking`,
      `a tenant for years is not in vertical privity with the owner of the fee`,
      `At law, the burden follows the estate of the promisor. A lease of ten years isn't that estate.`,
    ],
    'no-horizontal': [
      `${p.the} conveyed nothing to ${d.the}, so horizontal privity between them is lacking`,
      `horizontal privity is required between ${p.the} and ${d.the}, who did not deal with each other`,
      `What ${p.the} conveyed to ${x.the} in 2010 made horizontal privity complete. It's the second link that fails.`,
    ],
    'no-notice': [
      `${d.the}, as a tenant, did not have record notice of a promise in the landlord's deed`,
      `record notice binds a purchaser of land, not a tenant such as ${d.the}`,
      `A tenant has record notice of the landlord's chain of title. Notice isn't what is missing.`,
    ],
    'yes-privity': [
      `the deed to ${x.the} supplied horizontal privity, and possession makes ${d.the} a successor`,
      `${x.the} was in horizontal privity with ${p.the}, and ${d.the} is in vertical privity with ${x.the}`,
      `The first link is there. For the burden, though, the second takes succession to the whole estate and not just possession.`,
    ],
    'yes-touch': [
      `the promise touches and concerns ${field.the} and so binds a tenant in possession at law`,
      `a duty that touches and concerns ${field.the} binds at law whoever is in possession of it`,
      `To touch and concern the land is one requirement among several. At law, a possessor must also hold the promisor's estate.`,
    ],
    'yes-notice': [
      `a tenant with record notice of the promise is liable in damages as an owner is`,
      `record notice of the promise makes ${d.the} liable in damages without regard to privity`,
      `In equity, record notice would bind a tenant. For damages it doesn't replace vertical privity.`,
    ],
  }),
  personal: ({ plaintiff: p, defendant: d, third: x, field, work }) => ({
    'no-touch': [
      `the promise is a business advantage for ${p.the} and does not touch and concern land`,
      `a promise to hire ${p.the} does not touch and concern either of the two parcels`,
      `It brings ${p.the} jobs wherever ${p.pronoun} may live, and improves no one's land. A personal advantage doesn't run.`,
    ],
    'no-vertical': [
      `${d.the} did not assume the promise in the deed of 2019, so vertical privity is lacking`,
      `the deed of 2019 did not mention the promise, so ${d.the} is not in vertical privity with ${x.the}`,
      `${The(d)} succeeded to the whole estate, which is vertical privity, and needn't assume the promise. Its content is the trouble.`,
    ],
    'no-horizontal': [
      `${p.the} conveyed nothing to ${d.the}, so horizontal privity between them is lacking`,
      `horizontal privity is required between ${p.the} and ${d.the}, who did not deal with each other`,
      `Horizontal privity concerns the original parties, and a deed joined them. What was promised can't run, whoever joins in.`,
    ],
    'yes-privity': [
      `horizontal and vertical privity are present, so the burden of the promise runs at law`,
      `${x.the} was in horizontal privity with ${p.the}, and ${d.the} is in vertical privity with ${x.the}`,
      `Both kinds of privity are present, but a promise must also touch and concern the land. This one concerns a trade.`,
    ],
    'yes-notice': [
      `record notice of the promise bound ${d.the} to hire ${p.the} for the ${work} work`,
      `a promise in a recorded deed binds a later owner of ${field.the} with record notice`,
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
      `a common scheme implies a duty to pay assessments apart from the promise in the deed`,
      `the common scheme implied an assessment on each lot, whether or not its deed mentions one`,
      `A common scheme can imply limits on use. This one needs no implying, as every deed states it.`,
    ],
    'yes-notice': [
      `record notice makes a duty to pay run whether or not it touches and concerns the land`,
      `${d.the} had record notice of the assessments, which binds a successor regardless of their purpose`,
      `Record notice alone makes no duty to pay run with the land. It matters what the money is for.`,
    ],
    'no-touch': [
      `an assessment is a personal debt and does not touch and concern land`,
      `a duty to pay money to an association does not touch and concern Lot 31`,
      `Older courts doubted duties to pay money. An assessment that maintains what the lots share affects owners as owners, and so runs.`,
    ],
    'no-gross': [
      `the association owns no land and may not enforce a benefit that is held in gross`,
      `the benefit of the assessments is held in gross by an association without land`,
      `In form the benefit looks detached. In substance the association acts for the lot owners, who have the land.`,
    ],
    'no-vertical': [
      `${d.the} did not assume the assessments in the deed of 2019, so vertical privity is lacking`,
      `the deed of 2019 did not mention the assessments, so ${d.the} is not in vertical privity with ${x.the}`,
      `${The(d)} bought Lot 31 in fee, which is vertical privity. A buyer needn't assume a duty that runs.`,
    ],
  }),
  promisor: ({ plaintiff: p, defendant: d, third: x, home, field }) => ({
    'yes-benefit': [
      `the benefit of a covenant runs at law without horizontal privity`,
      `the benefit alone passed to a new owner, so horizontal privity is not required`,
      `${The(d)} made the promise and still owns ${field.the}. Only the benefit passed, and the benefit asks for less privity than the burden.`,
    ],
    'yes-privity': [
      `the deed of ${home.the} put ${p.the} in horizontal privity with ${d.the}`,
      `the recorded agreement supplied horizontal privity, and ${p.the} took the whole estate of ${x.the}`,
      `The deed of ${home.the} gives vertical privity between ${x.the} and ${p.the}. There was never any horizontal privity, and none is needed.`,
    ],
    'yes-notice': [
      `${d.the} had record notice of the promise, so a neighboring owner may enforce it`,
      `record notice makes the promise enforceable at law by a later owner of neighboring land`,
      `Record notice protects against surprise on the burdened side. A right to sue comes from succession to ${home.the}.`,
    ],
    'no-horizontal': [
      `the agreement was made without a conveyance, so horizontal privity is lacking`,
      `the promise was not part of a conveyance, so the original parties were not in horizontal privity`,
      `Without a transfer of land or a conveyance, the burden couldn't run. But ${d.the} made the promise, and the benefit needs no horizontal privity.`,
    ],
    'no-vertical': [
      `${whose(x)} deed did not assign the promise, so vertical privity is lacking`,
      `the deed of 2019 did not mention the promise, so ${p.the} is not in vertical privity with ${x.the}`,
      `The benefit goes with ${home.the} to its new owner. Nobody has to assign it.`,
    ],
    'no-gross': [
      `the benefit was in gross and stayed with ${x.the} after the sale`,
      `${x.the} held the benefit in gross and did not assign it to ${p.the}`,
      `A benefit in gross belongs to a person. This one was given to ${home.the}.`,
    ],
  }),
} satisfies CovenantCells
