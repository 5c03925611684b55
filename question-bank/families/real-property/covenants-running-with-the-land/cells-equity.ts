import { The } from '../../engine/party.ts'
import type { CovenantCells } from './reason-id.ts'

/** Reasons where an injunction is sought on a recorded promise: privity, benefit, and intent in equity. */
export const EQUITY_CELLS = {
  adjoining: ({ plaintiff: p, defendant: d, third: x, field }) => ({
    'yes-equity': [
      `an equitable servitude binds a later owner with record notice, and privity is not required`,
      `${d.the} had record notice of an equitable servitude, which requires no horizontal privity`,
      `The agreement limits use, was meant for successors, and was recorded. Equity enforces it though no land passed between the two.`,
    ],
    'yes-privity': [
      `${d.the} acquired ${field.the} from ${x.the} and so came into horizontal privity with ${p.the}`,
      `the recorded agreement supplied horizontal privity, and ${d.the} took the whole estate`,
      `There never was horizontal privity here, since no land passed between the original parties. An injunction doesn't need it.`,
    ],
    'yes-scheme': [
      `the agreement made the two parcels a common scheme, which implies a restriction`,
      `a restriction on ${field.the} was implied from a common scheme for the two parcels`,
      `A common scheme implies limits where a developer sells many lots. Here a written promise does all the work.`,
    ],
    'no-horizontal': [
      `${p.the} and ${x.the} made their agreement without a conveyance, so horizontal privity is lacking`,
      `the promise was not part of a conveyance, so the original parties were not in horizontal privity`,
      `For damages, a promise made without a conveyance would fail. ${The(p)} asks for an injunction, for which the original parties need no horizontal privity.`,
    ],
    'no-notice': [
      `an equitable servitude requires actual notice of the promise, which ${d.the} lacked`,
      `${d.the} had record notice but not the actual notice that an injunction requires`,
      `Record notice counts in equity as it does at law. An injunction doesn't require actual notice of records left unread.`,
    ],
    'no-touch': [
      `a promise that merely restricts the use of ${field.the} does not touch and concern it`,
      `a negative promise, which requires no act, does not touch and concern the land`,
      `A limit on the use of land is the clearest case of a promise that touches and concerns it.`,
    ],
  }),
  lessee: ({ plaintiff: p, defendant: d, third: x, field }) => ({
    'yes-equity': [
      `an equitable servitude binds a tenant with record notice, and vertical privity is not required`,
      `${d.the} had record notice of an equitable servitude, which requires no vertical privity`,
      `Equity looks to notice and not to the estate. A tenant with a recorded limit in the chain of title is bound by it.`,
    ],
    'yes-privity': [
      `${d.the}, who has a lease of ten years, is in vertical privity with ${x.the}`,
      `${d.the} is in vertical privity as a tenant, so the burden runs at law`,
      `A tenant takes less than the fee, so vertical privity is lacking. The limit is enforced in equity, which does without it.`,
    ],
    'yes-touch': [
      `the promise touches and concerns ${field.the} and so binds an occupant without notice`,
      `a promise that touches and concerns ${field.the} binds an occupant with or without notice`,
      `The limit does touch and concern the land, but in equity ${d.the} is bound only because of notice.`,
    ],
    'no-vertical': [
      `${d.the} holds a lesser estate than ${x.the}, so vertical privity is lacking`,
      `a tenant for years is not in vertical privity with the owner of the fee`,
      `A tenant for years does lack vertical privity with the owner of the fee, but only damages require it. ${The(p)} asks for an injunction.`,
    ],
    'no-notice': [
      `${d.the}, as a tenant, did not have record notice of a promise in the landlord's deed`,
      `record notice binds a purchaser of land, not a tenant such as ${d.the}`,
      `The landlord's deed is in the tenant's chain of title too, so ${d.the} had record notice.`,
    ],
    'no-horizontal': [
      `${p.the} conveyed nothing to ${d.the}, so horizontal privity between them is lacking`,
      `an injunction requires horizontal privity between ${p.the} and ${d.the}, which is lacking`,
      `Horizontal privity isn't required between plaintiff and successor, even at law. In equity, it isn't required between anyone.`,
    ],
  }),
  gross: ({ plaintiff: p, defendant: d, third: x, home }) => ({
    'no-gross': [
      `${p.the} owns no land that the promise benefits and may not enforce it in gross`,
      `the benefit of the promise passed with ${home.the}, and ${p.the} may not enforce it in gross`,
      `With the sale, the benefit went to the cousin. Without land to protect, ${p.the} has no standing against a successor.`,
    ],
    'no-horizontal': [
      `${p.the} conveyed nothing to ${d.the}, so horizontal privity between them is lacking`,
      `an injunction requires horizontal privity between ${p.the} and ${d.the}, which is lacking`,
      `That ${p.the} conveyed nothing to ${d.the} is no bar, since equity asks for no privity. A parcel to protect is what's missing.`,
    ],
    'no-vertical': [
      `${d.the} did not assume the promise in the deed of 2019, so vertical privity is lacking`,
      `the deed of 2019 did not mention the promise, so ${d.the} is not in vertical privity with ${x.the}`,
      `${The(d)} need not assume the promise, and vertical privity isn't lost by silence. It's the plaintiff who has dropped out.`,
    ],
    'yes-equity': [
      `an equitable servitude requires no privity, so the original promisee may enforce it`,
      `${d.the} had record notice of an equitable servitude, which does not require that ${p.the} own land`,
      `Privity isn't needed, but notice isn't all. The one who sues must own land that the servitude protects, and ${p.the} sold it.`,
    ],
    'yes-benefit': [
      `the benefit of the promise stayed with ${p.the}, since it was not assigned with ${home.the}`,
      `the benefit of a promise remains with the promisee until it is assigned by deed`,
      `The benefit was given to ${home.the}, so it passed with it, assigned or not. The promisee kept nothing to enforce.`,
    ],
    'yes-notice': [
      `${d.the} had record notice of a promise that was made to ${p.the} as a party to the deed`,
      `record notice of the deed of 2010 binds ${d.the} to both of the parties to it`,
      `Record notice settles that ${d.the} is bound. A party to the recorded deed can't enforce it after selling the benefited land.`,
    ],
  }),
  own: ({ plaintiff: p, defendant: d, third: x, field }) => ({
    'no-intent': [
      `the words of the promise show no intent to bind the successors of ${x.the}`,
      `the deed shows no intent that the burden of the promise run with ${field.the}`,
      `"For as long as I own it" ends the promise with the sale. Without intent to bind successors, nothing runs.`,
    ],
    'no-horizontal': [
      `${p.the} conveyed nothing to ${d.the}, so horizontal privity between them is lacking`,
      `an injunction requires horizontal privity between ${p.the} and ${d.the}, which is lacking`,
      `It's no bar that ${p.the} conveyed nothing to ${d.the}, as equity needs no privity. The words of the promise are too narrow.`,
    ],
    'no-touch': [
      `a promise that merely restricts the use of ${field.the} does not touch and concern it`,
      `a negative promise, which requires no act, does not touch and concern the land`,
      `A limit on use does touch and concern the land. The promise fails because it was meant for one person.`,
    ],
    'yes-notice': [
      `${d.the} bought with actual notice of the promise in the deed`,
      `${d.the} had actual notice of the promise and is bound by it in equity`,
      `Notice binds a successor to a servitude. This was a personal promise, and knowing of it changes nothing.`,
    ],
    'yes-equity': [
      `a promise that restricts use is an equitable servitude, which requires no privity`,
      `equity enforces a restriction on use against a later owner without regard to privity`,
      `Equity dispenses with privity but not with intent. The parties have to mean successors too.`,
    ],
    'yes-privity': [
      `the deed to ${x.the} supplied horizontal privity, and ${d.the} took the whole estate`,
      `${x.the} was in horizontal privity with ${p.the}, and ${d.the} is in vertical privity with ${x.the}`,
      `Deed and resale supply both horizontal and vertical privity, but they carry only a promise that was meant to run.`,
    ],
  }),
} satisfies CovenantCells
