import { capital } from '../../../text/capital.ts'
import { The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import { type ResidentFacts, type ResidentStory, status, suitor } from './facts.ts'

const FOUR =
  'The Privileges and Immunities Clause of Article IV bars a state from discriminating against citizens of other states as to a fundamental privilege, unless there is a substantial reason for the difference and the discrimination bears a substantial relationship to it.'
const NATIONAL =
  'The Privileges or Immunities Clause of the Fourteenth Amendment protects only the rights of national citizenship, and the right to pursue a trade is not one of them.'
const NATIONAL_CITIZENS =
  'The Privileges or Immunities Clause of the Fourteenth Amendment protects citizens of the United States.'
const TRADE =
  'A state law that discriminates against interstate commerce is invalid unless it serves a legitimate local purpose that reasonable nondiscriminatory alternatives cannot serve.'

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  'four-work': {
    authority: 'Supreme Court of New Hampshire v. Piper',
    rule: FOUR,
    applied: ({ fit, by }) =>
      fit === 'close'
        ? 'A license to earn a living is such a privilege, so State A had to justify the higher fee.'
        : by === 'city'
          ? 'Earning a living is such a privilege, and the figures refute the reason given.'
          : 'Earning a living is such a privilege. The figures refute the only reason given, so the statute is invalid.',
  },
  'four-close': {
    authority: 'Toomer v. Witsell',
    rule: 'A state may charge nonresidents a differential that compensates it for the added enforcement burden they impose.',
    applied: () =>
      'The extra $220 equals the extra cost of inspecting the records of nonresidents, so the fee is valid.',
  },
  'four-city': {
    authority: 'United Building & Construction Trades Council v. Mayor and Council of Camden',
    rule: 'Discrimination by a city on the basis of local residence is subject to the same test, even if other citizens of the state are excluded too.',
    applied: (at, story) =>
      `${The(suitor(at, story))} is a citizen of State B whom the ordinance excludes, so the ordinance is invalid.`,
  },
  'four-land': {
    authority: 'Supreme Court of New Hampshire v. Piper',
    rule: FOUR,
    applied: () =>
      'Owning land is such a privilege. Residents leave buildings empty just as often, so the statute lacks a substantial reason and is invalid.',
  },
  'four-care': {
    authority: 'Saenz v. Roe',
    rule: FOUR,
    applied: () =>
      'Obtaining the medical care that is available in the state is such a privilege. State A gave no reason at all, so the statute is invalid.',
  },
  'four-tax': {
    authority: 'Lunding v. New York Tax Appeals Tribunal',
    rule: FOUR,
    applied: () =>
      'Freedom from discriminatory taxation of earnings is such a privilege. That nonresidents have no vote is not a reason to tax them more, so the tax is invalid.',
  },
  'four-sport': {
    authority: 'Baldwin v. Fish & Game Commission of Montana',
    rule: 'Article IV protects only privileges that bear on the vitality of the nation as a single entity, and recreational hunting and fishing are not among them.',
    applied: (at, story) =>
      `${The(suitor(at, story))} pursues the sport for pleasure and not for a living, so State A may charge nonresidents more.`,
  },
  'four-records': {
    authority: 'McBurney v. Young',
    rule: 'Access to public information under a freedom of information statute is not among the fundamental privileges that the Privileges and Immunities Clause of Article IV protects.',
    applied: (at, story) =>
      `${The(suitor(at, story))} wants the records for a family history, so the limit to residents is valid.`,
  },
  'four-vote': {
    authority: 'Baldwin v. Fish & Game Commission of Montana',
    rule: 'A state may confine to its residents the suffrage and elective office, because they define the state as a separate political community.',
    applied: (at, story) =>
      `${The(suitor(at, story))} is not a resident of State A, whatever taxes are paid there, and has no right to vote for its governor.`,
  },
  'four-not-citizen': {
    authority: 'Paul v. Virginia',
    rule: 'The Privileges and Immunities Clause of Article IV extends only to citizens of the states.',
    applied: (at, story) =>
      `${The(suitor(at, story))} is ${status(at)}, so the claim fails whatever privilege is at stake.`,
  },
  'four-own': {
    authority: 'United Building & Construction Trades Council v. Mayor and Council of Camden',
    rule: 'The Privileges and Immunities Clause of Article IV gives citizens no remedy against discrimination by their own state or its cities.',
    applied: (at, story) =>
      `${capital(whose(suitor(at, story)))} state is State A, to which the city belongs, so the claim fails.`,
  },
  'four-new': {
    authority: 'Saenz v. Roe',
    rule: 'The Privileges and Immunities Clause of Article IV protects the citizens of one state who are in another. The claim of a new resident rests on the Fourteenth Amendment instead.',
    applied: (at, story) =>
      `${The(suitor(at, story))} became a citizen of State A by settling there, so the clause invoked gives no claim.`,
  },
  'fourteen-aid': {
    authority: 'Saenz v. Roe',
    rule: 'The Privileges or Immunities Clause of the Fourteenth Amendment secures to the newly arrived citizens of a state the same benefits that its other citizens enjoy.',
    applied: () =>
      'The assistance will be spent on living in State A. A wish to save money does not justify paying new citizens less, so the statute is invalid.',
  },
  'fourteen-divorce': {
    authority: 'Sosna v. Iowa',
    rule: 'A state may require a period of residence before it grants a divorce, so that its courts do not serve persons who come for a decree and then leave.',
    applied: () =>
      'A decree can be taken to any other state, and the petition is only delayed, so the one-year rule is valid.',
  },
  'fourteen-work': {
    authority: 'The Slaughter-House Cases',
    rule: NATIONAL,
    applied: () =>
      'The weakness of the stated reason therefore does not matter, and the claim under this clause fails.',
  },
  'fourteen-corporation': {
    authority: 'Orient Insurance Co. v. Daggs',
    rule: NATIONAL_CITIZENS,
    applied: (at, story) =>
      `${The(suitor(at, story))} is a corporation and not a citizen, so the claim fails.`,
  },
  'fourteen-alien': {
    authority: 'U.S. Const. amend. XIV, § 1',
    rule: NATIONAL_CITIZENS,
    applied: (at, story) =>
      `${The(suitor(at, story))} is a citizen of ${story.country}, and permanent residence does not make one a citizen of the United States, so the claim fails.`,
  },
  commerce: {
    authority: 'Granholm v. Heald',
    rule: TRADE,
    applied: ({ by }) =>
      by === 'city'
        ? 'Anyone engaged in such commerce may sue, and the figures refute the only purpose given.'
        : 'Anyone engaged in such commerce may sue. The figures refute the only purpose given, so the statute is invalid.',
  },
  'commerce-city': {
    authority: 'Dean Milk Co. v. City of Madison',
    rule: 'A city may not discriminate against interstate commerce, and it is no defense that commerce from other parts of the same state is excluded too.',
    applied: () => 'The ordinance shuts out every business from outside the city, so it is invalid.',
  },
  'equal-sport': {
    authority: 'Baldwin v. Fish & Game Commission of Montana',
    rule: 'Under the Equal Protection Clause, a classification by residence that burdens no fundamental right and uses no suspect trait must only be rationally related to a legitimate interest.',
    applied: () =>
      'Residents already support conservation through their taxes, so the higher fee for nonresidents is rational and valid.',
  },
} as const satisfies RuleTable<ResidentFacts, ResidentStory>
