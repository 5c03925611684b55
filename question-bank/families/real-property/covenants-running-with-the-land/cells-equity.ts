import { The, whose } from '../../engine/party.ts'
import type { CovenantCells } from './reason-id.ts'

/** Reasons where an injunction is sought on a recorded promise: privity, benefit, and intent in equity. */
export const EQUITY_CELLS = {
  adjoining: ({ plaintiff: p, defendant: d, third: x, field, homes }) => ({
    'yes-equity': [
      `an equitable servitude binds a later owner with record notice, and privity is not required`,
      `record notice is enough in equity, where a servitude needs no horizontal privity`,
      `The agreement limits use, was meant for successors, and was recorded. Equity enforces it though no land passed between the two.`,
    ],
    'yes-privity': [
      `the deed of 2019 put ${d.the} in horizontal privity with ${p.the}`,
      `by buying from ${x.the}, ${d.the} came into horizontal privity with ${p.the}`,
      `There never was horizontal privity here, since no land passed between the original parties. An injunction doesn't need it.`,
    ],
    'yes-scheme': [
      `two parcels limited to ${homes} are a common scheme, which binds later owners`,
      `the agreement made the two parcels a common scheme with an implied restriction`,
      `A common scheme implies limits where a developer sells many lots. Here a written promise does all the work.`,
    ],
    'no-horizontal': [
      `${p.the} and ${x.the} made their agreement without a conveyance, so horizontal privity is lacking`,
      `the promise was made apart from any transfer of land, so there was no horizontal privity`,
      `For damages that would be decisive. ${The(p)} asks for an injunction, and equity enforces the promise without it.`,
    ],
    'no-notice': [
      `a buyer is bound in equity by actual notice only, which ${d.the} lacked`,
      `record notice counts at law, while an injunction requires actual notice`,
      `Record notice counts in equity as it does at law. An injunction doesn't require actual notice of records left unread.`,
    ],
    'no-touch': [
      `a promise that only takes away uses of ${field.the} does not touch and concern it`,
      `a bare limit on use, which requires no act, does not touch and concern land`,
      `A limit on the use of land is the clearest case of a promise that touches and concerns it.`,
    ],
  }),
  lessee: ({ plaintiff: p, defendant: d, third: x, field }) => ({
    'yes-equity': [
      `an equitable servitude binds anyone with record notice, and vertical privity is not required`,
      `record notice is enough in equity, where a tenant needs no vertical privity to be bound`,
      `Equity looks to notice and not to the estate. A tenant with a recorded limit in the chain of title is bound by it.`,
    ],
    'yes-privity': [
      `a lease of ten years puts ${d.the} in vertical privity with ${x.the}`,
      `${d.the} is in vertical privity as a tenant, so the burden runs at law`,
      `A tenant takes less than the fee, so vertical privity is lacking. The limit is enforced in equity, which does without it.`,
    ],
    'yes-touch': [
      `a promise that touches and concerns ${field.the} binds any occupant, even without notice`,
      `a limit that touches and concerns ${field.the} needs no notice to bind its occupants`,
      `The limit does touch and concern the land, but in equity ${d.the} is bound only because of notice.`,
    ],
    'no-vertical': [
      `${d.the} took a lesser estate than ${x.the} has, so vertical privity is lacking`,
      `a tenant for years is not in vertical privity with the owner of the fee`,
      `A tenant for years does lack vertical privity with the owner of the fee, but only damages require it. ${The(p)} asks for an injunction.`,
    ],
    'no-notice': [
      `${d.the}, as a tenant, had no record notice of a promise in the landlord's deed`,
      `record notice reaches buyers of land and not tenants such as ${d.the}`,
      `The landlord's deed is in the tenant's chain of title too, so ${d.the} had record notice.`,
    ],
    'no-horizontal': [
      `${p.the} conveyed nothing to ${d.the}, so horizontal privity between them is lacking`,
      `horizontal privity is required between ${p.the} and ${d.the}, who never dealt with each other`,
      `Horizontal privity isn't required between plaintiff and successor, even at law. In equity, it isn't required between anyone.`,
    ],
  }),
  gross: ({ plaintiff: p, defendant: d, home }) => ({
    'no-gross': [
      `${p.the} owns no land that the promise benefits and cannot enforce it in gross`,
      `the benefit passed with ${home.the}, and ${p.the} cannot enforce the promise in gross`,
      `With the sale, the benefit went to the cousin. Without land to protect, ${p.the} has no standing against a successor.`,
    ],
    'no-horizontal': [
      `${p.the} conveyed nothing to ${d.the}, so horizontal privity between them is lacking`,
      `an injunction requires horizontal privity between ${p.the} and ${d.the}`,
      `That ${p.the} conveyed nothing to ${d.the} is no bar, since equity asks for no privity. A parcel to protect is what's missing.`,
    ],
    'no-vertical': [
      `vertical privity was lost when the deed of 2019 left out the promise`,
      `${d.the} did not assume the promise when buying, so vertical privity is lacking`,
      `${The(d)} need not assume the promise, and vertical privity isn't lost by silence. It's the plaintiff who has dropped out.`,
    ],
    'yes-equity': [
      `an equitable servitude needs no privity and may be enforced without land to protect`,
      `equity asks only for record notice, so it does not matter who owns ${home.the}`,
      `Privity isn't needed, but notice isn't all. The one who sues must own land that the servitude protects, and ${p.the} sold it.`,
    ],
    'yes-benefit': [
      `the benefit of a covenant does not pass with ${home.the} unless the deed assigns it`,
      `${p.the} kept the benefit, since ${whose(p)} deed to the cousin did not assign it`,
      `The benefit was given to ${home.the}, so it passed with it. No one had to assign it.`,
    ],
    'yes-notice': [
      `record notice binds ${d.the} to any party to the deed of 2010`,
      `by record notice, ${d.the} owes the promise to both parties to the recorded deed`,
      `Record notice settles that ${d.the} is bound. A party to the recorded deed can't enforce it after selling the benefited land.`,
    ],
  }),
  own: ({ plaintiff: p, defendant: d, third: x, field, homes }) => ({
    'no-intent': [
      `the words of the promise show no intent to bind successors of ${x.the}`,
      `the deed shows no intent that the burden of the promise run with ${field.the}`,
      `"For as long as I own it" ends the promise with the sale. Without intent to bind successors, nothing runs.`,
    ],
    'no-horizontal': [
      `${p.the} conveyed nothing to ${d.the}, so horizontal privity between them is lacking`,
      `an injunction requires horizontal privity between ${p.the} and ${d.the}`,
      `It's no bar that ${p.the} conveyed nothing to ${d.the}, as equity needs no privity. The words of the promise are too narrow.`,
    ],
    'no-touch': [
      `a limit to ${homes} does not touch and concern ${field.the}`,
      `a bare limit on use, which requires no act, does not touch and concern land`,
      `A limit on use does touch and concern the land. The promise fails because it was meant for one person.`,
    ],
    'yes-notice': [
      `${d.the} bought with actual notice of the promise in the deed`,
      `actual notice of the promise binds ${d.the} in equity as it bound ${x.the}`,
      `Notice binds a successor to a servitude. This was a personal promise, and knowing of it changes nothing.`,
    ],
    'yes-equity': [
      `equity enforces a limit on use against any later owner, and privity is not required`,
      `an equitable servitude arises from any promise about use, without regard to privity`,
      `Equity dispenses with privity but not with intent. The parties have to mean successors too.`,
    ],
    'yes-privity': [
      `the deed to ${x.the} supplied horizontal privity, and ${d.the} took the whole estate`,
      `horizontal privity arose in the deed to ${x.the}, and vertical privity in the resale`,
      `Deed and resale supply both horizontal and vertical privity, but they carry only a promise that was meant to run.`,
    ],
  }),
} satisfies CovenantCells
