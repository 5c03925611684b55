import type { Rule } from '../../engine/contract.ts'
import type { TakingFacts, TakingSkin } from './facts.ts'

type Applied = Rule<TakingFacts, TakingSkin>['applied']

const AS_OF = '2026-11-01'

function step(id: string, authority: string, rule: string, applied: Applied): Rule<TakingFacts, TakingSkin> {
  return { id, authority, asOf: AS_OF, rule, applied }
}

/** Every rule that a path of this family can run through. */
export const steps: readonly Rule<TakingFacts, TakingSkin>[] = [
  step(
    'occupation',
    'Loretto v. Teleprompter Manhattan CATV Corp.',
    'A permanent physical occupation of property that government authorizes is a taking, whatever its size and whatever public interest it serves.',
    (_, skin) => `The boxes stay on the ${skin.shed} for good.`,
  ),
  step(
    'access',
    'Cedar Point Nursery v. Hassid',
    'A law that gives outsiders a right to enter property takes it, though the right holds only for some hours and days.',
    (_, skin) =>
      `The organizers may come into the ${skin.field} as of right, and the owner cannot keep them out.`,
  ),
  step(
    'gain',
    'Horne v. Department of Agriculture',
    'That the owner also gains from the measure does not undo a physical taking, though a special benefit may count in measuring compensation.',
    (_, skin) => `The gain of ${skin.owner} does not replace compensation.`,
  ),
  step(
    'inspection',
    'Cedar Point Nursery v. Hassid',
    'Government may make a benefit such as a license depend on access for inspection, if that bears a connection and rough proportion to the risk.',
    (_, skin) =>
      `One visit a year to a ${skin.shed} from which food is sold is modest and serves the license.`,
  ),
  step(
    'stray',
    'Cedar Point Nursery v. Hassid',
    'Isolated physical invasions that are not made under a granted right of access are judged as torts and not as appropriations of a right to enter.',
    () => 'The crew came by mistake and once, and nobody may come again.',
  ),
  step(
    'crop',
    'Horne v. Department of Agriculture',
    'The Takings Clause protects goods as it protects land, and a law that makes owners hand over part of a crop takes it.',
    (_, skin) => `The county demands title to a tenth of the ${skin.crop}.`,
  ),
  step(
    'surplus',
    'Tyler v. Hennepin County',
    'Government that sells property for unpaid taxes may keep what it is owed, and takes property if it keeps the rest.',
    (_, skin) => `What the sale brought beyond the debt belonged to ${skin.owner}.`,
  ),
  step(
    'wipe-out',
    'Lucas v. South Carolina Coastal Council',
    'A regulation that denies all economically beneficial use of land is a taking unless background principles of property law already barred that use.',
    () => 'The county concedes that no economic use of the lot is left.',
  ),
  step(
    'nuisance',
    'Lucas v. South Carolina Coastal Council',
    'No compensation is due, even for a loss of all economic use, if background principles such as nuisance already barred the use.',
    () => 'The courts of the state had long held such building to be a nuisance to those below.',
  ),
  step(
    'claim-passes',
    'Palazzolo v. Rhode Island',
    'Purchase after a regulation was enacted does not bar a takings claim, and the enactment does not turn into a background principle by the sale.',
    (facts, skin) =>
      facts.act === 'nuisance'
        ? `That ${skin.owner} bought later is no bar, but the older law binds every owner.`
        : `That ${skin.owner} bought later is no bar.`,
  ),
  step(
    'undecided',
    'Palazzolo v. Rhode Island',
    'A claim that a regulation takes property is not ripe until the government has reached a final decision on the uses it will allow.',
    (_, skin) => `${skin.owner} has not asked for the leave that the board often gives.`,
  ),
  step(
    'moratorium',
    'Tahoe-Sierra Preservation Council, Inc. v. Tahoe Regional Planning Agency',
    'A temporary ban on building is no taking as such; it is weighed by economic impact, investment-backed expectations and the character of the action.',
    () => 'The ban was short, general and made in good faith, and most of the value remained.',
  ),
  step(
    'partial',
    'Penn Central Transportation Co. v. New York City',
    'A regulation that leaves some economic use is weighed by economic impact, investment-backed expectations and the character of the action.',
    () =>
      'The fall in value is modest, the rule is general, and what the owner planned at purchase is allowed.',
  ),
  step(
    'refused',
    'Koontz v. St. Johns River Water Management District',
    'The limits on permit conditions hold as well where the permit is denied because the owner would not agree to one.',
    (_, skin) => `The permit was denied because ${skin.owner} would not agree.`,
  ),
  step(
    'money',
    'Koontz v. St. Johns River Water Management District',
    'A demand for money as a condition of a land-use permit is tested as a demand for land is.',
    () => 'The demand is for money.',
  ),
  step(
    'ordinance',
    'Sheetz v. County of El Dorado',
    'Conditions on land-use permits are tested alike whether a legislature or an official imposes them.',
    () => 'That the ordinance sets the charge for all builders is no exemption.',
  ),
  step(
    'unconnected',
    'Nollan v. California Coastal Commission',
    'A condition on a land-use permit must have an essential nexus to the interest that would justify denying the permit.',
    () => 'What was demanded does nothing about the harm that worries the county.',
  ),
  step(
    'excessive',
    'Dolan v. City of Tigard',
    'A condition on a land-use permit must be roughly proportional to the impact of the proposed project.',
    () => 'The demand is many times what the added traffic would call for.',
  ),
  step(
    'fitting',
    'Dolan v. City of Tigard',
    'A condition on a land-use permit is valid if it has an essential nexus to a legitimate interest and is roughly proportional to the impact of the project.',
    () => 'The demand deals with the added traffic and matches it.',
  ),
  step(
    'tax',
    'Koontz v. St. Johns River Water Management District',
    'Property taxes and similar laws that burden owners in money are not takings and need not match the impact of each owner.',
    () => 'The charge is due from every owner, whether or not a permit is sought.',
  ),
  step(
    'plan',
    'Kelo v. City of New London',
    'Taking land for just compensation under a considered plan of economic development is a public use, although private parties will hold the land.',
    () => 'The plan serves the whole district, and full value was offered.',
  ),
  step(
    'favorite',
    'Kelo v. City of New London',
    'Government may not take property, even for full compensation, for the purpose of conferring a private benefit on a particular private party.',
    () => 'The records show no purpose but to please one person.',
  ),
]
