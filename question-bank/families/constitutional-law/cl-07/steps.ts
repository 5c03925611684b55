import type { Rule } from '../../engine/contract.ts'
import type { ResidentFacts, ResidentSkin } from './facts.ts'

type Applied = Rule<ResidentFacts, ResidentSkin>['applied']

const AS_OF = '2026-11-01'

function step(
  id: string,
  authority: string,
  rule: string,
  applied: Applied,
): Rule<ResidentFacts, ResidentSkin> {
  return { id, authority, asOf: AS_OF, rule, applied }
}

const FOUR =
  'Article IV bars a state from denying citizens of other states a fundamental right that it gives its own, unless a substantial reason supports the difference and the line is closely related to it.'
const CITIZENS =
  'The Privileges and Immunities Clause of Article IV protects citizens, and neither corporations nor aliens can invoke it.'
const OWN =
  'The Privileges and Immunities Clause of Article IV protects citizens of other states, and gives the state’s own citizens no claim against it.'
const NATIONAL =
  'The Privileges or Immunities Clause of the Fourteenth Amendment protects only the rights of national citizenship, and the pursuit of a trade is not one of them.'
const NATIONAL_CITIZENS =
  'The Privileges or Immunities Clause of the Fourteenth Amendment protects citizens of the United States, and neither corporations nor aliens are citizens.'
const TRADE =
  'A state law that shuts out business from other states is invalid unless it serves a legitimate purpose that no neutral means would serve, and the plaintiff need not be a citizen.'
const unproved: Applied = () => 'The reason that is given is not borne out by the figures.'

/** Every rule that a path of this family can run through. */
export const steps: readonly Rule<ResidentFacts, ResidentSkin>[] = [
  step(
    'four-work',
    'Supreme Court of New Hampshire v. Piper',
    FOUR,
    (facts, skin) =>
      `To live by ${skin.trade} is a fundamental right${facts.fit === 'loose' ? ', and the figures do not bear out the reason given' : ''}.`,
  ),
  step(
    'four-close',
    'Toomer v. Witsell',
    'A state may charge outsiders more to make up for the added cost of enforcement that they in particular cause.',
    () => 'The added charge equals the added cost.',
  ),
  step(
    'four-city',
    'United Building & Construction Trades Council v. Mayor and Council of Camden',
    'A city’s line by local residence is tested under Article IV as the state’s would be, although it also burdens people of the same state.',
    () => 'The plaintiff is a citizen of another state and is shut out by the line.',
  ),
  step(
    'four-land',
    'Corfield v. Coryell',
    FOUR,
    () =>
      'To own and hold property is a fundamental right, and the figures do not bear out the reason given.',
  ),
  step(
    'four-care',
    'Saenz v. Roe',
    FOUR,
    () => 'To get medical care that is offered in the state is a fundamental right, and no reason was given.',
  ),
  step(
    'four-tax',
    'Austin v. New Hampshire',
    FOUR,
    () =>
      'To work in another state without a heavier tax is a fundamental right, and no substantial reason was given.',
  ),
  step(
    'four-sport',
    'Baldwin v. Fish & Game Commission of Montana',
    'Article IV covers only rights fundamental to the union of the states, and sport is not one of them, so a state may charge outsiders more for it.',
    (_, skin) => `${skin.name} wants to ${skin.sport} for pleasure.`,
  ),
  step(
    'four-records',
    'U.S. Const. art. IV, § 2, cl. 1',
    'Article IV covers only rights fundamental to the union of the states, and access to public records under a state statute is not one of them.',
    () => 'The files were wanted out of curiosity, and the refusal hinders no trade.',
  ),
  step(
    'four-vote',
    'Baldwin v. Fish & Game Commission of Montana',
    'A state may confine to its residents the vote and the other matters that define it as a political community.',
    () => 'The choice of a governor is such a matter.',
  ),
  step('four-corporation', 'Paul v. Virginia', CITIZENS, (_, skin) => `${skin.firm} is a corporation.`),
  step('four-alien', 'Paul v. Virginia', CITIZENS, (_, skin) => `${skin.name} is an alien.`),
  step(
    'four-own',
    'United Building & Construction Trades Council v. Mayor and Council of Camden',
    OWN,
    () => 'The plaintiff is a citizen of the very state in which the city lies.',
  ),
  step(
    'four-new',
    'Saenz v. Roe',
    OWN,
    () =>
      'The plaintiff settled in the state to stay and so became its citizen; another clause protects newcomers.',
  ),
  step(
    'fourteen-aid',
    'Saenz v. Roe',
    'The Fourteenth Amendment secures to new citizens of a state the same benefits as its other citizens have, whatever the wish to save money.',
    () => 'The aid is for living in the state and cannot be carried off.',
  ),
  step(
    'fourteen-divorce',
    'Sosna v. Iowa',
    'A state may ask for a period of residence before it grants a portable benefit such as a divorce, which newcomers might obtain and take home.',
    () => 'The decree would be good in every state.',
  ),
  step('fourteen-work-visitor', 'The Slaughter-House Cases', NATIONAL, unproved),
  step(
    'fourteen-work-own',
    'The Slaughter-House Cases',
    NATIONAL,
    () => 'The right at stake is the pursuit of a trade.',
  ),
  step(
    'fourteen-corporation',
    'Orient Insurance Co. v. Daggs',
    NATIONAL_CITIZENS,
    (_, skin) => `${skin.firm} is a corporation.`,
  ),
  step(
    'fourteen-alien',
    'U.S. Const. amend. XIV, § 1',
    NATIONAL_CITIZENS,
    (_, skin) => `${skin.name} is an alien.`,
  ),
  step('commerce-corporation', 'Granholm v. Heald', TRADE, unproved),
  step('commerce-alien', 'Granholm v. Heald', TRADE, unproved),
  step(
    'commerce-city',
    'Dean Milk Co. v. City of Madison',
    'A city may not discriminate against trade from other states, and it is no answer that trade from other parts of the same state suffers too.',
    () => 'The line shuts out all who live outside the city.',
  ),
  step(
    'equal-sport',
    'Baldwin v. Fish & Game Commission of Montana',
    'Under equal protection a line by residence that touches no fundamental right needs only a rational basis.',
    () => 'Residents pay for the care of wild animals by their taxes, which is a rational ground.',
  ),
]
