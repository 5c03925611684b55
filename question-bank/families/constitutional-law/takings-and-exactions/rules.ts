import { The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { TakingFacts, TakingStory } from './facts.ts'

const CEDAR_POINT = 'Cedar Point Nursery v. Hassid'
const KOONTZ = 'Koontz v. St. Johns River Water Management District'

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  occupation: {
    authority: 'Loretto v. Teleprompter Manhattan CATV Corp.',
    rule: 'A permanent physical occupation of property that the government authorizes is a taking, whatever its size and whatever public interest it serves.',
    applied: (_, { shed, owner }) =>
      `The ordinance lets the boxes stay on the ${shed} permanently, so just compensation is due to ${owner.the}.`,
  },
  access: {
    authority: CEDAR_POINT,
    rule: 'A regulation that grants outsiders a right to enter private land appropriates the right to exclude, even if it is limited to certain hours and days.',
    applied: (_, { field }) =>
      `Organizers may enter the ${field} as of right on 120 days a year, so property was taken without payment.`,
  },
  inspection: {
    authority: CEDAR_POINT,
    rule: 'The government may condition a benefit such as a license on access for a reasonable health or safety inspection, if there is an essential nexus and rough proportionality to the risk.',
    applied: () =>
      'An hour a year beside tanks that could poison wells serves the purpose of the license and is modest, so nothing was taken.',
  },
  stray: {
    authority: CEDAR_POINT,
    rule: 'An isolated invasion that is not made under a granted right of access is assessed as a tort and is not the appropriation of a right to enter.',
    applied: () =>
      'The crew came once and by mistake, and it has no right to come again, so the claim under the Takings Clause fails.',
  },
  crop: {
    authority: 'Horne v. Department of Agriculture',
    rule: 'The Takings Clause protects personal property as it protects land, and a law that requires owners to surrender part of a crop is a physical taking.',
    applied: (_, { crop, owner }) =>
      `The statute made ${owner.the} give up title to a tenth of the ${crop}, so just compensation is due.`,
  },
  gain: {
    authority: 'Horne v. Department of Agriculture',
    rule: 'The value of goods taken is owed even though the same program raised the price of the rest.',
    applied: (_, { owner }) => `The higher prices did not pay ${owner.the} for the tenth.`,
  },
  surplus: {
    authority: 'Tyler v. Hennepin County',
    rule: 'A government that sells land for unpaid taxes may keep what it is owed, but it takes property if it keeps the rest.',
    applied: (_, { owner }) =>
      `The county was owed $12,000 and kept $90,000, and the difference belonged to ${owner.the}.`,
  },
  'wipe-out': {
    authority: 'Lucas v. South Carolina Coastal Council',
    rule: 'A regulation that denies all economically beneficial use of land is a taking unless background principles of property law already barred the use.',
    applied: () =>
      'The ordinance bars every use and has left the lot worthless, and until then building there was lawful.',
  },
  nuisance: {
    authority: 'Lucas v. South Carolina Coastal Council',
    rule: 'No compensation is due, even for the loss of all economic use, if background principles of property or nuisance law already barred that use.',
    applied: () =>
      'The courts of the state had treated such excavations as nuisances since 1931, so the county took nothing.',
  },
  'claim-passes': {
    authority: 'Palazzolo v. Rhode Island',
    rule: 'A purchase after a regulation was enacted does not bar a takings claim, and the enactment does not become a background principle when the land is sold.',
    applied: (_, { owner }) =>
      `${The(owner)} may attack an ordinance that was three years old when ${owner.the} bought.`,
  },
  undecided: {
    authority: 'Palazzolo v. Rhode Island',
    rule: 'A claim that a regulation takes property is not ripe until the government has reached a final decision on the uses that it will allow.',
    applied: (_, { owner }) =>
      `${The(owner)} has not applied for the exception that the board often grants, so the claim must wait.`,
  },
  moratorium: {
    authority: 'Tahoe-Sierra Preservation Council, Inc. v. Tahoe Regional Planning Agency',
    rule: 'A temporary moratorium is not a per se taking. It is judged by its economic impact, by investment-backed expectations, and by the character of the government action.',
    applied: () =>
      'The pause was general, was used for planning, and is over, and at least four-fifths of the value remained throughout, so nothing was taken.',
  },
  partial: {
    authority: 'Penn Central Transportation Co. v. New York City',
    rule: 'A regulation that leaves some economic use is judged by its economic impact, by investment-backed expectations, and by the character of the government action.',
    applied: (_, { owner }) =>
      `The lot lost 15 percent of its value under a general rule, and what ${owner.the} planned is allowed, so nothing was taken.`,
  },
  refused: {
    authority: KOONTZ,
    rule: 'The limits on permit conditions apply to demands for money, and they apply where the permit is denied because the owner refused.',
    applied: (_, { owner }) => `The permit was denied because ${owner.the} would not pay.`,
  },
  ordinance: {
    authority: 'Sheetz v. County of El Dorado',
    rule: 'Conditions on land-use permits are tested alike whether a legislature or an official imposes them.',
    applied: () => 'The charge is a condition of the permit although an ordinance sets it.',
  },
  unconnected: {
    authority: 'Nollan v. California Coastal Commission',
    rule: 'A condition on a land-use permit must have an essential nexus to the interest that would justify denying the permit.',
    applied: ({ twist }, { gift, sight }) =>
      twist === 'refused'
        ? `The money for ${gift} would do nothing about floods, so the demand is invalid.`
        : `A path to ${sight} does nothing about the cars, so the condition is invalid.`,
  },
  excessive: {
    authority: 'Dolan v. City of Tigard',
    rule: 'A condition on a land-use permit must be roughly proportional to the impact of the proposed project.',
    applied: ({ twist }) =>
      twist === 'ordinance'
        ? 'The traffic calls for $3,000 and the ordinance demands $48,000, so the charge is invalid.'
        : 'The cars call for 3 percent of the lot and the county demanded half of it, so the condition is invalid.',
  },
  fitting: {
    authority: 'Dolan v. City of Tigard',
    rule: 'A condition on a land-use permit is valid if it has an essential nexus to a legitimate interest and is roughly proportional to the impact of the project.',
    applied: () =>
      'The strip is for a ditch that the runoff would fill, and it is as wide as that ditch, so the condition is valid.',
  },
  tax: {
    authority: KOONTZ,
    rule: 'Property taxes and similar charges are not takings, and they need not match the benefit or the burden of each owner.',
    applied: (_, { owner }) =>
      `Every owner of land pays the charge, with a permit or without one, so ${owner.the} gets no refund.`,
  },
  plan: {
    authority: 'Kelo v. City of New London',
    rule: 'Taking land for just compensation under a considered plan of economic development is for public use, although private parties will hold the land.',
    applied: (_, { owner }) =>
      `The plan serves the whole district, and ${whose(owner)} lot is to be paid for at its full value, so the condemnation is valid.`,
  },
  favorite: {
    authority: 'Kelo v. City of New London',
    rule: 'The government may not take property, even for full compensation, for the purpose of conferring a private benefit on a particular private party.',
    applied: () => 'The only purpose was to oblige one man, so the condemnation is invalid.',
  },
} as const satisfies RuleTable<TakingFacts, TakingStory>
