import { capital } from '../../../text/capital.ts'
import { The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { CovenantFacts, CovenantStory } from './facts.ts'

const FIRST = 'Restatement (First) of Property §'
const THIRD = 'Restatement (Third) of Property: Servitudes §'

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  horizontal: {
    authority: `${FIRST} 534`,
    rule: 'At common law, the burden of a covenant runs only where the promise was made in a transfer of an interest in the land or between holders of mutual interests in it.',
    applied: (_, { third, field }) => `${The(third)} made the promise in the deed of ${field.the}.`,
  },
  runs: {
    authority: `${FIRST} 535`,
    rule: "The burden binds a successor to the promisor's whole estate.",
    applied: (_, { defendant, field }) =>
      `${The(defendant)} took ${field.the} in fee with record notice of a duty of upkeep meant to bind successors, and so is liable.`,
  },
  neighbors: {
    authority: 'Wheeler v. Schad',
    rule: 'The burden of a covenant runs at law only where horizontal privity exists between the original parties, as it does where one conveys land to the other in the same transaction.',
    applied: (_, { third, plaintiff, defendant }) =>
      `No land passed between ${plaintiff.the} and ${third.the}, so ${defendant.the} is not liable in damages.`,
  },
  tenant: {
    authority: `${FIRST} 535`,
    rule: "At law, the burden of a covenant binds a successor only to an estate of the same duration as the promisor's.",
    applied: (_, { third, defendant }) =>
      `${The(third)} kept the fee and let ${defendant.the} have ten years, so ${defendant.the} is not liable in damages.`,
  },
  personal: {
    authority: 'Caullett v. Stanley Stilwell & Sons, Inc.',
    rule: "A promise that gives the promisee a commercial advantage does not run with the land, since it touches and concerns neither party's land.",
    applied: (_, { plaintiff, defendant, work }) =>
      `The promise brought ${plaintiff.the} business and did nothing for either parcel, so ${defendant.the} could hire someone else for the ${work} work.`,
  },
  dues: {
    authority: "Neponsit Property Owners' Association v. Emigrant Industrial Savings Bank",
    rule: 'A promise to pay for the upkeep of common facilities touches and concerns the land if it affects the rights of the owners as owners.',
    applied: (_, { shared }) =>
      `The assessments pay for the ${shared}, which serve Lot 31 like every other lot.`,
  },
  agency: {
    authority: "Neponsit Property Owners' Association v. Emigrant Industrial Savings Bank",
    rule: 'An association without land may enforce such a promise on behalf of the owners whom it represents.',
    applied: (_, { defendant }) => `Its members own the lots, so ${defendant.the} owes the assessments.`,
  },
  promisor: {
    authority: `${FIRST} 548`,
    rule: 'The benefit of a covenant runs at law without horizontal privity between the original parties.',
    applied: (_, { plaintiff, defendant, home }) =>
      `The promise was made for ${home.the}, ${plaintiff.the} bought ${home.the}, and ${defendant.the} is still bound by contract, so damages are due.`,
  },
  adjoining: {
    authority: 'Tulk v. Moxhay',
    rule: 'Equity enforces a restriction meant to bind successors that touches and concerns the land against a later owner with notice, and asks for no privity.',
    applied: (_, { defendant, business }) =>
      `The recorded agreement gave ${defendant.the} record notice, so ${business.the} may be enjoined.`,
  },
  lessee: {
    authority: 'Tulk v. Moxhay',
    rule: 'A restriction on use binds in equity anyone who takes the land with notice of it, whatever the estate.',
    applied: (_, { defendant, business }) =>
      `The recorded deed gave ${defendant.the} record notice before the lease, so ${business.the} may be enjoined.`,
  },
  unrecorded: {
    authority: 'Tulk v. Moxhay',
    rule: 'A purchaser for value without notice takes free of an equitable servitude.',
    applied: (_, { defendant, field, business }) =>
      `Neither the records nor vacant land told ${defendant.the} of the agreement, so ${business.the} may open on ${field.the}.`,
  },
  told: {
    authority: 'Tulk v. Moxhay',
    rule: 'A purchaser with notice of an equitable servitude takes subject to it, and a statute like this one protects only those without notice.',
    applied: (_, { defendant, business }) =>
      `${The(defendant)} had seen the agreement before the sale, so ${business.the} may be enjoined.`,
  },
  donee: {
    authority: `${THIRD} 7.14`,
    rule: 'An unrecorded servitude is lost only to someone whom the recording statute protects.',
    applied: (_, { defendant, business }) =>
      `${The(defendant)} paid nothing, and the statute protects purchasers for value, so ${business.the} may be enjoined.`,
  },
  gross: {
    authority: 'London County Council v. Allen',
    rule: "A restriction may be enforced against a promisor's successor only by a person who owns land that it benefits.",
    applied: (_, { plaintiff, home }) =>
      `The benefit passed with ${home.the}, and ${plaintiff.the} owns nothing else nearby, so an injunction is refused.`,
  },
  own: {
    authority: `${THIRD} 2.2`,
    rule: 'A promise becomes a servitude only if the parties intend it to bind successors.',
    applied: (_, { third, defendant }) =>
      `The words tied the promise to ${whose(third)} time as owner, so ${defendant.the} is free of it.`,
  },
  implied: {
    authority: 'Sanborn v. McLean',
    rule: 'A restriction under a common scheme is implied on a lot that the developer still owned when the scheme began, and it binds a buyer whom the look of the neighborhood put on inquiry.',
    applied: (_, { defendant, business }) =>
      `Forty-nine lots with homes told ${defendant.the} to ask, so ${business.the} may be enjoined.`,
  },
  early: {
    authority: 'Sanborn v. McLean',
    rule: 'A servitude implied from a common scheme does not arise on a lot that was sold before the scheme began.',
    applied: (_, { defendant }) =>
      `Lot 31 had been sold without a limit in 2001, three years before the plan, so ${defendant.the} may use it freely.`,
  },
  vacant: {
    authority: 'Sanborn v. McLean',
    rule: 'A servitude implied from a common scheme binds only a buyer with actual, record, or inquiry notice of it.',
    applied: (_, { defendant, tract }) =>
      `Nothing stood in ${tract} yet, and no deed in the chain of Lot 31 spoke of a plan, so ${defendant.the} took it free.`,
  },
  mixed: {
    authority: `${THIRD} 2.14`,
    rule: 'Servitudes are implied on unrestricted lots only if the developer sold them under a general plan.',
    applied: (_, { defendant }) =>
      `Each buyer chose the terms, and only fourteen lots were limited, so ${defendant.the} may use Lot 31 freely.`,
  },
  zoned: {
    authority: 'Western Land Co. v. Truskolaski',
    rule: 'A zoning ordinance that permits a use does not override a private covenant that forbids it.',
    applied: (_, { business, homes }) =>
      `The ordinance allows stores but the deeds only ${homes}, so ${business.the} may be enjoined.`,
  },
  outside: {
    authority: 'Western Land Co. v. Truskolaski',
    rule: 'Business growth around a subdivision does not end its restrictions while they are still of real benefit to the lots inside, even if a lot would be worth more without them.',
    applied: (_, { business, homes }) =>
      `Every lot still holds ${homes}, so ${business.the} may be enjoined.`,
  },
  changed: {
    authority: `${THIRD} 7.10`,
    rule: 'A servitude may be terminated when change since its creation makes it impossible to accomplish its purpose.',
    applied: (_, { tract, homes }) =>
      `${capital(homes)} are no longer possible in ${tract}, so an injunction would help no one and is refused.`,
  },
  spread: {
    authority: 'Fink v. Miller',
    rule: 'A covenant is abandoned when violations are so many and so serious that they destroy the scheme and show that the owners have given it up.',
    applied: (_, { business }) =>
      `Most lots hold businesses to which no one objected, so ${business.the} may not be enjoined.`,
  },
  few: {
    authority: 'Fink v. Miller',
    rule: 'Minor or scattered violations do not show abandonment of a covenant that still serves its purpose.',
    applied: (_, { business }) =>
      `Lessons and honey at two homes left the other lots undisturbed, so ${business.the} may be enjoined.`,
  },
  watched: {
    authority: `${THIRD} 8.3`,
    rule: 'Equity refuses to enforce a servitude for a plaintiff whose unreasonable delay let the defendant change position.',
    applied: (_, { plaintiff, defendant }) =>
      `${The(plaintiff)} knew of the work from the start and kept silent while ${defendant.the} spent $200,000, so an injunction is refused.`,
  },
  merged: {
    authority: `${THIRD} 7.5`,
    rule: 'A servitude ends when the benefited and the burdened land come into one ownership, and a later sale does not revive it.',
    applied: (_, { third, business }) =>
      `${The(third)} owned both parcels for nine years and imposed no new limit on either, so ${business.the} may not be enjoined.`,
  },
  released: {
    authority: `${THIRD} 7.3`,
    rule: 'A servitude ends by release for those holders of its benefit who join in the release.',
    applied: (_, { plaintiff, business }) =>
      `The owner of Lot 30 could not give up the benefit of Lot 12, so ${plaintiff.the} may have ${business.the} enjoined.`,
  },
} as const satisfies RuleTable<CovenantFacts, CovenantStory>
